package org.monsterbox.app.art.cube;

import android.graphics.Paint;
import android.graphics.Path;
import androidx.annotation.ColorInt;
import java.util.HashMap;
import java.util.Map;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.SeatMark;
import org.monsterbox.app.art.Tone;
import org.monsterbox.core.cube.cards.Cards;

/** The monster cards, made once each. */
public final class CardArt {

  /** How many times wider than high a card is that stands. */
  public static final float ASPECT = 0.76f;

  /** What is printed in the corner of a card. */
  public enum Worth {
    POINTS,
    STARS,
    NOTHING
  }

  /** The seat mark that is a star. */
  private static final int STAR = 4;

  private static final float CORNER = 0.09f;

  private record Face(int code, int number, Worth worth) {}

  private final Palette palette;
  private final KindArt kinds;
  private final Map<Face, Piece> faces = new HashMap<>();
  private final Map<Integer, Piece> backs = new HashMap<>();
  private final Path star = SeatMark.shape(STAR);

  public CardArt(Palette palette, KindArt kinds) {
    this.palette = palette;
    this.kinds = kinds;
  }

  /**
   * The card face up.
   *
   * @param number what is searched for: the code, or what modifiers make of it
   */
  public Piece face(int code, int number, Worth worth) {
    return faces.computeIfAbsent(
        new Face(code, number, worth),
        face -> {
          int kind = Cards.kind(code);
          return new MonsterCard(
              palette,
              kinds.kind(kind),
              new Print(signed(number, false)),
              printed(code, worth),
              palette.cube().kind(kind));
        });
  }

  private MonsterCard.Worth printed(int code, Worth worth) {
    return switch (worth) {
      case POINTS -> new MonsterCard.Worth.Points(new Print(points(code)));
      case STARS -> new MonsterCard.Worth.Stars(Cards.stars(code), star);
      case NOTHING -> new MonsterCard.Worth.Nothing();
    };
  }

  private static String points(int code) {
    int points = Cards.points(code);
    return points == Cards.DOUBLES ? "×2" : "+" + points;
  }

  /** A number with a true minus, and with a plus where it is added to something. */
  private static String signed(int number, boolean plus) {
    return (number < 0 ? "−" : plus ? "+" : "") + Math.abs(number);
  }

  /** The card face down: the modifier on its back, or nothing where it is 0. */
  public Piece back(int modifier) {
    return backs.computeIfAbsent(modifier, this::newBack);
  }

  private Piece newBack(int modifier) {
    Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
    Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);
    pen.setStyle(Paint.Style.STROKE);
    Print print = new Print(modifier == 0 ? "!" : signed(modifier, true));
    @ColorInt int paper = palette.cardBack();
    @ColorInt int line = Tone.light(paper);
    return (canvas, width, height) -> {
      float unit = Math.min(width, height);
      float round = CORNER * unit;
      fill.setColor(paper);
      canvas.drawRoundRect(0, 0, width, height, round, round, fill);
      pen.setStrokeWidth(unit * 0.03f);
      pen.setColor(line);
      float room = unit * 0.08f;
      canvas.drawRoundRect(room, room, width - room, height - room, round, round, pen);
      pen.setColor(palette.outline());
      canvas.drawRoundRect(0, 0, width, height, round, round, pen);
      fill.setColor(palette.white());
      print.draw(canvas, width * 0.16f, height * 0.26f, width * 0.84f, height * 0.74f, fill);
    };
  }
}
