package org.monsterbox.core.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;

public final class OptionSpecTest {

  private enum Restart {
    FULL,
    ACTIONS_ONLY
  }

  private static final OptionSpec<Restart> RESTART =
      OptionSpec.choice("turnRestart", List.of(Restart.FULL, Restart.ACTIONS_ONLY));
  private static final OptionSpec<Integer> SECONDS = OptionSpec.number("seconds", 10, 5, 60, 0);
  private static final OptionSpec<Boolean> GIFTS = OptionSpec.flag("allowGifts", false);

  @Test
  public void theUsualValueComesFirst() {
    assertEquals(List.of(Restart.FULL, Restart.ACTIONS_ONLY), RESTART.samples());
    assertEquals(Restart.FULL, RESTART.usual());
  }

  @Test
  public void aFlagIsTriedBothWays() {
    assertEquals(List.of(false, true), GIFTS.samples());
    assertEquals(false, GIFTS.usual());
  }

  @Test
  public void aNumberHasARangeAndValuesBesides() {
    assertTrue(SECONDS.allows(5));
    assertTrue(SECONDS.allows(60));
    assertTrue(SECONDS.allows(0));
    assertFalse(SECONDS.allows(4));
    assertFalse(SECONDS.allows(61));
    assertEquals(List.of(5, 60, 0), SECONDS.samples());
  }

  @Test
  public void whatIsWrittenIsReadAgain() {
    assertEquals(Restart.ACTIONS_ONLY, RESTART.read(RESTART.write(Restart.ACTIONS_ONLY)));
    assertEquals(Integer.valueOf(60), SECONDS.read(SECONDS.write(60)));
    assertEquals(true, GIFTS.read(GIFTS.write(true)));
  }

  @Test
  public void aNumberIsReadAsItIsWrittenOnly() {
    for (String text : List.of("", "+5", "05", " 5", "5 ", "5.0", "4", "9999999999", "-0", "٥")) {
      assertThrows(text, IllegalArgumentException.class, () -> SECONDS.read(text));
    }
  }

  @Test
  public void whatIsNotAllowedIsExplained() {
    IllegalArgumentException number =
        assertThrows(IllegalArgumentException.class, () -> SECONDS.read("61"));
    assertEquals("seconds is from 5 to 60 or one of [0], not 61", number.getMessage());
    IllegalArgumentException choice =
        assertThrows(IllegalArgumentException.class, () -> RESTART.read("NEVER"));
    assertEquals("turnRestart is one of [FULL, ACTIONS_ONLY], not NEVER", choice.getMessage());
  }

  @Test
  public void theUsualValueIsAllowedAndTheNameIsOneWord() {
    assertThrows(IllegalArgumentException.class, () -> OptionSpec.number("seconds", 4, 5, 60));
    assertThrows(IllegalArgumentException.class, () -> OptionSpec.number("seconds", 5, 60, 5));
    assertThrows(IllegalArgumentException.class, () -> OptionSpec.flag("allow gifts", true));
    assertThrows(
        IllegalArgumentException.class,
        () -> new OptionSpec.Choice<>("one", "c", List.of("a", "b")));
  }
}
