package org.monsterbox.core.contract.claws;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.contract.claws.ClawsEvent.Clawed;
import org.monsterbox.core.contract.claws.ClawsEvent.Dealt;
import org.monsterbox.core.contract.claws.ClawsEvent.Thrown;
import org.monsterbox.core.contract.claws.ClawsEvent.Won;
import org.monsterbox.core.game.Audience;
import org.monsterbox.core.game.Chance;
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
 * A die is thrown, everybody plays a card in turn, and the highest card takes as many points as the
 * die shows and leads the next round.
 */
public class Claws implements Rules<ClawsState, ClawsMove, ClawsView> {

  public static final OptionSpec<Integer> HAND = OptionSpec.number("hand", 5, 1, 6);
  public static final OptionSpec<Boolean> LOW_WINS = OptionSpec.flag("lowWins", false);

  private static final ClawsMove[] MOVES = new ClawsMove[ClawsState.CARDS + 1];

  static {
    for (int card = 1; card < MOVES.length; card++) {
      MOVES[card] = new ClawsMove(card);
    }
  }

  @Override
  public GameFacts facts() {
    return new GameFacts("claws", 2, 4, 1, 2);
  }

  @Override
  public List<OptionSpec<?>> options() {
    return List.of(HAND, LOW_WINS);
  }

  @Override
  public ClawsState start(Setup setup, Events out) {
    checkSeats(setup);
    int seats = setup.seats();
    int[] cards = new int[ClawsState.CARDS];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = i + 1;
    }
    Chance unused = Chance.of(setup.seed(), "cards").shuffle(cards);
    int[] hands = new int[seats];
    for (int i = 0; i < seats * setup.options().get(HAND); i++) {
      hands[i % seats] |= 1 << cards[i];
    }
    Chance dice = Chance.of(unused.state(), "dice");
    int die = dice.below(6) + 1;
    if (out.wanted()) {
      for (int seat = 0; seat < seats; seat++) {
        out.add(Audience.only(seat), new Dealt(seat, cards(hands[seat])));
      }
      out.add(Audience.EVERYONE, new Thrown(die));
    }
    return new ClawsState(
        setup.options().get(LOW_WINS),
        hands,
        new int[seats],
        new int[seats],
        0,
        0,
        die,
        dice.next());
  }

  private static List<Integer> cards(int hand) {
    List<Integer> cards = new ArrayList<>();
    for (int rest = hand; rest != 0; rest &= rest - 1) {
      cards.add(Integer.numberOfTrailingZeros(rest));
    }
    return cards;
  }

  @Override
  public Turn turn(ClawsState state) {
    return state.isOver() ? Turn.OVER : Turn.of(state.actor);
  }

  @Override
  public List<ClawsMove> legalMoves(ClawsState state, int seat) {
    if (seat != state.actor) {
      return List.of();
    }
    List<ClawsMove> moves = new ArrayList<>(6);
    for (int hand = state.hands[seat]; hand != 0; hand &= hand - 1) {
      moves.add(MOVES[Integer.numberOfTrailingZeros(hand)]);
    }
    return moves;
  }

  @Override
  public ClawsState play(ClawsState state, int seat, ClawsMove move, Events out) {
    if (state.isOver()) {
      throw new Refusal(CommonCode.GAME_OVER);
    }
    if (seat != state.actor) {
      throw new Refusal(CommonCode.NOT_YOUR_TURN);
    }
    int card = move.card();
    if ((state.hands[seat] >>> card & 1) == 0) {
      throw new Refusal(ClawsCode.NO_SUCH_CARD);
    }
    int[] hands = state.hands.clone();
    hands[seat] &= ~(1 << card);
    int[] table = state.table.clone();
    table[seat] = card;
    int played = state.played | 1 << card;
    if (out.wanted()) {
      out.add(Audience.EVERYONE, new Clawed(seat, card));
    }
    int next = (seat + 1) % table.length;
    if (table[next] == 0) {
      return new ClawsState(
          state.lowWins, hands, table, state.scores, played, next, state.die, state.dice);
    }
    return endOfRound(state, hands, table, played, out);
  }

  private static ClawsState endOfRound(
      ClawsState state, int[] hands, int[] table, int played, Events out) {
    int winner = 0;
    for (int seat = 1; seat < table.length; seat++) {
      if (table[seat] > table[winner] != state.lowWins) {
        winner = seat;
      }
    }
    int[] scores = state.scores.clone();
    scores[winner] += state.die;
    int die = state.dice.below(6) + 1;
    if (out.wanted()) {
      out.add(Audience.EVERYONE, new Won(winner, state.die));
      out.add(Audience.EVERYONE, new Thrown(die));
    }
    return new ClawsState(
        state.lowWins,
        hands,
        new int[table.length],
        scores,
        played,
        winner,
        die,
        state.dice.next());
  }

  @Override
  public ClawsView view(ClawsState state, int seat) {
    int[] handSizes = new int[state.hands.length];
    for (int i = 0; i < handSizes.length; i++) {
      handSizes[i] = Integer.bitCount(state.hands[i]);
    }
    return new ClawsView(state, seat, handSizes);
  }

  @Override
  public ClawsState imagine(ClawsView view, Chance chance) {
    int seen = view.hand | view.played;
    int[] unseen = new int[ClawsState.CARDS - Integer.bitCount(seen)];
    int count = 0;
    for (int card = 1; card <= ClawsState.CARDS; card++) {
      if ((seen >>> card & 1) == 0) {
        unseen[count++] = card;
      }
    }
    Chance dice = chance.shuffle(unseen);
    int[] hands = new int[view.handSizes.length];
    int dealt = 0;
    for (int seat = 0; seat < hands.length; seat++) {
      for (int i = 0; i < view.handSizes[seat] && seat != view.seat; i++) {
        hands[seat] |= 1 << unseen[dealt++];
      }
    }
    hands[view.seat] = view.hand;
    return new ClawsState(
        view.lowWins, hands, view.table, view.scores, view.played, view.actor, view.die, dice);
  }

  @Override
  public Outcome outcome(ClawsState state) {
    if (!state.isOver()) {
      throw new IllegalStateException("There are cards left");
    }
    return Outcome.byScore(ClawsCode.HANDS_EMPTY, state.scores);
  }

  @Override
  public String text(ClawsMove move) {
    return "claw " + move.card();
  }

  @Override
  public ClawsMove readMove(String text) {
    for (int card = 1; card < MOVES.length; card++) {
      if (text(MOVES[card]).equals(text)) {
        return MOVES[card];
      }
    }
    throw new Refusal(CommonCode.UNREADABLE_MOVE);
  }
}
