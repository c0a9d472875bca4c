package org.monsterbox.core.sea.moves;

import java.util.List;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.MovePart;
import org.monsterbox.core.sea.box.Arrow;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;

/**
 * What a seat does. Cells are written as {@code J5}, cards by their id, seats as numbers (0 is the
 * whale), directions as {@code NE}.
 */
public sealed interface SeaMove extends Move
    permits WhaleCard,
        SwapMove,
        SeaMove.PlaceShip,
        SeaMove.PlaceBoat,
        SeaMove.DrawWhale,
        SeaMove.WhaleMove,
        SeaMove.Exchange,
        SeaMove.EndAction,
        SeaMove.Discard,
        SeaMove.ChooseHunter,
        SeaMove.KeepMove,
        SeaMove.PlayMove,
        SeaMove.Reorient,
        SeaMove.PlayWeapon,
        SeaMove.PlayNets,
        SeaMove.Refit,
        SeaMove.Refloat,
        SeaMove.EndTurn {

  /** The hunters choose where the battleship lies: {@code ship E3}. */
  record PlaceShip(int cell) implements SeaMove {
    public PlaceShip {
      MoveParts.checkCell(cell);
    }
  }

  /** Puts a boat beside the battleship: {@code boat F3 NE}. */
  record PlaceBoat(int cell, int facing) implements SeaMove {
    public PlaceBoat {
      MoveParts.checkCell(cell);
      MoveParts.checkDirection(facing);
    }
  }

  /** The whale draws: {@code draw CALL}. */
  record DrawWhale(Pile pile) implements SeaMove {
    public DrawWhale {
      MovePart.check(pile == Pile.CALL || pile == Pile.BOND);
    }
  }

  /** The whale swims: {@code swim I5 H5}. */
  record WhaleMove(List<Integer> path) implements SeaMove {
    public WhaleMove {
      path = MoveParts.checkedCells(path);
    }
  }

  /** Throws a card away for one of a pile: {@code exchange CN03 BOND}. */
  record Exchange(int card, Pile pile) implements SeaMove {
    public Exchange {
      MoveParts.checkCard(card);
      MovePart.check(pile == Pile.CALL || pile == Pile.BOND);
    }
  }

  /** The whale has done enough: {@code end-action}. */
  record EndAction() implements SeaMove {}

  /** Throws away what is too much, lowest ids first: {@code discard MV11 WP03}. */
  record Discard(List<Integer> cards) implements SeaMove {
    public Discard {
      cards = MoveParts.checkedCards(cards);
    }
  }

  /** Says which hunter plays next: {@code choose 2}. */
  record ChooseHunter(int seat) implements SeaMove {
    public ChooseHunter {
      MoveParts.checkSeat(seat);
    }
  }

  /** Keeps one of two Movement cards: {@code keep MV07}. */
  record KeepMove(int card) implements SeaMove {
    public KeepMove {
      MoveParts.checkCard(card);
    }
  }

  /** Sails by a Movement card: {@code move MV07 +1 -1}, in a mini-storm {@code move MV07 0 adv}. */
  record PlayMove(int card, List<Arrow> tokens) implements SeaMove {
    public PlayMove {
      MovePart.check(Cards.pile(MoveParts.checkedCard(card)) == Pile.MOVE);
      tokens = MoveParts.checkedTokens(tokens);
    }
  }

  /** Turns the bow: {@code reorient NE}. */
  record Reorient(int facing) implements SeaMove {
    public Reorient {
      MoveParts.checkDirection(facing);
    }
  }

  /**
   * Uses a weapon other than a net: {@code weapon WP01}; a tractor harpoon names the cell to which
   * it pulls the whale, if there is one: {@code weapon WP34 I5}.
   */
  record PlayWeapon(int card, int cell) implements SeaMove {
    public PlayWeapon {
      MovePart.check(Cards.pile(MoveParts.checkedCard(card)) == Pile.WEAPON);
      MovePart.check(Cards.kind(card) != CardKind.NET);
      MovePart.check(cell == Board.NONE || Cards.kind(card) == CardKind.TRACTOR);
      if (cell != Board.NONE) {
        MoveParts.checkCell(cell);
      }
    }
  }

  /** Lays nets, those with the lowest ids: {@code nets L3 L2}. */
  record PlayNets(List<Integer> cells) implements SeaMove {
    public PlayNets {
      cells = MoveParts.checkedCells(cells);
      MovePart.check(!cells.isEmpty());
    }
  }

  /** Throws a weapon away to see two Movement cards: {@code refit WP02}. */
  record Refit(int card) implements SeaMove {
    public Refit {
      MoveParts.checkCard(card);
    }
  }

  /** A wrecked hunter takes a spare boat: {@code refloat F3 NE}. */
  record Refloat(int cell, int facing) implements SeaMove {
    public Refloat {
      MoveParts.checkCell(cell);
      MoveParts.checkDirection(facing);
    }
  }

  /** The hunter has done enough: {@code end}. */
  record EndTurn() implements SeaMove {}
}
