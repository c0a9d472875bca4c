package org.monsterbox.app.games.sea.words;

import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.SwapMove;
import org.monsterbox.core.sea.moves.WhaleCard;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.table.Voyage;

/** What a move does, for a hint. */
final class MoveWords {

  private final Names names;
  private final WhaleCardWords whaleCards;

  MoveWords(Names names) {
    this.names = names;
    whaleCards = new WhaleCardWords(names);
  }

  String sentence(SeaMove move, SeaView view, List<Seat> seats) {
    if (move instanceof WhaleCard card) {
      return whaleCards.sentence(card, seats);
    } else if (move instanceof SwapMove swap) {
      return swap(swap, seats);
    } else if (move instanceof SeaMove.PlayMove sailing) {
      return sail(sailing, view);
    } else if (move instanceof SeaMove.ChooseHunter choice) {
      return text(R.string.sea_move_choose, seats.get(choice.seat()));
    }
    String placed = place(move);
    return placed.isEmpty() ? cards(move) : placed;
  }

  private String place(SeaMove move) {
    if (move instanceof SeaMove.PlaceShip ship) {
      return text(R.string.sea_move_ship, Board.text(ship.cell()));
    } else if (move instanceof SeaMove.PlaceBoat boat) {
      return text(R.string.sea_move_boat, Board.text(boat.cell()), names.direction(boat.facing()));
    } else if (move instanceof SeaMove.Refloat boat) {
      return text(
          R.string.sea_move_refloat, Board.text(boat.cell()), names.direction(boat.facing()));
    } else if (move instanceof SeaMove.Reorient turn) {
      return text(R.string.sea_move_turn, names.direction(turn.facing()));
    } else if (move instanceof SeaMove.WhaleMove swim) {
      int goal = swim.path().get(swim.path().size() - 1);
      return text(
          Board.isFloe(goal) ? R.string.sea_move_swim_off : R.string.sea_move_swim,
          Board.text(goal));
    } else if (move instanceof SeaMove.PlayNets nets) {
      return text(R.string.sea_move_nets, nets.cells().size(), names.cells(nets.cells()));
    }
    return "";
  }

  private String cards(SeaMove move) {
    if (move instanceof SeaMove.DrawWhale draw) {
      return text(R.string.sea_move_draw, names.aCard(draw.pile()));
    } else if (move instanceof SeaMove.Exchange exchange) {
      return text(
          R.string.sea_move_exchange, names.card(exchange.card()), names.aCard(exchange.pile()));
    } else if (move instanceof SeaMove.Discard discard) {
      return text(R.string.sea_move_discard, names.cards(discard.cards()));
    } else if (move instanceof SeaMove.KeepMove keep) {
      return text(R.string.sea_move_keep, names.card(keep.card()));
    } else if (move instanceof SeaMove.Refit refit) {
      return text(R.string.sea_move_refit, names.card(refit.card()));
    } else if (move instanceof SeaMove.PlayWeapon weapon) {
      return weapon.cell() == Board.NONE
          ? text(R.string.sea_move_fire, names.card(weapon.card()))
          : text(R.string.sea_move_pull, names.card(weapon.card()), Board.text(weapon.cell()));
    }
    return text(R.string.sea_move_end);
  }

  private String sail(SeaMove.PlayMove move, SeaView view) {
    Voyage voyage = view.voyage(view.current(), move.card(), move.tokens());
    String card = names.card(move.card());
    if (voyage.cells().isEmpty()) {
      return text(R.string.sea_move_play, card);
    }
    String goal = Board.text(voyage.cells().get(voyage.cells().size() - 1));
    return voyage.isWreck()
        ? text(R.string.sea_move_wreck, card, goal)
        : text(R.string.sea_move_sail, card, goal, names.direction(voyage.facing()));
  }

  private String swap(SwapMove move, List<Seat> seats) {
    if (move instanceof SwapMove.Swap swap) {
      return text(
          R.string.sea_move_swap,
          seats.get(swap.mate()),
          names.card(swap.give()),
          names.card(swap.take()));
    } else if (move instanceof SwapMove.OfferSwap offer) {
      return text(R.string.sea_move_offer, seats.get(offer.mate()), names.card(offer.give()));
    } else if (move instanceof SwapMove.AcceptSwap accept) {
      return text(R.string.sea_move_accept, names.card(accept.card()));
    }
    return text(R.string.sea_move_decline);
  }

  private String text(int id, Object... blanks) {
    return names.say(id, blanks);
  }
}
