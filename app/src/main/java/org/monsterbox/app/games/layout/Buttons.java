package org.monsterbox.app.games.layout;

import java.util.List;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Tap;

/**
 * Buttons of one size, in as many columns as their words allow.
 *
 * @param tall with their icons above the words
 */
public record Buttons(
    Tools tools, int leastColumns, int mostColumns, boolean tall, List<Choice> choices)
    implements Block {

  private static final float GAP = 6;

  public Buttons {
    choices = List.copyOf(choices);
  }

  public static Buttons of(Tools tools, int mostColumns, List<Choice> choices) {
    return new Buttons(tools, 1, mostColumns, false, choices);
  }

  /** In so many columns that they are no higher than that, if their words become smaller for it. */
  public Buttons within(float height) {
    int rows = Math.max(1, (int) ((height + GAP) / (Node.LEAST_TARGET + GAP)));
    int least = (choices.size() + rows - 1) / rows;
    return new Buttons(tools, least, Math.max(least, mostColumns), tall, choices);
  }

  public Buttons tall(boolean isTall) {
    return new Buttons(tools, leastColumns, mostColumns, isTall, choices);
  }

  private ButtonLook look() {
    return new ButtonLook(tools, tall);
  }

  @Override
  public float height(float width) {
    if (choices.isEmpty()) {
      return 0;
    }
    int rows = rows(columns(width));
    return rows * buttonHeight(width) + (rows - 1) * GAP;
  }

  @Override
  public void place(Bounds where, Easel easel) {
    if (choices.isEmpty()) {
      return;
    }
    int columns = columns(where.width());
    int rows = rows(columns);
    float wide = columnWidth(where.width(), columns);
    float room = (where.height() - GAP * (rows - 1)) / rows;
    float high = Math.min(buttonHeight(where.width()), room);
    boolean pictured = choices.stream().allMatch(choice -> look().hasRoomForIcon(choice, wide));
    for (int i = 0; i < choices.size(); i++) {
      float left = where.left() + i % columns * (wide + GAP);
      int row = i / columns;
      float top = where.top() + row * (high + GAP);
      if (choices.get(i).shown()) {
        easel.add(node(choices.get(i), Bounds.of(left, top, wide, high), pictured));
      }
    }
  }

  /** All of them in bounds of their own, which they fill. */
  public void fill(List<Bounds> places, Easel easel) {
    boolean pictured = true;
    for (int i = 0; i < choices.size(); i++) {
      pictured &= look().hasRoomForIcon(choices.get(i), places.get(i).width());
    }
    for (int i = 0; i < choices.size(); i++) {
      if (choices.get(i).shown()) {
        easel.add(node(choices.get(i), places.get(i), pictured));
      }
    }
  }

  /** How high each has to be where all are so wide. */
  public float leastHeight(float width) {
    float highest = 0;
    for (Choice choice : choices) {
      highest = Math.max(highest, look().height(choice.text(), width));
    }
    return highest;
  }

  /** How wide each has to be so that no word is broken. */
  public float leastWidth() {
    float widest = Node.LEAST_TARGET;
    for (Choice choice : choices) {
      for (String word : choice.text().split(" ", -1)) {
        widest = Math.max(widest, look().width(word));
      }
    }
    return widest;
  }

  private Node node(Choice choice, Bounds bounds, boolean pictured) {
    String label =
        choice.tap() instanceof Tap.Say say
            ? tools.writing().phrases().then(choice.text(), say.sentence())
            : choice.text();
    Node node =
        Node.of(
                Role.BUTTON,
                choice.id(),
                bounds,
                look().piece(choice, bounds.width(), bounds.height(), pictured),
                label)
            .tapped(choice.tap());
    return choice.introduction().map(node::introduced).orElse(node);
  }

  private int columns(float width) {
    float widest = Node.LEAST_TARGET;
    for (Choice choice : choices) {
      widest = Math.max(widest, look().width(choice.text()));
    }
    int fitting = (int) ((width + GAP) / (widest + GAP));
    int columns = Math.min(Math.max(leastColumns, Math.min(fitting, mostColumns)), choices.size());
    columns = Math.max(1, columns);
    // No row is left with a single button where shorter ones would be even.
    return (choices.size() + rows(columns) - 1) / rows(columns);
  }

  private int rows(int columns) {
    return (choices.size() + columns - 1) / columns;
  }

  private float buttonHeight(float width) {
    return leastHeight(columnWidth(width, columns(width)));
  }

  private static float columnWidth(float width, int columns) {
    return (width - GAP * (columns - 1)) / columns;
  }
}
