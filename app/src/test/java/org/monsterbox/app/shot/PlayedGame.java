package org.monsterbox.app.shot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.R;
import org.monsterbox.app.games.BotGame;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.scene.SceneProbe;
import org.monsterbox.app.scene.view.SceneView;
import org.monsterbox.app.settings.Switch;
import org.monsterbox.app.store.Imported;
import org.monsterbox.app.store.StoreFailure;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.GameRecord;
import org.monsterbox.core.record.Header;
import org.monsterbox.core.record.RecordWriter;
import org.monsterbox.core.record.Sitter;

/** The first game, by its seed, that bots have played up to a moment worth a picture. */
public final class PlayedGame<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  private final GameKit<S, M, V> kit;
  private final LongFunction<Setup> setups;
  private final String others;
  private final int person;
  private final Grade grade;
  private final Predicate<V> moment;
  private Optional<GameRecord> found = Optional.empty();

  /**
   * What to look for.
   *
   * @param setups by their seeds
   * @param others who sits with the first person, as records write it
   * @param grade of the bots that play it up to there
   * @param moment what the first person sees
   */
  public PlayedGame(
      GameKit<S, M, V> kit,
      LongFunction<Setup> setups,
      String others,
      Grade grade,
      Predicate<V> moment) {
    this(kit, setups, 0, others, grade, moment);
  }

  /**
   * The same with a person on another seat.
   *
   * @param moment what the first seat sees
   */
  public PlayedGame(
      GameKit<S, M, V> kit,
      LongFunction<Setup> setups,
      int person,
      String others,
      Grade grade,
      Predicate<V> moment) {
    this.kit = kit;
    this.setups = setups;
    this.person = person;
    this.others = others;
    this.grade = grade;
    this.moment = moment;
  }

  /** Looked for once. */
  private synchronized GameRecord record() {
    for (long seed = 1; found.isEmpty(); seed++) {
      Setup setup = setups.apply(seed);
      found =
          new BotGame<>(kit, setup, grade)
              .until(moment)
              .map(reached -> new GameRecord(header(setup), reached.entries()));
    }
    return found.get();
  }

  private Header header(Setup setup) {
    Rules<S, M, V> rules = kit.rules();
    List<Sitter> sitters = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      sitters.add(new Sitter(seat == person ? "person" : others, Sitting.NAMES.get(seat)));
    }
    return new Header(rules.facts().id(), rules.version(), "0.1", "2026-01-31", sitters, setup);
  }

  /** As a file. */
  public byte[] file() {
    return new RecordWriter(kit.rules()).write(record());
  }

  /** Goes on with it at the table. */
  public void play(MainActivity activity) {
    keep(activity, activity::openTable);
  }

  /** The same around a tablet that lies flat. */
  public void playFlat(MainActivity activity) {
    MonsterBoxApplication.of(activity).settings().set(Switch.FLAT_TABLE, true);
    play(activity);
  }

  /** Watches it from its beginning. */
  public void watch(MainActivity activity) {
    keep(activity, activity::openReplay);
  }

  private void keep(MainActivity activity, Consumer<Long> then) {
    MonsterBoxApplication app = MonsterBoxApplication.of(activity);
    app.settings().set(Switch.REDUCED_MOTION, true);
    byte[] file = file();
    app.background()
        .execute(
            () -> {
              try {
                Imported imported = app.gameStore().importGame(file);
                activity.runOnUiThread(() -> then.accept(((Imported.Added) imported).game()));
              } catch (StoreFailure e) {
                throw new IllegalStateException(e);
              }
            });
  }

  /** Asks what a strong player would do. */
  public static void askForHint(MainActivity activity) {
    activity.findViewById(R.id.hint).performClick();
  }

  /** Touches a thing on the table, or chooses what the table's menu lists by that id. */
  public static Consumer<MainActivity> touching(String id) {
    return activity -> {
      SceneView scene = activity.findViewById(R.id.scene);
      if (scene.scene().find(id).isPresent()) {
        SceneProbe.click(scene, id);
      } else {
        scene.tap(id);
      }
    };
  }
}
