package org.monsterbox.app.games.bigmonster.words;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.speech.Sentences;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Turn;

/** Whose turn it is, and what they are asked. */
final class PromptWords {

  private final Sentences sentences;
  private final Names names;
  private final BigMonster rules;

  PromptWords(Sentences sentences, Names names, BigMonster rules) {
    this.sentences = sentences;
    this.names = names;
    this.rules = rules;
  }

  String prompt(BigMonsterView view, List<Seat> seats) {
    BigMonsterTable table = view.table();
    if (table.phase() == Phase.OVER) {
      return sentences.say(R.string.bigmonster_ask_over, winners(table, seats));
    }
    int actor = actor(view);
    Seat asked = seats.get(actor);
    return switch (table.phase()) {
      case MEDALS -> sentences.say(R.string.bigmonster_ask_medals, asked);
      case EXPLORER_CHOICE -> sentences.say(R.string.bigmonster_ask_explorer, asked);
      case PICK -> sentences.say(pick(table, actor), asked);
      case TAKE -> sentences.say(take(table), asked);
      case PLACE -> place(table, actor, asked);
      case AWARD -> sentences.say(R.string.bigmonster_ask_award, asked);
      case LATE_TILE ->
          table.revealed(actor) == Tiles.NONE
              ? sentences.say(R.string.bigmonster_ask_late, asked)
              : place(table, actor, asked);
      case OVER -> throw new IllegalStateException("Nobody is asked any more");
    };
  }

  /** Where several choose at once, whoever looks is asked first. */
  private int actor(BigMonsterView view) {
    Turn turn = rules.turn(view.table());
    return turn.includes(view.seat()) ? view.seat() : turn.first();
  }

  private static int pick(BigMonsterTable table, int actor) {
    if (!table.passes()) {
      return R.string.bigmonster_ask_pick_last;
    }
    boolean isStuck = table.freeShips() == 1 && table.isShipFree(actor);
    return isStuck ? R.string.bigmonster_ask_pick_stuck : R.string.bigmonster_ask_pick;
  }

  private static int take(BigMonsterTable table) {
    boolean hasChoice =
        table.activeRow() == BigMonsterTable.NOBODY
            && !table.row(0).isEmpty()
            && !table.row(1).isEmpty();
    return hasChoice ? R.string.bigmonster_ask_take_row : R.string.bigmonster_ask_take;
  }

  private String place(BigMonsterTable table, int actor, Seat asked) {
    return sentences.say(R.string.bigmonster_ask_place, asked, names.aTile(table.revealed(actor)));
  }

  private List<Seat> winners(BigMonsterTable table, List<Seat> seats) {
    Outcome outcome = rules.outcome(table);
    List<Seat> winners = new ArrayList<>();
    for (Seat seat : seats) {
      if (outcome.won(seat.number())) {
        winners.add(seat);
      }
    }
    return winners;
  }
}
