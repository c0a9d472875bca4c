package org.monsterbox.core.bigmonster.table;

import java.util.Arrays;
import java.util.List;
import org.monsterbox.core.bigmonster.map.Maps;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.MedalSets;
import org.monsterbox.core.bigmonster.terms.Mode;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;

/**
 * Sets up a position. Seats that are given no tableau have a bare explorer, packets that are not
 * named in full are filled up, and all other tiles have not been dealt.
 */
public final class Camp {

  private static final List<Explorer> PLAIN =
      List.of(
          Explorer.E01,
          Explorer.E04,
          Explorer.E06,
          Explorer.E07,
          Explorer.E08,
          Explorer.E09,
          Explorer.E10,
          Explorer.E11);

  private BigMonsterTable table;
  private final Maps maps = new Maps();
  private final String[] hands;
  private String discard = "";
  private boolean isPlacing;

  private Camp(Options options, int seats, int first) {
    BigMonsterOptions chosen = BigMonsterOptions.of(options);
    table = new BigMonsterTable(chosen, Mode.of(chosen, seats), seats, first);
    hands = new String[seats];
    Arrays.fill(hands, "");
    table.tableaus = new Tableau[seats];
    for (int seat = 0; seat < seats; seat++) {
      table.tableaus[seat] = Tableau.of(PLAIN.get(seat));
    }
    table.phase = table.mode.isSeries() ? Phase.TAKE : Phase.PICK;
    Preparing.put(table, MedalSets.of(table.mode).get(0));
  }

  public static Camp of(int seats) {
    return of(seats, Options.usual(BigMonsterOptions.ALL));
  }

  public static <T> Camp of(int seats, OptionSpec<T> spec, T value) {
    return of(seats, Options.usual(BigMonsterOptions.ALL).with(spec, value));
  }

  /** In the first turn seat 0 is first. */
  public static Camp of(int seats, Options options) {
    return new Camp(options, seats, 0);
  }

  /** In the first turn this seat is first. */
  public static Camp startingWith(int first, int seats, Options options) {
    return new Camp(options, seats, first);
  }

  public Camp turn(int day, int turn) {
    table.day = day;
    table.turn = turn;
    return this;
  }

  /** Who is first in this turn; the day and the turn must have been said before. */
  public Camp first(int seat) {
    int passed = (BigMonsterTable.TURNS_OF_A_DAY - 1) * (table.day - 1) + table.turn - 1;
    int seats = table.seats;
    BigMonsterTable other =
        new BigMonsterTable(
            table.options, table.mode, seats, ((seat - passed) % seats + seats) % seats);
    other.phase = table.phase;
    other.day = table.day;
    other.turn = table.turn;
    other.tableaus = table.tableaus;
    other.medals = table.medals;
    other.openMedals = table.openMedals;
    other.openTeamMedals = table.openTeamMedals;
    table = other;
    return this;
  }

  /** A tableau as the rules write it: {@code E01: BIG_L@2,0 BIG_R@3,0}. */
  public Camp tableau(int seat, String text) {
    table.tableaus[seat] = maps.tableau(text);
    return this;
  }

  /** The first tiles of the packet that a seat looks at, by their kinds. */
  public Camp hand(int seat, String types) {
    hands[seat] = types;
    return this;
  }

  /** A row of open tiles, by their kinds. */
  public Camp row(int row, String types) {
    table.rows = Shared.with(table.rows, row, tiles(types));
    return this;
  }

  /** The chosen medals, besides those that are always in the game. */
  public Camp medals(Medal... medals) {
    Preparing.put(table, List.of(medals));
    return this;
  }

  /** All have picked, by kind and by seat, and now they place. */
  public Camp placing(String types) {
    table.revealed = tiles(types);
    table.phase = Phase.PLACE;
    isPlacing = true;
    return this;
  }

  /** The last turn is over, and these tiles are in the discard: it is time for the late tile. */
  public Camp lateTile(String types) {
    discard = types;
    table.day = 2;
    table.turn = BigMonsterTable.TURNS_OF_A_DAY;
    table.late = true;
    table.phase = Phase.LATE_TILE;
    return this;
  }

  private byte[] tiles(String types) {
    String[] words = types.isEmpty() ? new String[0] : types.split(" ", -1);
    byte[] tiles = new byte[words.length];
    for (int i = 0; i < tiles.length; i++) {
      tiles[i] = (byte) maps.tile(words[i]);
    }
    return tiles;
  }

  public BigMonsterState state() {
    byte[] offers = new byte[2 * table.seats];
    byte[][] packets = new byte[table.seats][];
    for (int seat = 0; seat < table.seats; seat++) {
      offers[2 * seat] = (byte) table.tableaus[seat].explorer().index();
      offers[2 * seat + 1] = (byte) Explorer.E12.index();
      packets[seat] = tiles(hands[seat]);
    }
    byte[] discards = Arrays.copyOf(tiles(discard), 2 * table.seats);
    Arrays.fill(
        discards,
        discard.isEmpty() ? 0 : discard.split(" ", -1).length,
        discards.length,
        (byte) Tiles.NONE);
    int size = isPlacing ? table.handSize() - 1 : table.handSize();
    boolean hasPackets =
        table.phase == Phase.PICK || (isPlacing && table.passes() && !table.mode.isSeries());
    for (int seat = 0; seat < table.seats; seat++) {
      packets[seat] = hasPackets ? filled(packets[seat], size) : Shared.EMPTY;
    }
    byte[] undealt = filled(Shared.EMPTY, Tiles.WITH_STRETCH_GOALS);
    table.undealt = undealt.length;
    BigMonsterState state = new BigMonsterState(table, offers, undealt, Shared.EMPTY);
    if (isPlacing) {
      state.ships = packets;
    } else {
      state.hands = packets;
    }
    state.discards = table.mode.isSeries() ? Shared.EMPTY : discards;
    return new BigMonsterState(state);
  }

  /** With other tiles up to that size, as long as there are any. */
  private byte[] filled(byte[] tiles, int size) {
    byte[] filled = Arrays.copyOf(tiles, size);
    for (int i = tiles.length; i < size; i++) {
      int tile = maps.anyTile(table.mode.tiles(table.seats)).orElse(Tiles.NONE);
      if (tile == Tiles.NONE) {
        return Arrays.copyOf(filled, i);
      }
      filled[i] = (byte) tile;
    }
    return filled;
  }
}
