package org.monsterbox.app.lists;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.thirteen.monsters.Part;

public final class OneForEachTest {

  @Test
  public void findsWhatIsListedAndWhatIsMade() {
    OneForEach<Part, Integer> heights = OneForEach.listed(Part.values(), List.of(50, 40, 30));
    OneForEach<Part, String> names = OneForEach.made(Part.values(), Part::name);

    assertEquals(50, (int) heights.of(Part.TOP));
    assertEquals(40, (int) heights.of(Part.EYES));
    assertEquals(30, (int) heights.of(Part.BOTTOM));
    assertEquals("EYES", names.of(Part.EYES));
  }

  @Test
  public void refusesAListWithTooFewOrTooMany() {
    assertThrows(
        IllegalArgumentException.class, () -> OneForEach.listed(Part.values(), List.of(1, 2)));
    assertThrows(
        IllegalArgumentException.class,
        () -> OneForEach.listed(Part.values(), List.of(1, 2, 3, 4)));
  }
}
