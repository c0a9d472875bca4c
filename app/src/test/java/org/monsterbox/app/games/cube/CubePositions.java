package org.monsterbox.app.games.cube;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.game.Turn;

/** Games of Monster Cube, and what is seen of them. */
public final class CubePositions {

  public static final MonsterCube RULES = new MonsterCube();

  private CubePositions() {}

  public static Options options(RuleSet ruleSet) {
    return Options.usual(CubeOptions.ALL).with(CubeOptions.RULE_SET, ruleSet);
  }

  /** The states of a random game; nobody pauses. */
  static List<CubeState> random(Setup setup, int most) {
    List<CubeState> states = new ArrayList<>();
    CubeState state = RULES.start(setup, Events.NONE);
    Chance chance = Chance.of(setup.seed(), "random game");
    while (states.size() < most && !RULES.turn(state).isOver()) {
      states.add(state);
      List<Integer> acting = new ArrayList<>();
      for (Turn turn = RULES.turn(state); !turn.isOver(); turn = turn.without(turn.first())) {
        acting.add(turn.first());
      }
      int seat = acting.get(chance.below(acting.size()));
      chance = chance.next();
      List<CubeMove> moves = new ArrayList<>(RULES.legalMoves(state, seat));
      moves.removeIf(move -> move instanceof CubeMove.Pause);
      CubeMove move = moves.get(chance.below(moves.size()));
      chance = chance.next();
      state = RULES.play(state, seat, move, Events.NONE);
    }
    states.add(state);
    return states;
  }

  /** As the table shows it: every person with what they may do, without times. */
  static Sight<CubeMove, CubeView> sight(CubeState state, List<Seat> seats, Draft draft) {
    List<Sight.Player<CubeMove, CubeView>> players = new ArrayList<>();
    CubeView first = RULES.view(state, 0);
    int viewer = 0;
    for (Seat seat : seats) {
      boolean acts =
          first.claimer().orElse(-1) == seat.number()
              || first.currentSeat().orElse(-1) == seat.number();
      if (seat.isPerson()) {
        viewer = acts ? seat.number() : viewer;
        players.add(
            new Sight.Player<>(
                seat.number(), RULES.view(state, seat.number()), moves(state, seat.number())));
      }
    }
    return new Sight<>(
        RULES.view(state, viewer),
        seats,
        viewer,
        moves(state, viewer),
        players,
        draft,
        "",
        Sight.Past.NONE);
  }

  private static List<CubeMove> moves(CubeState state, int seat) {
    List<CubeMove> moves = new ArrayList<>();
    for (CubeMove move : RULES.legalMoves(state, seat)) {
      if (!(move instanceof CubeMove.Pause || move instanceof CubeMove.Tick)) {
        moves.add(move.at(0));
      }
    }
    return moves;
  }
}
