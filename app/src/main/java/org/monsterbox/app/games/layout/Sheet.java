package org.monsterbox.app.games.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;

/**
 * A paper over the table, as large as it has to be: a title with a button beside it, a body that
 * can be panned if it has to be, and buttons below.
 *
 * @param corner a small button beside the title
 * @param bodies the best first: the first that fits is shown
 * @param footer what can be done
 */
public record Sheet(
    Tools tools, String title, Optional<Choice> corner, List<Block> bodies, List<Choice> footer) {

  private static final float EDGE = 6;
  private static final float ROOM = 10;
  private static final float GAP = 8;
  private static final float MOST_CORNER = 0.45f;

  public Sheet {
    bodies = List.copyOf(bodies);
    footer = List.copyOf(footer);
  }

  public Sheet(
      Tools tools, String title, Optional<Choice> corner, Block body, List<Choice> footer) {
    this(tools, title, corner, List.of(body), footer);
  }

  /** The same with other bodies for less room. */
  public Sheet orElse(List<Block> others) {
    List<Block> all = new ArrayList<>(bodies);
    all.addAll(others);
    return new Sheet(tools, title, corner, all, footer);
  }

  /** Lies at the lower edge of what it dims. */
  public void place(Bounds dimmed, Easel easel) {
    easel.add(Node.decoration("veil", dimmed, tools.writing().stationery().veil()));
    Bounds bounds = dimmed.inset(EDGE);
    float width = bounds.width() - 2 * ROOM;
    float frame = frame(width) + 2 * ROOM;
    float body = Blocks.fitting(width, bounds.height() - frame, bodies).height(width);
    float top = Math.max(bounds.top(), bounds.bottom() - frame - body);
    fill(new Bounds(bounds.left(), top, bounds.right(), bounds.bottom()), 0, easel);
  }

  /** Fills the bounds, turned to an edge if nothing has to be panned for that. */
  public void placeTurned(Bounds bounds, int degrees, Easel easel) {
    boolean upright = degrees % 180 == 0;
    float width = (upright ? bounds.width() : bounds.height()) - 2 * ROOM;
    float height = (upright ? bounds.height() : bounds.width()) - 2 * ROOM;
    float room = height - frame(width);
    boolean fits = Blocks.fitting(width, room, bodies).height(width) <= room;
    fill(bounds, fits ? degrees : 0, easel);
  }

  /** How high all but the body is. */
  private float frame(float width) {
    float footerHeight = footerHeight(width);
    return header(width).height(width) + GAP + (footerHeight == 0 ? 0 : GAP + footerHeight);
  }

  private float footerHeight(float width) {
    return buttons().height(width);
  }

  private void fill(Bounds bounds, int degrees, Easel easel) {
    easel.add(Node.decoration("sheet", bounds, tools.writing().stationery().panel()));
    easel.turned(bounds.inset(ROOM), degrees, Block.fixed(0, this::fill));
  }

  private void fill(Bounds where, Easel easel) {
    float width = where.width();
    Block header = header(width);
    float headerHeight = header.height(width);
    header.place(Bounds.of(where.left(), where.top(), width, headerHeight), easel);
    float footerHeight = footerHeight(width);
    float footerTop = where.bottom() - footerHeight;
    Bounds middle =
        new Bounds(
            where.left(),
            where.top() + headerHeight + GAP,
            where.right(),
            footerHeight == 0 ? where.bottom() : footerTop - GAP);
    Block body = Blocks.fitting(width, middle.height(), bodies);
    float spare = Math.max(0, middle.height() - body.height(width));
    easel.scroll(
        "sheet-body",
        new Bounds(middle.left(), middle.top() + spare / 2, middle.right(), middle.bottom()),
        body);
    buttons().place(Bounds.of(where.left(), footerTop, width, footerHeight), easel);
  }

  private Buttons buttons() {
    return Buttons.of(tools, 3, footer);
  }

  private Block header(float width) {
    float button =
        corner
            .map(
                choice ->
                    Math.max(Node.LEAST_TARGET, new ButtonLook(tools, false).width(choice.text())))
            .map(wide -> Math.min(wide, width * MOST_CORNER))
            .orElse(0f);
    float titleWidth = width - (button == 0 ? 0 : button + GAP);
    float lines = tools.writing().lettering().height(title, tools.writing().heading(), titleWidth);
    float height = Math.max(button == 0 ? 0 : Node.LEAST_TARGET, lines);
    return Block.fixed(
        height,
        (where, easel) -> {
          easel.add(
              Node.of(
                  Role.HEADING,
                  "sheet-title",
                  Bounds.of(where.left(), where.top(), titleWidth, height),
                  tools.writing().lettering().text(title, tools.writing().heading(), titleWidth),
                  title));
          Bounds bounds =
              Bounds.of(
                  where.right() - button,
                  where.centerY() - Node.LEAST_TARGET / 2,
                  button,
                  Node.LEAST_TARGET);
          corner.ifPresent(choice -> Buttons.of(tools, 1, List.of(choice)).place(bounds, easel));
        });
  }
}
