package org.monsterbox.app.speech;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import java.util.List;
import java.util.Locale;
import org.junit.Test;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.speech.Slips.Kind;

/** Ada plays alone against Basile; or with him, and both have names. */
public final class SlipsTest {

  private static final List<Seat> ALONE = Sitting.onePerson(2);
  private static final List<Seat> TOGETHER = Sitting.people(2);

  private final Slips english = new Slips(Locale.ENGLISH);
  private final Slips french = new Slips(Locale.FRENCH);

  private static void assertSlips(Slips slips, Kind kind, List<Seat> seats, String... sentences) {
    for (String sentence : sentences) {
      assertFalse(sentence, slips.of(sentence, kind, seats).isEmpty());
    }
  }

  private static void assertSound(Slips slips, Kind kind, List<Seat> seats, String... sentences) {
    for (String sentence : sentences) {
      assertEquals(List.of(), slips.of(sentence, kind, seats));
    }
  }

  @Test
  public void englishSlipsAreFound() {
    assertSlips(
        english,
        Kind.EVENT,
        ALONE,
        "You has won.",
        "You keeps the left half.",
        "Basile attacks you for a Eye.",
        "Ada keeps it.",
        "You you win.",
        "You win 1 points.",
        "Basile, Basile plays.",
        "Basile attack you.",
        "Basile wins  it.",
        "Basile wins %1$s.",
        "Basile wins {2?it.",
        "basile wins.",
        "Basile wins",
        "Basile wins .",
        "Basile wins null.");
    assertSlips(english, Kind.EVENT, TOGETHER, "You win.", "It is your turn.");
    assertSlips(english, Kind.PROMPT, TOGETHER, "Ada: flip a card.");
  }

  @Test
  public void soundEnglishPasses() {
    assertSound(
        english,
        Kind.EVENT,
        ALONE,
        "You win with 11 points.",
        "Basile takes 1 point from you.",
        "Battle! You and Basile are level.",
        "Basile found an eye: 1 is left.",
        "Round 1 begins.",
        "The iceberg at K1 breaks.",
        "You always win.",
        "You pass.");
    assertSound(english, Kind.PROMPT, TOGETHER, "Ada: choose who fights for you", "A pair!");
  }

  @Test
  public void frenchSlipsAreFound() {
    assertSlips(
        french,
        Kind.EVENT,
        ALONE,
        "Tu a gagné.",
        "Tu garde la carte.",
        "Toi as gagné.",
        "Vous gagnez.",
        "Votre tour.",
        "Basile gagne 1 points.",
        "Basile prend la carte de Émilie.",
        "Il faut que Igor joue.",
        "C’est le œil.",
        "Basile sort de le jeu.",
        "Basile attaques.",
        "Ada a gagné.",
        "Basile a gagné");
    assertSlips(french, Kind.EVENT, TOGETHER, "Tu as gagné.", "Basile te prend une carte.");
  }

  @Test
  public void soundFrenchPasses() {
    assertSound(
        french,
        Kind.EVENT,
        ALONE,
        "Tu as gagné avec 1\u00A0point.",
        "Tu t’arrêtes à 12.",
        "Basile te prend la carte d’Émilie.",
        "À toi de jouer.",
        "Basile joue la onzième carte.",
        "Tu peux gagner\u00A0!",
        "Basile et toi gagnez.",
        "Basile et toi vous partagez la victoire.",
        "Encore 11\u00A0cartes.");
  }
}
