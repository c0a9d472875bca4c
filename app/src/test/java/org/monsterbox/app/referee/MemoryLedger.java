package org.monsterbox.app.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.store.Standing;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.Entry;
import org.monsterbox.core.record.GameRecord;
import org.monsterbox.core.record.Header;

/** Keeps a game as long as a test runs, and fails when it is told to. */
final class MemoryLedger implements Ledger {

  final List<Entry> entries = new ArrayList<>();
  final List<Chair> chairs;
  private final Setup setup;
  long leftMillis;
  long playedMillis;
  boolean failing;
  boolean abandoned;
  Optional<Standing> standing = Optional.empty();
  Optional<Outcome> outcome = Optional.empty();

  MemoryLedger(Setup setup, List<Chair> chairs) {
    this.setup = setup;
    this.chairs = new ArrayList<>(chairs);
  }

  /** The game as it would be taken up after the process has died. */
  <S extends Fingerprinted, M extends Move> OpenGame<S, M> read(Rules<S, M, ?> rules) {
    Header header =
        new Header(
            rules.facts().id(),
            rules.version(),
            "1",
            "2026-01-01",
            chairs.stream().map(Chair::sitter).toList(),
            setup);
    return OpenGame.of(rules, new GameRecord(header, entries), chairs, playedMillis, leftMillis);
  }

  @Override
  public void append(Entry entry, Standing now, Optional<Outcome> ended) {
    failIfTold();
    if (now.entries() != entries.size() + 1) {
      throw new IllegalStateException("Out of step");
    }
    entries.add(entry);
    standing = Optional.of(now);
    playedMillis = now.playedMillis();
    outcome = ended;
  }

  @Override
  public void played(long millis) {
    failIfTold();
    playedMillis = millis;
  }

  @Override
  public void seat(int seat, Chair chair) {
    failIfTold();
    chairs.set(seat, chair);
  }

  @Override
  public void abandon() {
    failIfTold();
    abandoned = true;
  }

  private void failIfTold() {
    if (failing) {
      throw new IllegalStateException("The disk is full");
    }
  }
}
