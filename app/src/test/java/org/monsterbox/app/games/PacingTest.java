package org.monsterbox.app.games;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import org.junit.Test;
import org.monsterbox.app.shelf.Shelf;
import org.monsterbox.core.contract.Declared;
import org.monsterbox.core.game.Event;

public final class PacingTest {

  private record Rang(boolean loud) implements Event {}

  private record Slept() implements Event {}

  @Test
  public void whatHappensIsHeardOrLeftSilentOnPurpose() {
    for (GameKit<?, ?, ?> kit : Shelf.games()) {
      Declared.assertEach(GameSamples.of(kit).events(), kit.pacing().kinds());
    }
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
