package org.monsterbox.core.bigmonster;

import java.util.Arrays;
import org.monsterbox.core.bigmonster.BigMonsterEvent.AwardDue;
import org.monsterbox.core.bigmonster.BigMonsterEvent.DayStarted;
import org.monsterbox.core.bigmonster.BigMonsterEvent.DiscardShown;
import org.monsterbox.core.bigmonster.BigMonsterEvent.GameEnded;
import org.monsterbox.core.bigmonster.BigMonsterEvent.PacketOpened;
import org.monsterbox.core.bigmonster.BigMonsterEvent.RowOpened;
import org.monsterbox.core.bigmonster.BigMonsterEvent.TurnStarted;
import org.monsterbox.core.bigmonster.BigMonsterMove.Pick;

/** How a game goes on from turn to turn, by itself (sections 4.3, 4.9 and 4.10). */
final class Course {

  private Course() {}

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
        table.rows = Playing.with(table.rows, row, deal(play, 2 * table.seats));
        packets--;
        if (play.isTold()) {
          play.tell(new RowOpened(row, table.row(row)));
        }
      }
    }
  }

  /** Places the tile that the seat has to place. */
  static void place(Playing play, int seat, int x, int y) {
    BigMonsterTable table = play.table;
    int tile = table.revealed[seat];
    Tableau before = table.tableaus[seat];
    Effect effect = new Effect();
    effect.look(before, Tiles.type(tile), x, y);
    Tableau[] tableaus = table.tableaus.clone();
    tableaus[seat] = before.with(tile, effect);
    table.tableaus = tableaus;
    table.revealed = Playing.with(table.revealed, seat, Tiles.NONE);
    if (play.isTold()) {
      new Consequences(before, tile, effect).tell(play, seat);
    }
    if (Tiles.type(tile).medal().isPresent()) {
      table.phase = Phase.AWARD;
      if (play.isTold()) {
        play.tell(new AwardDue(seat, AwardAction.medal(tableaus[seat])));
      }
    } else {
      placed(play);
    }
  }

  /** After a tile lies there and all that it brings is settled. */
  static void placed(Playing play) {
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
    if (place != Pick.NO_PLACE) {
      table.places = Playing.with(table.places, seat, Pick.NO_PLACE);
      place(play, seat, MoveParts.x(place), MoveParts.y(place));
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
