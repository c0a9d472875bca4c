package org.monsterbox.app.games.bigmonster;

import android.text.TextUtils;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Layers;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Style;
import org.monsterbox.core.bigmonster.BigMonsterTable;
import org.monsterbox.core.bigmonster.Mode;

/** The score sheet: eight lines for everybody, and their sums. */
record ScoreTable(Moment moment) {

  private static final float ROOM = 6;
  private static final float MARK = 20;
  private static final float TITLE_SHARE = 0.34f;

  /** Lies open by itself when the game is over; then it leads to the maps. */
  Sheet sheet() {
    return new Sheet(
        moment.tools(),
        moment.text(R.string.bm_scores),
        moment.isOver() ? Optional.of(map()) : Optional.of(moment.tools().close()),
        block(),
        List.of());
  }

  private Choice map() {
    return Choice.plain(
        "open-map",
        moment.text(R.string.bm_maps),
        Moment.draw(new Sketch.Watching(moment.viewer())));
  }

  private Block block() {
    BigMonsterTable table = moment.table();
    List<List<Integer>> sheets = new ArrayList<>();
    List<Integer> totals = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      sheets.add(Lines.of(table.sheet(seat)));
      totals.add(table.sheet(seat).total());
    }
    List<Block> rows = new ArrayList<>();
    rows.add(names());
    for (int line = 0; line < Lines.COUNT; line++) {
      List<Integer> points = new ArrayList<>();
      for (List<Integer> sheet : sheets) {
        points.add(sheet.get(line));
      }
      rows.add(row("line-" + line, moment.names().line(line), points, false));
    }
    rows.add(row("line-total", moment.text(R.string.bm_total), totals, true));
    if (table.mode() == Mode.TEAM) {
      rows.add(row("line-team", moment.text(R.string.bm_team_score), teams(totals), true));
    }
    return Blocks.stack(0, rows);
  }

  /** Of two partners the lower total counts. */
  private List<Integer> teams(List<Integer> totals) {
    List<Integer> scores = new ArrayList<>();
    for (int seat = 0; seat < totals.size(); seat++) {
      scores.add(Math.min(totals.get(seat), totals.get(moment.table().partner(seat))));
    }
    return scores;
  }

  private Block names() {
    Style style = moment.writing().small().lines(1).middle();
    float line = moment.writing().line(style);
    return Block.fixed(
        MARK + line + ROOM,
        (where, easel) -> {
          for (int seat = 0; seat < moment.table().seats(); seat++) {
            Bounds cell = cell(where, seat);
            easel.add(
                Node.decoration(
                    "score-mark-" + seat,
                    Bounds.of(cell.left(), where.top(), cell.width(), MARK),
                    moment.tools().supplies().mark(moment.seat(seat).mark())));
            easel.add(
                moment
                    .writing()
                    .silentLine(
                        "score-name-" + seat,
                        Bounds.of(cell.left(), where.top() + MARK, cell.width() - 2, line),
                        moment.name(seat),
                        style));
          }
        });
  }

  private Bounds cell(Bounds row, int seat) {
    float title = row.width() * TITLE_SHARE;
    float wide = (row.width() - title) / moment.table().seats();
    return Bounds.of(row.left() + title + seat * wide, row.top(), wide, row.height());
  }

  private Block row(String id, String title, List<Integer> points, boolean isSum) {
    Style style = isSum ? moment.writing().strong() : moment.writing().body();
    return new Block() {
      @Override
      public float height(float width) {
        float room = width * TITLE_SHARE - ROOM;
        return moment.writing().lettering().height(title, style, room) + 2 * ROOM;
      }

      @Override
      public void place(Bounds where, Easel easel) {
        ScoreTable.this.place(id, title, points, isSum, style, where, easel);
      }
    };
  }

  private void place(
      String id,
      String title,
      List<Integer> points,
      boolean isSum,
      Style style,
      Bounds where,
      Easel easel) {
    Bounds local = Bounds.of(0, 0, where.width(), where.height());
    float wide = where.width() * TITLE_SHARE;
    List<Piece> layers = new ArrayList<>();
    layers.add(isSum ? moment.props().sum() : moment.props().rule());
    layers.add(
        Layers.padded(
            moment.writing().fitted(wide - ROOM, where.height(), title, style.lines(2)),
            ROOM,
            0,
            where.width() - wide,
            0));
    List<String> spoken = new ArrayList<>();
    for (int seat = 0; seat < points.size(); seat++) {
      int value = points.get(seat);
      String number = value < 0 ? moment.names().signed(value) : Integer.toString(value);
      Bounds cell = cell(local, seat);
      layers.add(
          Layers.padded(
              moment
                  .writing()
                  .fitted(cell.width(), where.height(), number, style.lines(1).middle()),
              cell.left(),
              0,
              where.width() - cell.right(),
              0));
      spoken.add(moment.text(R.string.bm_progress_of, moment.name(seat), number));
    }
    easel.add(
        Node.of(
            Role.TEXT,
            id,
            where,
            Layers.stack(layers.toArray(new Piece[0])),
            moment.text(R.string.bm_medal_progress, title, TextUtils.join(", ", spoken))));
  }
}
