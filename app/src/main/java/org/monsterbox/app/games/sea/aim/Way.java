package org.monsterbox.app.games.sea.aim;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.SwapMove;
import org.monsterbox.core.sea.moves.WhaleCard;
import org.monsterbox.core.sea.table.SeaView;

/** A move as the choices that lead to it, one after the other. */
record Way(SeaMove move, List<Part> parts) {

  Way {
    parts = List.copyOf(parts);
  }

  /** All orders in which the choices of that move can be made: cards are given in any order. */
  static List<Way> to(SeaMove move, SeaView view) {
    List<Part> parts = firstParts(move, view);
    List<Integer> given = given(move);
    List<Way> ways = new ArrayList<>();
    ways.add(new Way(move, with(parts, given)));
    if (given.size() == 2) {
      ways.add(new Way(move, with(parts, List.of(given.get(1), given.get(0)))));
    }
    return ways;
  }

  private static List<Part> with(List<Part> parts, List<Integer> given) {
    List<Part> all = new ArrayList<>(parts);
    for (int card : given) {
      all.add(new Part.Taking(card));
    }
    return all;
  }

  private static List<Integer> given(SeaMove move) {
    if (move instanceof WhaleCard.Charge charge) {
      return charge.give();
    } else if (move instanceof WhaleCard.RockSlide slide) {
      return slide.give();
    } else if (move instanceof WhaleCard.Leap leap) {
      return leap.give();
    } else if (move instanceof WhaleCard.Push push) {
      return push.give();
    }
    return List.of();
  }

  private static List<Part> firstParts(SeaMove move, SeaView view) {
    if (move instanceof WhaleCard card) {
      return ofCard(card, view);
    } else if (move instanceof SeaMove.PlaceShip place) {
      return List.of(new Part.At(place.cell()));
    } else if (move instanceof SeaMove.PlaceBoat place) {
      return List.of(new Part.At(place.cell()), new Part.Towards(place.facing()));
    } else if (move instanceof SeaMove.Refloat refloat) {
      return List.of(new Part.At(refloat.cell()), new Part.Towards(refloat.facing()));
    } else if (move instanceof SeaMove.Reorient turn) {
      return List.of(new Part.Towards(turn.facing()));
    } else if (move instanceof SeaMove.PlayWeapon weapon) {
      return weapon.cell() == Board.NONE ? List.of() : List.of(new Part.At(weapon.cell()));
    } else if (move instanceof SeaMove.Exchange exchange) {
      return List.of(new Part.From(exchange.pile()));
    } else if (move instanceof SeaMove.KeepMove keep) {
      return List.of(new Part.Taking(keep.card()));
    } else if (move instanceof SwapMove.Swap swap) {
      return List.of(new Part.At(view.boatCell(swap.mate())), new Part.Taking(swap.take()));
    } else if (move instanceof SwapMove.OfferSwap offer) {
      return List.of(new Part.At(view.boatCell(offer.mate())));
    } else if (move instanceof SwapMove.AcceptSwap accept) {
      return List.of(new Part.Taking(accept.card()));
    }
    return List.of();
  }

  private static List<Part> ofCard(WhaleCard card, SeaView view) {
    if (card instanceof WhaleCard.Headwind wind) {
      return List.of(new Part.Towards(wind.direction()));
    } else if (card instanceof WhaleCard.IceWave wave) {
      return List.of(new Part.At(wave.iceberg()), new Part.Towards(wave.direction()));
    } else if (card instanceof WhaleCard.Whirlpool pool) {
      return List.of(new Part.At(pool.cell()));
    } else if (card instanceof WhaleCard.Devour devour) {
      return List.of(new Part.At(view.boatCell(devour.boat())));
    } else if (card instanceof WhaleCard.Charge charge) {
      return List.of(new Part.At(charge.path().get(charge.path().size() - 1)));
    } else if (card instanceof WhaleCard.RockSlide slide) {
      return List.of(new Part.At(slide.iceberg()), new Part.At(slide.target()));
    } else if (card instanceof WhaleCard.Leap leap) {
      return List.of(new Part.At(leap.target()));
    } else if (card instanceof WhaleCard.Push push) {
      return List.of(new Part.At(view.boatCell(push.boat())));
    }
    return List.of();
  }
}
