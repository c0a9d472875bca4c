package org.monsterbox.app.shot;

import static org.junit.Assert.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.Test;

/** A screen in all looks as one text. */
public final class SightBookTest {

  private static final List<Look> LOOKS = Look.golden();

  @Test
  public void whatIsTheSameIsSaidOnce() {
    SightBook book = new SightBook();
    for (Look look : LOOKS) {
      Sight sight = new Sight();
      sight.add("play", Sight.Aspect.IS, "Button");
      sight.add("play", Sight.Aspect.SAYS, look.language().equals("en") ? "'Play'" : "'Jouer'");
      sight.add("play", Sight.Aspect.DRAWN, look.night() ? "1 in #000000" : "1 in #ffffff");
      book.put(look, sight);
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
    SightBook book = new SightBook();
    for (Look look : LOOKS) {
      book.put(look, sight(look));
    }
    String text = book.write();
    SightBook again = SightBook.read(text);
    for (Look look : LOOKS) {
      assertEquals(List.of(), sight(look).differences(again.get(look)));
      assertEquals(sight(look).things(), again.get(look).things());
    }
    assertEquals(text, again.write());
  }

  /** Some things are not in all looks, and they come in different orders. */
  private static Sight sight(Look look) {
    Sight sight = new Sight();
    boolean isPhone = look.shape() == Look.Shape.PHONE;
    for (String thing : isPhone ? List.of("a", "b", "c", "d") : List.of("c", "d", "x", "a", "b")) {
      sight.add(thing, Sight.Aspect.AT, look.shape() + " " + look.fontScale());
      sight.add(thing, Sight.Aspect.SAYS, look.night() ? "'[night]'" : "");
    }
    return sight;
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
