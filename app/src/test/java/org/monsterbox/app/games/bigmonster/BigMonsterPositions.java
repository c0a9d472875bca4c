package org.monsterbox.app.games.bigmonster;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.game.Turn;

/** Positions of Big Monster that real moves have led to, from fixed seeds. */
public final class BigMonsterPositions {

  static final BigMonster RULES = new BigMonster();

  private BigMonsterPositions() {}

  public static Options usual() {
    return Options.usual(RULES.options());
  }

  public static Options teams() {
    return usual().withText("mode", "TEAM");
  }

  /** Everything that there is besides the base game. */
  public static Options stretched(Options options) {
    Options all = options.withText("medalSelection", "CHOSEN");
    for (String goal :
        List.of("sgPanda", "sgUnicorns", "sgAmbassador", "sgYeti", "sgGold", "sgExplorers")) {
      all = all.withText(goal, "true");
    }
    return all;
  }

  /** A game of random moves, each state of it. */
  public static List<BigMonsterState> random(Setup setup) {
    List<BigMonsterState> states = new ArrayList<>();
    BigMonsterState state = RULES.start(setup, Events.NONE);
    Chance chance = Chance.of(setup.seed(), "random");
    for (Turn turn = RULES.turn(state); !turn.isOver(); turn = RULES.turn(state)) {
      states.add(state);
      List<BigMonsterMove> moves = RULES.legalMoves(state, turn.first());
      state = RULES.play(state, turn.first(), moves.get(chance.below(moves.size())), Events.NONE);
      chance = chance.next();
    }
    states.add(state);
    return states;
  }

  /** Whether that seat has to act. */
  public static boolean isTurnOf(BigMonsterView view, int seat) {
    return RULES.turn(view.table()).includes(seat);
  }

  /** What the seat sees that has to act, or the first one where nobody has to. */
  public static Sight<BigMonsterMove, BigMonsterView> sight(
      BigMonsterState state, List<Seat> seats, Draft draft) {
    Turn turn = RULES.turn(state);
    return sight(state, seats, turn.isOver() ? 0 : turn.first(), draft);
  }

  /** What that seat sees. */
  public static Sight<BigMonsterMove, BigMonsterView> sight(
      BigMonsterState state, List<Seat> seats, int viewer, Draft draft) {
    return new Sight<>(
        RULES.view(state, viewer), seats, viewer, RULES.legalMoves(state, viewer), draft, "");
  }
}
