package org.monsterbox.app.games.bigmonster.learning;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.RulesPage;
import org.monsterbox.app.games.RulesSection;
import org.monsterbox.app.games.bigmonster.moment.Props;
import org.monsterbox.app.games.bigmonster.words.BigMonsterWords;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.TileType;

/** The rules to read, in short sections. */
public final class RulesText {

  private final Context context;
  private final RulesTables tables;
  private final RulesLists lists;
  private final RulesPictures pictures;

  public RulesText(Context context, BigMonsterWords words, Props props) {
    this.context = context;
    tables = new RulesTables(context, words.names());
    lists = new RulesLists(context, words);
    pictures = new RulesPictures(props);
  }

  public RulesPage page() {
    return new RulesPage(
        List.of(
            section(
                "goal",
                R.string.bigmonster_rules_goal,
                R.string.bigmonster_rules_goal_1,
                R.string.bigmonster_rules_goal_2),
            section("start", R.string.bigmonster_rules_start, R.string.bigmonster_rules_start_1)
                .with(pictures.explorers(text(R.string.bigmonster_rules_start_picture))),
            section(
                    "placing",
                    R.string.bigmonster_rules_placing,
                    R.string.bigmonster_rules_placing_1,
                    R.string.bigmonster_rules_placing_2)
                .with(pictures.placing(text(R.string.bigmonster_rules_placing_picture))),
            section("modes", R.string.bigmonster_rules_modes, R.string.bigmonster_rules_modes_1)
                .with(tables.modes()),
            section(
                "rows",
                R.string.bigmonster_rules_rows,
                R.string.bigmonster_rules_rows_1,
                R.string.bigmonster_rules_rows_2,
                R.string.bigmonster_rules_rows_3),
            section(
                "ships",
                R.string.bigmonster_rules_ships,
                R.string.bigmonster_rules_ships_1,
                R.string.bigmonster_rules_ships_2,
                R.string.bigmonster_rules_ships_3),
            crystals(),
            ice(),
            section("water", R.string.bigmonster_rules_water, R.string.bigmonster_rules_water_1)
                .with(pictures.bigMonster(text(R.string.bigmonster_rules_water_picture))),
            section("lava", R.string.bigmonster_rules_lava, R.string.bigmonster_rules_lava_1)
                .with(
                    pictures.row(
                        text(R.string.bigmonster_rules_lava_picture),
                        TileType.LAVA_BLUE_RT,
                        TileType.LAVA_GREEN,
                        TileType.LAVA_FURIOUS_RB)),
            section("swamp", R.string.bigmonster_rules_swamp, R.string.bigmonster_rules_swamp_1)
                .with(pictures.row(text(R.string.bigmonster_rules_swamp_picture), TileType.TOAD))
                .with(tables.toads()),
            meadow(),
            section("desert", R.string.bigmonster_rules_desert, R.string.bigmonster_rules_desert_1)
                .with(
                    pictures.row(
                        text(R.string.bigmonster_rules_desert_picture),
                        TileType.REAPER,
                        TileType.RUNE_DOUBLE,
                        TileType.RUNE_GREEN)),
            more(
                section(
                    "medals",
                    R.string.bigmonster_rules_medals,
                    R.string.bigmonster_rules_medals_1,
                    R.string.bigmonster_rules_medals_2,
                    R.string.bigmonster_rules_medals_3),
                lists.medals()),
            more(
                section(
                    "explorers",
                    R.string.bigmonster_rules_explorers,
                    R.string.bigmonster_rules_explorers_1),
                lists.explorers(Explorer.E01, Explorer.E12)),
            section(
                    "end",
                    R.string.bigmonster_rules_end,
                    R.string.bigmonster_rules_end_1,
                    R.string.bigmonster_rules_end_2)
                .with(tables.lines()),
            extras(),
            more(
                section(
                    "more_explorers",
                    R.string.bigmonster_rules_more_explorers,
                    R.string.bigmonster_rules_more_explorers_1),
                lists.explorers(Explorer.S01, Explorer.S05))));
  }

  private RulesSection crystals() {
    return section(
            "crystals",
            R.string.bigmonster_rules_crystals,
            R.string.bigmonster_rules_crystals_1,
            R.string.bigmonster_rules_crystals_2)
        .with(pictures.crystals(text(R.string.bigmonster_rules_crystals_picture)))
        .with(tables.crystals());
  }

  private RulesSection ice() {
    return section(
            "ice",
            R.string.bigmonster_rules_ice,
            R.string.bigmonster_rules_ice_1,
            R.string.bigmonster_rules_ice_2)
        .with(pictures.mutation(text(R.string.bigmonster_rules_ice_picture)))
        .with(tables.mutants());
  }

  private RulesSection meadow() {
    return more(
            section("meadow", R.string.bigmonster_rules_meadow, R.string.bigmonster_rules_meadow_1),
            lists.tiles(TileType.MEADOW_GREEN, TileType.MEADOW_MEADOW))
        .with(
            pictures.row(
                text(R.string.bigmonster_rules_meadow_picture),
                TileType.MEADOW_GREEN,
                TileType.MEADOW_TERRAIN,
                TileType.MEADOW_BIG));
  }

  private RulesSection extras() {
    return more(
            section(
                "extras",
                R.string.bigmonster_rules_extras,
                R.string.bigmonster_rules_extras_1,
                R.string.bigmonster_rules_extras_2),
            lists.tiles(TileType.SG_PANDA, TileType.SG_GOLD))
        .with(
            pictures.row(
                text(R.string.bigmonster_rules_extras_picture),
                TileType.SG_PANDA,
                TileType.SG_UNICORN_F,
                TileType.SG_UNICORN_M,
                TileType.SG_YETI));
  }

  /** The same with a list behind its paragraphs. */
  private static RulesSection more(RulesSection section, List<String> lines) {
    List<String> paragraphs = new ArrayList<>(section.paragraphs());
    paragraphs.addAll(lines);
    return RulesSection.of(section.title(), paragraphs.toArray(new String[0])).named(section.id());
  }

  private RulesSection section(String name, int title, int... paragraphs) {
    String[] texts = new String[paragraphs.length];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = text(paragraphs[i]);
    }
    return RulesSection.of(text(title), texts).named(name);
  }

  private String text(int id) {
    return context.getString(id);
  }
}
