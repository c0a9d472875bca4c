package org.monsterbox.app.art;

import android.graphics.Canvas;

/** The lid of Big Monster: a planet of tiles and the one creature that needs two of them. */
public final class BigMonsterLid implements Picture {

  private static final float TILT = -5;

  private final Collage collage;

  public BigMonsterLid(Palette palette) {
    collage = new Collage(palette);
    PlanetColours colours = palette.planet();
    collage.table(colours.swamp()).place(50, 40, TILT, 1);
    map(colours);
    Crystal.glue(collage.place(18, 18.7f, TILT, 1), colours.blueCrystal());
    collage.placeBack();
    new LongCreature(collage).glue();
    Crystal.glue(collage.place(22.6f, 70.5f, TILT, 1), colours.greenCrystal());
    Crystal.glue(collage.place(75, 66.5f, TILT, 1), colours.redCrystal());
    Drone.glue(collage.place(88, 13, 8, 0.95f));
  }

  @Override
  public void draw(Canvas canvas) {
    collage.draw(canvas);
  }

  private void map(PlanetColours colours) {
    Terrain dunes = new Terrain(colours.sand(), Terrain.DUNES);
    Terrain ice = new Terrain(colours.ice(), Terrain.CRACKS);
    Terrain forest = new Terrain(colours.forest(), Terrain.TUFTS);
    Terrain swamp = new Terrain(colours.swamp(), Terrain.DOTS);
    Terrain lake = new Terrain(colours.lake(), Terrain.WAVES);
    Terrain rock = new Terrain(colours.rock(), Terrain.BARS);
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
