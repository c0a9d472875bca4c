package org.monsterbox.core.sea.whale;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.SeaData;
import org.monsterbox.core.sea.moves.WhaleCard.Charge;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;

/** Up to three cells towards a boat. */
public final class ChargeAction extends WhaleCardAction<Charge> {

  public ChargeAction() {
    super(CardKind.CHARGE);
  }

  @Override
  List<Integer> given(Charge move) {
    return move.give();
  }

  @Override
  @Nullable Code conditions(SeaTable table, Charge move) {
    if (!table.isAfloat(move.boat())) {
      return SeaCode.NO_TARGET;
    }
    if (move.path().isEmpty() || move.path().size() > SeaData.CHARGE_STEPS) {
      return SeaCode.OUT_OF_RANGE;
    }
    int before = table.whaleCell;
    for (int cell : move.path()) {
      Code refusal = step(table, before, cell, table.boat(move.boat()));
      if (refusal != null) {
        return refusal;
      }
      before = cell;
    }
    return null;
  }

  private static @Nullable Code step(SeaTable table, int from, int to, int boat) {
    if (Board.direction(from, to) == Board.NONE) {
      return SeaCode.NOT_CONNECTED;
    }
    if (table.isObstacle(to)) {
      return SeaCode.BLOCKED_OBSTACLE;
    }
    if (table.hasEntity(to)) {
      return SeaCode.BLOCKED_ENTITY;
    }
    return table.range(to, boat) < table.range(from, boat) ? null : SeaCode.NOT_CLOSER;
  }

  @Override
  void effect(Playing play, Charge move) {
    if (play.isTold()) {
      play.tell(new SeaEvent.WhaleSwam(play.table.whaleCell, move.path()));
    }
    play.table.whaleCell = move.path().get(move.path().size() - 1);
  }

  @Override
  void list(SeaTable table, int card, List<List<Integer>> gives, List<? super Charge> moves) {
    for (int seat = 1; seat <= table.hunters; seat++) {
      if (table.isAfloat(seat)) {
        List<List<Integer>> paths = new ArrayList<>();
        addPaths(table, table.whaleCell, table.boat(seat), List.of(), paths);
        for (List<Integer> path : paths) {
          for (List<Integer> give : gives) {
            moves.add(new Charge(card, seat, path, give));
          }
        }
      }
    }
  }

  private static void addPaths(
      SeaTable table, int from, int boat, List<Integer> path, List<List<Integer>> paths) {
    for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
      int cell = Board.neighbour(from, direction);
      if (cell != Board.NONE && step(table, from, cell, boat) == null) {
        List<Integer> longer = new ArrayList<>(path);
        longer.add(cell);
        paths.add(longer);
        if (longer.size() < SeaData.CHARGE_STEPS) {
          addPaths(table, cell, boat, longer, paths);
        }
      }
    }
  }
}
