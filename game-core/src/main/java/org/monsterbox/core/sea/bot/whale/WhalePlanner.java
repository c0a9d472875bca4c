package org.monsterbox.core.sea.bot.whale;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.bot.plan.Plan;
import org.monsterbox.core.sea.bot.plan.SeaReason;
import org.monsterbox.core.sea.bot.plan.WhaleTemper;
import org.monsterbox.core.sea.bot.sight.CardWorth;
import org.monsterbox.core.sea.bot.sight.Swims;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.WhaleCard;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;

/**
 * Whole turns of the whale: where it swims, with no card or with each of its cards, before the swim
 * or after it.
 */
public final class WhalePlanner {

  private static final double ESCAPE = 1000;
  private static final int WHALE = 0;

  private final MonsterOfTheSea rules;
  private final WhaleTemper temper;
  private final SeaState state;
  private final SeaView view;
  private final List<Plan> plans = new ArrayList<>();

  public WhalePlanner(MonsterOfTheSea rules, WhaleTemper temper, SeaState state) {
    this.rules = rules;
    this.temper = temper;
    this.state = state;
    this.view = rules.open(state, WHALE);
  }

  /** All of them, in no order; the first one is to stay and do nothing. */
  public List<Plan> plans() {
    addSwims(state, List.of(), 0, Reason.of(SeaReason.BEST_WATER));
    if (!view.isCardPlayed()) {
      for (WhaleCard card : cards(state)) {
        if (isBeforeSwim(Cards.kind(card.card()))) {
          addSwims(after(state, card), List.of(card), cost(card), reason(card));
        }
      }
      if (holdsNearCard()) {
        addSwimsBeforeCards();
      }
    }
    return plans;
  }

  private void addSwims(SeaState from, List<SeaMove> before, double cost, Reason reason) {
    SeaView seen = rules.open(from, WHALE);
    if (seen.isOver()) {
      plans.add(new Plan(before, ESCAPE, reason));
      return;
    }
    WhaleScore score = new WhaleScore(temper, seen);
    Swims swims = new Swims(seen);
    for (int i = 0; i < swims.count(); i++) {
      if (swims.isEnd(i)) {
        List<SeaMove> moves = new ArrayList<>(before);
        moves.addAll(swims.moves(i));
        boolean isExit = Board.isFloe(swims.cell(i));
        double worth = isExit ? ESCAPE : score.at(swims.cell(i));
        plans.add(new Plan(moves, worth - cost, isExit ? Reason.of(SeaReason.ESCAPE) : reason));
      }
    }
  }

  /** Cards that ask for something beside the whale, played where it has swum to. */
  private void addSwimsBeforeCards() {
    Swims swims = new Swims(view);
    for (int i = 0; i < swims.count(); i++) {
      int cell = swims.cell(i);
      if (swims.isEnd(i) && !Board.isFloe(cell) && hasSomethingBeside(cell)) {
        List<SeaMove> moves = new ArrayList<>(swims.moves(i));
        SeaState there = moves.isEmpty() ? state : after(state, moves.get(0));
        for (WhaleCard card : cards(there)) {
          if (!isBeforeSwim(Cards.kind(card.card()))) {
            List<SeaMove> both = new ArrayList<>(moves);
            both.add(card);
            SeaView seen = rules.open(after(there, card), WHALE);
            double worth = seen.isOver() ? ESCAPE : new WhaleScore(temper, seen).here();
            plans.add(new Plan(both, worth - cost(card), reason(card)));
          }
        }
      }
    }
  }

  /** Whether it is worth nothing more to swim first. */
  private static boolean isBeforeSwim(CardKind kind) {
    return switch (kind) {
      case HEADWIND, CURRENT, MINI_STORM, DIVE, CHARGE -> true;
      default -> false;
    };
  }

  private boolean holdsNearCard() {
    for (Pile pile : List.of(Pile.CALL, Pile.BOND)) {
      for (int card : view.hand(WHALE, pile)) {
        if (!isBeforeSwim(Cards.kind(card))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean hasSomethingBeside(int cell) {
    for (int hunter = 1; hunter <= view.hunters(); hunter++) {
      if (view.isAfloat(hunter) && view.range(view.boatCell(hunter), cell) <= 2) {
        return true;
      }
    }
    return view.isTrapped();
  }

  /** The ways to play a card that are worth a thought: what is given is always the least useful. */
  private List<WhaleCard> cards(SeaState from) {
    SeaView seen = rules.open(from, WHALE);
    List<WhaleCard> cards = new ArrayList<>();
    List<List<Integer>> gives =
        List.of(CardWorth.leastCalls(seen, 1), CardWorth.leastCalls(seen, 2));
    for (SeaMove move : rules.legalMoves(from, WHALE)) {
      if (move instanceof WhaleCard card && isWorthAThought(seen, card, gives)) {
        cards.add(card);
      }
    }
    return cards;
  }

  private static boolean isWorthAThought(SeaView seen, WhaleCard card, List<List<Integer>> gives) {
    if (card instanceof WhaleCard.Charge charge) {
      return charge.give().equals(gives.get(0));
    } else if (card instanceof WhaleCard.Leap leap) {
      return leap.give().equals(gives.get(0)) && seen.isTrapped();
    } else if (card instanceof WhaleCard.Push push) {
      return push.give().equals(gives.get(1));
    } else if (card instanceof WhaleCard.RockSlide slide) {
      return slide.give().equals(gives.get(1))
          && (seen.boatAt(slide.target()) != SeaView.NOBODY || seen.isTrapped());
    }
    return true;
  }

  private double cost(WhaleCard card) {
    return temper.cardCost() * CardWorth.of(Cards.kind(card.card()));
  }

  private static Reason reason(WhaleCard card) {
    return Reason.of(SeaReason.of(Cards.kind(card.card())), Cards.text(card.card()));
  }

  private SeaState after(SeaState from, SeaMove move) {
    return rules.play(from, WHALE, move, Events.NONE);
  }
}
