package org.monsterbox.core.sea.bot.hunter;

import java.util.List;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.sea.bot.plan.HunterTemper;
import org.monsterbox.core.sea.bot.plan.SeaReason;
import org.monsterbox.core.sea.bot.plan.Shot;
import org.monsterbox.core.sea.bot.sight.Waters;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove.PlayWeapon;
import org.monsterbox.core.sea.table.SeaView;

/** The best weapon of a hunter from any place, nets excepted. */
final class Gunnery {

  private static final double HIT_POINT = 0.95;
  private static final double VICTORY = 1000;

  private final HunterTemper temper;
  private final SeaView view;
  private final List<Integer> weapons;
  private final TractorPlan tractors;
  private final boolean canAim;

  Gunnery(HunterTemper temper, SeaView view, Waters waters, int seat) {
    this.temper = temper;
    this.view = view;
    this.weapons = view.hand(seat, Pile.WEAPON);
    this.tractors = new TractorPlan(temper, view, waters, seat);
    this.canAim = !view.isUntargetable() && !view.isWeaponUsed();
  }

  /** What can be fired from there with the bow in that direction. */
  Shot best(int cell, int facing) {
    int distance = view.range(cell, view.whaleCell());
    if (!canAim || distance > view.reach(CardKind.TRACTOR)) {
      return Shot.NONE;
    }
    Shot best = Shot.NONE;
    for (int card : weapons) {
      CardKind kind = Cards.kind(card);
      if (kind == CardKind.NET || distance > view.reach(kind)) {
        continue;
      }
      if (kind == CardKind.RAM && Board.neighbour(cell, facing) != view.whaleCell()) {
        continue;
      }
      Shot shot = kind == CardKind.TRACTOR ? tractors.best(card, cell) : plain(card, kind);
      best = shot.worth() > best.worth() ? shot : best;
    }
    return best;
  }

  private Shot plain(int card, CardKind kind) {
    PlayWeapon move = new PlayWeapon(card, Board.NONE);
    String text = Cards.text(card);
    if (kind == CardKind.DROGUE) {
      double worth = view.isDrogueSet() ? 0 : temper.drogue();
      return new Shot(List.of(move), worth, Reason.of(SeaReason.SLOW_WHALE, text));
    }
    int damage = Cards.damage(kind);
    if (damage >= view.hp()) {
      return new Shot(List.of(move), VICTORY, Reason.of(SeaReason.FINISH, text));
    }
    return new Shot(List.of(move), HIT_POINT * damage, Reason.of(SeaReason.SHOOT, text));
  }
}
