package org.monsterbox.app.games.bigmonster.learning;

import android.content.Context;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.RulesSection;
import org.monsterbox.app.games.bigmonster.words.Names;
import org.monsterbox.core.bigmonster.terms.Mode;
import org.monsterbox.core.bigmonster.tiles.Colour;
import org.monsterbox.core.bigmonster.tiles.TileType;

/** The tables between the rules; their numbers are those of the game. */
final class RulesTables {

  private static final int TOADS = TileType.TOAD.base();

  private final Context context;
  private final Names names;

  RulesTables(Context context, Names names) {
    this.context = context;
    this.names = names;
  }

  RulesSection.Table modes() {
    return table(
        header(
            R.string.bigmonster_rules_mode,
            R.string.bigmonster_rules_players,
            R.string.bigmonster_rules_source),
        List.of(
            mode(Mode.DUEL, "2", R.string.bigmonster_rules_rows_of_four),
            mode(Mode.TRIO, "3", R.string.bigmonster_rules_rows_of_six),
            mode(
                Mode.INDIVIDUAL,
                text(R.string.bigmonster_rules_three_to_six),
                R.string.bigmonster_rules_packets_of_ten),
            mode(
                Mode.TEAM,
                text(R.string.bigmonster_rules_four_or_six),
                R.string.bigmonster_rules_packets_of_ten)));
  }

  private List<String> mode(Mode mode, String players, int source) {
    return List.of(names.mode(mode), players, text(source));
  }

  RulesSection.Table crystals() {
    return table(
        header(
            R.string.bigmonster_rules_crystal,
            R.string.bigmonster_rules_made_of,
            R.string.bigmonster_rules_points),
        List.of(
            crystal(Colour.GREEN, R.string.bigmonster_rules_green_made_of),
            crystal(Colour.RED, R.string.bigmonster_rules_red_made_of),
            crystal(Colour.BLUE, R.string.bigmonster_rules_blue_made_of)));
  }

  private List<String> crystal(Colour colour, int madeOf) {
    return List.of(names.aCrystal(colour), text(madeOf), number(colour.points()));
  }

  RulesSection.Table mutants() {
    List<List<String>> rows = new ArrayList<>();
    for (TileType type : EnumSet.range(TileType.ICE_CHICK, TileType.ICE_HORN)) {
      rows.add(
          List.of(
              names.tile(type),
              number(type.points(0)),
              number(type.points(1)),
              type.maxLevel() == 2
                  ? number(type.points(2))
                  : text(R.string.bigmonster_rules_never)));
    }
    return table(
        header(
            R.string.bigmonster_rules_mutant,
            R.string.bigmonster_rules_unchanged,
            R.string.bigmonster_rules_mutated,
            R.string.bigmonster_rules_mutated_twice),
        rows);
  }

  RulesSection.Table toads() {
    List<List<String>> rows = new ArrayList<>();
    for (int toads = 1; toads <= TOADS; toads++) {
      rows.add(List.of(number(toads), number(2 * toads * toads)));
    }
    return table(header(R.string.bigmonster_rules_toads, R.string.bigmonster_rules_points), rows);
  }

  RulesSection.Table lines() {
    String[] points = context.getResources().getStringArray(R.array.bigmonster_rules_lines);
    List<List<String>> rows = new ArrayList<>();
    for (int line = 0; line < points.length; line++) {
      rows.add(List.of(names.line(line), points[line]));
    }
    return table(header(R.string.bigmonster_rules_line, R.string.bigmonster_rules_points), rows);
  }

  private static RulesSection.Table table(List<String> header, List<List<String>> rows) {
    return new RulesSection.Table(header, rows);
  }

  private List<String> header(int... titles) {
    List<String> header = new ArrayList<>();
    for (int title : titles) {
      header.add(text(title));
    }
    return header;
  }

  private String text(int id) {
    return context.getString(id);
  }

  private static String number(int number) {
    return Integer.toString(number);
  }
}
