package org.monsterbox.app.store;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.GameKits;
import org.monsterbox.app.store.rows.EntryRow;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Turn;
import org.monsterbox.core.record.GameRecord;
import org.monsterbox.core.record.Replay;

/**
 * A record that was played to its end.
 *
 * @param hashes after each entry
 * @param winners who has won, if it is over: a bit for each seat
 */
record Replayed(GameRecord record, List<Long> hashes, Standing standing, int winners) {

  /** The record is of a game in the kits, and was read with its rules. */
  static Replayed of(GameKits kits, GameRecord record) {
    return of(kits.find(record.header().gameId()).orElseThrow(), record);
  }

  private static <S extends Fingerprinted, M extends Move, V extends Fingerprinted> Replayed of(
      GameKit<S, M, V> kit, GameRecord record) {
    Replay<S, M> replay = new Replay<>(kit.rules(), record);
    List<Long> hashes = new ArrayList<>(record.entries().size());
    while (!replay.isAtEnd()) {
      replay.forward(Events.NONE);
      hashes.add(replay.now().hash());
    }
    S state = replay.state();
    Turn turn = kit.rules().turn(state);
    return new Replayed(
        record,
        hashes,
        new Standing(
            hashes.size(),
            replay.now().hash(),
            turn,
            kit.progress(kit.rules().view(state, 0)),
            0,
            0),
        turn.isOver() ? GameWriter.winners(kit.rules().outcome(state)) : 0);
  }

  List<EntryRow> entries(long game) {
    List<EntryRow> rows = new ArrayList<>(hashes.size());
    for (int i = 0; i < hashes.size(); i++) {
      rows.add(new EntryRow(game, i + 1, record.entries().get(i).line(), hashes.get(i)));
    }
    return rows;
  }
}
