package org.monsterbox.app.scene;

/**
 * Something that can be done at a table and is not drawn on it: the table's menu lists it.
 *
 * @param id the same entry has the same id in every scene; no node has it
 * @param label what the menu says
 */
public record MenuEntry(String id, String label, Tap tap) {

  public MenuEntry {
    if (label.isEmpty()) {
      throw new IllegalArgumentException("An entry of a menu needs a label: " + id);
    }
  }

  /** As something that is touched, at no place of the table. */
  public Node node() {
    return Node.of(Role.BUTTON, id, Bounds.of(0, 0, 0, 0), (canvas, width, height) -> {}, label)
        .tapped(tap);
  }
}
