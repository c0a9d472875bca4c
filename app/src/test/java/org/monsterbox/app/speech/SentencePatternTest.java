package org.monsterbox.app.speech;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.List;
import java.util.Locale;
import org.junit.Test;

public final class SentencePatternTest {

  private static final Someone YOU = new Someone(Someone.YOU, "you");
  private static final Someone TOI = new Someone(Someone.YOU, "toi");
  private static final Someone ADA = new Someone(Someone.ONE, "Ada");
  private static final Someone BOTH = new Someone(Someone.SEVERAL, "Ada and Bob");
  private static final Someone YOU_TWO = new Someone(Someone.YOU_AND_OTHERS, "you and Ada");
  private static final Someone VOUS_DEUX = new Someone(Someone.YOU_AND_OTHERS, "Ada et toi");

  private static String english(String pattern, Object... parts) {
    return new SentencePattern(pattern, new EnglishGrammar(), Locale.ENGLISH)
        .filled(List.of(parts));
  }

  private static String french(String pattern, Object... parts) {
    return new SentencePattern(pattern, new FrenchGrammar(), Locale.FRENCH).filled(List.of(parts));
  }

  @Test
  public void verbsGoWithThePerson() {
    String pattern = "{1?You keep|%1$s keeps|%1$s keep} the left half.";

    assertEquals("You keep the left half.", english(pattern, YOU));
    assertEquals("Ada keeps the left half.", english(pattern, ADA));
    assertEquals("Ada and Bob keep the left half.", english(pattern, BOTH));
    assertEquals("you and Ada keep the left half.", english(pattern, YOU_TWO));
  }

  @Test
  public void severalWithYouMayHaveAFormOfTheirOwn() {
    String pattern = "{1?Tu gardes|%1$s garde|%1$s gardent|%1$s gardez} tout.";

    assertEquals("Tu gardes tout.", french(pattern, TOI));
    assertEquals("Ada et toi gardez tout.", french(pattern, VOUS_DEUX));
  }

  @Test
  public void wordsGoWithTheNumber() {
    String pattern = "%1$s throws {2#1 point|%2$d points}, {3#none left|1 left|%3$d left}.";

    assertEquals("Ada throws 1 point, none left.", english(pattern, ADA, 1, 0));
    assertEquals("Ada throws 0 points, 1 left.", english(pattern, ADA, 0, 1));
    assertEquals("Ada throws 12 points, 7 left.", english(pattern, ADA, 12, 7));
    assertEquals("0 point", french("{1#%1$d point|%1$d points}", 0));
  }

  @Test
  public void choicesStandInChoices() {
    String pattern = "{1?You take it from %2$s|%1$s takes it from {2?you|%2$s}}.";

    assertEquals("You take it from Ada.", english(pattern, YOU, ADA));
    assertEquals("Ada takes it from you.", english(pattern, ADA, YOU));
  }

  @Test
  public void aFormMayBeEmpty() {
    String pattern = "{1?|%1$s: }search for a pair";

    assertEquals("search for a pair", english(pattern, YOU));
    assertEquals("Ada: search for a pair", english(pattern, ADA));
  }

  @Test
  public void whatBeginsASentenceWithinTheTextHasACapital() {
    assertEquals("Battle! You and Ada meet.", english("Battle! %1$s meet.", YOU_TWO));
    assertEquals("Done. You go on.", english("Done. {1?you go|%1$s goes} on.", YOU));
    assertEquals("An O.G. you know", english("An O.G. %1$s know", YOU));
  }

  @Test
  public void percentAndSignsStay() {
    assertEquals("50% – 7 (x)", english("%1$d%% – %2$d (%3$s)", 50, 7, "x"));
    assertEquals("1,5 s", french("%1$.1f s", 1.5));
  }

  @Test
  public void aSentenceThatEndsInAShortWordHasOneDot() {
    assertEquals("Ada builds a Monster O.G.", english("%1$s builds %2$s.", ADA, "a Monster O.G."));
    assertEquals("An O.G. Go on.", english("%1$s. %2$s", "An O.G.", "Go on."));
    assertEquals("Well… Go on.", english("%1$s Go on.", "Well…"));
  }

  @Test
  public void aAndAn() {
    assertEquals("an Abomination", english("a %1$s", "Abomination"));
    assertEquals("an 8", english("a %1$d", 8));
    assertEquals("a Gnome", english("a %1$s", "Gnome"));
    assertEquals("a one", english("a %1$s", "one"));
    assertEquals("Sea Ada", english("Sea %1$s", "Ada"));
  }

  @Test
  public void frenchIsShortenedBeforeAVowel() {
    for (String name : List.of("Ada", "Émilie", "Igor", "œil", "Yves", "Hugo", "Hélène")) {
      assertEquals("la part d’" + name, french("la part de %1$s", name));
      assertEquals("Qu’" + name, french("Que %1$s", name));
      assertEquals("jusqu’" + name, french("jusque %1$s", name));
    }
    for (String name : List.of("Bob", "Hannah", "Yann", "onze", "8", "E7")) {
      assertEquals("la part de " + name, french("la part de %1$s", name));
    }
    assertEquals("mode Ada", french("mode %1$s", ADA));
    assertEquals("d’Ada", french("de {1?toi|%1$s}", ADA));
    assertEquals("l’Abomination", french("le %1$s", "Abomination"));
  }

  @Test
  public void frenchArticlesMelt() {
    assertEquals("le bas du Gnome", french("le bas de %1$s", "le Gnome"));
    assertEquals("face aux deux", french("face à %1$s", "les deux"));
    assertEquals("Au Gnome", french("À %1$s", "le Gnome"));
    assertEquals("de l’Abomination", french("de %1$s", "l’Abomination"));
  }

  @Test
  public void whatIsNoPatternIsNotRead() {
    for (String broken :
        List.of(
            "{1?You|%1$s",
            "{1?You}",
            "{?You|he}",
            "{1!You|he}",
            "{1?a|b|c|d|e}",
            "{1#a|b|c|d}",
            "%1 of",
            "{1?a|%1$x}",
            "a | b",
            "a } b")) {
      assertThrows(broken, IllegalArgumentException.class, () -> PatternReader.read(broken));
    }
  }

  @Test
  public void aThingIsNobody() {
    assertThrows(IllegalArgumentException.class, () -> english("{1?You|%1$s}", "Ada"));
  }
}
