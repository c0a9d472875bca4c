package org.monsterbox.app.scene.lettering;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import androidx.annotation.ColorInt;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.Node;

/** The things of paper that all tables use: panels, buttons, badges, bars and trays. */
public final class Stationery {

  /** How much a button asks to be pressed. */
  public enum Button {
    PRIMARY,
    PLAIN,
    /** Cannot be pressed now. */
    DISABLED
  }

  private static final float OUTLINE = 2;
  private static final float SHADOW = 2;
  private static final float CORNER = 10;
  private static final float BUTTON_SIZE = 16;
  private static final float BUTTON_PADDING = 12;
  private static final float ICON = 28;
  private static final float ICON_GAP = 8;

  private final Lettering lettering;
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);
  @ColorInt private final int paper;
  @ColorInt private final int outline;
  @ColorInt private final int shadow;
  @ColorInt private final int groove;
  @ColorInt private final int grooveEdge;
  @ColorInt private final int accent;
  @ColorInt private final int onAccent;
  @ColorInt private final int ink;
  @ColorInt private final int softInk;
  @ColorInt private final int veil;

  public Stationery(Context context, Lettering lettering) {
    this.lettering = lettering;
    paper = context.getColor(R.color.paper);
    outline = context.getColor(R.color.outline);
    shadow = context.getColor(R.color.shadow);
    groove = context.getColor(R.color.plank);
    grooveEdge = context.getColor(R.color.plank_edge);
    accent = context.getColor(R.color.accent);
    onAccent = context.getColor(R.color.on_accent);
    ink = context.getColor(R.color.ink);
    softInk = context.getColor(R.color.ink_soft);
    veil = context.getColor(R.color.veil);
    pen.setStyle(Paint.Style.STROKE);
    pen.setStrokeWidth(OUTLINE);
  }

  /** A sheet of paper that lies on the table. */
  public Piece panel() {
    return panel(paper);
  }

  public Piece panel(@ColorInt int colour) {
    return (canvas, width, height) -> sheet(canvas, width, height, CORNER, colour);
  }

  /** Dims what lies under a sheet. */
  public Piece veil() {
    return (canvas, width, height) -> {
      fill.setColor(veil);
      canvas.drawRect(0, 0, width, height, fill);
    };
  }

  /** A button as wide as that, at the height that it is drawn with. */
  public Piece button(Button kind, String text, float width) {
    Style style = buttonStyle(kind).middle();
    Piece words = lettering.text(text, style, width - 2 * BUTTON_PADDING);
    return Layers.stack(ground(kind), Layers.padded(words, BUTTON_PADDING, 2, BUTTON_PADDING, 4));
  }

  /** A button with a picture before its words. */
  public Piece button(Button kind, Piece icon, String text, float width) {
    Style style = buttonStyle(kind);
    float wordsLeft = BUTTON_PADDING + ICON + ICON_GAP;
    float room = width - wordsLeft - BUTTON_PADDING;
    float used = Math.min(room, lettering.width(text, style));
    float start = (room - used) / 2;
    Piece words = lettering.text(text, style, used);
    Piece picture =
        (canvas, givenWidth, givenHeight) -> {
          float top = (givenHeight - SHADOW - ICON) / 2;
          canvas.translate(start + BUTTON_PADDING, top);
          icon.draw(canvas, ICON, ICON);
          canvas.translate(-start - BUTTON_PADDING, -top);
        };
    return Layers.stack(
        ground(kind), picture, Layers.padded(words, start + wordsLeft, 2, BUTTON_PADDING, 4));
  }

  /** How wide a button is that holds the text on one line at its usual size. */
  public float buttonWidth(String text) {
    return lettering.width(text, buttonStyle(Button.PRIMARY)) + 2 * BUTTON_PADDING;
  }

  /** How high a button of that width must be, and never lower than a finger is wide. */
  public float buttonHeight(String text, float width) {
    float words = lettering.height(text, buttonStyle(Button.PRIMARY), width - 2 * BUTTON_PADDING);
    return Math.max(Node.LEAST_TARGET, words + 2 * BUTTON_PADDING);
  }

  /** A small round-ended label, its text as large as fits. */
  public Piece badge(String text, @ColorInt int ground, @ColorInt int letters) {
    Piece words = lettering.filling(text, letters);
    return (canvas, width, height) -> {
      sheet(canvas, width, height, height, ground);
      float side = Math.min(height / 3, width / 6);
      float room = height * 0.27f;
      canvas.translate(side, room);
      words.draw(canvas, width - SHADOW - 2 * side, height - SHADOW - 2 * room);
      canvas.translate(-side, -room);
    };
  }

  /** How much of something is done, from 0 to 1. */
  public Piece bar(float part, @ColorInt int colour) {
    return (canvas, width, height) -> {
      fill.setColor(groove);
      canvas.drawRoundRect(0, 0, width, height, height / 2, height / 2, fill);
      if (part > 0) {
        fill.setColor(colour);
        float end = Math.max(height, width * Math.min(1, part));
        canvas.drawRoundRect(0, 0, end, height, height / 2, height / 2, fill);
      }
    };
  }

  /** A shallow tray that dice and cards are put into. */
  public Piece tray() {
    return (canvas, width, height) -> {
      fill.setColor(grooveEdge);
      canvas.drawRoundRect(0, 0, width, height, CORNER, CORNER, fill);
      fill.setColor(groove);
      canvas.drawRoundRect(OUTLINE, 2 * OUTLINE, width, height, CORNER, CORNER, fill);
    };
  }

  private Style buttonStyle(Button kind) {
    int colour =
        switch (kind) {
          case PRIMARY -> onAccent;
          case PLAIN -> ink;
          case DISABLED -> softInk;
        };
    return lettering.style(BUTTON_SIZE).strong().coloured(colour).lines(2).shrinking();
  }

  private Piece ground(Button kind) {
    return switch (kind) {
      case PRIMARY -> panel(accent);
      case PLAIN -> panel();
      case DISABLED -> this::disabledGround;
    };
  }

  /** It lies flat: no shadow, a softer edge. */
  private void disabledGround(Canvas canvas, float width, float height) {
    edge(canvas, width - SHADOW, height - SHADOW, CORNER, grooveEdge);
  }

  private void sheet(Canvas canvas, float width, float height, float corner, @ColorInt int colour) {
    float round = Math.min(corner, Math.min(width, height) / 2);
    fill.setColor(shadow);
    canvas.drawRoundRect(SHADOW, SHADOW, width, height, round, round, fill);
    fill.setColor(colour);
    canvas.drawRoundRect(0, 0, width - SHADOW, height - SHADOW, round, round, fill);
    edge(canvas, width - SHADOW, height - SHADOW, round, outline);
  }

  private void edge(Canvas canvas, float width, float height, float corner, @ColorInt int colour) {
    pen.setColor(colour);
    float half = OUTLINE / 2;
    canvas.drawRoundRect(half, half, width - half, height - half, corner, corner, pen);
  }
}
