package org.monsterbox.app.games.cube;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.games.WrittenScene;
import org.monsterbox.app.games.cube.words.Names;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.CubeOptions.OpenHands;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Nothing on the table tells what lies in a pile, in a bot's hand, or under a pause. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class CubeSecrecyTest {

  private static final MonsterCube RULES = CubePositions.RULES;
  private static final Stage PHONE = new Stage(411, 891, 1, false);
  private static final Stage TABLET = new Stage(1280, 800, 1, true);

  private final Context context = ApplicationProvider.getApplicationContext();
  private final GameKit.SceneMaker<CubeMove, CubeView> scenes = new CubeKit().scenes(context);

  @Test
  public void otherHiddenCardsMakeTheSameScene() {
    for (RuleSet ruleSet : RuleSet.values()) {
      Setup setup = new Setup(3, CubePositions.options(ruleSet), 5);
      List<CubeState> game = CubePositions.random(setup, 120);
      for (int i = 0; i < game.size(); i += 5) {
        CubeState state = game.get(i);
        CubeState other = RULES.imagine(RULES.view(state, 0), Chance.of(i, "other cards"));
        List<Seat> seats = Sitting.onePerson(3);
        assertEquals(written(state, seats, PHONE), written(other, seats, PHONE));
        assertEquals(written(state, seats, TABLET), written(other, seats, TABLET));
      }
    }
  }

  @Test
  public void handsAreSeenIfAndOnlyIfTheyLieOpen() {
    for (OpenHands hands : OpenHands.values()) {
      Options options = CubePositions.options(RuleSet.RACE).with(CubeOptions.OPEN_HANDS, hands);
      CubeState state = RULES.start(new Setup(3, options, 5), Events.NONE);
      for (Stage stage : List.of(PHONE, TABLET)) {
        List<String> seen = written(state, Sitting.onePerson(3), stage);
        assertEquals(hands == OpenHands.ON, seen.toString().contains(handOfFirstBot()));
      }
    }
  }

  /** As it is said: what it needs, since nothing modifies it yet. */
  private String handOfFirstBot() {
    Options open = CubePositions.options(RuleSet.RACE).with(CubeOptions.OPEN_HANDS, OpenHands.ON);
    CubeState state = RULES.start(new Setup(3, open, 5), Events.NONE);
    return new Names(context).codes(RULES.view(state, 0).hand(1));
  }

  @Test
  public void whoSharesADeviceHasOpenHandsUnlessTheySayOtherwise() {
    for (OpenHands hands : OpenHands.values()) {
      Options options = CubePositions.options(RuleSet.RACE).with(CubeOptions.OPEN_HANDS, hands);
      OpenHands shared = hands == OpenHands.AUTO ? OpenHands.ON : hands;
      assertEquals(shared, new CubeKit().settled(options, 2).get(CubeOptions.OPEN_HANDS));
      assertEquals(hands, new CubeKit().settled(options, 1).get(CubeOptions.OPEN_HANDS));
    }
  }

  @Test
  public void aPauseLeavesNothingToBeSeen() {
    for (RuleSet ruleSet : RuleSet.values()) {
      CubeState state = RULES.start(new Setup(2, CubePositions.options(ruleSet), 6), Events.NONE);
      CubeState paused = RULES.play(state, 0, new CubeMove.Pause(0), Events.NONE);
      assertTrue(written(paused, Sitting.people(2), PHONE).isEmpty());
    }
  }

  private List<String> written(CubeState state, List<Seat> seats, Stage stage) {
    return WrittenScene.of(scenes.make(CubePositions.sight(state, seats, Draft.NONE), stage));
  }
}
