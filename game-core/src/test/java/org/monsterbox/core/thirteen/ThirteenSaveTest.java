package org.monsterbox.core.thirteen;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.BadRecord;
import org.monsterbox.core.record.Entry;
import org.monsterbox.core.record.GameRecord;
import org.monsterbox.core.record.Header;
import org.monsterbox.core.record.Limits;
import org.monsterbox.core.record.RecordReader;
import org.monsterbox.core.record.RecordWriter;
import org.monsterbox.core.record.Replay;
import org.monsterbox.core.record.Sitter;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.ThirteenChooser;
import org.monsterbox.core.thirteen.table.ThirteenState;

/** A game that is put away in the middle of something goes on as if it had not been. */
public final class ThirteenSaveTest {

  private static final ThirteenMonsters RULES = new ThirteenMonsters();

  private final Setup setup = RULES.usualSetup(3, 11);
  private final List<Entry> entries = new ArrayList<>();

  @Test
  public void v28_savedInsideAReveal() throws BadRecord {
    ThirteenState state = playUntil(Phase.REVEAL);
    ThirteenState loaded = saveAndLoad();
    assertEquals(state.fingerprint(), loaded.fingerprint());
    assertSameAfter("ack", state, loaded);
  }

  @Test
  public void v28_savedInsideABattleTheDiceFallTheSame() throws BadRecord {
    ThirteenState state = playUntil(Phase.BATTLE_DEFEND);
    assertSameAfter("throw", state, saveAndLoad());
  }

  private static void assertSameAfter(String move, ThirteenState state, ThirteenState loaded) {
    assertEquals(
        RULES.play(state, state.table().actor(), RULES.readMove(move), Events.NONE).fingerprint(),
        RULES
            .play(loaded, loaded.table().actor(), RULES.readMove(move), Events.NONE)
            .fingerprint());
  }

  private ThirteenState playUntil(Phase phase) {
    ThirteenState state = RULES.start(setup);
    Chance chance = Chance.of(1, "save");
    while (state.table().phase() != phase) {
      int seat = state.table().actor();
      List<ThirteenMove> moves = RULES.legalMoves(state, seat);
      ThirteenMove move = ThirteenChooser.choose(state, seat, moves, chance);
      chance = chance.next().next().next();
      entries.add(new Entry.Played(seat, RULES.text(move)));
      state = RULES.play(state, seat, move, Events.NONE);
    }
    return state;
  }

  private ThirteenState saveAndLoad() throws BadRecord {
    List<Sitter> sitters = Collections.nCopies(setup.seats(), new Sitter("person", "Anna"));
    Header header =
        new Header(RULES.facts().id(), RULES.version(), "1", "2026-11-17", sitters, setup);
    byte[] saved = new RecordWriter(RULES).write(new GameRecord(header, entries));
    GameRecord read = new RecordReader(List.of(RULES), List.of(), Limits.USUAL).read(saved);
    Replay<ThirteenState, ThirteenMove> replay = new Replay<>(RULES, read);
    replay.goToEnd();
    return replay.state();
  }
}
