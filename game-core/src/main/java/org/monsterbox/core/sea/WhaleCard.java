package org.monsterbox.core.sea;

import java.util.List;
import org.monsterbox.core.game.Words;

/**
 * The whale plays a card. Whoever replaces Call of Nature cards by a Bestial Bond card names those
 * that it gives, lowest ids first.
 */
public sealed interface WhaleCard extends SeaMove {

  int card();

  /** No boat sails in that direction for two rounds: {@code headwind CN01 NE}. */
  record Headwind(int card, int direction) implements WhaleCard {
    public Headwind {
      MoveText.checkKind(card, CardKind.HEADWIND);
      MoveText.checkDirection(direction);
    }

    @Override
    public Kind kind() {
      return Kind.HEADWIND;
    }

    @Override
    public String text() {
      return "headwind " + Cards.text(card) + " " + Board.directionText(direction);
    }
  }

  /** Two steps more, under everything but ice: {@code current CN05}. */
  record Current(int card) implements WhaleCard {
    public Current {
      MoveText.checkKind(card, CardKind.CURRENT);
    }

    @Override
    public Kind kind() {
      return Kind.CURRENT;
    }

    @Override
    public String text() {
      return "current " + Cards.text(card);
    }
  }

  /** Boats near the iceberg drift: {@code ice-wave CN07 M3 S}. */
  record IceWave(int card, int iceberg, int direction) implements WhaleCard {
    public IceWave {
      MoveText.checkKind(card, CardKind.ICE_WAVE);
      MoveText.checkCell(iceberg);
      MoveText.checkDirection(direction);
    }

    @Override
    public Kind kind() {
      return Kind.ICE_WAVE;
    }

    @Override
    public String text() {
      return "ice-wave "
          + Cards.text(card)
          + " "
          + Board.text(iceberg)
          + " "
          + Board.directionText(direction);
    }
  }

  /** Boats sail a cell less in this round: {@code mini-storm CN11}. */
  record MiniStorm(int card) implements WhaleCard {
    public MiniStorm {
      MoveText.checkKind(card, CardKind.MINI_STORM);
    }

    @Override
    public Kind kind() {
      return Kind.MINI_STORM;
    }

    @Override
    public String text() {
      return "mini-storm " + Cards.text(card);
    }
  }

  /** No weapon but nets in this round: {@code dive CN14}. */
  record Dive(int card) implements WhaleCard {
    public Dive {
      MoveText.checkKind(card, CardKind.DIVE);
    }

    @Override
    public Kind kind() {
      return Kind.DIVE;
    }

    @Override
    public String text() {
      return "dive " + Cards.text(card);
    }
  }

  /** A deadly cell: {@code whirlpool CN16 K6}. */
  record Whirlpool(int card, int cell) implements WhaleCard {
    public Whirlpool {
      MoveText.checkKind(card, CardKind.WHIRLPOOL);
      MoveText.checkCell(cell);
    }

    @Override
    public Kind kind() {
      return Kind.WHIRLPOOL;
    }

    @Override
    public String text() {
      return "whirlpool " + Cards.text(card) + " " + Board.text(cell);
    }
  }

  /** Kills the hunter of that seat: {@code devour BB01 2}. */
  record Devour(int card, int boat) implements WhaleCard {
    public Devour {
      MoveText.checkKind(card, CardKind.DEVOUR);
      MoveText.checkSeat(boat);
    }

    @Override
    public Kind kind() {
      return Kind.DEVOUR;
    }

    @Override
    public String text() {
      return "devour " + Cards.text(card) + " " + boat;
    }
  }

  /** Swims towards a boat: {@code charge BB02 1 I5 H5 give CN01}. */
  record Charge(int card, int boat, List<Integer> path, List<Integer> give) implements WhaleCard {
    public Charge {
      MoveText.checkKind(card, CardKind.CHARGE);
      MoveText.checkSeat(boat);
      path = MoveText.checkedCells(path);
      give = MoveText.checkedCards(give);
    }

    @Override
    public Kind kind() {
      return Kind.CHARGE;
    }

    @Override
    public String text() {
      return "charge "
          + Cards.text(card)
          + " "
          + boat
          + Words.of(path, Board::text)
          + MoveText.give(give);
    }
  }

  /** Breaks an iceberg onto a cell: {@code rock-slide BB05 M3 N3 give CN01 CN02}. */
  record RockSlide(int card, int iceberg, int target, List<Integer> give) implements WhaleCard {
    public RockSlide {
      MoveText.checkKind(card, CardKind.ROCK_SLIDE);
      MoveText.checkCell(iceberg);
      MoveText.checkCell(target);
      give = MoveText.checkedCards(give);
    }

    @Override
    public Kind kind() {
      return Kind.ROCK_SLIDE;
    }

    @Override
    public String text() {
      return "rock-slide "
          + Cards.text(card)
          + " "
          + Board.text(iceberg)
          + " "
          + Board.text(target)
          + MoveText.give(give);
    }
  }

  /** Chooses in secret where to land: {@code leap BB06 L5 give CN01}. */
  record Leap(int card, int target, List<Integer> give) implements WhaleCard {
    public Leap {
      MoveText.checkKind(card, CardKind.LEAP);
      MoveText.checkCell(target);
      give = MoveText.checkedCards(give);
    }

    @Override
    public Kind kind() {
      return Kind.LEAP;
    }

    @Override
    public String text() {
      return "leap " + Cards.text(card) + " " + Board.text(target) + MoveText.give(give);
    }
  }

  /** Shoves a boat from its flank: {@code push BB09 1 give CN01 CN02}. */
  record Push(int card, int boat, List<Integer> give) implements WhaleCard {
    public Push {
      MoveText.checkKind(card, CardKind.PUSH);
      MoveText.checkSeat(boat);
      give = MoveText.checkedCards(give);
    }

    @Override
    public Kind kind() {
      return Kind.PUSH;
    }

    @Override
    public String text() {
      return "push " + Cards.text(card) + " " + boat + MoveText.give(give);
    }
  }
}
