package org.monsterbox.app.games.bigmonster.words;

import java.util.List;
import org.monsterbox.core.bigmonster.terms.ScoreSheet;

/** The lines of a score sheet by number, in its order. */
public final class SheetLines {

  public static final int COUNT = 8;

  private SheetLines() {}

  public static List<Integer> of(ScoreSheet sheet) {
    return List.of(
        sheet.ice(),
        sheet.bigMonster(),
        sheet.lava(),
        sheet.meadow(),
        sheet.swamp(),
        sheet.crystals(),
        sheet.explorer(),
        sheet.medals());
  }
}
