package org.monsterbox.app.shot;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import androidx.annotation.ColorInt;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Icon;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.SeatMark;
import org.monsterbox.app.art.bigmonster.BoardArt;
import org.monsterbox.app.art.bigmonster.TileArt;
import org.monsterbox.app.art.poster.Curtain;
import org.monsterbox.app.art.poster.EmptyShelf;
import org.monsterbox.app.art.poster.TornSave;
import org.monsterbox.app.art.poster.Winner;
import org.monsterbox.app.art.thirteen.Badge;
import org.monsterbox.app.art.thirteen.BadgeArt;
import org.monsterbox.app.art.thirteen.CardArt;
import org.monsterbox.app.art.thirteen.DiceArt;
import org.monsterbox.app.art.thirteen.ElementLetters;
import org.monsterbox.app.art.thirteen.monsters.MonsterArt;
import org.monsterbox.app.art.thirteen.monsters.PaperPart;
import org.monsterbox.core.bigmonster.tiles.Colour;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.thirteen.monsters.Element;

/** Everything that is drawn, on sheets. */
final class Gallery {

  private static final int GAP = 8;
  private static final int CARDS = 78;
  private static final int SETS = 39;
  private static final int CARDS_EACH = 6;

  private static final int[][] MIXES = {
    {1, 5, 9}, {2, 7, 11}, {3, 10, 6}, {4, 1, 8}, {6, 12, 2}, {13, 4, 10}, {8, 13, 1},
    {9, 3, 13}, {10, 2, 5}, {11, 8, 4}, {12, 6, 7}, {7, 11, 3}, {5, 9, 12}, {5, 1, 5}
  };

  private final Context context;
  private final Palette palette;
  private final MonsterArt monsters;
  private final ElementLetters letters;
  private final CardArt cards;

  Gallery(Context context) {
    this.context = context;
    palette = Palette.of(context);
    monsters = new MonsterArt(palette);
    letters = new ElementLetters(context);
    cards = new CardArt(monsters, letters);
  }

  List<Piece> creatures() {
    List<Piece> pieces = new ArrayList<>();
    for (int monster = 1; monster <= MonsterArt.MONSTERS; monster++) {
      pieces.add(monsters.creature(monster, monster, monster));
    }
    pieces.add(
        (canvas, width, height) -> monsters.creature(7, 7, 7).draw(canvas, width, height, 1, 1));
    return pieces;
  }

  List<Piece> mixtures() {
    List<Piece> pieces = new ArrayList<>();
    for (int[] mix : MIXES) {
      pieces.add(monsters.creature(mix[0], mix[1], mix[2]));
    }
    return pieces;
  }

  List<Piece> parts() {
    List<Piece> pieces = new ArrayList<>();
    for (int monster = 1; monster <= MonsterArt.MONSTERS; monster++) {
      for (PaperPart part : PaperPart.values()) {
        pieces.add(monsters.part(monster, part));
      }
    }
    return pieces;
  }

  List<Piece> cards() {
    List<Piece> pieces = new ArrayList<>();
    for (int card = 0; card < CARDS; card++) {
      pieces.add(cards.face(card));
    }
    pieces.add(cards.back());
    pieces.add(cards.logo());
    for (int face = 1; face <= DiceArt.FACES - 2; face++) {
      pieces.add(cards.frozen(face + 1, face));
    }
    return pieces;
  }

  /** Mates, and beside them cards that do not go together. */
  List<Piece> pairs() {
    List<Piece> pieces = new ArrayList<>();
    for (int monster = 0; monster < MonsterArt.MONSTERS; monster++) {
      int left = monster * CARDS_EACH + monster % 3 * 2;
      pieces.add(pair(left, left + 1));
      pieces.add(pair(left, (left + 2 * (monster % 5 + 3) + 1) % CARDS));
    }
    return pieces;
  }

  private Piece pair(int left, int right) {
    return (canvas, width, height) -> {
      cards.face(left).draw(canvas, height, height);
      canvas.translate(height * CardArt.JOIN, 0);
      cards.face(right).draw(canvas, height, height);
    };
  }

  List<Piece> sets() {
    List<Piece> pieces = new ArrayList<>();
    for (int set = 0; set < SETS; set++) {
      pieces.add(cards.set(set));
    }
    return pieces;
  }

  List<Piece> diceAndBadges() {
    List<Piece> pieces = new ArrayList<>();
    DiceArt dice = new DiceArt(palette);
    BadgeArt badges = new BadgeArt(palette, letters);
    for (int face = 1; face <= DiceArt.FACES; face++) {
      int shown = face;
      pieces.add(dice.die(face));
      pieces.add(dice.kept(face));
      pieces.add(
          (canvas, width, height) ->
              dice.draw(canvas, width, height, shown, shown * 50, shown / 6f));
    }
    for (int seat = 0; seat < palette.seats().colours().size(); seat++) {
      pieces.add(dice.frozen(seat, seat % DiceArt.FACES + 1));
      pieces.add(new SeatMark(palette, seat));
    }
    for (Element element : Element.values()) {
      pieces.add(badges.standing(element));
      pieces.add(badges.lying(element));
    }
    for (Badge badge : Badge.values()) {
      pieces.add(badges.badge(badge));
    }
    return pieces;
  }

  /** Every tile of Big Monster at every level. */
  List<Piece> tiles() {
    List<Piece> pieces = new ArrayList<>();
    TileArt tiles = new TileArt(context);
    for (TileType type : TileType.values()) {
      for (int level = 0; level <= type.maxLevel(); level++) {
        pieces.add(tiles.tile(type, level));
      }
    }
    pieces.add(tiles.back());
    return pieces;
  }

  List<Piece> explorers() {
    List<Piece> pieces = new ArrayList<>();
    TileArt tiles = new TileArt(context);
    for (Explorer explorer : Explorer.values()) {
      pieces.add(tiles.explorer(explorer));
    }
    return pieces;
  }

  /** Medals, crystals, ships and beams of Big Monster. */
  List<Piece> board() {
    List<Piece> pieces = new ArrayList<>();
    BoardArt board = new BoardArt(context);
    for (Medal medal : Medal.values()) {
      pieces.add(board.coin(medal, true));
      pieces.add(board.coin(medal, false));
    }
    TileArt tiles = new TileArt(context);
    for (Colour colour : Colour.values()) {
      pieces.add(tiles.gem(colour));
    }
    pieces.add(board.ship(true));
    pieces.add(board.ship(false));
    pieces.add(board.beam(true));
    pieces.add(board.beam(false));
    return pieces;
  }

  List<Piece> icons() {
    List<Piece> pieces = new ArrayList<>();
    @ColorInt int ink = context.getColor(R.color.ink);
    for (Icon icon : Icon.values()) {
      pieces.add(icon.piece(context, ink));
    }
    return pieces;
  }

  List<Piece> scenes() {
    return List.of(
        Piece.of(new EmptyShelf(palette)),
        Piece.of(new TornSave(palette)),
        Piece.of(new Curtain(palette)),
        Piece.of(new Winner(palette)));
  }

  /** The pieces in rows on the table, each in a box of that size. */
  Bitmap sheet(List<Piece> pieces, int columns, int width, int height) {
    int rows = (pieces.size() + columns - 1) / columns;
    Bitmap bitmap =
        Bitmap.createBitmap(
            columns * (width + GAP) + GAP, rows * (height + GAP) + GAP, Bitmap.Config.ARGB_8888);
    bitmap.eraseColor(context.getColor(R.color.table));
    Canvas canvas = new Canvas(bitmap);
    for (int i = 0; i < pieces.size(); i++) {
      canvas.save();
      canvas.translate(GAP + i % columns * (width + GAP), GAP + i / columns * (height + GAP));
      pieces.get(i).draw(canvas, width, height);
      canvas.restore();
    }
    return bitmap;
  }
}
