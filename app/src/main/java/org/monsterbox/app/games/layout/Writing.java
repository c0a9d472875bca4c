package org.monsterbox.app.games.layout;

import android.content.Context;
import androidx.annotation.PluralsRes;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.Phrases;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Lettering;
import org.monsterbox.app.scene.lettering.Stationery;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.app.speech.Sentences;

/** Texts as blocks, in the sizes that all tables use. */
public final class Writing {

  private static final float HEADING = 18;
  private static final float BODY = 14;
  private static final float SMALL = 12;
  private static final float BUTTON = 15;

  /** On a table that people sit around, text is read from farther away. */
  private static final float FAR = 1.6f;

  /** A sheet is full of text, and its reader bends over it. */
  private static final float SHEET = 1.2f;

  private static final int MOST_LINES = 60;

  private final Lettering lettering;
  private final Stationery stationery;
  private final Context context;
  private final Phrases phrases;
  private final Sentences sentences;
  private final float scale;

  private Writing(Context context, float scale) {
    this.context = context;
    phrases = new Phrases(context);
    sentences = new Sentences(context);
    this.scale = scale;
    lettering = new Lettering(context);
    stationery = new Stationery(context, lettering);
  }

  /** For a device in somebody's hands. */
  public static Writing near(Context context) {
    return new Writing(context, 1);
  }

  /** For a tablet that lies on the table. */
  public static Writing far(Context context) {
    return larger(context, FAR);
  }

  /** For a sheet on a tablet that lies on the table. */
  public static Writing sheet(Context context) {
    return larger(context, SHEET);
  }

  private static Writing larger(Context context, float scale) {
    // Who has chosen large letters has them already.
    float chosen = context.getResources().getConfiguration().fontScale;
    return new Writing(context, Math.max(1, scale / chosen));
  }

  public Lettering lettering() {
    return lettering;
  }

  public Stationery stationery() {
    return stationery;
  }

  /** How much larger than usual everything is written. */
  public float scale() {
    return scale;
  }

  public Style heading() {
    return lettering.style(HEADING * scale).strong().lines(2);
  }

  public Style body() {
    return lettering.style(BODY * scale).lines(MOST_LINES);
  }

  public Style strong() {
    return body().strong();
  }

  public Style small() {
    return lettering
        .style(SMALL * scale)
        .lines(MOST_LINES)
        .coloured(context.getColor(R.color.ink_soft));
  }

  public Style button(Stationery.Button kind) {
    int colour =
        switch (kind) {
          case PRIMARY -> R.color.on_accent;
          case PLAIN -> R.color.ink;
          case DISABLED -> R.color.ink_soft;
        };
    return lettering
        .style(BUTTON * scale)
        .strong()
        .coloured(context.getColor(colour))
        .middle()
        .lines(2)
        .shrinking();
  }

  public Block headingBlock(String id, String text) {
    return block(Role.HEADING, id, text, heading());
  }

  public Block block(String id, String text, Style style) {
    return block(Role.TEXT, id, text, style);
  }

  /** As high as the text needs to be; nothing at all where there is none. */
  private Block block(Role role, String id, String text, Style style) {
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

  /** A line in the given bounds that becomes smaller where it must; something else speaks it. */
  public Node silentLine(String id, Bounds bounds, String text, Style style) {
    return Node.decoration(id, bounds, fitted(bounds.width(), bounds.height(), text, style));
  }

  /** Text that becomes smaller where it must. */
  public Piece fitted(float width, float height, String text, Style style) {
    return lettering.text(text, style.shrinking(), width, height);
  }

  /** How high a line of that style is. */
  public float line(Style style) {
    return lettering.height("Hg", style, Short.MAX_VALUE);
  }

  /** How names and sentences are put one after the other. */
  public Phrases phrases() {
    return phrases;
  }

  /** A sentence about that many things. */
  public String count(@PluralsRes int id, int number) {
    return context.getResources().getQuantityString(id, number, number);
  }

  /** Words as they stand within a sentence; who is spoken of is filled in as a seat. */
  public String text(int id, Object... parts) {
    return sentences.part(id, parts);
  }

  /** A sentence, which begins with a capital letter. */
  public String say(int id, Object... parts) {
    return sentences.say(id, parts);
  }
}
