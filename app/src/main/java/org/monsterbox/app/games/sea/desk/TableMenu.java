package org.monsterbox.app.games.sea.desk;

import org.monsterbox.app.R;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.Sketch;

/** What can be looked at besides the table. */
final class TableMenu {

  private TableMenu() {}

  static void list(Moment moment, Easel easel) {
    easel.menu(
        Choice.plain(
            "menu-piles", moment.text(R.string.sea_piles_title), Moment.draw(Sketch.Piles.all())));
    easel.menu(
        Choice.plain(
            "menu-since", moment.text(R.string.sea_since), Moment.draw(new Sketch.Since())));
  }
}
