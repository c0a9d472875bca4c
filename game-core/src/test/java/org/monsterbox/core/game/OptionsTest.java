package org.monsterbox.core.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertThrows;

import java.util.List;
import org.junit.Test;

public final class OptionsTest {

  private static final OptionSpec<Integer> OFFERS = OptionSpec.number("maxOffers", 10, 1, 99);
  private static final OptionSpec<Boolean> GIFTS = OptionSpec.flag("allowGifts", false);
  private static final Options USUAL = Options.usual(List.of(OFFERS, GIFTS));

  @Test
  public void everyOptionStartsAsUsual() {
    assertEquals(Integer.valueOf(10), USUAL.get(OFFERS));
    assertEquals(false, USUAL.get(GIFTS));
  }

  @Test
  public void aChangeLeavesTheOldOnesAsTheyWere() {
    Options changed = USUAL.with(OFFERS, 3);
    assertEquals(Integer.valueOf(3), changed.get(OFFERS));
    assertEquals(Integer.valueOf(10), USUAL.get(OFFERS));
    assertNotEquals(USUAL, changed);
    assertEquals(USUAL, changed.with(OFFERS, 10));
    assertEquals(USUAL.hashCode(), changed.with(OFFERS, 10).hashCode());
  }

  @Test
  public void textsAreInTheOrderOfTheGameAndReadAgain() {
    Options changed = USUAL.with(GIFTS, true);
    assertEquals(List.of("maxOffers 10", "allowGifts true"), changed.texts());
    assertEquals(changed, USUAL.withText("allowGifts", "true"));
    assertEquals("[maxOffers 10, allowGifts true]", changed.toString());
  }

  @Test
  public void impossibleOptionsAreRefused() {
    OptionSpec<Boolean> other = OptionSpec.flag("other", false);
    assertThrows(
        IllegalArgumentException.class,
        () -> Options.usual(List.of(OFFERS, OptionSpec.flag("maxOffers", true))));
    assertThrows(IllegalArgumentException.class, () -> USUAL.with(OFFERS, 100));
    assertThrows(IllegalArgumentException.class, () -> USUAL.with(other, true));
    assertThrows(IllegalArgumentException.class, () -> USUAL.get(other));
    assertThrows(IllegalArgumentException.class, () -> USUAL.withText("other", "true"));
    assertThrows(IllegalArgumentException.class, () -> USUAL.withText("allowGifts", "yes"));
  }
}
