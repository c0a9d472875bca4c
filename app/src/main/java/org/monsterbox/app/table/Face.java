package org.monsterbox.app.table;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.GameKit.SceneMaker;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.referee.Situation;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/** How a table looks and what is said at it, in one language and theme. */
final class Face<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  /** What happened longer ago is not read any more. */
  private static final int LONGEST_LOG = 300;

  /** So much is left out at once, so that most of the time the log only grows. */
  private static final int LEFT_OUT = 100;

  private final GameTable<S, M, V> table;
  private final GameWords<M, V> words;
  private final SceneMaker<M, V> scenes;
  private final Context context;
  private final Chronicle chronicle;

  Face(GameTable<S, M, V> table, GameWords<M, V> words, SceneMaker<M, V> scenes, Context context) {
    this.table = table;
    this.words = words;
    this.scenes = scenes;
    this.context = context;
    chronicle = new Chronicle(words::event);
  }

  /** Nothing at all is to be seen of a covered table. */
  Scene scene(Stage stage) {
    if (table.isCovered() || table.isStopped()) {
      return new Scene(stage.width(), stage.height(), List.of(), List.of());
    }
    Situation<M, V> now = table.situation();
    String hinted = now.hint().map(hint -> hint.move().text()).orElse("");
    return scenes.make(
        new Sight<>(
                now.view(),
                now.seats(),
                now.viewer(),
                now.moves(),
                table.draft(),
                hinted,
                table.isAided() ? table.position().log(table.looker()) : List.of(),
                table.position().since(),
                now.players())
            .after(table.position().recent()),
        stage);
  }

  /** One short sentence: what the table waits for. */
  String prompt() {
    Situation<M, V> now = table.situation();
    if (now.isOver()) {
      return words.ending(now.outcome().orElseThrow().reason());
    }
    if (table.isStopped()) {
      return context.getString(R.string.table_stopped_words);
    }
    if (now.isAsked() || table.isRealTime()) {
      return words.prompt(now.view(), now.seats());
    }
    if (now.paused()) {
      return context.getString(R.string.table_paused);
    }
    return now.acting().size() == 1
        ? context.getString(R.string.table_thinking, now.acting().get(0).name())
        : context.getString(R.string.table_all_thinking);
  }

  /** What is said instead of who has won, where somebody played alone. */
  Optional<String> resultAlone() {
    return words.resultAlone(table.situation().view());
  }

  /** What a hint proposes and why. */
  Optional<String> hint() {
    Situation<M, V> now = table.situation();
    if (now.advising()) {
      return Optional.of(context.getString(R.string.table_hint_coming));
    }
    return now.hint()
        .map(hint -> words.hint(now.view(), now.seats()).orElseGet(() -> sentence(now, hint)));
  }

  private String sentence(Situation<M, V> now, Choice<M> hint) {
    return context.getString(
        R.string.table_hint_shown,
        words.move(hint.move(), now.view(), now.seats()),
        words.reason(hint.reason(), now.seats()));
  }

  /** What happened, the latest last. */
  List<String> log() {
    if (table.isCovered()) {
      return List.of();
    }
    List<String> all = chronicle.of(table.position().log(table.looker()), seats());
    int first = Math.max(0, all.size() - LONGEST_LOG) / LEFT_OUT * LEFT_OUT;
    List<String> log = new ArrayList<>(all.subList(first, all.size()));
    log.removeIf(String::isEmpty);
    return log;
  }

  /** What the last move led to. */
  List<String> justHappened() {
    return sentences(table.position().latest(table.looker()));
  }

  /** Who is to look at the table. */
  String viewerName() {
    return seats().get(table.position().viewer()).name();
  }

  private List<Seat> seats() {
    return table.position().seating().seats();
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
