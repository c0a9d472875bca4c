package org.monsterbox.core.bot;

import java.util.List;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Turn;

/**
 * Both seats hide a penny at once, heads (1) or tails (2). Seat 0 scores if they are equal, seat 1
 * if not. Whoever throws its coin wins half of the time, whatever the other does: so the share of
 * each is 1/2 between players who know what they do, and neither sees the other's coin.
 */
final class Pennies extends SmallRules<Pennies.Table, Pennies.Look> {

  record Table(int rounds, int coin0, int coin1, int score0, int score1) implements Fingerprinted {
    @Override
    public long fingerprint() {
      return new Fingerprint().add(rounds).add(coin0).add(coin1).add(score0).add(score1).value();
    }

    int coin(int seat) {
      return seat == 0 ? coin0 : coin1;
    }

    Table withCoin(int seat, int coin) {
      return new Table(rounds, seat == 0 ? coin : coin0, seat == 1 ? coin : coin1, score0, score1);
    }
  }

  /**
   * What a seat knows.
   *
   * @param peeked the other's coin if the seat can see it
   */
  record Look(int seat, Table table, boolean hidden, int peeked) implements Fingerprinted {
    @Override
    public long fingerprint() {
      return new Fingerprint().add(seat).add(table.fingerprint()).add(hidden).add(peeked).value();
    }
  }

  private final boolean peeking;

  /** With {@code peeking} the rules are broken: seats see the coin that the other has hidden. */
  Pennies(boolean peeking) {
    this.peeking = peeking;
  }

  static Table table(int rounds) {
    return new Table(rounds, 0, 0, 0, 0);
  }

  @Override
  public Turn turn(Table table) {
    Turn turn = table.rounds() == 0 ? Turn.OVER : Turn.ofAll(2);
    turn = table.coin0() == 0 ? turn : turn.without(0);
    return table.coin1() == 0 ? turn : turn.without(1);
  }

  @Override
  public List<Step> legalMoves(Table table, int seat) {
    return steps(1, 2);
  }

  @Override
  public Table play(Table before, int seat, Step move, Events out) {
    Table table = before.withCoin(seat, move.number());
    if (table.coin0() == 0 || table.coin1() == 0) {
      return table;
    }
    int equal = table.coin0() == table.coin1() ? 1 : 0;
    return new Table(table.rounds() - 1, 0, 0, table.score0() + equal, table.score1() + 1 - equal);
  }

  @Override
  public Look view(Table table, int seat) {
    int other = table.coin(1 - seat);
    return new Look(seat, table.withCoin(1 - seat, 0), other != 0, peeking ? other : 0);
  }

  @Override
  public Table imagine(Look look, Chance chance) {
    int coin = look.peeked() == 0 ? 1 + chance.below(2) : look.peeked();
    return look.hidden() ? look.table().withCoin(1 - look.seat(), coin) : look.table();
  }

  @Override
  public Outcome outcome(Table table) {
    return scored(table.score0(), table.score1());
  }
}
