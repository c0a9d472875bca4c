package org.monsterbox.app.games.bigmonster;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.SceneRules;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Every scene is in order: on all devices, in all modes, in all phases. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class BigMonsterScenesTest {

  private static final float[][] STAGES = {
    {360, 640},
    {360, 500},
    {411, 891},
    {411, 730},
    {891, 411},
    {891, 320},
    {1280, 800},
    {1280, 700},
    {800, 1280},
    {840, 560}
  };

  private static final int SCENES_OF_A_GAME = 10;

  private final Set<Phase> phases = EnumSet.noneOf(Phase.class);
  private final List<String> faults = new ArrayList<>();
  private int turn;

  @Test
  public void scenesAreInOrderAtTheUsualFontSize() {
    checkAll("en", 1);
    assertEquals(EnumSet.allOf(Phase.class), phases);
  }

  @Test
  public void scenesAreInOrderWithLargeLetters() {
    checkAll("fr", 2);
  }

  private void checkAll(String language, float font) {
    RuntimeEnvironment.setQualifiers("+" + language);
    RuntimeEnvironment.setFontScale(font);
    Context context = ApplicationProvider.getApplicationContext();
    GameKit.SceneMaker<BigMonsterMove, BigMonsterView> scenes = new BigMonsterKit().scenes(context);
    for (Setup setup : setups()) {
      List<BigMonsterState> game = BigMonsterPositions.random(setup);
      int step = Math.max(1, game.size() / SCENES_OF_A_GAME);
      for (int i = 0; i < game.size(); i++) {
        // The rare moments are looked at wherever they come.
        Phase phase = BigMonsterPositions.RULES.view(game.get(i), 0).table().phase();
        boolean isRare =
            phase == Phase.MEDALS
                || phase == Phase.AWARD
                || phase == Phase.LATE_TILE
                || phase == Phase.OVER;
        if (isRare || i % step == 0) {
          float[] size = STAGES[turn++ % STAGES.length];
          phases.add(phase);
          check(
              scenes, game.get(i), setup.seats(), new Stage(size[0], size[1], font, turn % 4 == 0));
        }
      }
    }
    assertEquals("Faults", "", String.join("\n", faults.subList(0, Math.min(20, faults.size()))));
  }

  private static List<Setup> setups() {
    Options usual = BigMonsterPositions.usual();
    Options teams = BigMonsterPositions.teams();
    return List.of(
        new Setup(2, usual, 41),
        new Setup(2, BigMonsterPositions.stretched(usual), 42),
        new Setup(3, usual, 43),
        new Setup(4, BigMonsterPositions.stretched(usual), 44),
        withLateTile(usual),
        new Setup(5, usual.withText("placementTiming", "WITH_PICK"), 45),
        new Setup(6, usual.withText("liveScores", "HIDE"), 46),
        new Setup(4, teams.withText("sgDragonToken", "true"), 47),
        new Setup(6, BigMonsterPositions.stretched(teams), 48));
  }

  /** A game in which somebody has chosen explorer E03. */
  private static Setup withLateTile(Options options) {
    for (long seed = 60; ; seed++) {
      Setup setup = new Setup(4, options, seed);
      List<BigMonsterState> game = BigMonsterPositions.random(setup);
      BigMonsterState last = game.get(game.size() - 1);
      if (BigMonsterPositions.RULES.view(last, 0).table().lateSeat() != BigMonsterTable.NOBODY) {
        return setup;
      }
    }
  }

  /** The table itself, and every sheet that can be opened from it by touching. */
  private void check(
      GameKit.SceneMaker<BigMonsterMove, BigMonsterView> scenes,
      BigMonsterState state,
      int count,
      Stage stage) {
    Chance chance = Chance.of(turn, "touches");
    Draft draft = Draft.NONE;
    for (int touches = 0; touches < 5; touches++) {
      Sight<BigMonsterMove, BigMonsterView> sight =
          BigMonsterPositions.sight(state, Sitting.people(count), draft);
      Scene scene = scenes.make(sight, stage);
      for (String fault : SceneRules.faults(scene)) {
        faults.add(
            sight.view().table().phase()
                + " of "
                + count
                + ", "
                + draft
                + " on "
                + stage
                + ": "
                + fault);
      }
      List<Draft> next = drafts(scene);
      if (next.isEmpty()) {
        return;
      }
      draft = next.get(chance.below(next.size()));
      chance = chance.next();
    }
  }

  private static List<Draft> drafts(Scene scene) {
    List<Draft> drafts = new ArrayList<>();
    for (Node node : scene.nodes()) {
      if (node.tap().orElse(null) instanceof Tap.Sketch sketch) {
        drafts.add(sketch.draft());
      }
    }
    return drafts;
  }
}
