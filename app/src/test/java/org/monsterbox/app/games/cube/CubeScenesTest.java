package org.monsterbox.app.games.cube;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.ScenesTest;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Every scene is in order: on all devices, for all rule sets and numbers of seats. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class CubeScenesTest extends ScenesTest<CubeMove, CubeView> {

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

  public CubeScenesTest() {
    super(new CubeKit(), STAGES, 6, 2);
  }

  @Override
  protected void showMoments(Moments<CubeMove, CubeView> moments) {
    for (RuleSet ruleSet : RuleSet.values()) {
      int most = ruleSet.isShared() ? 6 : 4;
      for (int seats = 1; seats <= most; seats++) {
        int count = seats;
        Options options = CubePositions.options(ruleSet).with(CubeOptions.SIX_SEATS, true);
        List<CubeState> game = CubePositions.random(new Setup(seats, options, 7 + seats), LONGEST);
        for (int i = 0; i < LOOKS; i++) {
          CubeState state = game.get(i * (game.size() - 1) / (LOOKS - 1));
          String name = ruleSet + " of " + count + ", look " + i;
          moments.look(name, draft -> CubePositions.sight(state, Sitting.people(count), draft));
          moments.look(name, draft -> CubePositions.sight(state, Sitting.onePerson(count), draft));
        }
      }
    }
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
}
