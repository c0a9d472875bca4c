package org.monsterbox.app.games.thirteen;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.games.thirteen.moment.Sketch;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Motion;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.dice.Dice;
import org.monsterbox.core.thirteen.dice.Throwing;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.robolectric.annotation.Config;

/** What was thrown tumbles, and nothing else does. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class DiceMotionTest {

  private static final int SEATS = 3;
  private static final int ENOUGH = 40;

  private final ThirteenMonsters rules = new ThirteenMonsters();
  private final GameKit.SceneMaker<ThirteenMove, ThirteenView> scenes =
      new ThirteenKit().scenes(ApplicationProvider.getApplicationContext());

  @Test
  public void aDieThatFallsOnItsOldFaceTumblesToo() {
    int onTheOldFace = 0;
    for (long seed = 1; seed <= ENOUGH; seed++) {
      ThirteenState before = attacked(seed);
      ThirteenState after = thrown(before, 0);
      for (int die = 0; die < Dice.COUNT; die++) {
        assertTrue("die " + die + " of game " + seed, tumbles(before, after, die));
        onTheOldFace += face(before, die) == face(after, die) ? 1 : 0;
      }
    }
    assertTrue("some fell on their old faces", onTheOldFace > 0);
  }

  @Test
  public void aDieThatIsKeptDoesNot() {
    ThirteenState before = attacked(1);
    ThirteenState after = thrown(before, 1);

    assertEquals(face(before, 0), face(after, 0));
    assertFalse("kept", tumbles(before, after, 0));
    assertTrue("thrown", tumbles(before, after, 1));
  }

  @Test
  public void choosingWhatToKeepThrowsNothing() {
    ThirteenState state = attacked(1);

    Node before = die(state, 0, Draft.NONE);
    Node after = die(state, 0, new Sketch.Keeping(1));

    assertEquals(before.face(), after.face());
  }

  /** The first seat attacks and has thrown once. */
  private static ThirteenState attacked(long seed) {
    for (long tried = seed * 1000; ; tried++) {
      Optional<ThirteenState> found =
          ThirteenPositions.play(
              new Setup(SEATS, ThirteenPositions.fast(), tried),
              view ->
                  view.phase() == Phase.BATTLE_ATTACK
                      && view.actor() == 0
                      && view.throwing().orElseThrow().used() == 1);
      if (found.isPresent()) {
        return found.get();
      }
    }
  }

  private ThirteenState thrown(ThirteenState state, int kept) {
    return rules.play(state, 0, new ThirteenMove.Throw(kept), Events.NONE);
  }

  private int face(ThirteenState state, int die) {
    return rules.view(state, 0).throwing().map(Throwing::dice).orElseThrow().face(die);
  }

  /** As the table has it: a new name of the look, and a motion that tumbles. */
  private boolean tumbles(ThirteenState before, ThirteenState after, int die) {
    Node now = die(after, die, Draft.NONE);
    return !now.face().equals(die(before, die, Draft.NONE).face())
        && now.motion() instanceof Motion.Roll;
  }

  private Node die(ThirteenState state, int die, Draft draft) {
    return scenes
        .make(
            ThirteenPositions.sight(state, Sitting.people(SEATS), draft),
            new Stage(411, 730, 1, false))
        .nodes()
        .stream()
        .filter(node -> node.id().equals("die-" + die))
        .findFirst()
        .orElseThrow();
  }
}
