package org.monsterbox.app.games;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import org.junit.Test;
import org.monsterbox.app.games.bigmonster.BigMonsterKit;
import org.monsterbox.app.games.cube.CubeKit;
import org.monsterbox.app.games.sea.SeaKit;
import org.monsterbox.app.games.thirteen.ThirteenKit;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent;
import org.monsterbox.core.contract.Declared;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.thirteen.terms.ThirteenEvent;

public final class PacingTest {

  private record Rang(boolean loud) implements Event {}

  private record Slept() implements Event {}

  @Test
  public void whatHappensIsHeardOrLeftSilentOnPurpose() {
    Declared.assertEach(ThirteenEvent.class, new ThirteenKit().pacing().kinds());
    Declared.assertEach(CubeEvent.class, new CubeKit().pacing().kinds());
    Declared.assertEach(BigMonsterEvent.class, new BigMonsterKit().pacing().kinds());
    Declared.assertEach(SeaEvent.class, new SeaKit().pacing().kinds());
  }

  @Test
  public void aCueMayDependOnWhatHappened() {
    Pacing pacing =
        new Pacing()
            .row(Rang.class, rang -> rang.loud() ? Cue.BUZZ : Cue.TAP, 300)
            .rest(Slept.class);
    assertEquals(Cue.BUZZ, pacing.cue(new Rang(true)));
    assertEquals(Cue.TAP, pacing.cue(new Rang(false)));
    assertEquals(300, pacing.pauseAfter(new Rang(false)));
    assertEquals(Cue.SILENCE, pacing.cue(new Slept()));
    assertEquals(0, pacing.pauseAfter(new Slept()));
  }

  @Test
  public void aKindIsDeclaredOnce() {
    Pacing pacing = new Pacing().rest(Slept.class);
    assertThrows(IllegalArgumentException.class, () -> pacing.rest(Slept.class));
  }
}
