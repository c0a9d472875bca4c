package org.monsterbox.app.games.bigmonster.table;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.games.bigmonster.moment.MedalState;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.tiles.Medal;

/**
 * The medals on a phone, in two lines: each with its name, how far the viewer is and who has won
 * it. Beside them is the viewer's explorer. Touching a medal opens the board.
 */
record MedalBar(Moment moment) {

  private static final int COLUMNS = 4;
  private static final float OWNER = 13;
  private static final float ROOM = 4;
  private static final float MOST_COIN = 32;
  private static final float LEAST_CELL = 84;

  private Style progressStyle() {
    return moment.writing().strong().lines(1);
  }

  private Style nameStyle() {
    return moment.writing().small().lines(1).middle();
  }

  private List<Medal> medals() {
    List<Medal> medals = new ArrayList<>(moment.table().medals());
    medals.add(Medal.PENALTY);
    return medals;
  }

  /** Below that, medals could not be hit. */
  static float leastHeight() {
    return 2 * Node.LEAST_TARGET + 2 * ROOM;
  }

  void place(Bounds where, Easel easel) {
    easel.add(Node.decoration("medals", where, moment.writing().stationery().panel()));
    Bounds inner = where.inset(ROOM);
    int things = medals().size() + 1;
    if (where.height() >= leastHeight()) {
      fill(inner, (things + COLUMNS - 1) / COLUMNS, easel);
    } else {
      float wide = Math.max(inner.width(), things * LEAST_CELL);
      easel.scrollAcross(
          "medal-strip",
          inner,
          wide,
          Block.fixed(inner.height(), (all, content) -> fill(all, 1, content)));
    }
  }

  private void fill(Bounds inner, int lines, Easel easel) {
    List<Medal> medals = medals();
    int columns = (medals.size() + lines) / lines;
    float wide = inner.width() / columns;
    float high = inner.height() / lines;
    for (int i = 0; i <= medals.size(); i++) {
      int line = i / columns;
      Bounds cell =
          Bounds.of(inner.left() + i % columns * wide, inner.top() + line * high, wide, high);
      if (i < medals.size()) {
        medal(new MedalState(moment, medals.get(i)), cell, easel);
      } else {
        explorer(cell, easel);
      }
    }
  }

  private void medal(MedalState state, Bounds cell, Easel easel) {
    Medal medal = state.medal();
    float line = nameHeight(cell);
    float coin = Math.min(MOST_COIN, cell.height() - line - 2);
    float top = cell.top() + (cell.height() - line - coin) / 2;
    Style style = progressStyle();
    float room = cell.width() - coin - ROOM;
    boolean inWords = lettered(state.brief(moment.viewer()), style) <= room;
    String progress = state.brief(moment.viewer(), inWords);
    float wide = Math.min(room, lettered(progress, style));
    float left = cell.centerX() - (coin + ROOM + wide) / 2;
    easel.add(
        Node.of(
                Role.BUTTON,
                "medal-" + medal,
                cell,
                (canvas, width, height) -> {},
                state.spoken(moment.viewer()))
            .tapped(Moment.draw(new Sketch.Medals()))
            .explained(moment.explained().medal(medal)));
    easel.add(
        Node.decoration(
            "coin-" + medal,
            Bounds.of(left, top, coin, coin),
            moment.props().coin(medal, !state.isClosed())));
    easel.add(
        moment
            .writing()
            .silentLine(
                "medal-progress-" + medal,
                Bounds.of(left + coin + ROOM, top, wide, coin),
                progress,
                style));
    owners(state, left + coin / 2, top + coin, easel);
    easel.add(
        moment
            .writing()
            .silentLine(
                "medal-name-" + medal,
                Bounds.of(cell.left() + 1, top + coin, cell.width() - 2, line),
                moment.names().shortMedal(medal),
                nameStyle()));
  }

  private float lettered(String text, Style style) {
    return moment.writing().lettering().width(text, style) + 1;
  }

  private float nameHeight(Bounds cell) {
    return Math.min(moment.writing().line(nameStyle()), cell.height() * 0.42f);
  }

  /** Their marks at the lower edge of the coin. */
  private void owners(MedalState state, float middle, float bottom, Easel easel) {
    List<Integer> owners = state.owners();
    float left = middle - OWNER * owners.size() / 2;
    for (int owner : owners) {
      easel.add(
          Node.decoration(
              "medal-owner-" + state.medal() + "-" + owner,
              Bounds.of(left, bottom - OWNER, OWNER, OWNER),
              moment.tools().supplies().mark(moment.seat(owner).mark())));
      left += OWNER;
    }
  }

  private void explorer(Bounds cell, Easel easel) {
    Tableau tableau = moment.table().tableau(moment.viewer());
    float line = nameHeight(cell);
    float side = cell.height() - line - 2;
    easel.add(
        Node.of(
                Role.PICTURE,
                "own-explorer",
                Bounds.of(cell.centerX() - side / 2, cell.top(), side, side),
                moment.props().explorer(tableau.explorer()),
                moment.words().tiles().spoken(tableau.explorer()))
            .explained(moment.explained().explorer(tableau.explorer())));
    easel.add(
        moment
            .writing()
            .silentLine(
                "own-explorer-name",
                Bounds.of(cell.left() + 1, cell.bottom() - line, cell.width() - 2, line),
                moment.names().explorer(tableau.explorer()),
                nameStyle()));
  }
}
