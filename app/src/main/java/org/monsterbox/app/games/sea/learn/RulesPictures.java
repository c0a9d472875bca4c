package org.monsterbox.app.games.sea.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.sea.SeaArt;
import org.monsterbox.app.games.PictureRow;
import org.monsterbox.app.games.RulesSection;
import org.monsterbox.app.games.sea.aim.Props;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;

/** The pictures between the rules: things of the game in a row. */
record RulesPictures(Props props) {

  /** A card is so many times as wide as high. */
  private static final float CARD = 0.72f;

  /** How much of its card a symbol takes. */
  private static final float SYMBOL = 0.8f;

  private static final float QUARTER = 90;
  private static final float WHALE_WIDTH = 1.7f;
  private static final float WHALE_SIZE = 0.62f;

  /** Two boats after a whale. */
  RulesSection.Picture hunt(String label) {
    SeaArt art = props.art();
    return PictureRow.of(
        label,
        List.of(
            turned(art.boat(1), 1), turned(art.boat(2), 1), turned(art.whale(false), WHALE_SIZE)),
        1,
        1,
        WHALE_WIDTH);
  }

  /** What lies in the sea. */
  RulesSection.Picture sea(String label) {
    SeaArt art = props.art();
    return PictureRow.of(
        label, List.of(art.iceberg(), art.battleship(), art.net(1), art.whirlpool()), 1, 1, 1, 1);
  }

  /** One card of each kind of a pile. */
  RulesSection.Picture cards(String label, Pile pile) {
    List<Piece> pieces = new ArrayList<>();
    for (int card = 0; card < Cards.COUNT; card++) {
      boolean isFirst = card == 0 || Cards.kind(card) != Cards.kind(card - 1);
      if (Cards.pile(card) == pile && isFirst) {
        pieces.add(card(card));
      }
    }
    float[] shapes = new float[pieces.size()];
    Arrays.fill(shapes, CARD);
    return PictureRow.of(label, pieces, shapes);
  }

  private Piece card(int card) {
    return Layers.stack(props.paper(Cards.pile(card)), inMiddle(props.symbol(card), SYMBOL, 0));
  }

  /** Heading to the right. */
  private static Piece turned(Piece piece, float size) {
    return inMiddle(piece, size, QUARTER);
  }

  /** As a square in the middle. */
  private static Piece inMiddle(Piece piece, float size, float degrees) {
    return (canvas, width, height) -> {
      float side = Math.min(width, height) * size;
      canvas.save();
      canvas.translate(width / 2, height / 2);
      canvas.rotate(degrees);
      canvas.translate(-side / 2, -side / 2);
      piece.draw(canvas, side, side);
      canvas.restore();
    };
  }
}
