package org.monsterbox.app.games.cube.claim;

import android.content.Context;
import android.graphics.Paint;
import androidx.annotation.ColorInt;
import java.util.HashMap;
import java.util.Map;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Icon;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.cube.BuzzerArt;
import org.monsterbox.app.art.cube.CardArt;
import org.monsterbox.app.art.cube.KindArt;
import org.monsterbox.app.art.cube.MedalArt;
import org.monsterbox.app.art.cube.TileArt;
import org.monsterbox.app.art.poster.Winner;
import org.monsterbox.app.games.layout.Supplies;
import org.monsterbox.app.games.layout.Writing;
import org.monsterbox.core.cube.terms.Medal;
import org.monsterbox.core.cube.tiles.Colour;

/** The drawings of one theme, made once. */
public final class Props {

  private final Palette palette;
  private final TileArt tiles;
  private final KindArt kinds;
  private final CardArt cards;
  private final BuzzerArt buzzers;
  private final MedalArt medals;
  private final Supplies supplies;
  private final Piece winner;
  private final Map<String, Piece> made = new HashMap<>();
  @ColorInt private final int ink;
  @ColorInt private final int groove;
  @ColorInt private final int paper;
  @ColorInt private final int good;
  @ColorInt private final int bad;
  @ColorInt private final int accent;
  @ColorInt private final int onAccent;
  private final Context context;

  public Props(Context context) {
    this.context = context;
    palette = Palette.of(context);
    tiles = new TileArt(palette);
    kinds = new KindArt(palette);
    cards = new CardArt(palette, kinds);
    buzzers = new BuzzerArt(palette);
    medals = new MedalArt(palette);
    supplies = new Supplies(context, palette);
    winner = Piece.of(new Winner(palette));
    ink = context.getColor(R.color.ink);
    groove = context.getColor(R.color.plank);
    paper = context.getColor(R.color.paper);
    good = context.getColor(R.color.air_mark);
    bad = context.getColor(R.color.fire_mark);
    accent = context.getColor(R.color.accent);
    onAccent = context.getColor(R.color.on_accent);
  }

  public TileArt tiles() {
    return tiles;
  }

  public KindArt kinds() {
    return kinds;
  }

  public CardArt cards() {
    return cards;
  }

  public Supplies supplies() {
    return supplies;
  }

  public Piece buzzer(int mark, BuzzerArt.Mood mood) {
    return made.computeIfAbsent("buzzer " + mark + mood, key -> buzzers.buzzer(mark, mood));
  }

  /** A word on the one thing that is to be pressed. */
  public Piece word(Writing writing, String text) {
    return made.computeIfAbsent(
        "word " + text, key -> writing.stationery().badge(text, accent, onAccent));
  }

  /** A number of a face, out of its face. */
  public Piece chip(Writing writing, Colour colour, int number) {
    int ground =
        switch (colour) {
          case YELLOW -> palette.cube().top();
          case RED -> palette.cube().left();
          case BLUE -> palette.cube().right();
        };
    int letters = colour == Colour.YELLOW ? palette.outline() : palette.white();
    return made.computeIfAbsent(
        "chip " + colour + number,
        key -> writing.stationery().badge(Integer.toString(number), ground, letters));
  }

  public Piece medal(Medal medal) {
    return made.computeIfAbsent("medal " + medal, key -> medals.medal(medal));
  }

  /** Right or wrong, by its shape as well as by its colour. */
  public Piece sign(boolean right) {
    return made.computeIfAbsent("sign " + right, key -> newSign(right));
  }

  private Piece newSign(boolean right) {
    Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
    fill.setColor(right ? good : bad);
    Piece icon = (right ? Icon.CHECK : Icon.CLOSE).piece(context, paper);
    return (canvas, width, height) -> {
      float size = Math.min(width, height);
      if (right) {
        canvas.drawCircle(width / 2, height / 2, size / 2, fill);
      } else {
        canvas.drawRoundRect(0, 0, width, height, size / 5, size / 5, fill);
      }
      float room = size * 0.16f;
      canvas.translate(room, room);
      icon.draw(canvas, width - 2 * room, height - 2 * room);
      canvas.translate(-room, -room);
    };
  }

  public Piece winner() {
    return winner;
  }

  @ColorInt
  public int ink() {
    return ink;
  }

  /** What is not there any more of a bar or a ring. */
  @ColorInt
  public int groove() {
    return groove;
  }
}
