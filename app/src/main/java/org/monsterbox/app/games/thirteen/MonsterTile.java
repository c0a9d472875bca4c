package org.monsterbox.app.games.thirteen;

import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.thirteen.CardArt;
import org.monsterbox.app.scene.Layers;
import org.monsterbox.app.scene.Style;
import org.monsterbox.core.thirteen.Monster;
import org.monsterbox.core.thirteen.MonsterSets;
import org.monsterbox.core.thirteen.Part;

/**
 * A monster as it stands in front of its owner: the creature, the elements of its parts beside it,
 * and below it what it is worth.
 *
 * @param width in dp
 * @param worded whether its Health Points and throws are written below it
 */
record MonsterTile(Moment moment, float width, boolean worded) {

  /** A creature is so many times as high as wide. */
  static final float CREATURE = 1.4f;

  private static final float ICONS = 0.22f;
  private static final float LEAST_WORDED = 44;

  float height() {
    return creatureHeight() + (worded ? wordsHeight() : 0);
  }

  private float creatureHeight() {
    return width * (1 - ICONS) * CREATURE;
  }

  private float wordsHeight() {
    return 2 * moment.writing().line(words());
  }

  /** How wide it must be for its words. */
  static float widthFor(Moment moment, float width) {
    Style style = moment.writing().small();
    float words =
        moment.writing().lettering().width(moment.text(R.string.thirteen_throws, 5), style);
    return Math.max(width, Math.max(LEAST_WORDED, words));
  }

  private Style words() {
    return moment.writing().small().middle().lines(1);
  }

  Piece piece(Monster monster) {
    float icons = width * ICONS;
    float below = worded ? wordsHeight() : 0;
    Piece creature = Layers.padded(moment.props().creature(monster.triple()), 0, 0, icons, below);
    Piece elements =
        Layers.stack(
            icon(monster, Part.TOP, 0.18f),
            icon(monster, Part.EYES, 0.5f),
            icon(monster, Part.BOTTOM, 0.82f));
    return worded
        ? Layers.stack(creature, elements, worth(monster))
        : Layers.stack(creature, elements);
  }

  /** The icon of a part's element, so far down the creature. */
  private Piece icon(Monster monster, Part part, float down) {
    Piece icon = moment.props().element(MonsterSets.element(monster.set(part)));
    float size = width * ICONS;
    float top = creatureHeight() * down - size / 2;
    return (canvas, givenWidth, givenHeight) -> {
      canvas.translate(givenWidth - size, top);
      icon.draw(canvas, size, size);
      canvas.translate(size - givenWidth, -top);
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
  static float setHeight(float setWidth) {
    return setWidth / CardArt.SET_ASPECT;
  }
}
