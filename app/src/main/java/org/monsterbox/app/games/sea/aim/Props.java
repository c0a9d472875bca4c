package org.monsterbox.app.games.sea.aim;

import android.content.Context;
import androidx.annotation.ColorInt;
import androidx.core.graphics.ColorUtils;
import java.util.Arrays;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.SeatColours;
import org.monsterbox.app.art.sea.Emblem;
import org.monsterbox.app.art.sea.HexMark;
import org.monsterbox.app.art.sea.SeaArt;
import org.monsterbox.core.sea.box.Arrow;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;

/** The drawings of one theme, by the things of the game. */
public final class Props {

  private final SeaArt art;
  @ColorInt private final int accent;
  @ColorInt private final int ink;
  @ColorInt private final int onCard;
  private final SeatColours seats;

  public Props(Context context) {
    Palette palette = Palette.of(context);
    art = new SeaArt(palette, context.getColor(R.color.table));
    accent = context.getColor(R.color.accent);
    ink = context.getColor(R.color.ink);
    onCard = palette.outline();
    seats = palette.seats();
  }

  public SeaArt art() {
    return art;
  }

  @ColorInt
  public int accent() {
    return accent;
  }

  @ColorInt
  public int ink() {
    return ink;
  }

  /** The colour of a seat, by its mark. */
  @ColorInt
  public int seat(int mark) {
    return seats.of(mark);
  }

  /** What is written on cards. */
  @ColorInt
  public int onCard() {
    return onCard;
  }

  @ColorInt
  public int danger() {
    return art.colours().danger();
  }

  /** A colour that is seen through. */
  @ColorInt
  public static int thin(@ColorInt int colour, int alpha) {
    return ColorUtils.setAlphaComponent(colour, alpha);
  }

  public Piece mark(HexMark.Look look, boolean hinted) {
    return art.mark(look, hinted, look == HexMark.Look.DANGER ? danger() : accent);
  }

  @ColorInt
  int colour(Pile pile) {
    return switch (pile) {
      case MOVE -> art.colours().cards().movement();
      case WEAPON -> art.colours().cards().weapon();
      case CALL -> art.colours().cards().call();
      case BOND -> art.colours().cards().bond();
    };
  }

  public Piece paper(Pile pile) {
    return art.card(colour(pile));
  }

  /** A small piece of paper, on which pictures are seen on any table. */
  public Piece slip() {
    return art.back(art.white());
  }

  public Piece back(Pile pile) {
    return art.back(colour(pile));
  }

  /** What is drawn on a card. */
  public Piece symbol(int card) {
    CardKind kind = Cards.kind(card);
    if (kind.pile() != Pile.MOVE) {
      return art.emblem(Emblem.valueOf(kind.name()));
    }
    int[] turns = new int[Arrow.values().length];
    int count = 0;
    for (Arrow arrow : Arrow.values()) {
      if (Cards.hasArrow(card, arrow)) {
        turns[count++] = arrow.turn();
      }
    }
    return art.movement(Arrays.copyOf(turns, count), Cards.number(card));
  }
}
