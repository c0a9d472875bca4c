package org.monsterbox.app.games.bigmonster.sheets;

import android.text.TextUtils;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.words.SheetLines;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Style;

/**
 * One row of the score sheet: a title and a number for every seat. While the sheet is told, it
 * comes in its turn or grows; screen readers have it at once.
 *
 * @param steps by seat, the numbers after each step of the tale; the last ones stay
 * @param turn the step in which it comes
 */
record ScoreRow(
    ScoreTable sheet, String id, String title, List<List<Integer>> steps, boolean isSum, int turn)
    implements Block {

  private static final float MARGIN = 2;

  static ScoreRow line(ScoreTable sheet, int line, List<Integer> points) {
    String title = sheet.moment().names().line(line);
    return new ScoreRow(sheet, "line-" + line, title, List.of(points), false, line);
  }

  /** The sums: after no line, after the first, and so on. */
  static ScoreRow total(ScoreTable sheet, List<List<Integer>> sheets) {
    List<List<Integer>> steps = new ArrayList<>();
    for (int lines = 0; lines <= SheetLines.COUNT; lines++) {
      List<Integer> sums = new ArrayList<>();
      for (List<Integer> points : sheets) {
        sums.add(points.subList(0, lines).stream().mapToInt(Integer::intValue).sum());
      }
      steps.add(sums);
    }
    String title = sheet.moment().text(R.string.bm_total);
    return new ScoreRow(sheet, "line-total", title, steps, true, 0);
  }

  static ScoreRow teams(ScoreTable sheet, List<Integer> scores) {
    String title = sheet.moment().text(R.string.bm_team_score);
    return new ScoreRow(sheet, "line-team", title, List.of(scores), true, SheetLines.COUNT);
  }

  private Moment moment() {
    return sheet.moment();
  }

  private Style style() {
    return isSum ? moment().writing().strong() : moment().writing().body();
  }

  @Override
  public float height(float width) {
    float room = ScoreTable.titleWidth(width) - ScoreTable.ROOM;
    return moment().writing().lettering().height(title, style(), room) + 2 * ScoreTable.ROOM;
  }

  @Override
  public void place(Bounds where, Easel easel) {
    List<Piece> looks = new ArrayList<>();
    for (List<Integer> points : steps) {
      looks.add(look(points, where));
    }
    Piece last = looks.get(looks.size() - 1);
    Node node = Node.of(Role.TEXT, id, where, sheet.tells() ? told(looks) : last, label());
    easel.add(sheet.tells() ? node.moving(Tale.MOTION, "told") : node);
  }

  private Piece told(List<Piece> looks) {
    return looks.size() > 1 ? Tale.growing(looks) : Tale.coming(turn, looks.get(0));
  }

  private Piece look(List<Integer> points, Bounds where) {
    float wide = ScoreTable.titleWidth(where.width());
    Bounds local = Bounds.of(0, 0, where.width(), where.height());
    List<Piece> layers = new ArrayList<>();
    layers.add(isSum ? moment().props().sum() : moment().props().rule());
    layers.add(
        Layers.padded(
            moment()
                .writing()
                .fitted(wide - ScoreTable.ROOM, where.height(), title, style().lines(2)),
            ScoreTable.ROOM,
            0,
            where.width() - wide,
            0));
    for (int seat = 0; seat < points.size(); seat++) {
      Bounds cell = sheet.cell(local, seat);
      Piece number =
          moment()
              .writing()
              .fitted(
                  cell.width(),
                  where.height(),
                  number(points.get(seat)),
                  style().lines(1).middle());
      boolean isMarked = steps.size() > 1 && sheet.countsForTeam(seat);
      layers.add(
          Layers.padded(
              isMarked ? moment().tools().frames().chosen(number) : number,
              cell.left() + MARGIN,
              MARGIN,
              where.width() - cell.right() + MARGIN,
              MARGIN));
    }
    return Layers.stack(layers.toArray(new Piece[0]));
  }

  private String number(int value) {
    return value < 0 ? moment().names().signed(value) : Integer.toString(value);
  }

  private String label() {
    List<Integer> points = steps.get(steps.size() - 1);
    List<String> spoken = new ArrayList<>();
    for (int seat = 0; seat < points.size(); seat++) {
      spoken.add(
          moment().text(R.string.bm_progress_of, moment().name(seat), number(points.get(seat))));
    }
    return moment().text(R.string.bm_medal_progress, title, TextUtils.join(", ", spoken));
  }
}
