package org.monsterbox.app.games.layout;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.scene.Bounds;

/**
 * Things of given sizes, side by side and from line to line like words.
 *
 * @param middle lines lie in the middle instead of at the start
 */
public record Wrap(float gap, boolean middle, List<Item> items) implements Block {

  /** One of the things. */
  public record Item(float width, float height, Placing placing) {}

  public Wrap {
    items = List.copyOf(items);
  }

  private record Line(List<Item> items, float width, float height) {}

  @Override
  public float height(float width) {
    float height = 0;
    for (Line line : lines(width)) {
      height += (height == 0 ? 0 : gap) + line.height;
    }
    return height;
  }

  @Override
  public void place(Bounds where, Easel easel) {
    float top = where.top();
    for (Line line : lines(where.width())) {
      float left = where.left() + (middle ? (where.width() - line.width) / 2 : 0);
      for (Item item : line.items) {
        float itemTop = top + (line.height - item.height) / 2;
        item.placing.place(Bounds.of(left, itemTop, item.width, item.height), easel);
        left += item.width + gap;
      }
      top += line.height + gap;
    }
  }

  private List<Line> lines(float width) {
    List<Line> lines = new ArrayList<>();
    List<Item> current = new ArrayList<>();
    float used = 0;
    float height = 0;
    for (Item item : items) {
      if (!current.isEmpty() && used + gap + item.width > width) {
        lines.add(new Line(List.copyOf(current), used, height));
        current.clear();
        used = 0;
        height = 0;
      }
      used += (current.isEmpty() ? 0 : gap) + item.width;
      height = Math.max(height, item.height);
      current.add(item);
    }
    if (!current.isEmpty()) {
      lines.add(new Line(current, used, height));
    }
    return lines;
  }
}
