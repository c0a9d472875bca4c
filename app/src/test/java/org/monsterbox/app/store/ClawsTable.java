package org.monsterbox.app.store;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.contract.claws.ClawsMove;
import org.monsterbox.core.contract.claws.ClawsState;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.Entry;
import org.monsterbox.core.record.Hashed;
import org.monsterbox.core.record.Header;
import org.monsterbox.core.record.Sitter;

/** A table at which a game of Claws is played and kept, as the app does it. */
final class ClawsTable {

  private final Claws rules = new Claws();
  private final GameStore store;
  private final Deque<Hashed<ClawsState>> earlier = new ArrayDeque<>();
  private Hashed<ClawsState> now;
  private int entries;

  final long game;

  ClawsTable(GameStore store, long seed, Chair... chairs) throws StoreFailure {
    this.store = store;
    Header header = header(seed, chairs);
    now = Hashed.start(rules.start(header.setup()));
    game = store.begin(header, List.of(chairs), standing());
  }

  static Header header(long seed, Chair... chairs) {
    List<Sitter> sitters = new ArrayList<>();
    for (Chair chair : chairs) {
      sitters.add(chair.sitter());
    }
    Setup setup = new Claws().usualSetup(chairs.length, seed);
    return new Header("claws", 1, "0.1", "2026-11-17", sitters, setup);
  }

  private Standing standing() {
    float progress = Math.min(1, entries / 10f);
    return new Standing(entries, now.hash(), rules.turn(now.state()), progress, entries * 1000L, 0);
  }

  /** Whoever's turn it is plays their first card; false if it is over. */
  boolean play() throws StoreFailure {
    if (rules.turn(now.state()).isOver()) {
      return false;
    }
    int seat = rules.turn(now.state()).first();
    ClawsMove move = rules.legalMoves(now.state(), seat).get(0);
    earlier.push(now);
    now = now.played(rules.play(now.state(), seat, move, Events.NONE));
    entries++;
    Entry entry = new Entry.Played(seat, move.text());
    if (rules.turn(now.state()).isOver()) {
      store.finish(game, entry, standing(), rules.outcome(now.state()));
    } else {
      store.append(game, entry, standing());
    }
    return true;
  }

  /** Another card that could have been played instead of the last. */
  String otherThanLast() {
    ClawsState before = earlier.peek().state();
    int seat = rules.turn(before).first();
    return seat + " " + rules.legalMoves(before, seat).get(1).text();
  }

  void undo() throws StoreFailure {
    now = now.takenBackTo(earlier.pop());
    entries++;
    store.append(game, new Entry.Undone(1), standing());
  }

  void say(String text) throws StoreFailure {
    entries++;
    store.append(game, new Entry.Comment(text), standing());
  }

  void playToTheEnd() throws StoreFailure {
    boolean goesOn = true;
    while (goesOn) {
      goesOn = play();
    }
  }

  ClawsState state() {
    return now.state();
  }

  long hash() {
    return now.hash();
  }
}
