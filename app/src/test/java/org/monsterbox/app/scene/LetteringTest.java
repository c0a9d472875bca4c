package org.monsterbox.app.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.art.Alive;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Lettering;
import org.monsterbox.app.scene.lettering.Stationery;
import org.monsterbox.app.scene.lettering.Style;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Text that is measured once, in dp and at the reader's font size. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35) // text is not really measured on older ones
public final class LetteringTest {

  private static final String LONG = "Choose a monster and attack it with three dice";

  @Test
  public void textTakesTheHeightOfItsLines() {
    Lettering lettering = lettering();
    Style style = lettering.style(16).lines(9);
    float one = lettering.height("Flip", style, 200);
    assertTrue(one >= 16 && one < 24);
    assertEquals(2 * one, lettering.height("Flip\nagain", style, 200), 1);
    assertTrue(lettering.height(LONG, style, 120) > 2 * one);
  }

  @Test
  public void theReadersFontSizeCounts() {
    float normal = lettering().width(LONG, lettering().style(14));
    RuntimeEnvironment.setFontScale(1.5f);
    assertTrue(lettering().width(LONG, lettering().style(14)) > 1.3f * normal);
  }

  @Test
  public void aScreenOfAnotherDensityMeasuresTheSame() {
    float normal = lettering().width(LONG, lettering().style(14));
    RuntimeEnvironment.setQualifiers("+xxhdpi");
    assertEquals(normal, lettering().width(LONG, lettering().style(14)), 1.5f);
  }

  @Test
  public void shrinkingTextStaysOnOneLineWhereItCan() {
    Lettering lettering = lettering();
    Style style = lettering.style(20).lines(3);
    float width = lettering.width("Roll again", style.sized(14));
    float oneLine = lettering.height("Roll", style, width);
    assertTrue(lettering.height("Roll again", style, width) > oneLine);
    assertTrue(lettering.height("Roll again", style.shrinking(), width) < oneLine);
  }

  @Test
  public void shrinkingTextNeverGoesBelowTwelve() {
    Lettering lettering = lettering();
    Style style = lettering.style(20).lines(2).shrinking();
    float least = lettering.height("Roll", lettering.style(12), 60);
    assertEquals(2 * least, lettering.height(LONG, style, 60), 1);
  }

  @Test
  public void aWordThatDoesNotFitIsDrawnSmallerAndNeverBroken() {
    Lettering lettering = lettering();
    Piece word = lettering.text("Rearrangement", lettering.style(16).lines(2).shrinking(), 40);
    Bitmap picture = draw(word, 40, 40, 80, 40);
    int top = firstInkedRow(picture);
    assertTrue("one line in the middle, from " + top, top > 13);
    assertTrue(anyInk(picture, 34, 40));
    assertFalse(anyInk(picture, 41, 80));
  }

  @Test
  public void whatDoesNotFitEndsInAnEllipsisAndStaysInside() {
    Lettering lettering = lettering();
    Piece cut = lettering.text(LONG, lettering.style(16), 80);
    Bitmap picture = draw(cut, 80, 24, 120, 24);
    assertTrue(anyInk(picture, 0, 80));
    assertFalse(anyInk(picture, 81, 120));
    Style cutStyle = lettering.style(16);
    assertEquals(
        lettering.height("Roll", cutStyle, 80), lettering.height(LONG, cutStyle, 80), 0.5f);
  }

  @Test
  public void textOfTwoLinesThatIsGivenTheHeightOfOneIsCut() {
    Lettering lettering = lettering();
    Piece text = lettering.text(LONG, lettering.style(16).lines(4), 120, 22);
    Bitmap picture = draw(text, 120, 22, 120, 60);
    for (int x = 0; x < 120; x++) {
      for (int y = 24; y < 60; y++) {
        assertEquals(Color.TRANSPARENT, picture.getPixel(x, y));
      }
    }
  }

  @Test
  public void textStandsAtItsSide() {
    Lettering lettering = lettering();
    Style style = lettering.style(16);
    assertTrue(anyInk(draw(lettering.text("I", style, 100), 100, 24, 100, 24), 0, 10));
    assertTrue(anyInk(draw(lettering.text("I", style.middle(), 100), 100, 24, 100, 24), 45, 55));
    assertTrue(anyInk(draw(lettering.text("I", style.end(), 100), 100, 24, 100, 24), 90, 100));
  }

  @Test
  public void aNumberFillsItsPiece() {
    Bitmap picture = draw(lettering().filling("8", Color.BLACK), 60, 60, 60, 60);
    assertTrue(anyInk(picture, 28, 32));
    int top = firstInkedRow(picture);
    assertTrue("starts at " + top, top >= 0 && top < 8);
  }

  @Test
  public void aStackIsAliveIfAnyLayerIs() {
    Piece dead = (canvas, width, height) -> {};
    Alive alive = (canvas, width, height, blink, breath) -> {};
    assertFalse(Layers.stack(dead, dead) instanceof Alive);
    assertTrue(Layers.stack(dead, Layers.padded(alive, 4)) instanceof Alive);
    assertFalse(Layers.padded(dead, 4) instanceof Alive);
  }

  @Test
  public void buttonsAreNeverLowerThanAFinger() {
    Stationery stationery = new Stationery(context(), lettering());
    assertEquals(Node.LEAST_TARGET, stationery.buttonHeight("OK", 100), 0);
    assertTrue(stationery.buttonHeight(LONG, 120) > Node.LEAST_TARGET);
  }

  @Test
  public void stationeryStaysInsideItsBounds() {
    Stationery stationery = new Stationery(context(), lettering());
    Piece[] pieces = {
      stationery.panel(),
      stationery.button(Stationery.Button.PRIMARY, LONG, 100),
      stationery.button(Stationery.Button.DISABLED, stationery.tray(), "Roll", 100),
      stationery.badge("12", Color.RED, Color.WHITE),
      stationery.bar(0.5f, Color.GREEN),
      stationery.tray()
    };
    for (Piece piece : pieces) {
      Bitmap picture = draw(piece, 100, 48, 140, 80);
      assertTrue(anyInk(picture, 0, 100));
      assertFalse(anyInk(picture, 101, 140));
    }
  }

  private static Context context() {
    return ApplicationProvider.getApplicationContext();
  }

  private static Lettering lettering() {
    return new Lettering(context());
  }

  private static Bitmap draw(
      Piece piece, float width, float height, int canvasWidth, int canvasHeight) {
    Bitmap bitmap = Bitmap.createBitmap(canvasWidth, canvasHeight, Bitmap.Config.ARGB_8888);
    piece.draw(new Canvas(bitmap), width, height);
    return bitmap;
  }

  private static boolean anyInk(Bitmap picture, int from, int to) {
    for (int x = from; x < to; x++) {
      for (int y = 0; y < picture.getHeight(); y++) {
        if (Color.alpha(picture.getPixel(x, y)) > 64) {
          return true;
        }
      }
    }
    return false;
  }

  private static int firstInkedRow(Bitmap picture) {
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        if (Color.alpha(picture.getPixel(x, y)) > 64) {
          return y;
        }
      }
    }
    return -1;
  }
}
