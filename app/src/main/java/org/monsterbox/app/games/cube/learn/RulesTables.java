package org.monsterbox.app.games.cube.learn;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.RulesSection.Table;
import org.monsterbox.app.games.cube.words.Names;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.table.SoloResult;
import org.monsterbox.core.cube.terms.Medal;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Sum;

/** The tables between the rules. What the rules of the core know is asked there. */
record RulesTables(Context context, Names names) {

  Table ruleSets() {
    return new Table(
        header(R.string.cube_rules_game, R.string.cube_rules_how, R.string.cube_rules_wins),
        List.of(
            ruleSet(RuleSet.CODE, R.string.cube_rules_code_how, R.string.cube_rules_code_wins),
            ruleSet(RuleSet.RACE, R.string.cube_rules_race_how, R.string.cube_rules_race_wins),
            ruleSet(RuleSet.DICE, R.string.cube_rules_dice_how, R.string.cube_rules_dice_wins),
            ruleSet(
                RuleSet.NUMBERS,
                R.string.cube_rules_numbers_how,
                R.string.cube_rules_numbers_wins)));
  }

  private List<String> ruleSet(RuleSet ruleSet, int how, int wins) {
    return List.of(names.ruleSet(ruleSet), text(how), text(wins));
  }

  /** All that the three faces of the first line make. */
  Table sums() {
    List<List<String>> rows = new ArrayList<>();
    for (int result : Sum.results(5, 4, 8, Side.NUMBERS)) {
      Sum sum = Sum.making(result, 5, 4, 8, Side.NUMBERS).orElseThrow();
      rows.add(List.of(names.number(result), names.sum(sum)));
    }
    return new Table(header(R.string.cube_rules_makes, R.string.cube_rules_sum), rows);
  }

  Table points() {
    List<List<String>> rows = new ArrayList<>();
    for (int points = 1; points <= 4; points++) {
      rows.add(List.of(names.modifier(points), cards(points), names.points(points)));
    }
    rows.add(
        List.of(
            text(R.string.cube_rules_double),
            cards(Cards.DOUBLES),
            text(R.string.cube_rules_double_worth)));
    return new Table(
        header(R.string.cube_rules_mark, R.string.cube_rules_cards, R.string.cube_rules_worth),
        rows);
  }

  /** How many cards are worth so much. */
  private static String cards(int points) {
    int cards = 0;
    for (int code = 1; code <= Cards.COUNT; code++) {
      cards += Cards.points(code) == points ? 1 : 0;
    }
    return Integer.toString(cards);
  }

  Table modifiers() {
    return new Table(
        header(R.string.cube_rules_codes, R.string.cube_rules_back),
        List.of(modifier(1, 18), modifier(19, 48), modifier(49, Cards.COUNT)));
  }

  private List<String> modifier(int first, int last) {
    int size = Math.abs(Cards.modifier(first));
    return List.of(
        context.getString(R.string.cube_rules_range, first, last),
        context.getString(R.string.cube_rules_plus_minus, size));
  }

  Table runs() {
    return new Table(
        header(R.string.cube_rules_run, R.string.cube_rules_worth),
        List.of(
            List.of(text(R.string.cube_rules_run_2), names.points(3)),
            List.of(text(R.string.cube_rules_run_3), names.points(6)),
            List.of(text(R.string.cube_rules_run_4), names.points(10)),
            List.of(text(R.string.cube_rules_kind), names.points(5))));
  }

  Table medals() {
    List<String> header = new ArrayList<>(header(R.string.cube_rules_challenge));
    for (Medal medal : Medal.values()) {
      if (medal != Medal.NONE) {
        header.add(names.medal(medal));
      }
    }
    return new Table(
        header,
        List.of(
            medals(RuleSet.CODE, false),
            medals(RuleSet.CODE, true),
            medals(RuleSet.RACE, false),
            medals(RuleSet.DICE, false),
            medals(RuleSet.NUMBERS, false)));
  }

  private List<String> medals(RuleSet ruleSet, boolean sprint) {
    List<String> row = new ArrayList<>(List.of(names.challenge(ruleSet, sprint)));
    for (SoloResult result : SoloResult.needed(ruleSet, sprint)) {
      row.add(names.count(result));
    }
    return row;
  }

  private List<String> header(int... titles) {
    List<String> texts = new ArrayList<>();
    for (int title : titles) {
      texts.add(text(title));
    }
    return texts;
  }

  private String text(int id) {
    return context.getString(id);
  }
}
