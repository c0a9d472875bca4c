package org.monsterbox.app.games.bigmonster.moment;

import java.util.List;
import java.util.Optional;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.TileType;

/** What somebody is putting together, or has opened to look at. */
public sealed interface Sketch extends Draft {

  /** Instead of a tile or a seat. */
  int NOTHING = -1;

  /** The map of a seat is looked at. */
  record Watching(int seat) implements Sketch {}

  /** The board of medals is open. */
  record Medals() implements Sketch {}

  /** All tiles of the game are listed. */
  record Browsing() implements Sketch {}

  /**
   * A tile is looked at closely.
   *
   * @param before what was begun or open, and comes back then
   */
  record Look(TileType type, Draft before) implements Sketch {}

  /** The score sheet is open. */
  record Scores() implements Sketch {}

  /**
   * A tile of the packet or of a row is tried out.
   *
   * @param discard the other tile of a row, or {@link #NOTHING}
   * @param at where it is tried
   */
  record Keeping(int tile, int discard, Optional<Anchor> at) implements Sketch {

    public static Keeping of(int tile) {
      return new Keeping(tile, NOTHING, Optional.empty());
    }

    public Keeping discarding(int other) {
      return new Keeping(tile, other, at);
    }

    public Keeping at(Anchor anchor) {
      return new Keeping(tile, discard, Optional.of(anchor));
    }
  }

  /**
   * A tile is kept, and a ship for the rest of the packet is to be chosen.
   *
   * @param target whose ship, or {@link #NOTHING}
   */
  record Passing(Keeping kept, int target) implements Sketch {}

  /** The revealed tile is tried out at a place. */
  record Placing(Anchor at) implements Sketch {}

  /** The medals that the host is choosing, one for each slot. */
  record Slots(List<Medal> medals) implements Sketch {

    public Slots {
      medals = List.copyOf(medals);
    }
  }
}
