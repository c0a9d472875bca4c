package org.monsterbox.app.games.bigmonster.words;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.DiscardShown;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.Discarded;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.DragonTaken;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.Kept;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.KeptFaceDown;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.LateTileTaken;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.PacketOpened;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.Passed;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.RowOpened;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.Taken;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.TilesRevealed;

/** The log of how tiles come to the players. */
record DraftWords(Teller teller) {

  void addTo(EventWords words) {
    words.tell(
        PacketOpened.class,
        (event, seats) ->
            packet(R.string.bigmonster_log_packet, event.seat(), event.tiles(), seats));
    words.tell(
        DiscardShown.class,
        (event, seats) ->
            packet(R.string.bigmonster_log_discard, event.seat(), event.tiles(), seats));
    words.tell(
        Kept.class,
        (event, seats) -> tile(R.string.bigmonster_log_kept, event.seat(), event.tile(), seats));
    words.tell(
        Discarded.class,
        (event, seats) ->
            tile(R.string.bigmonster_log_discarded, event.seat(), event.tile(), seats));
    words.tell(
        LateTileTaken.class,
        (event, seats) -> tile(R.string.bigmonster_log_late, event.seat(), event.tile(), seats));
    words.tell(
        KeptFaceDown.class,
        (event, seats) -> teller.text(R.string.bigmonster_log_face_down, seats.get(event.seat())));
    words.tell(Passed.class, this::passed);
    words.tell(DragonTaken.class, this::dragon);
    words.tell(TilesRevealed.class, this::revealed);
    words.tell(
        RowOpened.class,
        (event, seats) ->
            teller.text(
                R.string.bigmonster_log_row,
                Names.row(event.row()),
                names().someTiles(event.tiles())));
    words.tell(
        Taken.class,
        (event, seats) ->
            teller.text(
                R.string.bigmonster_log_taken,
                seats.get(event.seat()),
                names().aTile(event.keep()),
                names().aTile(event.discard())));
  }

  private Names names() {
    return teller.names();
  }

  /** How many tiles somebody looks at; which, the table shows. */
  private String packet(int id, int seat, List<Integer> tiles, List<Seat> seats) {
    return teller.text(id, seats.get(seat), names().tiles(tiles.size()));
  }

  private String tile(int id, int seat, int tile, List<Seat> seats) {
    return teller.text(id, seats.get(seat), names().aTile(tile));
  }

  private String passed(Passed event, List<Seat> seats) {
    Seat giver = seats.get(event.seat());
    String tiles = names().tiles(event.tiles());
    return event.seat() == event.to()
        ? teller.text(R.string.bigmonster_log_passed_to_self, giver, tiles)
        : teller.text(R.string.bigmonster_log_passed, giver, seats.get(event.to()), tiles);
  }

  private String dragon(DragonTaken event, List<Seat> seats) {
    Seat taker = seats.get(event.seat());
    boolean isFirst = event.from() == BigMonsterTable.NOBODY || event.from() == event.seat();
    return isFirst
        ? teller.text(R.string.bigmonster_log_dragon, taker)
        : teller.text(R.string.bigmonster_log_dragon_moves, taker, seats.get(event.from()));
  }

  private String revealed(TilesRevealed event, List<Seat> seats) {
    List<String> tiles = new ArrayList<>();
    for (int tile : event.tiles()) {
      tiles.add(names().aTile(tile));
    }
    return teller.text(R.string.bigmonster_log_revealed, teller.bySeat(tiles, seats));
  }
}
