package org.monsterbox.app.games.cube.learn;

import android.content.Context;
import androidx.annotation.ColorRes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Icon;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.cube.CardArt;
import org.monsterbox.app.art.cube.KindArt;
import org.monsterbox.app.art.cube.Rhombus;
import org.monsterbox.app.art.cube.TileArt;
import org.monsterbox.app.games.PictureRow;
import org.monsterbox.app.games.RulesSection;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.TileMove;

/** The pictures between the rules: cards in a row, and tiles that show what counts and what not. */
final class RulesPictures {

  // In sides of a hexagon.
  private static final float WIDE = (float) Math.sqrt(3);
  private static final float HIGH = 2;
  private static final float ROW = 1.5f;
  private static final float GAP = 0.8f;
  private static final float MARK = 1.6f;

  private final Context context;
  private final TileArt tiles;
  private final CardArt cards;

  RulesPictures(Context context) {
    this.context = context;
    Palette palette = Palette.of(context);
    tiles = new TileArt(palette);
    cards = new CardArt(palette, new KindArt(palette));
  }

  /** What counts, after a tick, and after a cross what does not: below, or beside it if small. */
  RulesSection.Picture examples(String label, List<Example> right, List<Example> wrong) {
    Composition picture = new Composition();
    addRow(picture, 0, 0, Icon.CHECK, R.color.cube_monster, right);
    boolean beside = right.size() == 1;
    float left = beside ? picture.width() + GAP : 0;
    float top = beside ? 0 : picture.height() + GAP;
    if (!wrong.isEmpty()) {
      addRow(picture, left, top, Icon.CLOSE, R.color.fire, wrong);
    }
    picture.framed(GAP / 2);
    return new RulesSection.Picture(picture, picture.width() / picture.height(), label);
  }

  private void addRow(
      Composition picture,
      float left,
      float top,
      Icon mark,
      @ColorRes int colour,
      List<Example> examples) {
    List<Composition> drawn = new ArrayList<>();
    float height = 0;
    for (Example example : examples) {
      Composition one = drawn(example);
      drawn.add(one);
      height = Math.max(height, one.height());
    }
    Piece icon = mark.piece(context, context.getColor(colour));
    picture.add(icon, left, top, MARK, height);
    float next = left + MARK + GAP;
    for (Composition one : drawn) {
      picture.add(one, next, top, one.width(), height);
      next += one.width() + GAP;
    }
  }

  private Composition drawn(Example example) {
    Composition drawn = new Composition();
    Layout shown = example.shown();
    for (int tile : example.tiles()) {
      Cell cell = shown.cellOf(tile);
      drawn.add(tiles.whole(tile, example.side()), x(cell), y(cell), WIDE, HIGH);
    }
    for (Face face : example.faces()) {
      int value = shown.value(face, example.side());
      addFace(drawn, tiles.face(face.colour(), value, example.side(), true), face);
    }
    for (Face face : example.faces()) {
      addFace(drawn, tiles.rim(face.colour()), face);
    }
    if (example.faces().isEmpty()) {
      example.move().ifPresent(move -> addMove(drawn, example.layout(), move));
    }
    return drawn;
  }

  /** Where the tile was, and where it is now. */
  private void addMove(Composition drawn, Layout before, TileMove move) {
    Cell from = before.cellOf(move.tile());
    drawn.add(tiles.place(), x(from), y(from), WIDE, HIGH);
    drawn.add(tiles.rim(), x(move.to()), y(move.to()), WIDE, HIGH);
  }

  private static void addFace(Composition drawn, Piece piece, Face face) {
    Rhombus place = Rhombus.of(face.colour());
    drawn.add(
        piece,
        x(face.cell()) + place.left(),
        y(face.cell()) + place.top(),
        place.width(),
        place.height());
  }

  private static float x(Cell cell) {
    return WIDE / 2 * cell.halfColumn();
  }

  private static float y(Cell cell) {
    return ROW * cell.r();
  }

  RulesSection.Picture faces(String label, CardArt.Worth worth, int... codes) {
    List<Piece> faces = new ArrayList<>();
    for (int code : codes) {
      faces.add(cards.face(code, code, worth));
    }
    return cards(label, faces);
  }

  RulesSection.Picture backs(String label, int... modifiers) {
    List<Piece> backs = new ArrayList<>();
    for (int modifier : modifiers) {
      backs.add(cards.back(modifier));
    }
    return cards(label, backs);
  }

  private static RulesSection.Picture cards(String label, List<Piece> pieces) {
    float[] shapes = new float[pieces.size()];
    Arrays.fill(shapes, CardArt.ASPECT);
    return PictureRow.of(label, pieces, shapes);
  }
}
