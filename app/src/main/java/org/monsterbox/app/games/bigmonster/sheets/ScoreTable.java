package org.monsterbox.app.games.bigmonster.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.games.bigmonster.words.SheetLines;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.terms.Mode;

/** The score sheet: eight lines for everybody, and their sums. */
record ScoreTable(Moment moment) {

  static final float ROOM = 6;
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
      sheets.add(SheetLines.of(table.sheet(seat)));
      totals.add(table.sheet(seat).total());
    }
    List<Block> rows = new ArrayList<>();
    rows.add(names());
    for (int line = 0; line < SheetLines.COUNT; line++) {
      List<Integer> points = new ArrayList<>();
      for (List<Integer> sheet : sheets) {
        points.add(sheet.get(line));
      }
      rows.add(ScoreRow.line(this, line, points));
    }
    rows.add(ScoreRow.total(this, sheets));
    if (table.mode() == Mode.TEAM) {
      rows.add(ScoreRow.teams(this, teams(totals)));
    }
    return Blocks.stack(0, rows);
  }

  /** Whether it adds itself up: where it comes by itself, because the game is over. */
  boolean tells() {
    return moment.isOver() && !(moment.draft() instanceof Sketch.Scores);
  }

  /** Whether the total of a seat is the one that counts for its team. */
  boolean countsForTeam(int seat) {
    BigMonsterTable table = moment.table();
    return table.mode() == Mode.TEAM
        && table.sheet(seat).total() <= table.sheet(table.partner(seat)).total();
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

  static float titleWidth(float width) {
    return width * TITLE_SHARE;
  }

  Bounds cell(Bounds row, int seat) {
    float title = titleWidth(row.width());
    float wide = (row.width() - title) / moment.table().seats();
    return Bounds.of(row.left() + title + seat * wide, row.top(), wide, row.height());
  }
}
