package org.monsterbox.app.games;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.bigmonster.BigMonsterKit;
import org.monsterbox.app.games.cube.CubeKit;
import org.monsterbox.app.games.sea.SeaKit;
import org.monsterbox.app.games.thirteen.ThirteenKit;
import org.monsterbox.app.referee.GamePosition;
import org.monsterbox.app.referee.GameWalk;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/**
 * Nothing that is not acting moves: neither from turn to turn, nor between two touches of a move.
 * What the moves of a game move is listed by kind (an id without its numbers and capitals);
 * whatever else has the same id in two scenes is at the same place in both.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class StablePlacesTest {

  private static final List<Stage> STAGES =
      List.of(
          new Stage(360, 520, 1, false),
          new Stage(411, 680, 1, false),
          new Stage(631, 360, 1, false),
          new Stage(960, 740, 1, false));

  private static final int MOST_MOVES = 120;
  private static final int MOST_SKETCHES = 5;

  /** Sets before a seat make room for what it finds, and go to whoever takes them. */
  private static final Set<String> MOVE_IN_THIRTEEN = Set.of("set#");

  /** Digits that are put into a formula. */
  private static final Set<String> MOVE_IN_CUBE = Set.of("digit#-*");

  /** Maps grow on all sides as tiles are laid. */
  private static final Set<String> MOVE_IN_BIG_MONSTER =
      Set.of("beam#-above", "beam#-below", "explorer#", "gem-*##", "tile#");

  private static final Set<String> MOVE_IN_SEA = Set.of("boat#", "card-*#", "whale");

  /** What still moves and must not: each list only becomes shorter. */
  private static final Set<String> OFFENDERS_IN_THIRTEEN = Set.of();

  private static final Set<String> OFFENDERS_IN_CUBE = Set.of("face##-*", "name#", "tile##");

  private static final Set<String> OFFENDERS_IN_BIG_MONSTER =
      Set.of(
          "coin-*",
          "desk-explorer",
          "desk-explorer-picture",
          "desk-tile",
          "hand#",
          "hand-tray",
          "kept#",
          "map-ground",
          "medal-*",
          "medal-*-picture",
          "medal-progress-*",
          "next#",
          "open-tiles",
          "order#",
          "order-name#",
          "order-ship#",
          "pane:hand",
          "pane:map#",
          "place",
          "seat#-icon#",
          "seat#-map",
          "seat#-name",
          "seat#-points",
          "small-map");

  private static final Set<String> OFFENDERS_IN_SEA = Set.of("token-wind#");

  @Test
  public void thirteenMonstersKeepsItsPlaces() throws Exception {
    check(new ThirteenKit(), MOVE_IN_THIRTEEN, OFFENDERS_IN_THIRTEEN);
  }

  @Test
  public void monsterCubeKeepsItsPlaces() throws Exception {
    check(new CubeKit(), MOVE_IN_CUBE, OFFENDERS_IN_CUBE);
  }

  @Test
  public void bigMonsterKeepsItsPlaces() throws Exception {
    check(new BigMonsterKit(), MOVE_IN_BIG_MONSTER, OFFENDERS_IN_BIG_MONSTER);
  }

  @Test
  public void monsterOfTheSeaKeepsItsPlaces() throws Exception {
    check(new SeaKit(), MOVE_IN_SEA, OFFENDERS_IN_SEA);
  }

  private static <S extends Fingerprinted, M extends Move, V extends Fingerprinted> void check(
      GameKit<S, M, V> kit, Set<String> moving, Set<String> offenders) throws Exception {
    PlaceWatch watch = new PlaceWatch();
    int least = kit.rules().facts().fewestSeats();
    int most = kit.rules().facts().mostSeats();
    int next = 0;
    for (int seats : new TreeSet<>(List.of(least, (least + most) / 2, most))) {
      // Two stages each, so that all are seen.
      walk(kit, seats, STAGES.get(next++ % STAGES.size()), watch);
      walk(kit, seats, STAGES.get(next++ % STAGES.size()), watch);
    }
    Set<String> unknown = watch.kinds();
    unknown.removeAll(moving);
    unknown.removeAll(offenders);
    assertEquals("Moved, and is not listed:" + watch.told(unknown), Set.of(), unknown);
    Set<String> mended = new TreeSet<>(offenders);
    mended.removeAll(watch.kinds());
    if (!mended.isEmpty()) {
      System.out.println(kit.rules().facts().id() + " has mended " + mended);
    }
  }

  private static <S extends Fingerprinted, M extends Move, V extends Fingerprinted> void walk(
      GameKit<S, M, V> kit, int seats, Stage stage, PlaceWatch watch) throws Exception {
    Context context = ApplicationProvider.getApplicationContext();
    GameKit.SceneMaker<M, V> scenes = kit.scenes(context);
    GameWalk<S, M, V> game =
        new GameWalk<>(kit, kit.rules().usualSetup(seats, 7L * seats), Grade.EASY);
    Scene before = scenes.make(sight(game.position()), stage);
    for (int move = 1; move <= MOST_MOVES && game.next(); move++) {
      Sight<M, V> sight = sight(game.position());
      Scene after = scenes.make(sight, stage);
      String when = "after move " + move + " of " + seats + " on " + stage;
      watch.compare(before, after, when);
      for (Tap.Sketch sketch : sketches(after)) {
        Scene sketched = scenes.make(sight.with(sketch.draft()), stage);
        watch.compare(after, sketched, when + " with " + sketch.draft());
      }
      before = after;
    }
  }

  private static <S extends Fingerprinted, M extends Move, V extends Fingerprinted>
      Sight<M, V> sight(GamePosition<S, M, V> position) {
    return position.sight().after(new Sight.Past(List.of(), position.since(), position.recent()));
  }

  /** What the person who looks can begin: not more of them than are tried in a moment. */
  private static List<Tap.Sketch> sketches(Scene scene) {
    List<Tap.Sketch> all = new ArrayList<>();
    for (Node node : scene.nodes()) {
      if (node.tap().orElse(null) instanceof Tap.Sketch sketch) {
        all.add(sketch);
      }
    }
    int step = Math.max(1, all.size() / MOST_SKETCHES);
    List<Tap.Sketch> some = new ArrayList<>();
    for (int i = 0; i < all.size(); i += step) {
      some.add(all.get(i));
    }
    return some;
  }
}
