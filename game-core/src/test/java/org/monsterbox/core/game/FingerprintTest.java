package org.monsterbox.core.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.Test;

public final class FingerprintTest {

  private static Fingerprint fingerprint() {
    return new Fingerprint();
  }

  @Test
  public void staysTheSameForever() {
    // Saved games carry these numbers: another value here would call all of them damaged.
    assertEquals(
        3600171454420834549L,
        fingerprint()
            .add(1)
            .add(true)
            .add(new int[] {1, 2})
            .add(new byte[] {3})
            .add(CommonCode.GAME_OVER)
            .value());
  }

  @Test
  public void orderCounts() {
    assertNotEquals(fingerprint().add(1).add(2).value(), fingerprint().add(2).add(1).value());
  }

  @Test
  public void nothingMovesFromOneListToTheNextUnnoticed() {
    assertNotEquals(
        fingerprint().add(new int[] {1}).add(new int[] {2, 3}).value(),
        fingerprint().add(new int[] {1, 2}).add(new int[] {3}).value());
    assertNotEquals(
        fingerprint().add(new byte[] {1}).add(new byte[] {}).value(),
        fingerprint().add(new byte[] {}).add(new byte[] {1}).value());
    assertNotEquals(fingerprint().add(0).value(), fingerprint().value());
  }

  @Test
  public void closeNumbersDoNotCollide() {
    Set<Long> values = new HashSet<>();
    for (int a = -100; a < 100; a++) {
      for (int b = -100; b < 100; b++) {
        assertTrue(a + " " + b, values.add(fingerprint().add(a).add(b).value()));
      }
    }
  }
}
