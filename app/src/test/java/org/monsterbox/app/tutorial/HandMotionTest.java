package org.monsterbox.app.tutorial;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public final class HandMotionTest {

  @Test
  public void itComesDownAndIsLiftedAgainInEachLoop() {
    for (Gesture.Kind kind : Gesture.Kind.values()) {
      float nearest = 1;
      for (long now = 0; now < HandMotion.LOOP; now += 20) {
        nearest = Math.min(nearest, HandMotion.at(kind, now).away());
      }
      assertEquals(kind.name(), 0, nearest, 0.01f);
      assertEquals(kind.name(), 1, HandMotion.at(kind, 0).away(), 0.01f);
      assertEquals(kind.name(), 1, HandMotion.at(kind, HandMotion.LOOP - 1).away(), 0.01f);
    }
  }

  @Test
  public void itDragsOnlyWhileItTouches() {
    for (long now = 0; now < HandMotion.LOOP; now += 20) {
      HandMotion motion = HandMotion.at(Gesture.Kind.DRAG, now);
      if (motion.way() > 0 && motion.way() < 1) {
        assertEquals(0, motion.away(), 0.01f);
      }
    }
    assertEquals(1, HandMotion.at(Gesture.Kind.DRAG, 2000).way(), 0);
  }

  @Test
  public void aHoldIsFilledWhileItLasts() {
    assertEquals(0, HandMotion.at(Gesture.Kind.HOLD, 400).held(), 0);
    float half = HandMotion.at(Gesture.Kind.HOLD, 1200).held();
    assertTrue(half > 0.3f && half < 0.7f);
  }

  @Test
  public void everyLoopIsTheSame() {
    assertEquals(
        HandMotion.at(Gesture.Kind.TAP, 700),
        HandMotion.at(Gesture.Kind.TAP, 700 + 3 * HandMotion.LOOP));
  }
}
