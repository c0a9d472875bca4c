package org.monsterbox.app.games;

import java.util.List;
import java.util.Optional;
import org.monsterbox.app.art.Piece;

/**
 * One thing that the rules say: in words, and where it helps in a picture or a table.
 *
 * @param id names it among those of its page, in every language; empty where nothing leads to it
 * @param paragraphs short ones
 */
public record RulesSection(
    String id,
    String title,
    List<String> paragraphs,
    Optional<Picture> picture,
    Optional<Table> table) {

  public RulesSection {
    paragraphs = List.copyOf(paragraphs);
  }

  /** Words only. */
  public static RulesSection of(String title, String... paragraphs) {
    return new RulesSection("", title, List.of(paragraphs), Optional.empty(), Optional.empty());
  }

  /** The same under an id that what is explained on the table leads to. */
  public RulesSection named(String name) {
    return new RulesSection(name, title, paragraphs, picture, table);
  }

  public RulesSection with(Picture shown) {
    return new RulesSection(id, title, paragraphs, Optional.of(shown), table);
  }

  public RulesSection with(Table shown) {
    return new RulesSection(id, title, paragraphs, picture, Optional.of(shown));
  }

  /**
   * Something out of the game.
   *
   * @param shape how many times wider than high
   * @param label what a screen reader says
   */
  public record Picture(Piece piece, float shape, String label) {}

  /**
   * Rows of the same length.
   *
   * @param header what each column is about
   */
  public record Table(List<String> header, List<List<String>> rows) {

    public Table {
      header = List.copyOf(header);
      rows = List.copyOf(rows);
      for (List<String> row : rows) {
        if (row.size() != header.size()) {
          throw new IllegalArgumentException("Not as long as its header: " + row);
        }
      }
    }
  }
}
