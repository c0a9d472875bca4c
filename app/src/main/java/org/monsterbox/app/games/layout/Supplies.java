package org.monsterbox.app.games.layout;

import android.content.Context;
import androidx.annotation.ColorInt;
import androidx.core.graphics.ColorUtils;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Icon;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.SeatMark;
import org.monsterbox.app.scene.lettering.Stationery;

/** The drawings that all tables need besides their own, made once for a theme. */
public final class Supplies {

  private static final float TURN_TINT = 0.16f;

  private final Context context;
  private final Frames frames;
  private final List<Piece> marks = new ArrayList<>();
  private final Map<String, Piece> icons = new HashMap<>();
  @ColorInt private final int ink;
  @ColorInt private final int softInk;
  @ColorInt private final int accent;
  @ColorInt private final int onAccent;
  @ColorInt private final int paper;
  @ColorInt private final int turnPaper;

  public Supplies(Context context, Palette palette) {
    this.context = context;
    frames = new Frames(context);
    for (int mark = 0; mark < palette.seats().colours().size(); mark++) {
      marks.add(new SeatMark(palette, mark));
    }
    ink = context.getColor(R.color.ink);
    softInk = context.getColor(R.color.ink_soft);
    accent = context.getColor(R.color.accent);
    onAccent = context.getColor(R.color.on_accent);
    paper = context.getColor(R.color.paper);
    turnPaper = ColorUtils.blendARGB(paper, accent, TURN_TINT);
  }

  public Frames frames() {
    return frames;
  }

  /** The colour and shape of a seat. */
  public Piece mark(int mark) {
    return marks.get(mark);
  }

  /** An icon on a button of that kind. */
  public Piece icon(Icon icon, Stationery.Button kind) {
    return icons.computeIfAbsent(
        icon + " " + kind,
        key ->
            icon.piece(
                context,
                switch (kind) {
                  case PRIMARY -> onAccent;
                  case PLAIN -> ink;
                  case DISABLED -> softInk;
                }));
  }

  /** A small round number. */
  public Piece number(Writing writing, int number) {
    return writing.stationery().badge(Integer.toString(number), accent, onAccent);
  }

  /** The paper of a seat's panel: whose turn it is lies on another one. */
  @ColorInt
  public int seatPaper(boolean hasTurn) {
    return hasTurn ? turnPaper : paper;
  }
}
