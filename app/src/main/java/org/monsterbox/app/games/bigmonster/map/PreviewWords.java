package org.monsterbox.app.games.bigmonster.map;

import android.text.TextUtils;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.bigmonster.moment.Gains;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.words.SheetLines;
import org.monsterbox.core.bigmonster.table.Preview;
import org.monsterbox.core.bigmonster.terms.Mutation;
import org.monsterbox.core.bigmonster.tiles.Crystal;
import org.monsterbox.core.bigmonster.tiles.Medal;

/** What a tile would do at the place where it is tried: line by line, and why. */
public record PreviewWords(Moment moment, Preview preview) {

  /** The sum, and the lines of the score sheet that change. */
  public String points() {
    List<String> lines = new ArrayList<>();
    List<Integer> before = SheetLines.of(preview.before());
    List<Integer> after = SheetLines.of(preview.after());
    for (int line = 0; line < SheetLines.COUNT; line++) {
      int change = after.get(line) - before.get(line);
      if (change != 0) {
        lines.add(change(moment.names().line(line), change));
      }
    }
    for (Medal medal : preview.medals()) {
      lines.add(change(moment.names().theMedal(medal), value(medal)));
    }
    for (Medal medal : preview.teamMedals()) {
      lines.add(
          change(moment.text(R.string.bm_for_team, moment.names().theMedal(medal)), value(medal)));
    }
    String sum = moment.names().signed(Gains.of(moment.table(), preview));
    return lines.isEmpty()
        ? moment.text(R.string.bm_no_points)
        : moment.text(R.string.bm_preview, sum, commas(lines));
  }

  private int value(Medal medal) {
    return moment.table().options().value(medal);
  }

  private String change(String what, int points) {
    return moment.text(R.string.bm_change, what, moment.names().signed(points));
  }

  private String commas(List<String> parts) {
    String text = parts.get(0);
    for (String part : parts.subList(1, parts.size())) {
      text = moment.writing().phrases().comma(text, part);
    }
    return text;
  }

  /** Crystals that would close, monsters that would mutate; empty where there are none. */
  public String causes() {
    List<String> causes = new ArrayList<>();
    for (Crystal crystal : preview.crystals()) {
      causes.add(moment.text(R.string.bm_closes, moment.names().aCrystal(crystal.colour())));
    }
    for (Mutation mutation : preview.mutations()) {
      causes.add(
          moment.text(
              R.string.bm_mutates,
              moment.names().aTile(mutation.tile()),
              moment.names().points(mutation.points())));
    }
    if (preview.bigMonster().isPresent()) {
      causes.add(moment.text(R.string.bm_completes_big));
    }
    return TextUtils.join(" ", causes);
  }
}
