package org.monsterbox.app.games.thirteen.seats;

import org.monsterbox.app.R;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** What is said of a seat. */
record SeatWords(Moment moment) {

  /** Everything that its panel shows. */
  String summary(int seat) {
    ThirteenView view = moment.view();
    String text =
        moment
            .writing()
            .phrases()
            .comma(moment.name(seat), moment.text(R.string.thirteen_hp, view.hp(seat)));
    text = moment.writing().phrases().comma(text, moment.names().rank(view.rank(seat)));
    if (!view.isOver() && view.actor() == seat) {
      text = then(text, moment.text(R.string.thirteen_must_act));
    } else if (!view.isOver() && view.active() == seat) {
      text = then(text, moment.text(R.string.thirteen_has_turn));
    }
    for (Monster monster : view.monsters(seat)) {
      text = then(text, moment.names().spoken(monster));
    }
    if (view.freeBits(seat) != 0) {
      text =
          then(
              text,
              moment.text(
                  R.string.games_spoken_figure,
                  moment.text(R.string.thirteen_free_sets),
                  moment.names().sets(view.freeSets(seat))));
    }
    if (view.spentThirteenth() == seat) {
      text = then(text, moment.text(R.string.thirteen_spent));
    }
    int elements = view.elements(seat).size();
    return elements == 0
        ? text
        : then(text, moment.text(R.string.thirteen_elements_held, elements));
  }

  private String then(String first, String second) {
    return moment.writing().phrases().then(first, second);
  }
}
