package org.monsterbox.core.sea;

import java.util.List;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Words;

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

  /** What sort of move it is, in the order in which moves are listed. */
  enum Kind {
    PLACE_SHIP,
    PLACE_BOAT,
    DRAW_WHALE,
    WHALE_MOVE,
    HEADWIND,
    CURRENT,
    ICE_WAVE,
    MINI_STORM,
    DIVE,
    WHIRLPOOL,
    DEVOUR,
    CHARGE,
    ROCK_SLIDE,
    LEAP,
    PUSH,
    EXCHANGE,
    END_ACTION,
    DISCARD,
    CHOOSE_HUNTER,
    KEEP_MOVE,
    PLAY_MOVE,
    REORIENT,
    PLAY_WEAPON,
    PLAY_NETS,
    REFIT,
    SWAP,
    OFFER_SWAP,
    ACCEPT_SWAP,
    DECLINE_SWAP,
    REFLOAT,
    END_TURN
  }

  Kind kind();

  /** The hunters choose where the battleship lies: {@code ship E3}. */
  record PlaceShip(int cell) implements SeaMove {
    public PlaceShip {
      MoveText.checkCell(cell);
    }

    @Override
    public Kind kind() {
      return Kind.PLACE_SHIP;
    }

    @Override
    public String text() {
      return "ship " + Board.text(cell);
    }
  }

  /** Puts a boat beside the battleship: {@code boat F3 NE}. */
  record PlaceBoat(int cell, int facing) implements SeaMove {
    public PlaceBoat {
      MoveText.checkCell(cell);
      MoveText.checkDirection(facing);
    }

    @Override
    public Kind kind() {
      return Kind.PLACE_BOAT;
    }

    @Override
    public String text() {
      return "boat " + Board.text(cell) + " " + Board.directionText(facing);
    }
  }

  /** The whale draws: {@code draw CALL}. */
  record DrawWhale(Pile pile) implements SeaMove {
    public DrawWhale {
      Words.check(pile == Pile.CALL || pile == Pile.BOND);
    }

    @Override
    public Kind kind() {
      return Kind.DRAW_WHALE;
    }

    @Override
    public String text() {
      return "draw " + pile;
    }
  }

  /** The whale swims: {@code swim I5 H5}. */
  record WhaleMove(List<Integer> path) implements SeaMove {
    public WhaleMove {
      path = MoveText.checkedCells(path);
    }

    @Override
    public Kind kind() {
      return Kind.WHALE_MOVE;
    }

    @Override
    public String text() {
      return "swim" + Words.of(path, Board::text);
    }
  }

  /** Throws a card away for one of a pile: {@code exchange CN03 BOND}. */
  record Exchange(int card, Pile pile) implements SeaMove {
    public Exchange {
      MoveText.checkCard(card);
      Words.check(pile == Pile.CALL || pile == Pile.BOND);
    }

    @Override
    public Kind kind() {
      return Kind.EXCHANGE;
    }

    @Override
    public String text() {
      return "exchange " + Cards.text(card) + " " + pile;
    }
  }

  /** The whale has done enough: {@code end-action}. */
  record EndAction() implements SeaMove {
    @Override
    public Kind kind() {
      return Kind.END_ACTION;
    }

    @Override
    public String text() {
      return "end-action";
    }
  }

  /** Throws away what is too much, lowest ids first: {@code discard MV11 WP03}. */
  record Discard(List<Integer> cards) implements SeaMove {
    public Discard {
      cards = MoveText.checkedCards(cards);
    }

    @Override
    public Kind kind() {
      return Kind.DISCARD;
    }

    @Override
    public String text() {
      return "discard" + Words.of(cards, Cards::text);
    }
  }

  /** Says which hunter plays next: {@code choose 2}. */
  record ChooseHunter(int seat) implements SeaMove {
    public ChooseHunter {
      MoveText.checkSeat(seat);
    }

    @Override
    public Kind kind() {
      return Kind.CHOOSE_HUNTER;
    }

    @Override
    public String text() {
      return "choose " + seat;
    }
  }

  /** Keeps one of two Movement cards: {@code keep MV07}. */
  record KeepMove(int card) implements SeaMove {
    public KeepMove {
      MoveText.checkCard(card);
    }

    @Override
    public Kind kind() {
      return Kind.KEEP_MOVE;
    }

    @Override
    public String text() {
      return "keep " + Cards.text(card);
    }
  }

  /** Sails by a Movement card: {@code move MV07 +1 -1}, in a mini-storm {@code move MV07 0 adv}. */
  record PlayMove(int card, List<Arrow> tokens) implements SeaMove {
    public PlayMove {
      Words.check(Cards.pile(MoveText.checkedCard(card)) == Pile.MOVE);
      tokens = MoveText.checkedTokens(tokens);
    }

    @Override
    public Kind kind() {
      return Kind.PLAY_MOVE;
    }

    @Override
    public String text() {
      return "move " + Cards.text(card) + Words.of(tokens, Arrow::text);
    }
  }

  /** Turns the bow: {@code reorient NE}. */
  record Reorient(int facing) implements SeaMove {
    public Reorient {
      MoveText.checkDirection(facing);
    }

    @Override
    public Kind kind() {
      return Kind.REORIENT;
    }

    @Override
    public String text() {
      return "reorient " + Board.directionText(facing);
    }
  }

  /**
   * Uses a weapon other than a net: {@code weapon WP01}; a tractor harpoon names the cell to which
   * it pulls the whale, if there is one: {@code weapon WP34 I5}.
   */
  record PlayWeapon(int card, int cell) implements SeaMove {
    public PlayWeapon {
      Words.check(Cards.pile(MoveText.checkedCard(card)) == Pile.WEAPON);
      Words.check(Cards.kind(card) != CardKind.NET);
      Words.check(cell == Board.NONE || Cards.kind(card) == CardKind.TRACTOR);
      if (cell != Board.NONE) {
        MoveText.checkCell(cell);
      }
    }

    @Override
    public Kind kind() {
      return Kind.PLAY_WEAPON;
    }

    @Override
    public String text() {
      return "weapon " + Cards.text(card) + (cell == Board.NONE ? "" : " " + Board.text(cell));
    }
  }

  /** Lays nets, those with the lowest ids: {@code nets L3 L2}. */
  record PlayNets(List<Integer> cells) implements SeaMove {
    public PlayNets {
      cells = MoveText.checkedCells(cells);
      Words.check(!cells.isEmpty());
    }

    @Override
    public Kind kind() {
      return Kind.PLAY_NETS;
    }

    @Override
    public String text() {
      return "nets" + Words.of(cells, Board::text);
    }
  }

  /** Throws a weapon away to see two Movement cards: {@code refit WP02}. */
  record Refit(int card) implements SeaMove {
    public Refit {
      MoveText.checkCard(card);
    }

    @Override
    public Kind kind() {
      return Kind.REFIT;
    }

    @Override
    public String text() {
      return "refit " + Cards.text(card);
    }
  }

  /** A wrecked hunter takes a spare boat: {@code refloat F3 NE}. */
  record Refloat(int cell, int facing) implements SeaMove {
    public Refloat {
      MoveText.checkCell(cell);
      MoveText.checkDirection(facing);
    }

    @Override
    public Kind kind() {
      return Kind.REFLOAT;
    }

    @Override
    public String text() {
      return "refloat " + Board.text(cell) + " " + Board.directionText(facing);
    }
  }

  /** The hunter has done enough: {@code end}. */
  record EndTurn() implements SeaMove {
    @Override
    public Kind kind() {
      return Kind.END_TURN;
    }

    @Override
    public String text() {
      return "end";
    }
  }
}
