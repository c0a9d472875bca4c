package org.monsterbox.app.games.thirteen.moment;

import android.content.Context;
import android.graphics.Paint;
import androidx.annotation.ColorInt;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.poster.Winner;
import org.monsterbox.app.art.thirteen.Badge;
import org.monsterbox.app.art.thirteen.BadgeArt;
import org.monsterbox.app.art.thirteen.CardArt;
import org.monsterbox.app.art.thirteen.DiceArt;
import org.monsterbox.app.art.thirteen.ElementLetters;
import org.monsterbox.app.art.thirteen.monsters.MonsterArt;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.core.thirteen.monsters.Element;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Species;
import org.monsterbox.core.thirteen.monsters.Triple;
import org.monsterbox.core.thirteen.table.Rank;

/** The drawings of one theme, made once. */
public final class Props {

  private static final float DOT = 0.2f;

  private final MonsterArt monsters;
  private final CardArt cards;
  private final DiceArt dice;
  private final BadgeArt badges;
  private final Map<Triple, Piece> creatures = new HashMap<>();
  private final Map<Integer, Piece> frozen = new HashMap<>();
  private final Paint deskPaint = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint dotPaint = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Piece winner;
  @ColorInt private final int ink;

  public Props(Context context) {
    Palette palette = Palette.of(context);
    dotPaint.setColor(palette.thirteen().gold());
    deskPaint.setColor(palette.thirteen().desk());
    winner = Piece.of(new Winner(palette));
    ink = context.getColor(R.color.ink);
    monsters = new MonsterArt(palette);
    ElementLetters letters = new ElementLetters(context);
    cards = new CardArt(monsters, letters);
    dice = new DiceArt(palette);
    badges = new BadgeArt(palette, letters);
  }

  /** A dot in the upper corner of what was seen lately. */
  public Piece dotted(Piece piece) {
    return Layers.stack(
        piece,
        (canvas, width, height) ->
            canvas.drawCircle(width * DOT, width * DOT, width * DOT / 2, dotPaint));
  }

  /** The middle of the grid. */
  public Piece desk() {
    return (canvas, width, height) -> {
      float round = height / 4;
      canvas.drawRoundRect(0, 0, width, height, round, round, deskPaint);
    };
  }

  public Piece back() {
    return cards.back();
  }

  public Piece face(int card) {
    return cards.face(card);
  }

  /** A set, in a box of {@link CardArt#SET_ASPECT}. */
  public Piece set(int set) {
    return cards.set(set);
  }

  /** A card under the die of a seat with that mark. */
  public Piece frozen(int mark) {
    return frozen.computeIfAbsent(mark, key -> cards.frozen(mark, mark % DiceArt.FACES + 1));
  }

  public Piece creature(Triple triple) {
    return creatures.computeIfAbsent(
        triple,
        key ->
            monsters.creature(
                MonsterSets.monster(key.top()),
                MonsterSets.monster(key.eyes()),
                MonsterSets.monster(key.bottom())));
  }

  public Piece die(int face) {
    return dice.die(face);
  }

  public Piece keptDie(int face) {
    return dice.kept(face);
  }

  /** All faces of a die, for its tumble. */
  public List<Piece> dieFaces() {
    List<Piece> faces = new ArrayList<>();
    for (int face = 1; face <= DiceArt.FACES; face++) {
      faces.add(die(face));
    }
    return faces;
  }

  /** The mark of an element, in a box of {@link BadgeArt#STANDING_ASPECT}. */
  public Piece standing(Element element) {
    return badges.standing(element);
  }

  /** The mark of an element, in a box of {@link BadgeArt#LYING_ASPECT}. */
  public Piece lying(Element element) {
    return badges.lying(element);
  }

  public Piece badge(Species species) {
    return badges.badge(Badge.valueOf(species.name()));
  }

  public Piece badge(Rank rank) {
    return badges.badge(Badge.valueOf(rank.name()));
  }

  /** A monster that jumps for joy. */
  public Piece winner() {
    return winner;
  }

  /** What is written in the middle of the grid. */
  @ColorInt
  public int onDesk() {
    return ink;
  }
}
