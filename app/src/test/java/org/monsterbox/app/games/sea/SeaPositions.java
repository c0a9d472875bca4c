package org.monsterbox.app.games.sea;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.contract.ByKind;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.game.Turn;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;

/** Positions of Monster of the Sea that random moves have led to, from fixed seeds. */
final class SeaPositions {

  static final MonsterOfTheSea RULES = new MonsterOfTheSea();

  private SeaPositions() {}

  /** A game of random moves, each state of it. */
  static List<SeaState> random(Setup setup) {
    return random(setup, Events.NONE);
  }

  /** The same, and what happens in it. */
  static List<SeaState> random(Setup setup, Events out) {
    List<SeaState> states = new ArrayList<>();
    SeaState state = RULES.start(setup, out);
    Chance chance = Chance.of(setup.seed(), "random");
    states.add(state);
    while (!RULES.turn(state).isOver()) {
      int seat = RULES.turn(state).first();
      List<SeaMove> moves = RULES.legalMoves(state, seat);
      // First a kind, then a move of it: or there would be little else than swimming and nets.
      state = RULES.play(state, seat, ByKind.choose(moves, chance), out);
      chance = chance.next().next();
      states.add(state);
    }
    return states;
  }

  /** What the one who has to act sees of it; in the end, what the whale sees. */
  static Sight<SeaMove, SeaView> sight(SeaState state, List<Seat> seats, Draft draft) {
    Turn turn = RULES.turn(state);
    int viewer = turn.isOver() ? 0 : turn.first();
    return new Sight<>(
        RULES.view(state, viewer),
        seats,
        viewer,
        turn.isOver() ? List.of() : RULES.legalMoves(state, viewer),
        draft,
        "");
  }
}
