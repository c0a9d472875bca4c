package org.monsterbox.app.games.thirteen.sheets;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** What a move would do to the seats, in words. */
record Effects(Moment moment, ThirteenView after) {

  /** Health Points before and after, what breaks and what forms. */
  String of(int seat) {
    ThirteenView before = moment.view();
    String text = hpOf(seat);
    List<String> broken = species(before.monsters(seat), after.monsters(seat));
    if (!broken.isEmpty()) {
      text =
          join(
              text,
              moment.text(R.string.thirteen_effect_breaks, moment.names().phrases().list(broken)));
    }
    List<String> formed = species(after.monsters(seat), before.monsters(seat));
    if (!formed.isEmpty()) {
      text =
          join(
              text,
              moment.text(R.string.thirteen_effect_forms, moment.names().phrases().list(formed)));
    }
    if (after.phase() == Phase.BUILD && after.actor() == seat) {
      text = join(text, moment.text(R.string.thirteen_effect_choice, moment.seat(seat)));
    }
    return after.isOver() && after.winner() == seat
        ? join(text, moment.text(R.string.thirteen_effect_wins, moment.seat(seat)))
        : text;
  }

  /** Only the Health Points. */
  String hpOf(int seat) {
    int before = moment.view().hp(seat);
    return before == after.hp(seat)
        ? moment.text(
            R.string.games_spoken_figure,
            moment.name(seat),
            moment.text(R.string.thirteen_hp, before))
        : moment.text(R.string.thirteen_effect, moment.name(seat), before, after.hp(seat));
  }

  private List<String> species(List<Monster> of, List<Monster> without) {
    List<String> names = new ArrayList<>();
    for (Monster monster : of) {
      if (without.stream().noneMatch(other -> other.id() == monster.id())) {
        names.add(moment.names().species(monster.species()));
      }
    }
    return names;
  }

  private String join(String first, String second) {
    return moment.writing().phrases().comma(first, second);
  }
}
