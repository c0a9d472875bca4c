package org.monsterbox.app.games.thirteen.learning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.thirteen.BadgeArt;
import org.monsterbox.app.art.thirteen.CardArt;
import org.monsterbox.app.games.PictureRow;
import org.monsterbox.app.games.RulesSection;
import org.monsterbox.app.games.thirteen.moment.Props;
import org.monsterbox.app.games.thirteen.tiles.MonsterTile;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.monsters.Element;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.monsters.Triple;

/** The pictures between the rules: things of the game in a row. */
record RulesPictures(Props props) {

  /** Two cards, and the set that they make. */
  RulesSection.Picture halves(String label) {
    int card = Cards.left(MonsterSets.of(7, Part.EYES));
    return PictureRow.of(
        label,
        List.of(props.face(card), props.face(Cards.mate(card)), props.set(Cards.set(card))),
        1,
        1,
        CardArt.SET_ASPECT);
  }

  /** One of each species. */
  RulesSection.Picture species(String label) {
    float creature = 1 / MonsterTile.CREATURE;
    return PictureRow.of(
        label,
        List.of(
            props.creature(triple(1, 5, 9)),
            props.creature(triple(10, 10, 7)),
            props.creature(triple(4, 4, 4)),
            props.creature(triple(13, 13, 13))),
        creature,
        creature,
        creature,
        creature);
  }

  RulesSection.Picture dice(String label) {
    return PictureRow.of(
        label,
        List.of(props.keptDie(6), props.keptDie(6), props.keptDie(6), props.die(2), props.die(4)),
        1,
        1,
        1,
        1,
        1);
  }

  RulesSection.Picture frost(String label) {
    return PictureRow.of(label, List.of(props.back(), props.frozen(0), props.back()), 1, 1, 1);
  }

  /** The mark of an element and its three monsters, or the Ghost alone. */
  RulesSection.Picture element(String label, Element element, List<Integer> monsters) {
    List<Piece> pieces = new ArrayList<>();
    float[] shapes = new float[1 + monsters.size()];
    Arrays.fill(shapes, 1 / MonsterTile.CREATURE);
    pieces.add(props.standing(element));
    shapes[0] = BadgeArt.STANDING_ASPECT;
    for (int number : monsters) {
      pieces.add(props.creature(triple(number, number, number)));
    }
    return PictureRow.of(label, pieces, shapes);
  }

  private static Triple triple(int top, int eyes, int bottom) {
    return new Triple(
        MonsterSets.of(top, Part.TOP),
        MonsterSets.of(eyes, Part.EYES),
        MonsterSets.of(bottom, Part.BOTTOM));
  }
}
