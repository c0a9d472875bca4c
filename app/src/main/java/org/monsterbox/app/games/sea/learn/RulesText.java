package org.monsterbox.app.games.sea.learn;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.Phrases;
import org.monsterbox.app.games.RulesPage;
import org.monsterbox.app.games.RulesSection;
import org.monsterbox.app.games.sea.aim.Props;
import org.monsterbox.app.games.sea.words.Names;
import org.monsterbox.app.games.sea.words.Sections;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.terms.SeaOptions;

/** The rules to read, in short sections, with all cards of both sides. */
public final class RulesText {

  private final Context context;
  private final Names names;
  private final Phrases phrases;
  private final RulesPictures pictures;

  public RulesText(Context context) {
    this.context = context;
    names = new Names(context);
    phrases = new Phrases(context);
    pictures = new RulesPictures(new Props(context));
  }

  public RulesPage page() {
    List<RulesSection> sections = new ArrayList<>();
    sections.add(
        section(
                R.string.sea_rules_goal,
                text(R.string.sea_rules_goal_1),
                text(R.string.sea_rules_goal_2))
            .named(Sections.GOAL)
            .with(pictures.hunt(text(R.string.sea_rules_goal_picture)))
            .with(victories()));
    sections.add(
        section(
                R.string.sea_rules_sea,
                text(R.string.sea_rules_sea_1),
                text(R.string.sea_rules_sea_2),
                text(R.string.sea_rules_sea_3))
            .named(Sections.SEA)
            .with(pictures.sea(text(R.string.sea_rules_sea_picture))));
    sections.add(
        section(
                R.string.sea_rules_round,
                text(R.string.sea_rules_round_1),
                context.getString(
                    R.string.sea_rules_round_2,
                    SeaOptions.STORM_ROUND_2.usual(),
                    SeaOptions.STORM_ROUND_3.usual()))
            .named(Sections.ROUND));
    whale(sections);
    hunters(sections);
    sections.add(
        section(
            R.string.sea_rules_next,
            text(R.string.sea_rules_next_1),
            text(R.string.sea_rules_next_2)));
    return new RulesPage(sections);
  }

  private void whale(List<RulesSection> sections) {
    sections.add(
        section(
                R.string.sea_rules_whale_turn,
                text(R.string.sea_rules_whale_turn_1),
                text(R.string.sea_rules_whale_turn_2),
                text(R.string.sea_rules_whale_turn_3))
            .named(Sections.WHALE));
    sections.add(
        cards(Pile.CALL, section(R.string.sea_rules_call, text(R.string.sea_rules_call_1))));
    sections.add(
        cards(
            Pile.BOND,
            section(
                R.string.sea_rules_bond,
                text(R.string.sea_rules_bond_1),
                text(R.string.sea_rules_bond_2))));
  }

  private void hunters(List<RulesSection> sections) {
    sections.add(
        section(
                R.string.sea_rules_hunter_turn,
                text(R.string.sea_rules_hunter_turn_1),
                text(R.string.sea_rules_hunter_turn_2),
                text(R.string.sea_rules_hunter_turn_3),
                text(R.string.sea_rules_hunter_turn_4))
            .named(Sections.HUNTER));
    sections.add(
        cards(
            Pile.MOVE,
            section(
                R.string.sea_rules_sail,
                text(R.string.sea_rules_sail_1),
                text(R.string.sea_rules_sail_2),
                text(R.string.sea_rules_sail_3))));
    sections.add(
        section(
                R.string.sea_rules_wrecks,
                text(R.string.sea_rules_wrecks_1),
                text(R.string.sea_rules_wrecks_2),
                text(R.string.sea_rules_wrecks_3))
            .named(Sections.WRECKS));
    sections.add(
        cards(
            Pile.WEAPON, section(R.string.sea_rules_weapons, text(R.string.sea_rules_weapons_1))));
    sections.add(
        section(
                R.string.sea_rules_nets,
                text(R.string.sea_rules_nets_1),
                text(R.string.sea_rules_nets_2),
                text(R.string.sea_rules_nets_3))
            .named(Sections.NETS));
  }

  private RulesSection.Table victories() {
    String whale = text(R.string.sea_rules_whale);
    String hunters = text(R.string.sea_rules_hunters);
    return new RulesSection.Table(
        List.of(text(R.string.sea_rules_side), text(R.string.sea_rules_how)),
        List.of(
            List.of(whale, text(R.string.sea_rules_win_escape)),
            List.of(whale, text(R.string.sea_rules_win_kill_all)),
            List.of(whale, text(R.string.sea_rules_win_storm)),
            List.of(hunters, text(R.string.sea_rules_win_kill)),
            List.of(hunters, text(R.string.sea_rules_win_net)),
            List.of(hunters, text(R.string.sea_rules_win_tractor))));
  }

  /** With every kind of card of a pile: its picture, what it does, and how many there are. */
  private RulesSection cards(Pile pile, RulesSection section) {
    List<String> kinds = new ArrayList<>();
    List<List<String>> rows = new ArrayList<>();
    for (CardKind kind : CardKind.values()) {
      if (kind.pile() == pile) {
        kinds.add(names.kind(kind));
        rows.add(List.of(names.kind(kind), names.effect(kind), copies(kind)));
      }
    }
    List<String> header =
        List.of(
            text(R.string.sea_rules_card),
            text(R.string.sea_rules_does),
            text(R.string.sea_rules_copies));
    return section
        .named(Sections.of(pile))
        .with(pictures.cards(phrases.list(kinds), pile))
        .with(new RulesSection.Table(header, rows));
  }

  private static String copies(CardKind kind) {
    int copies = 0;
    for (int card = 0; card < Cards.COUNT; card++) {
      copies += Cards.kind(card) == kind ? 1 : 0;
    }
    return Integer.toString(copies);
  }

  private RulesSection section(int title, String... paragraphs) {
    return RulesSection.of(text(title), paragraphs);
  }

  private String text(int id) {
    return context.getString(id);
  }
}
