package org.monsterbox.app.games.thirteen;

import java.util.List;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Stationery;
import org.monsterbox.app.scene.Tap;

/** Buttons of one size, in as many columns as their words allow. */
record Buttons(Writing writing, Props props, int mostColumns, List<Choice> choices)
    implements Block {

  private static final float GAP = 6;
  private static final float ICON_ROOM = 36;

  Buttons {
    choices = List.copyOf(choices);
  }

  @Override
  public float height(float width) {
    if (choices.isEmpty()) {
      return 0;
    }
    int columns = columns(width);
    int rows = (choices.size() + columns - 1) / columns;
    return rows * buttonHeight(width) + (rows - 1) * GAP;
  }

  @Override
  public void place(Bounds where, Easel easel) {
    if (choices.isEmpty()) {
      return;
    }
    int columns = columns(where.width());
    float wide = columnWidth(where.width(), columns);
    int rows = (choices.size() + columns - 1) / columns;
    float room = (where.height() - GAP * (rows - 1)) / rows;
    float high = Math.min(buttonHeight(where.width()), room);
    for (int i = 0; i < choices.size(); i++) {
      float left = where.left() + i % columns * (wide + GAP);
      float top = where.top() + i / columns * (high + GAP);
      easel.add(node(choices.get(i), Bounds.of(left, top, wide, high)));
    }
  }

  private Node node(Choice choice, Bounds bounds) {
    Stationery stationery = writing.stationery();
    boolean pictured = choice.icon().isPresent() && bounds.width() >= iconWidth(choice);
    Piece piece =
        pictured
            ? stationery.button(choice.kind(), choice.icon().get(), choice.text(), bounds.width())
            : stationery.button(choice.kind(), choice.text(), bounds.width());
    String label =
        choice.tap() instanceof Tap.Say say
            ? writing.sentences(choice.text(), say.sentence())
            : choice.text();
    return Node.of(
            Role.BUTTON, choice.id(), bounds, choice.hinted() ? props.hinted(piece) : piece, label)
        .tapped(choice.tap());
  }

  private float iconWidth(Choice choice) {
    return writing.stationery().buttonWidth(choice.text()) + ICON_ROOM;
  }

  private int columns(float width) {
    float widest = Node.LEAST_TARGET;
    for (Choice choice : choices) {
      widest = Math.max(widest, writing.stationery().buttonWidth(choice.text()));
    }
    int fitting = (int) ((width + GAP) / (widest + GAP));
    int columns = Math.max(1, Math.min(Math.min(fitting, mostColumns), choices.size()));
    // No row is left with a single button where a shorter one would be even.
    int rows = (choices.size() + columns - 1) / columns;
    return (choices.size() + rows - 1) / rows;
  }

  private float buttonHeight(float width) {
    float wide = columnWidth(width, columns(width));
    float highest = Node.LEAST_TARGET;
    for (Choice choice : choices) {
      highest = Math.max(highest, writing.stationery().buttonHeight(choice.text(), wide));
    }
    return highest;
  }

  private static float columnWidth(float width, int columns) {
    return (width - GAP * (columns - 1)) / columns;
  }
}
