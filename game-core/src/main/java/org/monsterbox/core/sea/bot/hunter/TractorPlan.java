package org.monsterbox.core.sea.bot.hunter;

import java.util.List;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.sea.bot.plan.HunterTemper;
import org.monsterbox.core.sea.bot.plan.HunterTemper.Teamwork;
import org.monsterbox.core.sea.bot.plan.SeaReason;
import org.monsterbox.core.sea.bot.plan.Shot;
import org.monsterbox.core.sea.bot.sight.Hands;
import org.monsterbox.core.sea.bot.sight.Waters;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove.PlayWeapon;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.table.SeaView.Passage;

/** Tractor harpoons together: a line is worth most if all others can follow in this round. */
final class TractorPlan {

  private static final double VICTORY = 1000;
  private static final double PROMISE = 9;
  private static final double STEP_BACK = 0.8;
  private static final double CARD = 1.5;

  private final HunterTemper temper;
  private final SeaView view;
  private final Waters waters;
  private final int seat;

  TractorPlan(HunterTemper temper, SeaView view, Waters waters, int seat) {
    this.temper = temper;
    this.view = view;
    this.waters = waters;
    this.seat = seat;
  }

  /** The best cell to pull the whale to from there. */
  Shot best(int card, int from) {
    Shot best = Shot.NONE;
    boolean pulls = false;
    for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
      int cell = Board.neighbour(view.whaleCell(), direction);
      if (cell != Board.NONE && isPulledTo(cell, from)) {
        Shot shot = shot(card, cell, cell);
        best = !pulls || shot.worth() > best.worth() ? shot : best;
        pulls = true;
      }
    }
    return pulls ? best : shot(card, Board.NONE, view.whaleCell());
  }

  private boolean isPulledTo(int cell, int from) {
    // Where the boat itself is now will be free if it has sailed.
    boolean isFree = view.isFree(cell) || (view.boatAt(cell) == seat && cell != from);
    return isFree && cell != from && view.range(cell, from) < view.range(view.whaleCell(), from);
  }

  private Shot shot(int card, int named, int whale) {
    PlayWeapon move = new PlayWeapon(card, named);
    String text = Cards.text(card);
    int missing = view.tractorQuota() - view.tractorLines() - 1;
    if (missing <= 0) {
      return new Shot(List.of(move), VICTORY, Reason.of(SeaReason.FINISH, text));
    }
    double back = STEP_BACK * (waters.exit(whale) - waters.exit(view.whaleCell())) - CARD;
    if (temper.teamwork() != Teamwork.NONE && followers(whale) >= missing) {
      return new Shot(List.of(move), PROMISE + back, Reason.of(SeaReason.PULL_TOGETHER, text));
    }
    return new Shot(List.of(move), back, Reason.of(SeaReason.PULL_BACK, text));
  }

  /** How many mates who have not played yet hold a tractor harpoon and can bring it into range. */
  private int followers(int whale) {
    int followers = 0;
    for (int mate = 1; mate <= view.hunters(); mate++) {
      if (mate != seat && view.hasStillToPlay(mate) && view.isAfloat(mate)) {
        boolean holds = Hands.count(view, mate, CardKind.TRACTOR) > 0;
        followers += holds && canReach(mate, whale) ? 1 : 0;
      }
    }
    return followers;
  }

  private boolean canReach(int mate, int whale) {
    int reach = view.reach(CardKind.TRACTOR);
    if (view.range(view.boatCell(mate), whale) <= reach) {
      return true;
    }
    if (temper.teamwork() == Teamwork.IN_RANGE) {
      return false;
    }
    for (int card : view.hand(mate, Pile.MOVE)) {
      for (Passage passage : view.passages(mate, card)) {
        if (!passage.isWreck()
            && passage.cell() != whale
            && view.range(passage.cell(), whale) <= reach) {
          return true;
        }
      }
    }
    return false;
  }
}
