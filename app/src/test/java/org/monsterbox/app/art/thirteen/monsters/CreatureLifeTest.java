package org.monsterbox.app.art.thirteen.monsters;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.lang.reflect.Method;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.thirteen.CardArt;
import org.monsterbox.app.art.thirteen.DiceArt;
import org.monsterbox.app.art.thirteen.ElementLetters;
import org.monsterbox.app.art.thirteen.StillCanvas;
import org.robolectric.annotation.Config;

/** Creatures blink and breathe, and nothing that is drawn costs memory. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class CreatureLifeTest {

  private static final int WIDTH = 100;
  private static final int HEIGHT = 140;

  private final Palette palette = Palette.of(ApplicationProvider.getApplicationContext());
  private final MonsterArt monsters = new MonsterArt(palette);

  @Test
  public void everyMonsterBlinks() {
    for (int monster = 1; monster <= MonsterArt.MONSTERS; monster++) {
      Creature creature = monsters.creature(monster, monster, monster);

      assertFalse("monster " + monster, drawn(creature, 0, 0).sameAs(drawn(creature, 1, 0)));
    }
  }

  @Test
  public void breathIsSmallButSeen() {
    Creature creature = monsters.creature(1, 5, 9);

    assertFalse(drawn(creature, 0, 0).sameAs(drawn(creature, 0, 1)));
  }

  @Test
  public void aBlinkLeavesNoTrace() {
    Creature creature = monsters.creature(4, 4, 4);
    Bitmap before = drawn(creature, 0, 0);

    drawn(creature, 1, 1);

    assertTrue(before.sameAs(drawn(creature, 0, 0)));
  }

  @Test
  public void drawingAllocatesNothing() throws ReflectiveOperationException {
    CardArt cards =
        new CardArt(monsters, new ElementLetters(ApplicationProvider.getApplicationContext()));
    DiceArt dice = new DiceArt(palette);
    Creature creature = monsters.creature(1, 4, 13);
    Creature ghost = monsters.creature(13, 13, 13);
    Piece[] pieces = {
      cards.face(20), cards.set(7), cards.back(), cards.frozen(3, 5), dice.die(6), dice.kept(2)
    };
    Canvas canvas = new StillCanvas();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 20; round++) {
      long before = allocated();
      creature.draw(canvas, WIDTH, HEIGHT, 0.5f, 0.5f);
      ghost.draw(canvas, WIDTH, HEIGHT, 0.5f, 0.5f);
      dice.draw(canvas, WIDTH, WIDTH, 4, 30, 0.5f);
      for (Piece piece : pieces) {
        piece.draw(canvas, WIDTH, WIDTH);
      }
      least = Math.min(least, allocated() - before);
    }

    assertTrue(least + " bytes", least <= costOfMeasuring());
  }

  private static long costOfMeasuring() throws ReflectiveOperationException {
    allocated();
    long before = allocated();
    return allocated() - before + 64;
  }

  /** Bytes that this thread has ever taken; the class is not one of Android's. */
  private static long allocated() throws ReflectiveOperationException {
    Object threads =
        Class.forName("java.lang.management.ManagementFactory")
            .getMethod("getThreadMXBean")
            .invoke(null);
    Method count =
        Class.forName("com.sun.management.ThreadMXBean")
            .getMethod("getThreadAllocatedBytes", long.class);
    return (Long) count.invoke(threads, Thread.currentThread().getId());
  }

  private static Bitmap drawn(Creature creature, float blink, float breath) {
    Bitmap bitmap = Bitmap.createBitmap(WIDTH, HEIGHT, Bitmap.Config.ARGB_8888);
    creature.draw(new Canvas(bitmap), WIDTH, HEIGHT, blink, breath);
    return bitmap;
  }
}
