package org.monsterbox.app.art.cube;

import android.graphics.Canvas;
import androidx.annotation.ColorInt;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.art.Alive;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Tone;

/** Makes monsters of recipes, one drawing for each kind. */
public final class KindArt {

  public static final int KINDS = 14;

  private static final float SIZE = 100;

  /** Monsters are seen on cards, so that their lines are strong. */
  private static final float WEIGHT = 2.1f;

  private static final float BREATH = 0.012f;

  private final List<Alive> kinds = new ArrayList<>();

  public KindArt(Palette palette) {
    for (int kind = 1; kind <= KINDS; kind++) {
      kinds.add(alive(make(palette, Recipes.ALL.get(kind - 1), palette.cube().kind(kind))));
    }
  }

  /** A kind from 1 to 14. */
  public Alive kind(int kind) {
    return kinds.get(kind - 1);
  }

  private static Collage make(Palette palette, Recipe recipe, @ColorInt int colour) {
    Collage collage = new Collage(palette, WEIGHT);
    for (String shape : recipe.behind()) {
      collage.sheet(Tone.shade(colour), shape);
    }
    collage.sheet(colour, recipe.body(), new Collage.Patch(Tone.shade(colour), recipe.shade()));
    recipe.mouth().glue(collage);
    for (Glance eye : recipe.eyes()) {
      collage.eye(eye, Tone.light(colour));
    }
    for (String shape : recipe.front()) {
      collage.sheet(Tone.light(colour), shape);
    }
    return collage;
  }

  private static Alive alive(Collage collage) {
    return (canvas, width, height, blink, breath) -> {
      canvas.save();
      Framed.fit(canvas, width, height, SIZE, SIZE);
      breathe(canvas, breath);
      collage.draw(canvas, blink);
      canvas.restore();
    };
  }

  /** It stands on its feet. */
  private static void breathe(Canvas canvas, float breath) {
    canvas.scale(1, 1 + BREATH * breath, SIZE / 2, SIZE);
  }
}
