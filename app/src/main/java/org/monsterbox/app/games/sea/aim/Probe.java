package org.monsterbox.app.games.sea.aim;

import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.sea.words.Names;
import org.monsterbox.core.sea.box.Arrow;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.SwapMove;
import org.monsterbox.core.sea.moves.WhaleCard;
import org.monsterbox.core.sea.table.SeaView;

/** A move of each kind that can be tried, to hear from the rules why none of them is possible. */
public record Probe(Moment moment) {

  /** Why nothing of that kind can be done. */
  public String whyNot(Topic topic) {
    return moment.whyNot(move(topic)).orElseGet(() -> moment.text(R.string.sea_no_wrong_phase));
  }

  private SeaMove move(Topic topic) {
    int card = topic.card();
    Class<? extends SeaMove> kind = topic.kind();
    if (topic.isPlaying()) {
      return playing(card);
    } else if (kind == SeaMove.Exchange.class) {
      return new SeaMove.Exchange(card, Pile.CALL);
    } else if (kind == SeaMove.Reorient.class) {
      int facing = moment.view().facing(moment.viewer());
      return new SeaMove.Reorient((facing + 1) % Board.DIRECTIONS);
    } else if (kind == SeaMove.Refit.class) {
      return new SeaMove.Refit(card);
    } else if (kind == SwapMove.Swap.class) {
      return new SwapMove.Swap(nearestMate(), card, card);
    } else if (kind == SwapMove.OfferSwap.class) {
      return new SwapMove.OfferSwap(nearestMate(), card);
    }
    return new SeaMove.EndTurn();
  }

  private SeaMove playing(int card) {
    SeaView view = moment.view();
    int nearest = nearestBoat();
    return switch (Cards.kind(card)) {
      case WIDE, FAN, FORK, AHEAD, HARD -> new SeaMove.PlayMove(card, List.of(anyArrow(card)));
      case HARPOON, EXPLOSIVE, RAM, DROGUE, TRACTOR -> new SeaMove.PlayWeapon(card, Board.NONE);
      case NET -> new SeaMove.PlayNets(List.of(beside(view.boatCell(moment.viewer()))));
      case HEADWIND -> new WhaleCard.Headwind(card, 0);
      case CURRENT -> new WhaleCard.Current(card);
      case ICE_WAVE -> new WhaleCard.IceWave(card, nearestIceberg(), 0);
      case MINI_STORM -> new WhaleCard.MiniStorm(card);
      case DIVE -> new WhaleCard.Dive(card);
      case WHIRLPOOL -> new WhaleCard.Whirlpool(card, view.whaleCell());
      case DEVOUR -> new WhaleCard.Devour(card, nearest);
      case CHARGE -> new WhaleCard.Charge(card, nearest, towards(nearest), gift());
      case ROCK_SLIDE -> new WhaleCard.RockSlide(card, nearestIceberg(), view.whaleCell(), gift());
      case LEAP -> new WhaleCard.Leap(card, view.whaleCell(), gift());
      case PUSH -> new WhaleCard.Push(card, nearest, gift());
    };
  }

  private Arrow anyArrow(int card) {
    for (Arrow arrow : Arrow.values()) {
      if (Cards.hasArrow(card, arrow)) {
        return arrow;
      }
    }
    return Arrow.ADV;
  }

  private List<Integer> gift() {
    List<Integer> calls = moment.view().hand(Names.WHALE, Pile.CALL);
    return calls.subList(0, Math.min(1, calls.size()));
  }

  private static int beside(int cell) {
    return cell == Board.NONE ? 0 : Board.neighbour(cell, 0);
  }

  /** A path that begins towards the boat. */
  private List<Integer> towards(int boat) {
    SeaView view = moment.view();
    int best = beside(view.whaleCell());
    for (int direction = 0; direction < Board.DIRECTIONS && view.isAfloat(boat); direction++) {
      int next = Board.neighbour(view.whaleCell(), direction);
      if (next != Board.NONE
          && Board.distance(next, view.boatCell(boat))
              < Board.distance(best, view.boatCell(boat))) {
        best = next;
      }
    }
    return List.of(best);
  }

  private int nearestIceberg() {
    int whale = moment.view().whaleCell();
    return moment.view().icebergs().list().stream()
        .min((one, other) -> Board.distance(whale, one) - Board.distance(whale, other))
        .orElse(whale);
  }

  private int nearestBoat() {
    return nearest(moment.view().whaleCell(), Names.WHALE).orElse(1);
  }

  private int nearestMate() {
    int own = moment.viewer();
    int cell = moment.view().boatCell(own);
    int other = own == 1 ? 2 : 1;
    return cell == Board.NONE ? other : nearest(cell, own).orElse(other);
  }

  private Optional<Integer> nearest(int from, int except) {
    SeaView view = moment.view();
    Optional<Integer> best = Optional.empty();
    for (int seat = 1; seat <= view.hunters(); seat++) {
      boolean isNearer =
          seat != except
              && view.isAfloat(seat)
              && (best.isEmpty()
                  || Board.distance(from, view.boatCell(seat))
                      < Board.distance(from, view.boatCell(best.get())));
      best = isNearer ? Optional.of(seat) : best;
    }
    return best;
  }
}
