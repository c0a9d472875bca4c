package org.monsterbox.app.art.lid;

import android.graphics.Canvas;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Picture;

/** The lid of Monster of the Sea: a chart with ice, weather, one boat and the whale. */
public final class SeaLid implements Picture {

  private final Collage collage;

  public SeaLid(Palette palette) {
    collage = new Collage(palette);
    Chart chart = new Chart(collage);
    chart.sea();
    chart.compass();
    chart.storm();
    chart.farIceberg();
    new Whale(collage).glue();
    chart.nearIceberg();
    Boat.glue(collage.place(86, 31.5f, 22, 0.95f));
  }

  @Override
  public void draw(Canvas canvas) {
    collage.draw(canvas);
  }
}
