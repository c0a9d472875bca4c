package org.monsterbox.app.shot;

import static org.junit.Assert.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.monsterbox.app.shot.inventory.Inventory;

/** A screen in all looks as one text. */
public final class InventoryBookTest {

  private static final List<Look> LOOKS = Look.golden();

  @Test
  public void whatIsTheSameIsSaidOnce() {
    InventoryBook book = new InventoryBook();
    for (Look look : LOOKS) {
      Inventory inventory = new Inventory();
      inventory.add("play", Inventory.Aspect.IS, "Button");
      inventory.add(
          "play", Inventory.Aspect.SAYS, look.language().equals("en") ? "'Play'" : "'Jouer'");
      inventory.add("play", Inventory.Aspect.DRAWN, look.night() ? "1 in #000000" : "1 in #ffffff");
      book.put(look, inventory);
    }
    assertEquals(
        """
        play
          is Button
          says [en] 'Play'
          says [fr] 'Jouer'
          drawn [light] 1 in #ffffff
          drawn [dark] 1 in #000000
        """,
        book.write());
  }

  @Test
  public void whatIsWrittenIsReadAgain() {
    InventoryBook book = new InventoryBook();
    for (Look look : LOOKS) {
      book.put(look, inventory(look));
    }
    String text = book.write();
    InventoryBook again = InventoryBook.read(text);
    for (Look look : LOOKS) {
      assertEquals(List.of(), inventory(look).differences(again.get(look)));
      assertEquals(inventory(look).things(), again.get(look).things());
    }
    assertEquals(text, again.write());
  }

  /** Some things are not in all looks, and they come in different orders. */
  private static Inventory inventory(Look look) {
    Inventory inventory = new Inventory();
    boolean isPhone = look.shape() == Look.Shape.PHONE;
    for (String thing : isPhone ? List.of("a", "b", "c", "d") : List.of("c", "d", "x", "a", "b")) {
      inventory.add(thing, Inventory.Aspect.AT, look.shape() + " " + look.fontScale());
      inventory.add(thing, Inventory.Aspect.SAYS, look.night() ? "'[night]'" : "");
    }
    return inventory;
  }

  @Test
  public void anotherOrderIsWrittenInFewWords() {
    List<String> usual = List.of("a", "b", "c", "d", "e");
    List<String> order = List.of("c", "d", "e", "b", "a");
    assertEquals("c..e b a", ThingOrder.write(order, usual));
    assertEquals(order, ThingOrder.read("c..e b a", usual));
  }

  @Test
  public void looksAreNamedByWhatTheyHaveInCommon() {
    assertEquals("", LookNames.of(Set.copyOf(LOOKS)));
    for (Look look : LOOKS) {
      assertEquals(Set.of(look), LookNames.find(LookNames.of(Set.of(look))));
    }
    for (String name : List.of("en", "phone", "tablet fr", "dark", "landscape + tablet font2")) {
      assertEquals(name, LookNames.of(LookNames.find(name)));
    }
  }
}
