package org.monsterbox.app.table;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.Again;
import org.monsterbox.app.games.Epilogue;
import org.monsterbox.app.games.GameKit.SceneMaker;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.app.games.Sight.Past;
import org.monsterbox.app.referee.GamePosition;
import org.monsterbox.app.referee.Situation;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.speech.Nameplates;
import org.monsterbox.app.speech.Sentences;
import org.monsterbox.app.table.log.Chronicle;
import org.monsterbox.app.table.log.GameLog;
import org.monsterbox.app.table.log.RoundCount;
import org.monsterbox.app.table.parts.Pointer;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/** How a table looks and what is said at it, in one language and theme. */
final class TableLook<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  private final GameTable<S, M, V> table;
  private final GameWords<M, V> words;
  private final SceneMaker<M, V> scenes;
  private final Context context;
  private final Chronicle chronicle;
  private final Pointer pointer;
  private final Nameplates nameplates;

  TableLook(
      GameTable<S, M, V> table, GameWords<M, V> words, SceneMaker<M, V> scenes, Context context) {
    this.table = table;
    this.words = words;
    this.scenes = scenes;
    this.context = context;
    pointer = new Pointer(context);
    chronicle =
        new Chronicle(
            words,
            table.kit().pictures(context),
            new RoundCount(round -> context.getString(R.string.table_round, round)));
    nameplates = new Nameplates(context);
  }

  /** Nothing at all is to be seen of a covered table. */
  Scene scene(Stage stage) {
    if (table.isCovered() || table.isStopped()) {
      return new Scene(stage.width(), stage.height(), List.of(), List.of());
    }
    if (table.draft() instanceof Again again) {
      return again(again.moves(), stage);
    }
    Situation<M, V> now = table.situation();
    Scene scene =
        scenes.make(
            now.sight()
                .called(seats())
                .with(table.draft())
                .withHint(now.hint().map(hint -> table.kit().rules().text(hint.move())).orElse(""))
                .after(past()),
            stage);
    return pointer.at(now.aim(), scene);
  }

  private Past past() {
    GamePosition<S, M, V> position = table.position();
    List<Event> remembered = table.isAided() ? position.log(table.looker()) : List.of();
    return new Past(remembered, position.since(), position.recent());
  }

  /** The table as it was: touching it anywhere leads back to how it is. */
  private Scene again(int moves, Stage stage) {
    Scene past = scenes.make(table.position().sightAgain(moves).called(seats()), stage).asleep();
    List<Node> nodes = new ArrayList<>(past.nodes());
    nodes.add(
        Node.of(
                Role.BUTTON,
                "again-stop",
                Bounds.of(0, 0, stage.width(), stage.height()),
                (canvas, width, height) -> {},
                context.getString(R.string.table_again_stop))
            .tapped(new Tap.Sketch(Draft.NONE)));
    return past.with(nodes).withMenu(List.of());
  }

  /** One short sentence: what the table waits for. */
  String prompt() {
    if (table.draft() instanceof Again) {
      return context.getString(R.string.table_again);
    }
    Situation<M, V> now = table.situation();
    if (now.isOver()) {
      return words.ending(now.outcome().orElseThrow().reason());
    }
    if (table.isStopped()) {
      return context.getString(R.string.table_stopped_words);
    }
    if (now.isAsked() || table.isRealTime()) {
      return words.prompt(now.view(), seats());
    }
    if (now.paused()) {
      return context.getString(R.string.table_paused);
    }
    return othersAct(now);
  }

  /** Who thinks, but only while that is all that is awaited. */
  private String othersAct(Situation<M, V> now) {
    String showing = words.showing(now.view(), seats());
    if (!showing.isEmpty()) {
      return showing;
    }
    if (now.acting().size() != 1) {
      return context.getString(R.string.table_all_thinking);
    }
    return context.getString(
        now.isThinking() ? R.string.table_thinking : R.string.table_playing,
        seats().get(now.acting().get(0).number()).name());
  }

  /** What a hint proposes and why. */
  Optional<String> hint() {
    Situation<M, V> now = table.situation();
    if (now.advising()) {
      return Optional.of(context.getString(R.string.table_hint_coming));
    }
    return now.hint()
        .map(hint -> words.hint(now.view(), seats()).orElseGet(() -> sentence(now, hint)));
  }

  private String sentence(Situation<M, V> now, Choice<M> hint) {
    return new Sentences(context)
        .say(
            R.string.table_hint_shown,
            words.move(hint.move(), now.view(), seats()),
            words.reason(hint.reason(), seats()));
  }

  /** What happened, the latest last. */
  GameLog log() {
    if (table.isCovered()) {
      return GameLog.EMPTY;
    }
    GamePosition<S, M, V> position = table.position();
    return chronicle.of(position.told(table.looker()), seats(), position.knownMoves());
  }

  /** What the last move led to; where there is nothing to say of that, what was said last. */
  List<String> justHappened() {
    if (table.draft() instanceof Again again) {
      return sentences(table.position().latestAgain(again.moves()));
    }
    List<String> latest = sentences(table.position().latest(table.looker()));
    List<String> all = latest.isEmpty() ? log().sentences() : List.of();
    return all.isEmpty() ? latest : all.subList(all.size() - 1, all.size());
  }

  /** What is told of a game that is over. */
  Epilogue epilogue() {
    return words.epilogue(table.situation().view(), table.position().log(table.looker()), seats());
  }

  /** How the table lay in the end. */
  Optional<Piece> finalPicture() {
    return table.kit().finalPicture(context, table.situation().view());
  }

  /** Who is to look at the table. */
  String viewerName() {
    return seats().get(table.position().viewer()).name();
  }

  /** Who plays, as they are called in this language. */
  List<Seat> seats() {
    return nameplates.of(table.position().seating().seats());
  }

  private List<String> sentences(List<Event> events) {
    List<Seat> seats = seats();
    List<String> sentences = new ArrayList<>();
    for (Event event : events) {
      String sentence = words.event(event, seats);
      if (!sentence.isEmpty()) {
        sentences.add(sentence);
      }
    }
    return sentences;
  }

  String refusal(Code code) {
    return words.refusal(code);
  }
}
