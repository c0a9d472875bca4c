package org.monsterbox.app.art.bigmonster;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import java.util.HashMap;
import java.util.Map;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.PrintedShape;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.Terrain;

/** What lies beside the maps: medals, ships, beams. */
public final class BoardArt {

  private static final float COIN = 40;

  private record Coin(Medal medal, boolean open) {}

  private final Palette palette;
  private final TileColours colours;
  private final Map<Coin, Piece> coins = new HashMap<>();
  private final Piece freeShip;
  private final Piece fullShip;

  public BoardArt(Context context) {
    palette = Palette.of(context);
    colours = new TileColours(context);
    freeShip = draw(false);
    fullShip = draw(true);
  }

  /** A medal that can still be won shines; one that is gone is grey. */
  public Piece coin(Medal medal, boolean isOpen) {
    return coins.computeIfAbsent(new Coin(medal, isOpen), this::draw);
  }

  private Piece draw(Coin coin) {
    int metal = colours.of(coin.open ? R.color.tile_gold : R.color.tile_rune);
    Collage collage = new Collage(palette, 1.1f);
    if (coin.medal == Medal.PENALTY) {
      collage
          .sheet(colours.of(R.color.tile_horn), Shapes.circle(20, 20, 18))
          .patch(palette.white(), PrintedShape.of("−10", 20, 20, 12, 28));
    } else {
      collage
          .sheet(metal, Shapes.circle(20, 20, 18))
          .line(Tone.shade(metal), Shapes.circle(20, 20, 14.6f));
      WorthLabel.sign(collage, Sign.of(coin.medal), 20, 20, 19, palette.outline());
    }
    return new Framed(collage, COIN, COIN);
  }

  /** A ship, and the packet that somebody has put on it. */
  public Piece ship(boolean isFull) {
    return isFull ? fullShip : freeShip;
  }

  private Piece draw(boolean isFull) {
    Collage collage = new Collage(palette, 1.1f);
    if (isFull) {
      collage
          .sheet(palette.cardBack(), "M34,6 L52,4 L54,26 L36,28 Z")
          .sheet(palette.cardBack(), "M30,8 L48,8 L48,30 L30,30 Z")
          .line(Tone.light(palette.cardBack()), "M33,11 H45 V30 H33 Z");
    } else {
      collage.sheet(colours.ground(Terrain.WATER), "M26,28 C26,8 54,8 54,28 Z");
    }
    collage
        .sheet(
            colours.of(R.color.tile_golem),
            "M4,32 C16,24 64,24 76,32 C66,44 14,44 4,32 Z",
            new Collage.Patch(
                Tone.light(colours.of(R.color.tile_golem)),
                "M4,32 C16,24 64,24 76,32 C60,29 20,29 4,32 Z"))
        .patch(colours.of(R.color.tile_beam), Shapes.circle(20, 36, 2.4f))
        .patch(colours.of(R.color.tile_beam), Shapes.circle(40, 38, 2.4f))
        .patch(colours.of(R.color.tile_beam), Shapes.circle(60, 36, 2.4f));
    return new Framed(collage, 80, 48);
  }

  /** A beam that reaches a mutant: it grows wider towards it. */
  public Piece beam(boolean isDown) {
    Paint light = new Paint(Paint.ANTI_ALIAS_FLAG);
    int colour = colours.of(R.color.tile_beam);
    Paint core = new Paint(Paint.ANTI_ALIAS_FLAG);
    core.setColor(palette.white());
    return (canvas, width, height) -> {
      light.setColor(colour);
      beam(canvas, width, height, light, core, isDown);
    };
  }

  private static void beam(
      Canvas canvas, float width, float height, Paint light, Paint core, boolean isDown) {
    float radius = width / 2;
    light.setAlpha(200);
    canvas.drawRoundRect(width * 0.2f, 0, width * 0.8f, height, radius, radius, light);
    canvas.drawRoundRect(width * 0.4f, 0, width * 0.6f, height, radius, radius, core);
    float end = isDown ? height - radius : radius;
    light.setAlpha(255);
    canvas.drawCircle(radius, end, radius, light);
    canvas.drawCircle(radius, end, radius / 2, core);
  }
}
