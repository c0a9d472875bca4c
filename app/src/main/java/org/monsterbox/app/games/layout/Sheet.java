package org.monsterbox.app.games.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;

/**
 * A large paper over the table: a title with a button beside it, a body that can be panned if it
 * has to be, and buttons below.
 *
 * @param corner a small button beside the title
 * @param bodies the best first: the first that fits is shown
 * @param footer what can be done
 * @param centred whether the body lies in the middle of the room that it has
 */
public record Sheet(
    Tools tools,
    String title,
    Optional<Choice> corner,
    List<Block> bodies,
    List<Choice> footer,
    boolean centred) {

  private static final float ROOM = 10;
  private static final float GAP = 8;
  private static final float MOST_CORNER = 0.45f;

  public Sheet {
    bodies = List.copyOf(bodies);
    footer = List.copyOf(footer);
  }

  public Sheet(
      Tools tools, String title, Optional<Choice> corner, Block body, List<Choice> footer) {
    this(tools, title, corner, List.of(body), footer, false);
  }

  public Sheet inTheMiddle() {
    return new Sheet(tools, title, corner, bodies, footer, true);
  }

  /** The same with other bodies for less room. */
  public Sheet orElse(List<Block> others) {
    List<Block> all = new ArrayList<>(bodies);
    all.addAll(others);
    return new Sheet(tools, title, corner, all, footer, centred);
  }

  /** Fills the bounds, turned to an edge if nothing has to be panned for that. */
  public void place(Bounds bounds, int degrees, Easel easel) {
    easel.add(Node.decoration("sheet", bounds, tools.writing().stationery().panel()));
    Bounds inner = bounds.inset(ROOM);
    boolean upright = degrees % 180 == 0;
    float width = upright ? inner.width() : inner.height();
    float height = upright ? inner.height() : inner.width();
    float room = height - header(width).height(width) - footerHeight(width) - 2 * GAP;
    boolean fits = Blocks.fitting(width, room, bodies).height(width) <= room;
    easel.turned(inner, fits ? degrees : 0, Block.fixed(height, this::fill));
  }

  private float footerHeight(float width) {
    return buttons().height(width);
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
        centred
            ? new Bounds(middle.left(), middle.top() + spare / 2, middle.right(), middle.bottom())
            : middle,
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
