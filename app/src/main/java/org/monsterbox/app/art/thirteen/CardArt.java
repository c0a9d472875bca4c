package org.monsterbox.app.art.thirteen;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.Shapes;

/** The cards of 13 Monsters, which are square, and the sets that two of them make. */
public final class CardArt {

  /** Two halves click together when the right one is shifted by so much of a card's width. */
  public static final float JOIN = 46 / 54f;

  /** How many times as wide as high a whole set is. */
  public static final float SET_ASPECT = 1.25f;

  private static final float SIZE = 54;
  private static final int SIDES = 2;
  private static final int PARTS = 3;

  private final List<Piece> faces = new ArrayList<>();
  private final List<Piece> sets = new ArrayList<>();
  private final Piece back;
  private final Palette palette;

  public CardArt(MonsterArt monsters) {
    palette = monsters.palette();
    for (int set = 0; set < MonsterArt.MONSTERS * PARTS; set++) {
      int monster = set / PARTS + 1;
      Part part = Part.values()[set % PARTS];
      sets.add(monsters.part(monster, part));
      for (int side = 0; side < SIDES; side++) {
        faces.add(monsters.part(monster, part));
      }
    }
    back =
        new Framed(
            new Collage(palette)
                .place(27, 27, 0, 1)
                .sheet(palette.cardBack(), Shapes.roundedBox(50, 50, 4)),
            SIZE,
            SIZE);
  }

  /** The face of a card, 0 to 77: half a part. */
  public Piece face(int card) {
    return faces.get(card);
  }

  /** A card that lies face down. */
  public Piece back() {
    return back;
  }

  /** A set, 0 to 38, as it lies in front of its owner; in a box of {@link #SET_ASPECT}. */
  public Piece set(int set) {
    return sets.get(set);
  }

  /** A card face down under frost, with the die of the seat, 0 to 7, that froze it. */
  public Piece frozen(int seat, int face) {
    Piece die = new DiceArt(palette).frozen(seat, face);
    return (canvas, width, height) -> {
      back.draw(canvas, width, height);
      die.draw(canvas, width, height);
    };
  }
}
