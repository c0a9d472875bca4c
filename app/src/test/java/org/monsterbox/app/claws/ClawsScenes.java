package org.monsterbox.app.claws;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.GameKit.SceneMaker;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.contract.claws.ClawsMove;
import org.monsterbox.core.contract.claws.ClawsView;

/** A very plain table: lines of words, and a button for each card of the hand. */
final class ClawsScenes implements SceneMaker<ClawsMove, ClawsView> {

  static final Piece BLANK = (canvas, width, height) -> {};

  /** A card that is lifted, but not yet played. */
  record Lifted(int card) implements Draft {}

  @Override
  public Scene make(Sight<ClawsMove, ClawsView> sight, Stage stage) {
    ClawsView view = sight.view();
    List<Node> nodes = new ArrayList<>();
    nodes.add(
        line(nodes, stage, Role.HEADING, "die", "Die " + view.die())
            .explained("The die", "It says how much the claw is worth.", "die"));
    for (Seat seat : sight.seats()) {
      int number = seat.number();
      String words =
          seat.name() + ": score " + view.score(number) + ", cards " + view.handSize(number);
      nodes.add(line(nodes, stage, Role.TEXT, "seat" + number, words));
      if (view.played(number) > 0) {
        String played = seat.name() + " played " + view.played(number);
        nodes.add(line(nodes, stage, Role.TEXT, "played" + number, played));
      }
    }
    for (int card : view.hand()) {
      nodes.add(card(nodes, stage, sight, card));
    }
    return new Scene(stage.width(), stage.height(), nodes, List.of());
  }

  private static Node card(
      List<Node> nodes, Stage stage, Sight<ClawsMove, ClawsView> sight, int card) {
    ClawsMove move = new ClawsMove(card);
    String words =
        "Card " + card + (sight.hinted().equals(new Claws().text(move)) ? ", hinted" : "");
    Node node =
        line(nodes, stage, Role.BUTTON, "card" + card, words)
            .selected(sight.draft() instanceof Lifted lifted && lifted.card() == card);
    if (!sight.isAsked()) {
      return node.tapped(new Tap.Say("It is not your turn"));
    }
    return node.tapped(node.selected() ? new Tap.Play(move) : new Tap.Sketch(new Lifted(card)));
  }

  private static Node line(List<Node> nodes, Stage stage, Role role, String id, String words) {
    Bounds bounds = Bounds.of(0, 50 * nodes.size(), stage.width(), 48);
    return Node.of(role, id, bounds, BLANK, words);
  }
}
