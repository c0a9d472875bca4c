package org.monsterbox.core.sea.turns;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Combinations;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.box.SeaData;
import org.monsterbox.core.sea.moves.SeaMove.Discard;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;

/** Down to the limit of the hand, by the choice of its owner. */
public final class DiscardAction implements Action<SeaTable, Playing, Discard> {

  @Override
  public boolean fits(SeaTable table) {
    return table.phase == Phase.WHALE_DISCARD || table.phase == Phase.HUNTER_DISCARD;
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, Discard move) {
    int[] thrown = new int[Pile.values().length];
    for (int card : move.cards()) {
      if (!table.holds(seat, card)) {
        return SeaCode.NO_SUCH_CARD;
      }
      thrown[Cards.pile(card).index()]++;
    }
    boolean isRight =
        seat == SeaTable.WHALE
            ? move.cards().size() == tooManyWhaleCards(table)
            : thrown[Pile.WEAPON.index()] == tooManyWeapons(table, seat)
                && thrown[Pile.MOVE.index()] == tooManyMoves(table, seat);
    return isRight ? null : SeaCode.BAD_DISCARD;
  }

  private static int tooManyWhaleCards(SeaTable table) {
    return Long.bitCount(table.call) + Long.bitCount(table.bond) - SeaData.MOST_WHALE_CARDS;
  }

  private static int tooManyWeapons(SeaTable table, int seat) {
    return Math.max(0, Long.bitCount(table.weapons(seat)) - SeaData.MOST_WEAPON_CARDS);
  }

  private static int tooManyMoves(SeaTable table, int seat) {
    return Math.max(0, Long.bitCount(table.moves(seat)) - SeaData.MOST_MOVEMENT_CARDS);
  }

  @Override
  public void play(Playing play, int seat, Discard move) {
    play.throwAway(seat, move.cards());
    if (seat == SeaTable.WHALE) {
      Flow.endWhaleTurn(play);
    } else {
      Flow.endHunterTurn(play);
    }
  }

  @Override
  public void list(SeaTable table, int seat, List<? super Discard> moves) {
    if (seat == SeaTable.WHALE) {
      int count = tooManyWhaleCards(table);
      for (int calls = 0; calls <= count; calls++) {
        addPairs(
            Combinations.of(Pile.CALL, table.call, calls),
            Combinations.of(Pile.BOND, table.bond, count - calls),
            moves);
      }
    } else {
      addPairs(
          Combinations.of(Pile.MOVE, table.moves(seat), tooManyMoves(table, seat)),
          Combinations.of(Pile.WEAPON, table.weapons(seat), tooManyWeapons(table, seat)),
          moves);
    }
  }

  private static void addPairs(
      List<List<Integer>> lower, List<List<Integer>> higher, List<? super Discard> moves) {
    for (List<Integer> some : lower) {
      for (List<Integer> others : higher) {
        List<Integer> cards = new ArrayList<>(some);
        cards.addAll(others);
        moves.add(new Discard(cards));
      }
    }
  }
}
