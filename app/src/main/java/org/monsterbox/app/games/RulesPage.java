package org.monsterbox.app.games;

import java.util.List;

/** A game's rules to read, section by section. */
public record RulesPage(List<RulesSection> sections) {

  public static final RulesPage EMPTY = new RulesPage(List.of());

  public RulesPage {
    sections = List.copyOf(sections);
  }
}
