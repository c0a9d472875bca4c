package org.monsterbox.app.games.thirteen.learning;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.RulesPage;
import org.monsterbox.app.games.RulesSection;
import org.monsterbox.app.games.thirteen.moment.Meanings;
import org.monsterbox.app.games.thirteen.moment.Props;
import org.monsterbox.app.games.thirteen.words.Names;
import org.monsterbox.core.thirteen.monsters.Element;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Power;
import org.monsterbox.core.thirteen.monsters.Species;
import org.monsterbox.core.thirteen.table.Rank;

/** The rules to read, in short sections. */
public final class RulesText {

  private final Context context;
  private final Names names;
  private final RulesPictures pictures;

  public RulesText(Context context) {
    this.context = context;
    names = new Names(context);
    pictures = new RulesPictures(new Props(context));
  }

  public RulesPage page() {
    List<RulesSection> sections = new ArrayList<>();
    sections.add(
        section(
            Meanings.GOAL,
            R.string.thirteen_rules_goal,
            R.string.thirteen_rules_goal_1,
            R.string.thirteen_rules_goal_2));
    sections.add(
        section(
                Meanings.SETS,
                R.string.thirteen_rules_sets,
                R.string.thirteen_rules_sets_1,
                R.string.thirteen_rules_sets_2)
            .with(pictures.halves(text(R.string.thirteen_rules_sets_picture))));
    sections.add(
        section(
                Meanings.MONSTERS,
                R.string.thirteen_rules_monsters,
                R.string.thirteen_rules_monsters_1,
                R.string.thirteen_rules_monsters_2)
            .with(pictures.species(text(R.string.thirteen_rules_monsters_picture)))
            .with(species()));
    sections.add(
        section(Meanings.TURN, R.string.thirteen_rules_turn, R.string.thirteen_rules_turn_1)
            .with(levels()));
    sections.add(
        section(
            Meanings.SEARCH,
            R.string.thirteen_rules_search,
            R.string.thirteen_rules_search_1,
            R.string.thirteen_rules_search_2));
    sections.add(
        section(
                Meanings.ATTACK,
                R.string.thirteen_rules_attack,
                R.string.thirteen_rules_attack_1,
                R.string.thirteen_rules_attack_2,
                R.string.thirteen_rules_attack_3,
                R.string.thirteen_rules_free_defence)
            .with(pictures.dice(text(R.string.thirteen_rules_attack_picture)))
            .with(diceThrows()));
    sections.add(
        section(Meanings.TRADE, R.string.thirteen_rules_trade, R.string.thirteen_rules_trade_1));
    sections.add(powers());
    sections.add(
        section(
            Meanings.END,
            R.string.thirteen_rules_end,
            R.string.thirteen_rules_end_1,
            R.string.thirteen_rules_end_2,
            R.string.thirteen_rules_end_3));
    for (Element element : Element.values()) {
      sections.add(monsters(element));
    }
    return new RulesPage(sections);
  }

  private RulesSection.Table species() {
    return new RulesSection.Table(
        List.of(
            text(R.string.thirteen_rules_species),
            text(R.string.thirteen_rules_made_of),
            text(R.string.thirteen_rules_health)),
        List.of(
            species(Species.GRUNT, R.string.thirteen_help_grunt),
            species(Species.ABOMINATION, R.string.thirteen_help_abomination),
            species(Species.OG, R.string.thirteen_help_og),
            species(Species.THIRTEENTH, R.string.thirteen_help_thirteenth)));
  }

  private List<String> species(Species species, int madeOf) {
    return List.of(names.species(species), text(madeOf), Integer.toString(species.hp()));
  }

  private RulesSection.Table levels() {
    return new RulesSection.Table(
        List.of(
            text(R.string.thirteen_rules_level),
            text(R.string.thirteen_rules_owns),
            text(R.string.thirteen_rules_may)),
        List.of(
            List.of(
                names.rank(Rank.COLLECTOR),
                text(R.string.thirteen_rules_collector_owns),
                text(R.string.thirteen_rules_collector_may)),
            List.of(
                names.rank(Rank.APPRENTICE),
                text(R.string.thirteen_rules_apprentice_owns),
                text(R.string.thirteen_rules_apprentice_may)),
            List.of(
                names.rank(Rank.BEASTMASTER),
                text(R.string.thirteen_rules_beastmaster_owns),
                text(R.string.thirteen_rules_beastmaster_may))));
  }

  private RulesSection.Table diceThrows() {
    return new RulesSection.Table(
        List.of(text(R.string.thirteen_rules_elements), text(R.string.thirteen_rules_throws)),
        List.of(
            List.of(text(R.string.thirteen_rules_none_equal), "3"),
            List.of(text(R.string.thirteen_rules_two_equal), "4"),
            List.of(text(R.string.thirteen_rules_three_equal), "5"),
            List.of(names.species(Species.THIRTEENTH), "6")));
  }

  private RulesSection powers() {
    return RulesSection.of(
            text(R.string.thirteen_rules_powers),
            power(Power.SACRIFICE, Species.GRUNT, R.string.thirteen_power_sacrifice),
            power(Power.PERMAFROST, Species.ABOMINATION, R.string.thirteen_power_permafrost),
            text(R.string.thirteen_rules_frost),
            power(Power.PROPHET, Species.OG, R.string.thirteen_power_prophet),
            power(Power.SUPER_NOVA, Species.THIRTEENTH, R.string.thirteen_power_super_nova),
            text(R.string.thirteen_rules_powers_1))
        .named(Meanings.POWERS)
        .with(pictures.frost(text(R.string.thirteen_rules_frost_picture)));
  }

  /** What a power does, and which species is the first to have it. */
  private String power(Power power, Species first, int explanation) {
    return context.getString(
        R.string.games_spoken_figure,
        context.getString(R.string.thirteen_set, names.power(power), names.species(first)),
        text(explanation));
  }

  /** The monsters of an element, with a line about each. */
  private RulesSection monsters(Element element) {
    List<Integer> numbers = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    List<String> called = new ArrayList<>();
    for (int number = 1; number <= MonsterSets.MONSTERS; number++) {
      if (MonsterSets.elementOf(number) == element) {
        numbers.add(number);
        called.add(names.monster(number));
        lines.add(
            context.getString(
                R.string.games_spoken_figure,
                context.getString(R.string.thirteen_numbered, number, names.monster(number)),
                names.flavour(number)));
      }
    }
    return RulesSection.of(names.element(element), lines.toArray(new String[0]))
        .named(Meanings.section(element))
        .with(pictures.element(names.phrases().list(called), element, numbers));
  }

  private RulesSection section(String id, int title, int... paragraphs) {
    String[] texts = new String[paragraphs.length];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = text(paragraphs[i]);
    }
    return RulesSection.of(text(title), texts).named(id);
  }

  private String text(int id) {
    return context.getString(id);
  }
}
