package org.monsterbox.app.games;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** A game's rules to read, section by section. */
public record RulesPage(List<RulesSection> sections) {

  public static final RulesPage EMPTY = new RulesPage(List.of());

  public RulesPage {
    sections = List.copyOf(sections);
    Set<String> ids = new HashSet<>();
    for (RulesSection section : sections) {
      if (!section.id().isEmpty() && !ids.add(section.id())) {
        throw new IllegalArgumentException("Two sections of one id: " + section.id());
      }
    }
  }

  /** Where it stands, from 0; empty where no section has that id. */
  public OptionalInt place(String id) {
    for (int i = 0; i < sections.size(); i++) {
      if (!id.isEmpty() && sections.get(i).id().equals(id)) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }
}
