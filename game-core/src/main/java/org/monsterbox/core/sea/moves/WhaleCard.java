package org.monsterbox.core.sea.moves;

import java.util.List;
import org.monsterbox.core.sea.box.CardKind;

/**
 * The whale plays a card. Whoever replaces Call of Nature cards by a Bestial Bond card names those
 * that it gives, lowest ids first.
 */
public sealed interface WhaleCard extends SeaMove {

  int card();

  /** No boat sails in that direction for two rounds: {@code headwind CN01 NE}. */
  record Headwind(int card, int direction) implements WhaleCard {
    public Headwind {
      MoveParts.checkKind(card, CardKind.HEADWIND);
      MoveParts.checkDirection(direction);
    }
  }

  /** Two steps more, under everything but ice: {@code current CN05}. */
  record Current(int card) implements WhaleCard {
    public Current {
      MoveParts.checkKind(card, CardKind.CURRENT);
    }
  }

  /** Boats near the iceberg drift: {@code ice-wave CN07 M3 S}. */
  record IceWave(int card, int iceberg, int direction) implements WhaleCard {
    public IceWave {
      MoveParts.checkKind(card, CardKind.ICE_WAVE);
      MoveParts.checkCell(iceberg);
      MoveParts.checkDirection(direction);
    }
  }

  /** Boats sail a cell less in this round: {@code mini-storm CN11}. */
  record MiniStorm(int card) implements WhaleCard {
    public MiniStorm {
      MoveParts.checkKind(card, CardKind.MINI_STORM);
    }
  }

  /** No weapon but nets in this round: {@code dive CN14}. */
  record Dive(int card) implements WhaleCard {
    public Dive {
      MoveParts.checkKind(card, CardKind.DIVE);
    }
  }

  /** A deadly cell: {@code whirlpool CN16 K6}. */
  record Whirlpool(int card, int cell) implements WhaleCard {
    public Whirlpool {
      MoveParts.checkKind(card, CardKind.WHIRLPOOL);
      MoveParts.checkCell(cell);
    }
  }

  /** Kills the hunter of that seat: {@code devour BB01 2}. */
  record Devour(int card, int boat) implements WhaleCard {
    public Devour {
      MoveParts.checkKind(card, CardKind.DEVOUR);
      MoveParts.checkSeat(boat);
    }
  }

  /** Swims towards a boat: {@code charge BB02 1 I5 H5 give CN01}. */
  record Charge(int card, int boat, List<Integer> path, List<Integer> give) implements WhaleCard {
    public Charge {
      MoveParts.checkKind(card, CardKind.CHARGE);
      MoveParts.checkSeat(boat);
      path = MoveParts.checkedCells(path);
      give = MoveParts.checkedCards(give);
    }
  }

  /** Breaks an iceberg onto a cell: {@code rock-slide BB05 M3 N3 give CN01 CN02}. */
  record RockSlide(int card, int iceberg, int target, List<Integer> give) implements WhaleCard {
    public RockSlide {
      MoveParts.checkKind(card, CardKind.ROCK_SLIDE);
      MoveParts.checkCell(iceberg);
      MoveParts.checkCell(target);
      give = MoveParts.checkedCards(give);
    }
  }

  /** Chooses in secret where to land: {@code leap BB06 L5 give CN01}. */
  record Leap(int card, int target, List<Integer> give) implements WhaleCard {
    public Leap {
      MoveParts.checkKind(card, CardKind.LEAP);
      MoveParts.checkCell(target);
      give = MoveParts.checkedCards(give);
    }
  }

  /** Shoves a boat from its flank: {@code push BB09 1 give CN01 CN02}. */
  record Push(int card, int boat, List<Integer> give) implements WhaleCard {
    public Push {
      MoveParts.checkKind(card, CardKind.PUSH);
      MoveParts.checkSeat(boat);
      give = MoveParts.checkedCards(give);
    }
  }
}
