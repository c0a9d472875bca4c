package org.monsterbox.app.art.thirteen;

import android.graphics.Canvas;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.SeatMark;
import org.monsterbox.app.art.thirteen.monsters.MonsterArt;
import org.monsterbox.app.art.thirteen.monsters.OnDemand;

/** The cards of 13 Monsters, which are square, and the sets that two of them make. */
public final class CardArt {

  /** Two halves click together when the right one is shifted by so much of a card's width. */
  public static final float JOIN = (Cut.PAIR - Cut.SIZE) / Cut.SIZE;

  /** How many times as wide as high a whole set is. */
  public static final float SET_ASPECT = SetFace.WIDTH / SetFace.HEIGHT;

  private static final int SETS = MonsterArt.MONSTERS * MonsterArt.PARTS;
  private static final int SIDES = 2;

  private final OnDemand<Piece> faces;
  private final OnDemand<Piece> sets;
  private final OnDemand<Piece> frozen;
  private final Piece back;
  private final Piece logo;

  public CardArt(MonsterArt monsters, ElementLetters letters) {
    Palette palette = monsters.palette();
    DiceArt dice = new DiceArt(palette);
    back = new Framed(HiddenCard.back(palette), Cut.SIZE, Cut.SIZE);
    Piece frost = new Framed(HiddenCard.frozen(palette), Cut.SIZE, Cut.SIZE);
    logo = new Framed(Logo.of(palette), Logo.WIDTH, Cut.SIZE);
    faces =
        new OnDemand<>(
            SETS * SIDES,
            card ->
                new CardFace(
                    monsters,
                    letters,
                    monster(card / SIDES),
                    MonsterArt.part(card / SIDES),
                    card % SIDES == 0));
    sets =
        new OnDemand<>(
            SETS, set -> new SetFace(monsters, letters, monster(set), MonsterArt.part(set)));
    frozen =
        new OnDemand<>(
            palette.seats().colours().size() * DiceArt.FACES,
            number ->
                new FrozenCard(
                    frost,
                    dice.frozen(number / DiceArt.FACES, number % DiceArt.FACES + 1),
                    new SeatMark(palette, number / DiceArt.FACES)));
  }

  private static int monster(int set) {
    return set / MonsterArt.PARTS + 1;
  }

  /** The face of a card, 0 to 77: half a part. */
  public Piece face(int card) {
    return faces.get(card);
  }

  /** A card that lies face down. */
  public Piece back() {
    return back;
  }

  /** What lies in the middle of the grid, three cards wide. */
  public Piece logo() {
    return logo;
  }

  /** A set, 0 to 38, as it lies in front of its owner; in a box of {@link #SET_ASPECT}. */
  public Piece set(int set) {
    return sets.get(set);
  }

  /** A card face down under frost, with the die, 1 to 6, of the seat, 0 to 7, that froze it. */
  public Piece frozen(int seat, int face) {
    return frozen.get(seat * DiceArt.FACES + face - 1);
  }

  private record FrozenCard(Piece frost, Piece die, Piece owner) implements Piece {

    private static final float DIE = 0.58f;
    private static final float MARK = 0.36f;

    @Override
    public void draw(Canvas canvas, float width, float height) {
      frost.draw(canvas, width, height);
      canvas.save();
      canvas.translate(width * (1 - DIE) / 2, height * (1 - DIE) / 2);
      die.draw(canvas, width * DIE, height * DIE);
      canvas.restore();
      canvas.save();
      canvas.translate(width * (1 - MARK), height * (1 - MARK));
      owner.draw(canvas, width * MARK, height * MARK);
      canvas.restore();
    }
  }
}
