package org.monsterbox.app.art.lid;

import android.graphics.Canvas;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Picture;
import org.monsterbox.app.art.PlanetColours;

/** The lid of Big Monster: a planet of tiles and the one creature that needs two of them. */
public final class BigMonsterLid implements Picture {

  private static final float TILT = -5;

  private final Collage collage;

  public BigMonsterLid(Palette palette) {
    collage = new Collage(palette);
    PlanetColours colours = palette.planet();
    collage.table(colours.swamp()).place(50, 40, TILT, 1);
    map(colours);
    CrystalShard.glue(collage.place(18, 18.7f, TILT, 1), colours.blueCrystal());
    collage.placeBack();
    new LongCreature(collage).glue();
    CrystalShard.glue(collage.place(22.6f, 70.5f, TILT, 1), colours.greenCrystal());
    CrystalShard.glue(collage.place(75, 66.5f, TILT, 1), colours.redCrystal());
    Drone.glue(collage.place(88, 13, 8, 0.95f));
  }

  @Override
  public void draw(Canvas canvas) {
    collage.draw(canvas);
  }

  private void map(PlanetColours colours) {
    Land dunes = new Land(colours.sand(), Land.DUNES);
    Land ice = new Land(colours.ice(), Land.CRACKS);
    Land forest = new Land(colours.forest(), Land.TUFTS);
    Land swamp = new Land(colours.swamp(), Land.DOTS);
    Land lake = new Land(colours.lake(), Land.WAVES);
    Land rock = new Land(colours.rock(), Land.BARS);
    dunes.tile(collage, -56, -50);
    lake.tile(collage, -56, 2);
    forest.tile(collage, -30, -76);
    swamp.tile(collage, -30, -24);
    rock.tile(collage, -30, 28);
    ice.tile(collage, -4, -76);
    swamp.tile(collage, -4, -24);
    dunes.tile(collage, -4, 28);
    rock.tile(collage, 22, -60);
    forest.tile(collage, 22, -8);
    lake.tile(collage, 48, -60);
    lake.tile(collage, 48, -8);
  }
}
