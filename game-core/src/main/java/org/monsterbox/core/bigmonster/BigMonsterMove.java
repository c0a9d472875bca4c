package org.monsterbox.core.bigmonster;

import java.util.List;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Words;

/**
 * What a seat does. Tiles and seats are written as their numbers, explorers and medals by their
 * names, rows of tiles as A and B, places as x and y.
 */
public sealed interface BigMonsterMove extends Move {

  /** What sort of move it is. */
  enum Kind {
    SELECT_MEDALS,
    CHOOSE_EXPLORER,
    PICK,
    TAKE,
    PLACE,
    AWARD,
    TAKE_DISCARD
  }

  Kind kind();

  /** Chooses the medals, one for each slot: {@code medals BIG TERRAINS LAVA MUTAGEN}. */
  record SelectMedals(List<Medal> medals) implements BigMonsterMove {
    public SelectMedals {
      Words.check(medals.size() <= Medal.ALL.size());
      medals = List.copyOf(medals);
    }

    @Override
    public Kind kind() {
      return Kind.SELECT_MEDALS;
    }

    @Override
    public String text() {
      return "medals" + Words.of(medals, Medal::name);
    }
  }

  /** Chooses one of the two explorers that were dealt: {@code explorer E07}. */
  record ChooseExplorer(Explorer explorer) implements BigMonsterMove {
    @Override
    public Kind kind() {
      return Kind.CHOOSE_EXPLORER;
    }

    @Override
    public String text() {
      return "explorer " + explorer;
    }
  }

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
    public static final int NO_PLACE = -1;

    public Pick {
      MoveText.checkTile(tile);
      if (target != NO_TARGET) {
        MoveText.checkSeat(target);
      }
      Words.check(place == NO_PLACE || MoveText.isPlace(place));
    }

    public static Pick of(int tile, int target) {
      return new Pick(tile, target, NO_PLACE);
    }

    /** With the place where the tile will lie. */
    public Pick at(int x, int y) {
      MoveText.checkPlace(x, y);
      return new Pick(tile, target, MoveText.pack(x, y));
    }

    public boolean hasPlace() {
      return place != NO_PLACE;
    }

    public int x() {
      return MoveText.x(place);
    }

    public int y() {
      return MoveText.y(place);
    }

    @Override
    public Kind kind() {
      return Kind.PICK;
    }

    @Override
    public String text() {
      return "pick "
          + tile
          + (target == NO_TARGET ? "" : " to " + target)
          + (hasPlace() ? " at " + x() + " " + y() : "");
    }
  }

  /** Keeps one tile of an open row and discards another: {@code take A 38 13}. */
  record Take(int row, int keep, int discard) implements BigMonsterMove {
    public Take {
      Words.check(row >= 0 && row < MoveText.LETTERS);
      MoveText.checkTile(keep);
      MoveText.checkTile(discard);
    }

    @Override
    public Kind kind() {
      return Kind.TAKE;
    }

    @Override
    public String text() {
      return "take " + (char) ('A' + row) + " " + keep + " " + discard;
    }
  }

  /** Places the tile that was kept: {@code place -1 0}. */
  record Place(int x, int y) implements BigMonsterMove {
    public Place {
      MoveText.checkPlace(x, y);
    }

    @Override
    public Kind kind() {
      return Kind.PLACE;
    }

    @Override
    public String text() {
      return "place " + x + " " + y;
    }
  }

  /** Gives the medal of the panda or the yeti to somebody: {@code award 3}. */
  record Award(int to) implements BigMonsterMove {
    public Award {
      MoveText.checkSeat(to);
    }

    @Override
    public Kind kind() {
      return Kind.AWARD;
    }

    @Override
    public String text() {
      return "award " + to;
    }
  }

  /** Takes a tile out of the discard, at the end: {@code take-discard 41}. */
  record TakeDiscard(int tile) implements BigMonsterMove {
    public TakeDiscard {
      MoveText.checkTile(tile);
    }

    @Override
    public Kind kind() {
      return Kind.TAKE_DISCARD;
    }

    @Override
    public String text() {
      return "take-discard " + tile;
    }
  }
}
