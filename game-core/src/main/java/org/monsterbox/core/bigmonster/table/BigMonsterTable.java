package org.monsterbox.core.bigmonster.table;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.bigmonster.map.Feature;
import org.monsterbox.core.bigmonster.map.Honours;
import org.monsterbox.core.bigmonster.map.Scoring;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.Mode;
import org.monsterbox.core.bigmonster.terms.ScoreSheet;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Turn;

/**
 * What everybody sees. Its arrays are shared between tables and replaced when they change; nobody
 * outside of the rules can change anything.
 */
public final class BigMonsterTable {

  public static final int NOBODY = -1;
  public static final int ROWS = 2;
  static final int TURNS_OF_A_DAY = 9;
  static final int SERIES_TURNS = 20;
  static final int PACKET = 10;
  private static final int DAYS = 2;

  final BigMonsterOptions options;
  final Mode mode;
  final byte seats;

  /** Who is first in the first turn. */
  final byte first;

  Phase phase = Phase.EXPLORER_CHOICE;
  int day = 1;
  int turn = 1;

  /** How many seats have done what is to be done in this phase. */
  int cursor;

  /** Bits of the seats that have made their secret choice. */
  int chosen;

  /** Bits of the medals that are in the game, and of those that nobody has won. */
  int medals;

  int openMedals;
  int openTeamMedals;

  /** By seat; empty until the explorers are revealed. */
  Tableau[] tableaus = {};

  /** By seat: bits of the medals held. */
  int[] held;

  /** By seat: the tile that is to be placed. */
  byte[] revealed;

  /** By seat: where it will lie, if that was said together with the choice. */
  int[] places;

  /** By seat: who has put a packet on this ship in this turn. */
  byte[] shipFrom;

  /** The two open rows of tiles. */
  byte[][] rows = Shared.NO_ROWS;

  /** The row that the first player of the turn has chosen. */
  int activeRow = NOBODY;

  /** Tiles that were discarded for all to see. */
  byte[] discard = Shared.EMPTY;

  /** How many tiles nobody has seen yet, besides those that were taken out before the game. */
  int undealt;

  /** By day: who has the Furious Dragon token. */
  byte[] dragonHolder = Shared.nobody(DAYS);

  /** Whether the time of the late tile has come. */
  boolean late;

  BigMonsterTable(BigMonsterOptions options, Mode mode, int seats, int first) {
    this.options = options;
    this.mode = mode;
    this.seats = (byte) seats;
    this.first = (byte) first;
    held = new int[seats];
    revealed = Shared.nobody(seats);
    places = Shared.noPlaces(seats);
    shipFrom = Shared.nobody(seats);
  }

  BigMonsterTable(BigMonsterTable other) {
    options = other.options;
    mode = other.mode;
    seats = other.seats;
    first = other.first;
    phase = other.phase;
    day = other.day;
    turn = other.turn;
    cursor = other.cursor;
    chosen = other.chosen;
    medals = other.medals;
    openMedals = other.openMedals;
    openTeamMedals = other.openTeamMedals;
    tableaus = other.tableaus;
    held = other.held;
    revealed = other.revealed;
    places = other.places;
    shipFrom = other.shipFrom;
    rows = other.rows;
    activeRow = other.activeRow;
    discard = other.discard;
    undealt = other.undealt;
    dragonHolder = other.dragonHolder;
    late = other.late;
  }

  public BigMonsterOptions options() {
    return options;
  }

  public Mode mode() {
    return mode;
  }

  public int seats() {
    return seats;
  }

  /** Whether there is such a seat. */
  public boolean hasSeat(int seat) {
    return seat >= 0 && seat < seats;
  }

  public Phase phase() {
    return phase;
  }

  public int day() {
    return day;
  }

  public int turn() {
    return turn;
  }

  /** Who has made the secret choice of this phase. */
  public boolean hasChosen(int seat) {
    return (chosen >>> seat & 1) == 1;
  }

  /** The seat that is the {@code place}-th in this turn, from 0. */
  public int order(int place) {
    return (first + (TURNS_OF_A_DAY - 1) * (day - 1) + turn - 1 + place) % seats;
  }

  /** All seats in the order of this turn. */
  public List<Integer> order() {
    return orderFrom(0);
  }

  /** All seats in the order of the next turn; empty in the last one. */
  public List<Integer> nextOrder() {
    boolean endsADay = !mode.isSeries() && turn == TURNS_OF_A_DAY;
    boolean isLast = mode.isSeries() ? turn == SERIES_TURNS : endsADay && day == DAYS;
    if (isLast) {
      return List.of();
    }
    // A day's last turn passes nothing, so the next day begins in its order.
    return orderFrom(endsADay ? 0 : 1);
  }

  private List<Integer> orderFrom(int start) {
    List<Integer> order = new ArrayList<>();
    for (int place = start; place < start + seats; place++) {
      order.add(order(place));
    }
    return order;
  }

  /** Where partners are one side, by the lower seat of the two; otherwise everybody is one. */
  public int side(int seat) {
    return mode == Mode.TEAM ? seat % (seats / 2) : seat;
  }

  /** The partner, or {@link #NOBODY}. */
  public int partner(int seat) {
    return mode == Mode.TEAM ? (seat + seats / 2) % seats : NOBODY;
  }

  /** Whether the explorers are known. */
  public boolean hasTableaus() {
    return tableaus.length > 0;
  }

  public Tableau tableau(int seat) {
    return tableaus[seat];
  }

  /** The tile that the seat has to place, or {@link Tiles#NONE}. */
  public int revealed(int seat) {
    return revealed[seat];
  }

  /** Who has put a packet on this ship in this turn, or {@link #NOBODY}: then it is free. */
  public int shipFrom(int seat) {
    return shipFrom[seat];
  }

  public boolean isShipFree(int seat) {
    return shipFrom[seat] == NOBODY;
  }

  /** How many ships nobody has put a packet on in this turn. */
  public int freeShips() {
    int free = 0;
    for (int seat = 0; seat < seats; seat++) {
      free += isShipFree(seat) ? 1 : 0;
    }
    return free;
  }

  /** Whether the seat may put the rest of its packet on its own ship, if that is free. */
  public boolean mayKeepPacket(int seat) {
    return freeShips() == 1 || tableaus[seat].explorer() == Explorer.E02;
  }

  /** The ships that may receive the rest of this seat's packet. */
  public List<Integer> targets(int seat) {
    List<Integer> targets = new ArrayList<>();
    for (int target = 0; target < seats; target++) {
      if (isShipFree(target) && (target != seat || mayKeepPacket(seat))) {
        targets.add(target);
      }
    }
    return targets;
  }

  /** How many tiles every hand has at the beginning of the turn. */
  public int handSize() {
    return PACKET + 1 - turn;
  }

  /** Whether packets are passed in this turn. */
  public boolean passes() {
    return turn < TURNS_OF_A_DAY;
  }

  boolean isLastDay() {
    return day == DAYS;
  }

  /** The tiles of an open row. */
  public List<Integer> row(int row) {
    return list(rows[row]);
  }

  public boolean isInRow(int row, int tile) {
    return Shared.contains(rows[row], tile);
  }

  public boolean isRowEmpty(int row) {
    return rows[row].length == 0;
  }

  /** The row that this turn's tiles come from, or {@link #NOBODY} before that is decided. */
  public int activeRow() {
    return activeRow;
  }

  /** Tiles that were discarded for all to see. */
  public List<Integer> discard() {
    return list(discard);
  }

  /** How many tiles nobody has seen yet. */
  public int undealt() {
    return undealt;
  }

  static List<Integer> list(byte[] tiles) {
    List<Integer> list = new ArrayList<>(tiles.length);
    for (byte tile : tiles) {
      list.add((int) tile);
    }
    return list;
  }

  /** Who holds the Furious Dragon token of the day, or {@link #NOBODY}. */
  public int dragonHolder(int dayOfToken) {
    return dragonHolder[dayOfToken - 1];
  }

  /** The medals in the game that can be won on the way. */
  public List<Medal> medals() {
    List<Medal> list = new ArrayList<>();
    for (Medal medal : Medal.TO_WIN) {
      if ((medals & medal.bit()) != 0) {
        list.add(medal);
      }
    }
    return list;
  }

  /** Whether nobody has won it yet. */
  public boolean isOpen(Medal medal) {
    return (openMedals & medal.bit()) != 0;
  }

  /** Whether no team has won it yet. */
  public boolean isOpenForTeams(Medal medal) {
    return (openTeamMedals & medal.bit()) != 0;
  }

  public boolean holds(int seat, Medal medal) {
    return (held[seat] & medal.bit()) != 0;
  }

  public boolean holdsForTeam(int seat, Medal medal) {
    return (held[seat] & medal.teamBit()) != 0;
  }

  /** The owner of explorer E03, who may place a late tile, or {@link #NOBODY}. */
  public int lateSeat() {
    for (int seat = 0; seat < tableaus.length; seat++) {
      if (tableaus[seat].explorer() == Explorer.E03) {
        return seat;
      }
    }
    return NOBODY;
  }

  /** Everybody who has to act. */
  public Turn due() {
    boolean isAtOnce = phase == Phase.EXPLORER_CHOICE || (phase == Phase.PICK && options.isFree());
    if (isAtOnce) {
      return new Turn(Turn.ofAll(seats).seats() & ~chosen);
    }
    return phase == Phase.OVER ? Turn.OVER : Turn.of(actor());
  }

  /** Who has to act; not where several choose in secret at once. */
  public int actor() {
    return switch (phase) {
      case MEDALS -> 0;
      case LATE_TILE -> lateSeat();
      case AWARD -> late ? lateSeat() : order(cursor);
      default -> order(cursor);
    };
  }

  /** The medals and tokens that the seat holds. */
  public Honours honours(int seat) {
    int dragons = (dragonHolder[0] == seat ? 1 : 0) + (dragonHolder[1] == seat ? 1 : 0);
    return Honours.of(options, held[seat], dragons);
  }

  /** What the seat's tableau is worth as it stands. */
  public ScoreSheet sheet(int seat) {
    return Scoring.sheet(options, tableaus[seat], honours(seat));
  }

  /** Desert and rune monsters of the seat, as they count for the penalty. */
  public int penaltyCount(int seat) {
    Tableau tableau = tableaus[seat];
    boolean isIgnored =
        tableau.explorer() == Explorer.E12 && !options.medals().integratedCountsForPenalty();
    return tableau.count(Feature.DESERT_MONSTERS)
        + tableau.count(Feature.RUNE_MONSTERS)
        - (isIgnored ? 1 : 0);
  }

  void addTo(Fingerprint fingerprint) {
    options.addTo(fingerprint);
    fingerprint
        .add(mode)
        .add(seats)
        .add(first)
        .add(phase)
        .add(day)
        .add(turn)
        .add(cursor)
        .add(chosen)
        .add(medals)
        .add(openMedals)
        .add(openTeamMedals)
        .add(tableaus.length);
    for (Tableau tableau : tableaus) {
      tableau.addTo(fingerprint);
    }
    fingerprint.add(held).add(revealed).add(places).add(shipFrom);
    for (byte[] row : rows) {
      fingerprint.add(row);
    }
    fingerprint.add(activeRow).add(discard).add(undealt).add(dragonHolder).add(late);
  }
}
