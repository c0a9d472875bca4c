package org.monsterbox.app.replay;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.SeatMark;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.referee.Line;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/** What the bots of a game that is over had in mind, move by move. */
record Minds<S extends Fingerprinted, M extends Move, V extends Fingerprinted>(
    GameKit<S, M, V> kit,
    Function<Bot<M, V>, List<String>> reader,
    Line<S, M> line,
    List<Seat> bots,
    long seed) {

  /** So many marks fit beside each other on what is remembered. */
  private static final int ABREAST = 3;

  private static final float PAPER = 2;
  private static final float EDGE = 0.1f;

  /** What the bot of that seat remembered after so many moves: ids of nodes. */
  private List<String> of(Seat seat, int moves) {
    Bot<M, V> bot = kit.bot(seat.bot().orElseThrow(), seat.number(), seed);
    line.toldTo(seat.number(), moves).forEach(bot::watch);
    return reader.apply(bot);
  }

  /** The scene with the mark of each bot on all that it remembered. */
  Scene shown(Scene scene, int moves, Context context) {
    Palette palette = Palette.of(context);
    Piece paper =
        new Framed(
            new Collage(palette).patch(palette.white(), Shapes.circle(1, 1, 1)), PAPER, PAPER);
    List<Node> nodes = new ArrayList<>(scene.nodes());
    for (int i = 0; i < bots.size(); i++) {
      Piece mark = new SeatMark(palette, bots.get(i).mark());
      for (String id : of(bots.get(i), moves)) {
        int place = i;
        scene.find(id).ifPresent(node -> nodes.add(mark(node, place, paper, mark)));
      }
    }
    return scene.with(nodes);
  }

  private static Node mark(Node node, int place, Piece paper, Piece mark) {
    Bounds bounds = node.bounds();
    float size = bounds.width() / ABREAST;
    int row = place / ABREAST;
    return Node.decoration(
            node.id() + "-mind-" + place,
            Bounds.of(
                bounds.left() + place % ABREAST * size, bounds.top() + row * size, size, size),
            Layers.stack(paper, Layers.padded(mark, size * EDGE)))
        .inPane(node.pane());
  }

  /** How much each of them remembered after so many moves. */
  List<String> sentences(int moves, Context context) {
    List<String> sentences = new ArrayList<>();
    for (Seat bot : bots) {
      sentences.add(
          context.getString(R.string.replay_remembers, bot.name(), of(bot, moves).size()));
    }
    return sentences;
  }
}
