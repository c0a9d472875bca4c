package org.monsterbox.core.thirteen;

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
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.moves.ThirteenMoves;
import org.monsterbox.core.thirteen.table.Deal;
import org.monsterbox.core.thirteen.table.Imagined;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenEnd;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;

/** The rules of 13 Monsters. Each kind of move has its row in {@link ThirteenMoves}. */
public final class ThirteenMonsters implements Rules<ThirteenState, ThirteenMove, ThirteenView> {

  public static final GameFacts FACTS = new GameFacts("thirteen", 2, 8, 30, 60);

  @Override
  public GameFacts facts() {
    return FACTS;
  }

  @Override
  public List<OptionSpec<?>> options() {
    return ThirteenOptions.ALL;
  }

  @Override
  public ThirteenState start(Setup setup, Events out) {
    checkSeats(setup);
    return Deal.deal(setup, out);
  }

  @Override
  public Turn turn(ThirteenState state) {
    return state.table().isOver() ? Turn.OVER : Turn.of(state.table().actor());
  }

  @Override
  public List<ThirteenMove> legalMoves(ThirteenState state, int seat) {
    return legalMoves(state.table(), seat);
  }

  /** The same for those who have only the view: what is hidden forbids nothing. */
  public List<ThirteenMove> legalMoves(ThirteenView view, int seat) {
    List<ThirteenMove> moves = new ArrayList<>();
    if (seat == view.actor() && !view.isOver()) {
      ThirteenMoves.TABLE.list(view, seat, moves);
    }
    return moves;
  }

  @Override
  public ThirteenState play(ThirteenState state, int seat, ThirteenMove move, Events out) {
    Code refusal = refusalOf(state.table(), seat, move);
    if (refusal != null) {
      throw new Refusal(refusal);
    }
    Playing playing = new Playing(state, out);
    ThirteenMoves.TABLE.play(playing, seat, move);
    return playing.done();
  }

  /** Why the seat cannot make this move now; empty if it can. */
  public Optional<Code> refusal(ThirteenView view, int seat, ThirteenMove move) {
    return Optional.ofNullable(refusalOf(view, seat, move));
  }

  private static @Nullable Code refusalOf(ThirteenView table, int seat, ThirteenMove move) {
    if (table.isOver()) {
      return CommonCode.GAME_OVER;
    }
    if (seat != table.actor()) {
      return CommonCode.NOT_YOUR_TURN;
    }
    return ThirteenMoves.TABLE.refusal(table, seat, move);
  }

  /** There is nothing that one seat sees and another does not. */
  @Override
  public ThirteenView view(ThirteenState state, int seat) {
    return state.table();
  }

  @Override
  public ThirteenState imagine(ThirteenView view, Chance chance) {
    return Imagined.state(view, chance);
  }

  @Override
  public Outcome outcome(ThirteenState state) {
    ThirteenView table = state.table();
    ThirteenEnd end = table.end().orElseThrow(() -> new IllegalStateException("It is not over"));
    List<Outcome.Place> places = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      places.add(new Outcome.Place(seat, place(table, seat), table.hp(seat)));
    }
    return new Outcome(end, places);
  }

  /** One has won; after that, Health Points count. */
  private static int place(ThirteenView table, int seat) {
    if (seat == table.winner()) {
      return 1;
    }
    int place = 2;
    for (int other = 0; other < table.seats(); other++) {
      if (other != table.winner() && table.hp(other) > table.hp(seat)) {
        place++;
      }
    }
    return place;
  }

  @Override
  public String text(ThirteenMove move) {
    return ThirteenMoves.TABLE.text(move);
  }

  @Override
  public ThirteenMove readMove(String text) {
    return ThirteenMoves.TABLE.read(text);
  }
}
