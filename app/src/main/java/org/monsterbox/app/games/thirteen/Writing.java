package org.monsterbox.app.games.thirteen;

import android.content.Context;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Lettering;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Stationery;
import org.monsterbox.app.scene.Style;

/** Texts as blocks, in the three sizes that this table uses. */
final class Writing {

  private static final float HEADING = 18;
  private static final float BODY = 14;
  private static final float SMALL = 12;
  private static final int MOST_LINES = 60;

  private final Lettering lettering;
  private final Stationery stationery;
  private final Context context;

  Writing(Context context) {
    this.context = context;
    lettering = new Lettering(context);
    stationery = new Stationery(context, lettering);
  }

  Lettering lettering() {
    return lettering;
  }

  Stationery stationery() {
    return stationery;
  }

  Style heading() {
    return lettering.style(HEADING).strong().lines(2);
  }

  Style body() {
    return lettering.style(BODY).lines(MOST_LINES);
  }

  Style strong() {
    return body().strong();
  }

  Style small() {
    return lettering.style(SMALL).lines(MOST_LINES).coloured(context.getColor(R.color.ink_soft));
  }

  Block headingBlock(String id, String text) {
    return block(Role.HEADING, id, text, heading());
  }

  Block block(String id, String text, Style style) {
    return block(Role.TEXT, id, text, style);
  }

  /** As high as the text needs to be; nothing at all where there is none. */
  Block block(Role role, String id, String text, Style style) {
    if (text.isEmpty()) {
      return Block.EMPTY;
    }
    return new Block() {
      @Override
      public float height(float width) {
        return lettering.height(text, style, width);
      }

      @Override
      public void place(Bounds where, Easel easel) {
        easel.add(Node.of(role, id, where, lettering.text(text, style, where.width()), text));
      }
    };
  }

  /** A line in the given bounds that becomes smaller where it must. */
  Node line(String id, Bounds bounds, String text, Style style) {
    return Node.of(Role.TEXT, id, bounds, piece(bounds, text, style), text);
  }

  /** The same, but not spoken: something else says it. */
  Node silentLine(String id, Bounds bounds, String text, Style style) {
    return Node.decoration(id, bounds, piece(bounds, text, style));
  }

  private org.monsterbox.app.art.Piece piece(Bounds bounds, String text, Style style) {
    return lettering.text(text, style.shrinking(), bounds.width(), bounds.height());
  }

  /** How high a line of that style is. */
  float line(Style style) {
    return lettering.height("Hg", style, Float.MAX_VALUE / 4);
  }

  String text(int id, Object... blanks) {
    return context.getString(id, blanks);
  }

  /** Two sentences or names, one after the other. */
  String sentences(String first, String second) {
    return context.getString(R.string.thirteen_then, first, second);
  }
}
