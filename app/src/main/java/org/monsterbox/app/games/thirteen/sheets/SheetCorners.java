package org.monsterbox.app.games.thirteen.sheets;

import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.moment.Sketch;

/** The small button beside the titles of sheets. */
final class SheetCorners {

  private SheetCorners() {}

  /** Back to the table. */
  static Optional<Choice> close(Moment moment) {
    return Optional.of(moment.tools().close());
  }

  /** On a sheet that cannot be closed before somebody has chosen. */
  static Optional<Choice> chart(Moment moment) {
    return Optional.of(
        Choice.plain(
            "open-chart", moment.text(R.string.thirteen_chart), Moment.draw(new Sketch.Chart())));
  }
}
