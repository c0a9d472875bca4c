package org.monsterbox.app.shot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.R;
import org.monsterbox.app.games.thirteen.ThirteenPositions;
import org.monsterbox.app.scene.SceneProbe;
import org.monsterbox.app.scene.SceneView;
import org.monsterbox.app.settings.Switch;
import org.monsterbox.app.store.Imported;
import org.monsterbox.app.store.StoreFailure;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.Entry;
import org.monsterbox.core.record.GameRecord;
import org.monsterbox.core.record.Header;
import org.monsterbox.core.record.RecordWriter;
import org.monsterbox.core.record.Sitter;
import org.monsterbox.core.thirteen.Phase;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.ThirteenView;

/** Games of 13 Monsters that bots have played up to a moment worth a picture. */
final class PlayedGame {

  private static final ThirteenMonsters RULES = new ThirteenMonsters();
  private static final List<String> NAMES = List.of("Ada", "Basile", "Chloé", "Darius");

  private static final int MOVES_TO_REMEMBER = 90;

  private static final Played FLAT = new Played(NAMES.size(), "person", PlayedGame::isHerTurn);
  private static final Played FINISHED = new Played(3, "hard", ThirteenView::isOver);

  /** The first game, by its seed, that comes to a moment: looked for once. */
  private static final class Played {

    private final Supplier<GameRecord> search;
    private Optional<GameRecord> found = Optional.empty();

    /**
     * What to look for.
     *
     * @param others what plays against the first person, as records write it
     */
    Played(int seats, String others, Predicate<ThirteenView> moment) {
      search = () -> play(seats, others, moment);
    }

    synchronized GameRecord record() {
      if (found.isEmpty()) {
        found = Optional.of(search.get());
      }
      return found.get();
    }
  }

  private PlayedGame() {}

  /** The first person's turn in the middle of a game. */
  static boolean isHerTurn(ThirteenView view) {
    return view.phase() == Phase.ACTION
        && view.actor() == 0
        && !view.attackUsed()
        && view.monsters(0).size() >= 2
        && view.monsters(1).size() >= 1
        && !view.freeSets(0).isEmpty()
        && view.cardsLeft() > 20;
  }

  static boolean isHerReveal(ThirteenView view) {
    return view.phase() == Phase.REVEAL && view.active() == 0 && view.cardsLeft() < 60;
  }

  static boolean isHerBattle(ThirteenView view) {
    return view.phase() == Phase.BATTLE_ATTACK
        && view.actor() == 0
        && view.throwing().filter(throwing -> throwing.used() == 2).isPresent();
  }

  static boolean isHerPick(ThirteenView view) {
    return view.phase() == Phase.DUEL_PICK && view.actor() == 0 && view.monsters(0).size() > 1;
  }

  /** Somebody has thrown before her, and she has thrown once. */
  static boolean isHerDuel(ThirteenView view) {
    return view.phase() == Phase.DUEL_THROW
        && view.actor() == 0
        && !view.duel().orElseThrow().scores().isEmpty()
        && view.throwing().filter(throwing -> throwing.used() == 1).isPresent();
  }

  /** Opens the table of a game that has come to such a moment. */
  static Consumer<MainActivity> at(int seats, Predicate<ThirteenView> moment) {
    Played played = new Played(seats, "person", moment);
    return activity -> keep(activity, played.record(), activity::openTable);
  }

  /** Four people around a tablet that lies flat. */
  static void flat(MainActivity activity) {
    MonsterBoxApplication.of(activity).settings().set(Switch.FLAT_TABLE, true);
    keep(activity, FLAT.record(), activity::openTable);
  }

  /** A finished game against bots, as a file. */
  static byte[] finished() {
    return new RecordWriter(RULES).write(FINISHED.record());
  }

  /** The same, watched from its beginning. */
  static void replay(MainActivity activity) {
    keep(activity, FINISHED.record(), activity::openReplay);
  }

  /** Goes on in a game that is watched, and looks into the bots' minds. */
  static void readMinds(MainActivity activity) {
    for (int move = 0; move < MOVES_TO_REMEMBER; move++) {
      activity.findViewById(R.id.step_forward).performClick();
    }
    activity.findViewById(R.id.minds).performClick();
  }

  /** Asks what a strong player would do. */
  static void askForHint(MainActivity activity) {
    activity.findViewById(R.id.hint).performClick();
  }

  /** Touches a thing on the table. */
  static Consumer<MainActivity> touching(String id) {
    return activity -> {
      SceneView scene = activity.findViewById(R.id.scene);
      SceneProbe.click(scene, id);
    };
  }

  private static void keep(MainActivity activity, GameRecord game, Consumer<Long> then) {
    MonsterBoxApplication app = MonsterBoxApplication.of(activity);
    app.settings().set(Switch.REDUCED_MOTION, true);
    byte[] record = new RecordWriter(RULES).write(game);
    app.background()
        .execute(
            () -> {
              try {
                Imported imported = app.gameStore().importGame(record);
                activity.runOnUiThread(() -> then.accept(((Imported.Added) imported).game()));
              } catch (StoreFailure e) {
                throw new IllegalStateException(e);
              }
            });
  }

  private static GameRecord play(int seats, String others, Predicate<ThirteenView> moment) {
    for (long seed = 1; ; seed++) {
      Setup setup = new Setup(seats, ThirteenPositions.fast(), seed);
      List<Entry> entries = new ArrayList<>();
      ThirteenPositions.Scribe scribe =
          (seat, move) -> entries.add(new Entry.Played(seat, move.text()));
      if (ThirteenPositions.play(setup, moment, scribe).isPresent()) {
        return new GameRecord(header(setup, others), entries);
      }
    }
  }

  private static Header header(Setup setup, String others) {
    List<Sitter> sitters = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      sitters.add(new Sitter(seat == 0 ? "person" : others, NAMES.get(seat)));
    }
    return new Header(RULES.facts().id(), RULES.version(), "0.1", "2026-01-31", sitters, setup);
  }
}
