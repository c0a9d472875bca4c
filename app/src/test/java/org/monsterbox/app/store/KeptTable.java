package org.monsterbox.app.store;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.Entry;
import org.monsterbox.core.record.Hashed;
import org.monsterbox.core.record.Header;
import org.monsterbox.core.record.Sitter;

/** A table at which a game is played and kept, as the app does it. */
public class KeptTable<S extends Fingerprinted, M extends Move> {

  private final Rules<S, M, ?> rules;
  private final GameStore store;
  private final Deque<Hashed<S>> earlier = new ArrayDeque<>();
  private Hashed<S> now;
  private int entries;

  public final long game;

  public KeptTable(Rules<S, M, ?> rules, GameStore store, long seed, Chair... chairs)
      throws StoreFailure {
    this.rules = rules;
    this.store = store;
    Header header = header(rules, seed, chairs);
    now = Hashed.start(rules.start(header.setup()));
    game = store.begin(header, List.of(chairs), standing());
  }

  static Header header(Rules<?, ?, ?> rules, long seed, Chair... chairs) {
    List<Sitter> sitters = new ArrayList<>();
    for (Chair chair : chairs) {
      sitters.add(chair.sitter());
    }
    Setup setup = rules.usualSetup(chairs.length, seed);
    return new Header(rules.facts().id(), rules.version(), "0.1", "2026-11-17", sitters, setup);
  }

  private Standing standing() {
    float progress = Math.min(1, entries / 100f);
    return new Standing(entries, now.hash(), rules.turn(now.state()), progress, entries * 1000L, 0);
  }

  /** Whoever's turn it is plays their first card; false if it is over. */
  public boolean play() throws StoreFailure {
    if (rules.turn(now.state()).isOver()) {
      return false;
    }
    int seat = rules.turn(now.state()).first();
    M move = rules.legalMoves(now.state(), seat).get(0);
    earlier.push(now);
    now = now.played(rules.play(now.state(), seat, move, Events.NONE));
    entries++;
    Entry entry = new Entry.Played(seat, rules.text(move));
    if (rules.turn(now.state()).isOver()) {
      store.finish(game, entry, standing(), rules.outcome(now.state()));
    } else {
      store.append(game, entry, standing());
    }
    return true;
  }

  /** Another card that could have been played instead of the last. */
  String otherThanLast() {
    S before = earlier.peek().state();
    int seat = rules.turn(before).first();
    return seat + " " + rules.text(rules.legalMoves(before, seat).get(1));
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

  public void playToTheEnd() throws StoreFailure {
    boolean goesOn = true;
    while (goesOn) {
      goesOn = play();
    }
  }

  S state() {
    return now.state();
  }

  long hash() {
    return now.hash();
  }
}
