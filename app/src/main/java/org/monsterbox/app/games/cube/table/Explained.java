package org.monsterbox.app.games.cube.table;

import org.monsterbox.app.R;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.app.scene.Explanation;
import org.monsterbox.app.scene.Node;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Colour;

/**
 * What things are, for whoever holds a finger on them. What belongs to a claim that is being shown
 * does not explain itself: a finger that rests there is about to choose or to carry something.
 */
record Explained(Moment moment) {

  private static final int SIX = 6;
  private static final int NINE = 9;

  /** The section of the rules that tells how this game goes. */
  private String ruleSet() {
    return switch (moment.ruleSet()) {
      case CODE -> "code";
      case RACE -> "race";
      case DICE -> "dice";
      case NUMBERS -> "numbers";
    };
  }

  Explanation card(int code, int target) {
    String number = moment.names().number(target);
    String sentence =
        switch (moment.ruleSet()) {
          case CODE, NUMBERS ->
              moment.say(
                  R.string.cube_is_card,
                  number,
                  Cards.points(code) == Cards.DOUBLES
                      ? moment.text(R.string.cube_is_doubles)
                      : moment.names().points(Cards.points(code)));
          case DICE ->
              moment.say(
                  R.string.cube_is_card, number, moment.tableWords().stars(Cards.stars(code)));
          case RACE ->
              moment.say(
                  R.string.cube_is_own_card, number, moment.names().modifier(Cards.modifier(code)));
        };
    String section = moment.ruleSet().hasPoints() ? "points" : ruleSet();
    return new Explanation(moment.names().card(code, target), sentence, section);
  }

  Explanation covered(String name) {
    return new Explanation(name, moment.text(R.string.cube_is_covered), ruleSet());
  }

  /** A face of a tile: 6 and 9 have a line under them. */
  Explanation face(String name, Colour colour, int value) {
    boolean isUnderlined = (value == SIX || value == NINE) && moment.ruleSet() != RuleSet.DICE;
    String sentence =
        moment.text(isUnderlined ? R.string.cube_is_underlined : R.string.cube_is_face);
    return new Explanation(name, sentence, colour == Colour.YELLOW ? "goal" : "sums");
  }

  Node clock(Node node) {
    return node.explained(
        moment.text(R.string.cube_clock), moment.text(R.string.cube_is_clock), ruleSet());
  }

  /** Only one that sleeps: the others are there to be pressed. */
  Node sleeping(Node buzzer) {
    return buzzer.explained(
        moment.text(R.string.cube_buzzer), moment.text(R.string.cube_is_buzzer), ruleSet());
  }

  Node seat(Node panel, int seat) {
    int sentence =
        switch (moment.ruleSet()) {
          case CODE, NUMBERS -> R.string.cube_is_winner;
          case RACE -> R.string.cube_is_racer;
          case DICE -> R.string.cube_is_star_hunter;
        };
    return panel.explained(moment.name(seat), moment.text(sentence), ruleSet());
  }

  Node solo(Node panel, String name) {
    return panel.explained(name, moment.text(R.string.cube_is_medal), "solo");
  }
}
