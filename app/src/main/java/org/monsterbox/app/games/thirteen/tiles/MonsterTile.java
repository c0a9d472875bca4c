package org.monsterbox.app.games.thirteen.tiles;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.thirteen.BadgeArt;
import org.monsterbox.app.art.thirteen.CardArt;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;

/**
 * A monster as it stands in front of its owner: the creature, the marks of its elements beside it,
 * and below it what it is worth.
 *
 * @param width in dp
 * @param worded whether its Health Points and throws are written below it
 * @param marked whether the marks stand beside it; not where its sets lie there, which have them
 */
public record MonsterTile(Moment moment, float width, boolean worded, boolean marked) {

  /** A creature is so many times as high as wide. */
  public static final float CREATURE = 1.4f;

  private static final float MARKS = 0.22f;
  private static final float MARK = 0.32f;
  private static final float LEAST_WORDED = 44;

  public float height() {
    return creatureHeight() + (worded ? wordsHeight() : 0);
  }

  private float creatureHeight() {
    return (width - marksWidth()) * CREATURE;
  }

  private float marksWidth() {
    return marked ? width * MARKS : 0;
  }

  private float wordsHeight() {
    return 2 * moment.writing().line(words());
  }

  /** How wide it must be for its words. */
  public static float widthFor(Moment moment, float width) {
    Style style = moment.writing().small();
    float words =
        moment.writing().lettering().width(moment.text(R.string.thirteen_throws, 5), style);
    return Math.max(width, Math.max(LEAST_WORDED, words));
  }

  private Style words() {
    return moment.writing().small().middle().lines(1);
  }

  public Piece piece(Monster monster) {
    float below = worded ? wordsHeight() : 0;
    List<Piece> layers = new ArrayList<>();
    layers.add(Layers.padded(moment.props().creature(monster.triple()), 0, 0, marksWidth(), below));
    if (marked) {
      layers.add(mark(monster, Part.TOP, 0.16f));
      layers.add(mark(monster, Part.EYES, 0.5f));
      layers.add(mark(monster, Part.BOTTOM, 0.84f));
    }
    if (worded) {
      layers.add(worth(monster));
    }
    return Layers.stack(layers.toArray(new Piece[0]));
  }

  /** The mark of a part's element, so far down the creature. */
  private Piece mark(Monster monster, Part part, float down) {
    Piece mark = moment.props().standing(MonsterSets.element(monster.set(part)));
    float high = creatureHeight() * MARK;
    float wide = high * BadgeArt.STANDING_ASPECT;
    float top = creatureHeight() * down - high / 2;
    return (canvas, givenWidth, givenHeight) -> {
      canvas.translate(givenWidth - wide, top);
      mark.draw(canvas, wide, high);
      canvas.translate(wide - givenWidth, -top);
    };
  }

  /** The species' badge and Health Points, and how often it throws below them. */
  private Piece worth(Monster monster) {
    float line = moment.writing().line(words());
    String hp = moment.text(R.string.thirteen_hp, monster.hp());
    String dice = moment.text(R.string.thirteen_throws, monster.throwsAllowed());
    Piece badge = moment.props().badge(monster.species());
    float written = moment.writing().lettering().width(hp, words().strong()) + 2;
    float hpWidth = Math.min(width - line, written);
    float left = (width - line - hpWidth) / 2;
    Piece points = moment.writing().fitted(hpWidth, line, hp, words().strong());
    Piece throwing = moment.writing().fitted(width, line, dice, words());
    float top = creatureHeight();
    return Layers.stack(
        Layers.padded(badge, left, top, width - line - left, line),
        Layers.padded(points, left + line, top, left, line),
        Layers.padded(throwing, 0, top + line, 0, 0));
  }

  /** How high a set is that is so wide. */
  public static float setHeight(float setWidth) {
    return setWidth / CardArt.SET_ASPECT;
  }
}
