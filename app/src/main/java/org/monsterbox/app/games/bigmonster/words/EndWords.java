package org.monsterbox.app.games.bigmonster.words;

import android.content.Context;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.Epilogue;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.terms.Mode;

/** What is told of a game that is over: how narrow it was, and what each map lived on. */
record EndWords(Context context, Names names) {

  /** So many lines of a score sheet say what a map lived on. */
  private static final int MOST_LINES = 3;

  Epilogue epilogue(BigMonsterTable table) {
    List<String> seats = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      seats.add(best(SheetLines.of(table.sheet(seat))));
    }
    return new Epilogue(margin(table), seats);
  }

  /** Between two players, how many points it was. */
  private List<String> margin(BigMonsterTable table) {
    if (table.mode() != Mode.DUEL) {
      return List.of();
    }
    int difference = Math.abs(table.sheet(0).total() - table.sheet(1).total());
    return difference == 0
        ? List.of()
        : List.of(context.getString(R.string.bigmonster_end_margin, names.points(difference)));
  }

  /** "Ice 54, Crystals 12, Lava 8", and what was lost. */
  private String best(List<Integer> points) {
    List<Integer> lines = new ArrayList<>();
    for (int line = 0; line < points.size(); line++) {
      if (points.get(line) != 0) {
        lines.add(line);
      }
    }
    lines.sort(Comparator.comparingInt(line -> -points.get(line)));
    String text = "";
    for (int line : lines.subList(0, Math.min(MOST_LINES, lines.size()))) {
      String part =
          context.getString(R.string.bigmonster_end_line, names.line(line), points.get(line));
      text = text.isEmpty() ? part : names.phrases().comma(text, part);
    }
    return text;
  }
}
