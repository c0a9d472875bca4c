package org.monsterbox.core.sea;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.Deal;
import org.monsterbox.core.sea.table.Imagined;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.table.Secrets;
import org.monsterbox.core.sea.terms.SeaEnd;
import org.monsterbox.core.sea.terms.SeaOptions;

/**
 * The rules of Monster of the Sea. What they say about each kind of move is in {@link SeaMoves}.
 */
public final class MonsterOfTheSea implements Rules<SeaState, SeaMove, SeaView> {

  public static final GameFacts FACTS = new GameFacts("sea", 3, 4, 25, 40).withoutPoints();

  @Override
  public GameFacts facts() {
    return FACTS;
  }

  @Override
  public List<OptionSpec<?>> options() {
    return SeaOptions.ALL;
  }

  @Override
  public SeaState start(Setup setup, Events out) {
    checkSeats(setup);
    return Deal.start(setup, out);
  }

  @Override
  public Turn turn(SeaState state) {
    return state.table.turn();
  }

  @Override
  public List<SeaMove> legalMoves(SeaState state, int seat) {
    return legalMoves(state.table, seat);
  }

  /** The same for those who have only the view: what is hidden forbids nothing. */
  public List<SeaMove> legalMoves(SeaView view) {
    return legalMoves(view.table, view.seat);
  }

  private static List<SeaMove> legalMoves(SeaTable table, int seat) {
    List<SeaMove> moves = new ArrayList<>();
    if (table.turn().includes(seat)) {
      SeaMoves.TABLE.list(table, seat, moves);
    }
    return moves;
  }

  @Override
  public SeaState play(SeaState state, int seat, SeaMove move, Events out) {
    Code refusal = refusal(state.table, seat, move);
    if (refusal != null) {
      throw new Refusal(refusal);
    }
    Playing playing = new Playing(state, out);
    SeaMoves.TABLE.play(playing, seat, move);
    return playing.done();
  }

  /** Why the view's seat cannot make this move now; empty if it can. */
  public Optional<Code> refusal(SeaView view, SeaMove move) {
    return Optional.ofNullable(refusal(view.table, view.seat, move));
  }

  private static @Nullable Code refusal(SeaTable table, int seat, SeaMove move) {
    if (table.isOver()) {
      return CommonCode.GAME_OVER;
    }
    return table.turn().includes(seat)
        ? SeaMoves.TABLE.refusal(table, seat, move)
        : CommonCode.NOT_YOUR_TURN;
  }

  @Override
  public SeaView view(SeaState state, int seat) {
    return new SeaView(Secrets.redacted(state.table, seat), seat);
  }

  /**
   * The table as the seat would see it with all cards open: for imagined games, in which there are
   * no secrets to keep, and for games that are over.
   */
  public SeaView open(SeaState state, int seat) {
    return new SeaView(state.table, seat);
  }

  @Override
  public SeaState imagine(SeaView view, Chance chance) {
    return Imagined.state(view.table, chance);
  }

  @Override
  public Outcome outcome(SeaState state) {
    SeaEnd end = state.table.end;
    if (end == null) {
      throw new IllegalStateException("It is not over");
    }
    List<Outcome.Place> places = new ArrayList<>();
    for (int seat = 0; seat <= state.table.hunters; seat++) {
      boolean isWhale = seat == SeaTable.WHALE;
      boolean hasWon = isWhale == end.whaleWins();
      places.add(new Outcome.Place(isWhale ? 0 : 1, hasWon ? 1 : 2, hasWon ? 1 : 0));
    }
    return new Outcome(end, places);
  }

  /**
   * Which seat of a finished game is the whale in the next one (section 5). The new whale takes
   * seat 0, and the old one its seat.
   */
  public int nextWhale(SeaView over, Chance chance) {
    if (!over.isOver()) {
      throw new IllegalStateException("It is not over");
    }
    return over.nextWhale().orElseGet(() -> chance.below(over.hunters() + 1));
  }

  @Override
  public String text(SeaMove move) {
    return SeaMoves.TABLE.text(move);
  }

  @Override
  public SeaMove readMove(String text) {
    return SeaMoves.TABLE.read(text);
  }
}
