package org.monsterbox.app.games.cube.learn;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.cube.CardArt;
import org.monsterbox.app.games.RulesPage;
import org.monsterbox.app.games.RulesSection;
import org.monsterbox.app.games.cube.words.Names;
import org.monsterbox.core.cube.terms.RuleSet;

/** The rules to read, in short sections. */
public final class RulesText {

  private final Context context;
  private final Names names;
  private final RulesPictures pictures;
  private final RulesTables tables;

  public RulesText(Context context) {
    this.context = context;
    names = new Names(context);
    pictures = new RulesPictures(context);
    tables = new RulesTables(context, names);
  }

  public RulesPage page() {
    List<RulesSection> sections = new ArrayList<>();
    sections.add(
        section(
                "goal",
                text(R.string.cube_rules_goal),
                R.string.cube_rules_goal_1,
                R.string.cube_rules_goal_2)
            .with(
                pictures.faces(
                    text(R.string.cube_rules_goal_picture), CardArt.Worth.POINTS, 4, 29, 55))
            .with(tables.ruleSets()));
    sections.add(
        section(
                "sums",
                text(R.string.cube_rules_sums),
                R.string.cube_rules_sums_1,
                R.string.cube_rules_sums_2)
            .with(tables.sums()));
    addPatterns(sections);
    addRuleSets(sections);
    sections.add(
        section(
                "points",
                text(R.string.cube_rules_points),
                R.string.cube_rules_points_1,
                R.string.cube_rules_points_2)
            .with(tables.points()));
    sections.add(
        section(
                "special",
                text(R.string.cube_rules_special),
                R.string.cube_rules_king,
                R.string.cube_rules_family,
                R.string.cube_rules_levels)
            .with(tables.runs()));
    sections.add(
        section(
                "solo",
                text(R.string.cube_rules_solo),
                R.string.cube_rules_solo_code,
                R.string.cube_rules_solo_race,
                R.string.cube_rules_solo_dice,
                R.string.cube_rules_solo_medals)
            .with(tables.medals()));
    return new RulesPage(sections);
  }

  private void addPatterns(List<RulesSection> sections) {
    sections.add(
        section(
                "line",
                text(R.string.cube_rules_line),
                R.string.cube_rules_line_1,
                R.string.cube_rules_line_2)
            .with(
                pictures.examples(
                    text(R.string.cube_rules_line_picture), Example.LINES, Example.NO_LINES)));
    sections.add(
        section(
                "ribbon",
                text(R.string.cube_rules_ribbon),
                R.string.cube_rules_ribbon_1,
                R.string.cube_rules_ribbon_2)
            .with(
                pictures.examples(
                    text(R.string.cube_rules_ribbon_picture),
                    Example.RIBBONS,
                    Example.NO_RIBBONS)));
    sections.add(
        section(
                "cube",
                text(R.string.cube_rules_cube),
                R.string.cube_rules_cube_1,
                R.string.cube_rules_cube_2)
            .with(
                pictures.examples(
                    text(R.string.cube_rules_cube_picture), Example.CUBES, Example.NO_CUBES)));
    sections.add(
        section(
                "move",
                text(R.string.cube_rules_move),
                R.string.cube_rules_move_1,
                R.string.cube_rules_move_2)
            .with(
                pictures.examples(
                    text(R.string.cube_rules_move_picture), Example.MOVES, Example.NO_MOVES)));
  }

  private void addRuleSets(List<RulesSection> sections) {
    sections.add(
        section(
            "code",
            names.ruleSet(RuleSet.CODE),
            R.string.cube_rules_code_1,
            R.string.cube_rules_code_2,
            R.string.cube_rules_code_3,
            R.string.cube_rules_code_4,
            R.string.cube_rules_code_5));
    sections.add(
        section(
                "race",
                names.ruleSet(RuleSet.RACE),
                R.string.cube_rules_race_1,
                R.string.cube_rules_race_2,
                R.string.cube_rules_race_3,
                R.string.cube_rules_race_4)
            .with(pictures.backs(text(R.string.cube_rules_race_picture), 2, -1, 3))
            .with(tables.modifiers()));
    sections.add(
        section(
                "dice",
                names.ruleSet(RuleSet.DICE),
                R.string.cube_rules_dice_1,
                R.string.cube_rules_dice_2,
                R.string.cube_rules_dice_3,
                R.string.cube_rules_dice_4)
            .with(
                pictures.examples(
                    text(R.string.cube_rules_dice_picture), Example.DICE_CUBES, List.of())));
    sections.add(
        section(
            "numbers",
            names.ruleSet(RuleSet.NUMBERS),
            R.string.cube_rules_numbers_1,
            R.string.cube_rules_numbers_2));
  }

  private RulesSection section(String id, String title, int... paragraphs) {
    String[] texts = new String[paragraphs.length];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = text(paragraphs[i]);
    }
    return RulesSection.of(title, texts).named(id);
  }

  private String text(int id) {
    return context.getString(id);
  }
}
