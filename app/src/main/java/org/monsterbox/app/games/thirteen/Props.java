package org.monsterbox.app.games.thirteen;

import android.content.Context;
import androidx.annotation.ColorInt;
import androidx.core.graphics.ColorUtils;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Icon;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.SeatMark;
import org.monsterbox.app.art.Winner;
import org.monsterbox.app.art.thirteen.Badge;
import org.monsterbox.app.art.thirteen.BadgeArt;
import org.monsterbox.app.art.thirteen.CardArt;
import org.monsterbox.app.art.thirteen.DiceArt;
import org.monsterbox.app.art.thirteen.ElementLetters;
import org.monsterbox.app.art.thirteen.MonsterArt;
import org.monsterbox.app.scene.Stationery;
import org.monsterbox.core.thirteen.Element;
import org.monsterbox.core.thirteen.MonsterSets;
import org.monsterbox.core.thirteen.Rank;
import org.monsterbox.core.thirteen.Species;
import org.monsterbox.core.thirteen.Triple;

/** The drawings of one theme, made once. */
final class Props {

  private static final float TURN_TINT = 0.16f;

  private final MonsterArt monsters;
  private final CardArt cards;
  private final DiceArt dice;
  private final BadgeArt badges;
  private final List<Piece> marks = new ArrayList<>();
  private final Map<Triple, Piece> creatures = new HashMap<>();
  private final Map<String, Piece> icons = new HashMap<>();
  private final Map<Integer, Piece> frozen = new HashMap<>();
  private final Frames frames;
  private final Piece winner;
  private final Context context;
  @ColorInt private final int ink;
  @ColorInt private final int softInk;
  @ColorInt private final int accent;
  @ColorInt private final int onAccent;
  @ColorInt private final int paper;
  @ColorInt private final int turnPaper;

  Props(Context context) {
    this.context = context;
    Palette palette = Palette.of(context);
    frames = new Frames(context, palette);
    winner = Piece.of(new Winner(palette));
    ink = context.getColor(R.color.ink);
    monsters = new MonsterArt(palette);
    ElementLetters letters = new ElementLetters(context);
    cards = new CardArt(monsters, letters);
    dice = new DiceArt(palette);
    badges = new BadgeArt(palette, letters);
    for (int mark = 0; mark < palette.seats().colours().size(); mark++) {
      marks.add(new SeatMark(palette, mark));
    }
    softInk = context.getColor(R.color.ink_soft);
    accent = context.getColor(R.color.accent);
    onAccent = context.getColor(R.color.on_accent);
    paper = context.getColor(R.color.paper);
    turnPaper = ColorUtils.blendARGB(paper, accent, TURN_TINT);
  }

  Frames frames() {
    return frames;
  }

  Piece back() {
    return cards.back();
  }

  Piece face(int card) {
    return cards.face(card);
  }

  /** A set, in a box of {@link CardArt#SET_ASPECT}. */
  Piece set(int set) {
    return cards.set(set);
  }

  /** A card under the die of a seat with that mark. */
  Piece frozen(int mark) {
    return frozen.computeIfAbsent(mark, key -> cards.frozen(mark, mark % DiceArt.FACES + 1));
  }

  Piece creature(Triple triple) {
    return creatures.computeIfAbsent(
        triple,
        key ->
            monsters.creature(
                MonsterSets.monster(key.top()),
                MonsterSets.monster(key.eyes()),
                MonsterSets.monster(key.bottom())));
  }

  Piece die(int face) {
    return dice.die(face);
  }

  Piece keptDie(int face) {
    return dice.kept(face);
  }

  /** All faces of a die, for its tumble. */
  List<Piece> dieFaces() {
    List<Piece> faces = new ArrayList<>();
    for (int face = 1; face <= DiceArt.FACES; face++) {
      faces.add(die(face));
    }
    return faces;
  }

  Piece mark(int mark) {
    return marks.get(mark);
  }

  /** The mark of an element, in a box of {@link BadgeArt#STANDING_ASPECT}. */
  Piece standing(Element element) {
    return badges.standing(element);
  }

  /** The mark of an element, in a box of {@link BadgeArt#LYING_ASPECT}. */
  Piece lying(Element element) {
    return badges.lying(element);
  }

  Piece badge(Species species) {
    return badges.badge(Badge.valueOf(species.name()));
  }

  Piece badge(Rank rank) {
    return badges.badge(Badge.valueOf(rank.name()));
  }

  /** An icon on a button of that kind. */
  Piece icon(Icon icon, Stationery.Button kind) {
    return icons.computeIfAbsent(
        icon + " " + kind,
        key ->
            icon.piece(
                context,
                switch (kind) {
                  case PRIMARY -> onAccent;
                  case PLAIN -> ink;
                  case DISABLED -> softInk;
                }));
  }

  /** A monster that jumps for joy. */
  Piece winner() {
    return winner;
  }

  /** What is written in the middle of the grid. */
  @ColorInt
  int onDesk() {
    return ink;
  }

  /** A small round number, the same on a card of the grid and beside the grid. */
  Piece number(Writing writing, int number) {
    return writing.stationery().badge(Integer.toString(number), accent, onAccent);
  }

  /** The paper of a seat's panel: whose turn it is lies on another one. */
  @ColorInt
  int seatPaper(boolean hasTurn) {
    return hasTurn ? turnPaper : paper;
  }
}
