package org.monsterbox.app.games.cube;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.SceneRules;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Every scene is in order: on all devices, for all rule sets and numbers of seats. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class CubeScenesTest {

  private static final float[][] STAGES = {
    {360, 560},
    {411, 891},
    {411, 730},
    {891, 411},
    {800, 330},
    {1280, 800},
    {1280, 690},
    {800, 1280},
    {840, 560}
  };

  private static final int LONGEST = 400;

  /** 18 mm, at 160 dp to the inch. */
  private static final float BUZZER_DP = 18 / 25.4f * 160;

  private static final int LOOKS = 9;

  @Test
  public void scenesAreInOrderAtTheUsualFontSize() {
    checkAll("en", 1);
  }

  @Test
  public void scenesAreInOrderWithLargeLetters() {
    checkAll("fr", 2);
  }

  @Test
  public void buzzersAroundATabletAreLargeEnoughToBePressedBlindly() {
    Context context = ApplicationProvider.getApplicationContext();
    GameKit.SceneMaker<CubeMove, CubeView> scenes = new CubeKit().scenes(context);
    for (RuleSet ruleSet : List.of(RuleSet.CODE, RuleSet.RACE)) {
      for (int seats = 2; seats <= 6; seats++) {
        Options options = CubePositions.options(ruleSet).with(CubeOptions.SIX_SEATS, true);
        CubeState state = CubePositions.random(new Setup(seats, options, 3), 2).get(1);
        for (Stage stage : List.of(new Stage(1280, 690, 1, true), new Stage(946, 788, 1, true))) {
          Sight<CubeMove, CubeView> sight =
              CubePositions.sight(state, Sitting.people(seats), Draft.NONE);
          int buzzers = 0;
          for (Node node : scenes.make(sight, stage).nodes()) {
            if (node.id().startsWith("buzzer-")) {
              buzzers++;
              assertTrue(seats + " seats: " + node.bounds(), node.bounds().width() >= BUZZER_DP);
            }
          }
          assertEquals(seats, buzzers);
        }
      }
    }
  }

  private static void checkAll(String language, float font) {
    RuntimeEnvironment.setQualifiers("+" + language);
    RuntimeEnvironment.setFontScale(font);
    Context context = ApplicationProvider.getApplicationContext();
    GameKit.SceneMaker<CubeMove, CubeView> scenes = new CubeKit().scenes(context);
    List<String> faults = new ArrayList<>();
    int turn = 0;
    for (RuleSet ruleSet : RuleSet.values()) {
      int most = ruleSet.isShared() ? 6 : 4;
      for (int seats = 1; seats <= most; seats++) {
        Options options = CubePositions.options(ruleSet).with(CubeOptions.SIX_SEATS, true);
        List<CubeState> game = CubePositions.random(new Setup(seats, options, 7 + seats), LONGEST);
        for (int i = 0; i < LOOKS; i++) {
          float[] size = STAGES[turn++ % STAGES.length];
          Stage stage = new Stage(size[0], size[1], font, turn % 2 == 0);
          CubeState state = game.get(i * (game.size() - 1) / (LOOKS - 1));
          check(scenes, state, Sitting.people(seats), stage, turn, faults);
          check(scenes, state, Sitting.onePerson(seats), stage, turn, faults);
        }
      }
    }
    assertEquals("Faults", "", String.join("\n", faults.subList(0, Math.min(30, faults.size()))));
  }

  /** The table itself, and what comes of a few touches. */
  private static void check(
      GameKit.SceneMaker<CubeMove, CubeView> scenes,
      CubeState state,
      List<Seat> seats,
      Stage stage,
      int turn,
      List<String> faults) {
    Chance chance = Chance.of(turn, "touches");
    Draft draft = Draft.NONE;
    for (int touches = 0; touches < 6; touches++) {
      Sight<CubeMove, CubeView> sight = CubePositions.sight(state, seats, draft);
      Scene scene = scenes.make(sight, stage);
      for (String fault : SceneRules.faults(scene)) {
        faults.add(
            sight.view().ruleSet()
                + " of "
                + seats.size()
                + " in "
                + sight.view().phase()
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
      List<Tap> taps = new ArrayList<>(node.drops().values());
      node.tap().ifPresent(taps::add);
      for (Tap tap : taps) {
        if (tap instanceof Tap.Sketch sketch) {
          drafts.add(sketch.draft());
        }
      }
    }
    return drafts;
  }
}
