package org.monsterbox.core.bigmonster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.moves.BigMonsterMoves;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Deal;
import org.monsterbox.core.bigmonster.table.Imagined;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.table.Playing;
import org.monsterbox.core.bigmonster.table.Ranking;
import org.monsterbox.core.bigmonster.terms.BigMonsterCode;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.GameFacts;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.game.Turn;

/**
 * The rules of Big Monster. What they say about each kind of move is in {@link BigMonsterMoves}.
 */
public final class BigMonster implements Rules<BigMonsterState, BigMonsterMove, BigMonsterView> {

  public static final GameFacts FACTS = new GameFacts("bigmonster", 2, 6, 20, 30);

  @Override
  public GameFacts facts() {
    return FACTS;
  }

  @Override
  public List<OptionSpec<?>> options() {
    return BigMonsterOptions.ALL;
  }

  @Override
  public BigMonsterState start(Setup setup, Events out) {
    checkSeats(setup);
    return Deal.deal(setup, out);
  }

  /** A draft without order is for one person among bots. */
  @Override
  public void checkPeople(Setup setup, int people) {
    if (people > 1 && BigMonsterOptions.of(setup.options()).isFree()) {
      throw new Refusal(CommonCode.BAD_OPTIONS);
    }
  }

  @Override
  public Turn turn(BigMonsterState state) {
    return turn(state.table());
  }

  /** The same for those who have only the view. */
  public Turn turn(BigMonsterTable table) {
    return table.due();
  }

  @Override
  public List<BigMonsterMove> legalMoves(BigMonsterState state, int seat) {
    boolean acts = state.table().hasSeat(seat) && turn(state).includes(seat);
    return acts ? legalMoves(view(state, seat)) : new ArrayList<>();
  }

  /** The same for those who have only the view: what is hidden forbids nothing. */
  public List<BigMonsterMove> legalMoves(BigMonsterView view) {
    List<BigMonsterMove> moves = new ArrayList<>();
    if (turn(view.table()).includes(view.seat())) {
      BigMonsterMoves.TABLE.list(view, view.seat(), moves);
    }
    return moves;
  }

  @Override
  public BigMonsterState play(BigMonsterState state, int seat, BigMonsterMove move, Events out) {
    // The phase is the same for all: for a seat that there is not, the first one shows it.
    Code refusal = refusal(view(state, state.table().hasSeat(seat) ? seat : 0), seat, move);
    if (refusal != null) {
      throw new Refusal(refusal);
    }
    Playing play = new Playing(state, out);
    BigMonsterMoves.TABLE.play(play, seat, move);
    return play.state();
  }

  /** Why the seat cannot make this move now; empty if it can. */
  public Optional<Code> refusal(BigMonsterView view, BigMonsterMove move) {
    return Optional.ofNullable(refusal(view, view.seat(), move));
  }

  private static @Nullable Code refusal(BigMonsterView view, int seat, BigMonsterMove move) {
    Phase phase = view.table().phase();
    if (phase == Phase.OVER) {
      return CommonCode.GAME_OVER;
    }
    if (!BigMonsterMoves.TABLE.fits(view, move)) {
      return phase == Phase.AWARD ? BigMonsterCode.AWARD_PENDING : CommonCode.WRONG_PHASE;
    }
    return seat == view.seat()
        ? BigMonsterMoves.TABLE.refusal(view, seat, move)
        : CommonCode.BAD_SEAT;
  }

  @Override
  public BigMonsterView view(BigMonsterState state, int seat) {
    return new BigMonsterView(state, seat);
  }

  @Override
  public BigMonsterState imagine(BigMonsterView view, Chance chance) {
    return Imagined.state(view, chance);
  }

  @Override
  public Outcome outcome(BigMonsterState state) {
    return outcome(state.table());
  }

  /** The same for those who have only the view. */
  public Outcome outcome(BigMonsterTable table) {
    if (table.phase() != Phase.OVER) {
      throw new IllegalStateException("It is not over");
    }
    return Ranking.of(table).outcome(table);
  }

  @Override
  public String text(BigMonsterMove move) {
    return BigMonsterMoves.TABLE.text(move);
  }

  @Override
  public BigMonsterMove readMove(String text) {
    return BigMonsterMoves.TABLE.read(text);
  }
}
