package org.monsterbox.app.games.layout;

import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Stationery;
import org.monsterbox.app.scene.lettering.Style;

/** How buttons look: words, and an icon beside them or, on tall ones, above them. */
record ButtonLook(Tools tools, boolean tall) {

  private static final float SIDE = 8;
  private static final float ABOVE = 8;
  private static final float ICON = 24;
  private static final float ICON_GAP = 6;

  /** The shadow below a button's paper. */
  private static final float SHADOW = 2;

  private Style style(Stationery.Button kind) {
    return tools.writing().button(kind);
  }

  private float icon() {
    return ICON * tools.writing().scale();
  }

  private float words(String text) {
    return tools.writing().lettering().width(text, style(Stationery.Button.PLAIN));
  }

  /** How wide it is with its words on one line. */
  float width(String text) {
    return words(text) + 2 * SIDE;
  }

  float height(String text, float width) {
    float lines =
        tools.writing().lettering().height(text, style(Stationery.Button.PLAIN), width - 2 * SIDE);
    float above = tall ? icon() + 2 : 0;
    return Math.max(Node.LEAST_TARGET, lines + above + 2 * ABOVE);
  }

  boolean hasRoomForIcon(Choice choice, float width) {
    return tall || choice.icon().isEmpty() || width >= width(choice.text()) + icon() + ICON_GAP;
  }

  Piece piece(Choice choice, float width, float height, boolean pictured) {
    Piece ground = tools.writing().stationery().button(choice.kind(), "", width);
    Piece piece;
    if (choice.icon().isEmpty() || !pictured) {
      piece = Layers.stack(ground, label(choice, width, height, SIDE, 0));
    } else if (tall) {
      piece =
          Layers.stack(
              ground,
              icon(choice, (width - icon()) / 2, ABOVE),
              label(choice, width, height, SIDE, ABOVE + icon()));
    } else {
      float start = (width - words(choice.text()) - icon() - ICON_GAP) / 2;
      piece =
          Layers.stack(
              ground,
              icon(choice, start, (height - SHADOW - icon()) / 2),
              label(choice, width, height, start + icon() + ICON_GAP, 0));
    }
    return choice.hinted() ? tools.frames().hinted(piece) : piece;
  }

  private Piece label(Choice choice, float width, float height, float left, float top) {
    float right = left == SIDE ? SIDE : 0;
    float room = width - left - right;
    Style style = style(choice.kind());
    Piece words =
        tools
            .writing()
            .fitted(
                room, height - top - SHADOW, choice.text(), left == SIDE ? style : started(style));
    return Layers.padded(words, left, top, right, SHADOW);
  }

  private static Style started(Style style) {
    return new Style(
        style.size(), style.bold(), style.colour(), Style.Side.START, style.lines(), true);
  }

  private Piece icon(Choice choice, float left, float top) {
    Piece icon = tools.supplies().icon(choice.icon().orElseThrow(), choice.kind());
    float size = icon();
    return (canvas, width, height) -> {
      canvas.translate(left, top);
      icon.draw(canvas, size, size);
      canvas.translate(-left, -top);
    };
  }
}
