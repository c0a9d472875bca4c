package org.monsterbox.core.bigmonster.table;

import java.util.Arrays;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.map.Consequences;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.AwardDue;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.Awarded;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.BigMonsterCompleted;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.CrystalCompleted;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.DayStarted;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.DiscardShown;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.GameEnded;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.Mutated;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.PacketOpened;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.RowOpened;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.TilePlaced;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.TurnStarted;
import org.monsterbox.core.bigmonster.terms.Mode;
import org.monsterbox.core.bigmonster.terms.Mutation;
import org.monsterbox.core.bigmonster.tiles.Crystal;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/** How a game goes on from turn to turn, by itself (sections 4.3, 4.9 and 4.10). */
public final class TurnFlow {

  private TurnFlow() {}

  /** After the explorers are known. */
  static void begin(Playing play) {
    play.table.chosen = 0;
    if (play.table.mode.isSeries()) {
      beginSeriesTurn(play);
    } else {
      beginDay(play);
    }
  }

  private static void beginDay(Playing play) {
    BigMonsterTable table = play.table;
    byte[][] packets = new byte[table.seats][];
    for (int seat = 0; seat < table.seats; seat++) {
      packets[seat] = deal(play, BigMonsterTable.PACKET);
    }
    if (play.isTold()) {
      play.tell(new DayStarted(table.day));
    }
    beginDraftTurn(play, packets);
  }

  /** The next tiles of those that nobody has seen. */
  private static byte[] deal(Playing play, int count) {
    byte[] undealt = play.state.undealt;
    play.state.undealt = Arrays.copyOfRange(undealt, count, undealt.length);
    play.table.undealt = play.state.undealt.length;
    return Arrays.copyOf(undealt, count);
  }

  private static void beginDraftTurn(Playing play, byte[][] packets) {
    BigMonsterTable table = play.table;
    play.state.hands = packets;
    play.state.ships = Shared.emptyPackets(table.seats);
    table.shipFrom = Shared.nobody(table.seats);
    table.cursor = 0;
    table.phase = Phase.PICK;
    if (play.isTold()) {
      play.tell(new TurnStarted(table.day, table.turn, table.order()));
      for (int seat = 0; seat < table.seats; seat++) {
        play.tellOnly(seat, new PacketOpened(seat, BigMonsterTable.list(packets[seat])));
      }
    }
  }

  /** In one turn both rows are filled: from then on the first player has a choice. */
  private static void beginSeriesTurn(Playing play) {
    BigMonsterTable table = play.table;
    table.cursor = 0;
    table.activeRow = BigMonsterTable.NOBODY;
    table.phase = Phase.TAKE;
    if (play.isTold()) {
      play.tell(new TurnStarted(table.day, table.turn, table.order()));
    }
    boolean opensBoth = table.turn == (table.mode == Mode.DUEL ? 2 : 3);
    int packets = table.turn == BigMonsterTable.SERIES_TURNS ? 0 : opensBoth ? 2 : 1;
    for (int row = 0; row < BigMonsterTable.ROWS && packets > 0; row++) {
      if (table.rows[row].length == 0) {
        table.rows = Shared.with(table.rows, row, deal(play, 2 * table.seats));
        packets--;
        if (play.isTold()) {
          play.tell(new RowOpened(row, table.row(row)));
        }
      }
    }
  }

  /** Places the tile that the seat has to place. */
  public static void place(Playing play, int seat, int x, int y) {
    BigMonsterTable table = play.table;
    int tile = table.revealed[seat];
    Tableau before = table.tableaus[seat];
    Tableau[] tableaus = table.tableaus.clone();
    tableaus[seat] = before.with(tile, x, y);
    table.tableaus = tableaus;
    table.revealed = Shared.with(table.revealed, seat, Tiles.NONE);
    if (play.isTold()) {
      tellPlaced(play, seat, new Consequences(before, tile, x, y));
    }
    if (Tiles.type(tile).medal().isPresent()) {
      table.phase = Phase.AWARD;
      if (play.isTold()) {
        play.tell(new AwardDue(seat, medal(tableaus[seat])));
      }
    } else {
      placed(play);
    }
  }

  private static void tellPlaced(Playing play, int seat, Consequences placed) {
    play.tell(new TilePlaced(seat, placed.tile(), placed.x(), placed.y()));
    for (Crystal crystal : placed.crystals()) {
      play.tell(new CrystalCompleted(seat, crystal));
    }
    for (Mutation mutation : placed.mutations()) {
      play.tell(new Mutated(seat, mutation));
    }
    placed.bigMonster().ifPresent(at -> play.tell(new BigMonsterCompleted(seat, at.x(), at.y())));
  }

  /** Gives the medal that goes with the tile that the seat has placed to somebody. */
  public static void award(Playing play, int seat, int to) {
    Medal medal = medal(play.table.tableaus[seat]);
    MedalCheck.give(play, 1 << to, medal.bit());
    if (play.isTold()) {
      play.tell(new Awarded(seat, to, medal, play.table.options.value(medal)));
    }
    placed(play);
  }

  /** Which medal goes with the tile that was placed last. */
  private static Medal medal(Tableau tableau) {
    return tableau.type(tableau.size() - 1).medal().orElseThrow();
  }

  /** After a tile lies there and all that it brings is settled. */
  private static void placed(Playing play) {
    BigMonsterTable table = play.table;
    if (table.late) {
      if (table.options.medals().lateTileMedals()) {
        MedalCheck.check(play);
      }
      end(play);
      return;
    }
    table.cursor++;
    if (table.cursor == table.seats) {
      endTurn(play);
    } else if (table.mode.isSeries()) {
      table.phase = Phase.TAKE;
    } else {
      table.phase = Phase.PLACE;
      placePlanned(play);
    }
  }

  /** If the next seat has said before where its tile will lie, it lies there now. */
  static void placePlanned(Playing play) {
    BigMonsterTable table = play.table;
    int seat = table.actor();
    int place = table.places[seat];
    if (place != Anchor.NOWHERE) {
      table.places = Shared.with(table.places, seat, Anchor.NOWHERE);
      place(play, seat, Anchor.x(place), Anchor.y(place));
    }
  }

  private static void endTurn(Playing play) {
    BigMonsterTable table = play.table;
    MedalCheck.check(play);
    if (table.mode.isSeries()) {
      if (table.turn == BigMonsterTable.SERIES_TURNS) {
        end(play);
      } else {
        table.turn++;
        beginSeriesTurn(play);
      }
    } else if (table.passes()) {
      table.turn++;
      beginDraftTurn(play, play.state.ships);
    } else if (!table.isLastDay()) {
      table.day++;
      table.turn = 1;
      beginDay(play);
    } else {
      offerLateTile(play);
    }
  }

  private static void offerLateTile(Playing play) {
    BigMonsterTable table = play.table;
    int seat = table.lateSeat();
    if (seat == BigMonsterTable.NOBODY) {
      end(play);
      return;
    }
    table.late = true;
    table.phase = Phase.LATE_TILE;
    if (play.isTold()) {
      byte[] tiles = BigMonsterView.sorted(play.state.discards);
      play.tellOnly(seat, new DiscardShown(seat, BigMonsterTable.list(tiles)));
    }
  }

  private static void end(Playing play) {
    BigMonsterTable table = play.table;
    MedalCheck.punish(play);
    table.phase = Phase.OVER;
    if (play.isTold()) {
      Ranking ranking = Ranking.of(table);
      play.tell(new GameEnded(ranking.reason(), ranking.sheets(), ranking.ranks()));
    }
  }
}
