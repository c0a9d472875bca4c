package org.monsterbox.core.bigmonster.moves;

import java.util.List;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.MovePart;

/**
 * What a seat does. Tiles and seats are written as their numbers, explorers and medals by their
 * names, rows of tiles as A and B, places as x and y.
 */
public sealed interface BigMonsterMove extends Move {

  /** Chooses the medals, one for each slot: {@code medals BIG TERRAINS LAVA MUTAGEN}. */
  record SelectMedals(List<Medal> medals) implements BigMonsterMove {
    public SelectMedals {
      MovePart.check(medals.size() <= Medal.ALL.size());
      medals = List.copyOf(medals);
    }
  }

  /** Chooses one of the two explorers that were dealt: {@code explorer E07}. */
  record ChooseExplorer(Explorer explorer) implements BigMonsterMove {}

  /**
   * Keeps a tile of the packet and passes the rest: {@code pick 41 to 2}, {@code pick 41}, and with
   * the place where it will lie {@code pick 41 to 2 at -1 0}.
   *
   * @param target whose ship receives the rest, or {@link #NO_TARGET}
   * @param place packed, or {@link #NO_PLACE}
   */
  record Pick(int tile, int target, int place) implements BigMonsterMove {

    /** On the last turn of a day nothing is passed. */
    public static final int NO_TARGET = -1;

    /** The tile is placed later. */
    public static final int NO_PLACE = Anchor.NOWHERE;

    public Pick {
      MoveParts.checkTile(tile);
      if (target != NO_TARGET) {
        MoveParts.checkSeat(target);
      }
      MovePart.check(place == NO_PLACE || MoveParts.isPlace(place));
    }

    public static Pick of(int tile, int target) {
      return new Pick(tile, target, NO_PLACE);
    }

    /** With the place where the tile will lie. */
    public Pick at(int x, int y) {
      MoveParts.checkPlace(x, y);
      return new Pick(tile, target, Anchor.pack(x, y));
    }

    public boolean hasPlace() {
      return place != NO_PLACE;
    }

    public int x() {
      return Anchor.x(place);
    }

    public int y() {
      return Anchor.y(place);
    }
  }

  /** Keeps one tile of an open row and discards another: {@code take A 38 13}. */
  record Take(int row, int keep, int discard) implements BigMonsterMove {
    public Take {
      MoveParts.checkRow(row);
      MoveParts.checkTile(keep);
      MoveParts.checkTile(discard);
    }
  }

  /** Places the tile that was kept: {@code place -1 0}. */
  record Place(int x, int y) implements BigMonsterMove {
    public Place {
      MoveParts.checkPlace(x, y);
    }
  }

  /** Gives the medal of the panda or the yeti to somebody: {@code award 3}. */
  record Award(int to) implements BigMonsterMove {
    public Award {
      MoveParts.checkSeat(to);
    }
  }

  /** Takes a tile out of the discard, at the end: {@code take-discard 41}. */
  record TakeDiscard(int tile) implements BigMonsterMove {
    public TakeDiscard {
      MoveParts.checkTile(tile);
    }
  }
}
