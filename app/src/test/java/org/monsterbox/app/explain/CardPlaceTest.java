package org.monsterbox.app.explain;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.RectF;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class CardPlaceTest {

  private static final RectF AREA = new RectF(10, 10, 390, 690);

  @Test
  public void aCardLiesAboveItsThingWhereThereIsRoom() {
    RectF thing = new RectF(150, 400, 210, 460);
    RectF card = CardPlace.beside(AREA, thing, 300, 120, 1);
    assertTrue(card.bottom < thing.top);
  }

  @Test
  public void aCardIsInTheAreaAndBesideItsThingWhereverThatIs() {
    for (int x = 10; x < 360; x += 35) {
      for (int y = 10; y < 660; y += 35) {
        RectF thing = new RectF(x, y, x + 30, y + 30);
        RectF card = CardPlace.beside(AREA, thing, 300, 120, 1);
        assertTrue(AREA.contains(card));
        assertFalse(thing + " " + card, RectF.intersects(card, thing));
      }
    }
  }

  @Test
  public void anOfferKeepsClearOfWhatCanBeTouchedIfItCan() {
    List<RectF> things = List.of(new RectF(10, 10, 390, 300), new RectF(10, 450, 390, 690));
    RectF card = CardPlace.clearOf(AREA, things, 280, 120);
    assertTrue(AREA.contains(card));
    for (RectF thing : things) {
      assertFalse(RectF.intersects(card, thing));
    }
  }

  @Test
  public void itCoversLittleWhereItCannotBeClear() {
    RectF all = new RectF(10, 10, 390, 600);
    RectF card = CardPlace.clearOf(AREA, List.of(all), 280, 120);
    assertEquals(690, card.bottom, 0);
  }
}
