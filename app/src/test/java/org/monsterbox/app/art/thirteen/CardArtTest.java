package org.monsterbox.app.art.thirteen;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import androidx.core.graphics.ColorUtils;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.thirteen.monsters.MonsterArt;
import org.monsterbox.core.thirteen.monsters.Element;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Cards can be told apart where they should be, and only there. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class CardArtTest {

  private static final double READABLE = 4.5;
  private static final int CARDS = 78;
  private static final int SETS = 39;
  private static final int AIR_CARD = 18;

  /** A cell of the grid on a phone with a plain screen. */
  private static final int SMALLEST = 38;

  @Test
  public void everyFaceDiffersEvenWhenSmall() {
    CardArt cards = cards();
    Set<Integer> seen = new HashSet<>();
    for (int card = 0; card < CARDS; card++) {
      seen.add(pixels(cards.face(card)));
    }

    assertEquals(CARDS, seen.size());
  }

  @Test
  public void everySetDiffersEvenWhenSmall() {
    CardArt cards = cards();
    Set<Integer> seen = new HashSet<>();
    for (int set = 0; set < SETS; set++) {
      seen.add(pixels(cards.set(set)));
    }

    assertEquals(SETS, seen.size());
  }

  @Test
  public void allBacksAreTheSame() {
    CardArt cards = cards();

    assertSame(cards.back(), cards.back());
    assertEquals(pixels(cards.back()), pixels(cards.back()));
  }

  @Test
  public void frozenCardsTellTheirOwnerAndTheFace() {
    CardArt cards = cards();
    Set<Integer> seen = new HashSet<>();
    for (int seat = 0; seat < 8; seat++) {
      for (int face = 1; face <= DiceArt.FACES; face++) {
        seen.add(pixels(cards.frozen(seat, face)));
      }
    }

    assertEquals(8 * DiceArt.FACES, seen.size());
  }

  @Test
  public void iconsDifferInShapeAndNotOnlyInColour() {
    for (Element one : Element.values()) {
      for (Element other : Element.values()) {
        if (one != other) {
          assertTrue(one + " and " + other, difference(one, other) > 0.15);
        }
      }
    }
  }

  @Test
  public void everyElementHasItsOwnLetterInEveryLanguage() {
    for (String language : List.of("en", "fr")) {
      RuntimeEnvironment.setQualifiers("+" + language);
      ElementLetters letters = new ElementLetters(ApplicationProvider.getApplicationContext());
      Set<String> different = new HashSet<>();
      for (Element element : Element.values()) {
        assertEquals(1, letters.of(element).length());
        different.add(letters.of(element));
      }
      assertEquals(language, Element.values().length, different.size());
    }
  }

  @Test
  public void cardsAndSetsWearTheLetterOfTheLanguage() {
    RuntimeEnvironment.setQualifiers("+en");
    CardArt english = cards();
    RuntimeEnvironment.setQualifiers("+fr");
    CardArt french = cards();

    // Earth is Terre, but Air is Air.
    assertNotEquals(pixels(english.face(0)), pixels(french.face(0)));
    assertNotEquals(pixels(english.set(0)), pixels(french.set(0)));
    assertEquals(pixels(english.face(AIR_CARD)), pixels(french.face(AIR_CARD)));
    assertEquals(pixels(english.set(AIR_CARD / 2)), pixels(french.set(AIR_CARD / 2)));
  }

  @Test
  public void printIsReadableByDay() {
    RuntimeEnvironment.setQualifiers("+notnight");
    checkContrasts();
  }

  @Test
  public void printIsReadableByNight() {
    RuntimeEnvironment.setQualifiers("+night");
    checkContrasts();
  }

  private static void checkContrasts() {
    Palette palette = palette();
    for (Element element : Element.values()) {
      int paper = palette.thirteen().card(element);
      assertTrue(
          element + " icon",
          ColorUtils.calculateContrast(palette.thirteen().mark(element), paper) >= READABLE);
      assertTrue(
          element + " number",
          ColorUtils.calculateContrast(palette.thirteen().ink(), paper) >= READABLE);
    }
  }

  /** The part of the field in which only one of two icons has ink. */
  private static double difference(Element one, Element other) {
    Bitmap first = icon(one);
    Bitmap second = icon(other);
    int count = 0;
    for (int y = 0; y < first.getHeight(); y++) {
      for (int x = 0; x < first.getWidth(); x++) {
        boolean ink = first.getPixel(x, y) != 0;
        count += ink == (second.getPixel(x, y) != 0) ? 0 : 1;
      }
    }
    return (double) count / first.getWidth() / first.getHeight();
  }

  private static Bitmap icon(Element element) {
    Collage icon = new Collage(palette()).patch(Color.BLACK, ElementIcon.of(element));
    return drawn(new Framed(icon, ElementIcon.SIZE, ElementIcon.SIZE));
  }

  private static int pixels(Piece piece) {
    Bitmap bitmap = drawn(piece);
    int[] pixels = new int[SMALLEST * SMALLEST];
    bitmap.getPixels(pixels, 0, SMALLEST, 0, 0, SMALLEST, SMALLEST);
    return Arrays.hashCode(pixels);
  }

  private static Bitmap drawn(Piece piece) {
    Bitmap bitmap = Bitmap.createBitmap(SMALLEST, SMALLEST, Bitmap.Config.ARGB_8888);
    piece.draw(new Canvas(bitmap), SMALLEST, SMALLEST);
    return bitmap;
  }

  private static CardArt cards() {
    return new CardArt(
        new MonsterArt(palette()), new ElementLetters(ApplicationProvider.getApplicationContext()));
  }

  private static Palette palette() {
    Context context = ApplicationProvider.getApplicationContext();
    return Palette.of(context);
  }
}
