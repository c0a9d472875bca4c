package org.monsterbox.core.cube.table;

import org.monsterbox.core.cube.terms.CubeEnd;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.game.Audience;
import org.monsterbox.core.game.Events;

/** A move while it is being played: a copy of the state that may be changed. */
public final class Playing {

  /** A price leaves so much on a clock that runs out, to make use of the hint. */
  private static final int LEFT_MS = 3_000;

  final CubeState now;
  private final Events out;

  public Playing(CubeState state, Events out) {
    this.now = new CubeState(state);
    this.out = out;
  }

  /** The table as it has become so far. */
  public CubeState now() {
    return now;
  }

  /** Whether anybody listens: otherwise events need not be made. */
  public boolean isTold() {
    return out.wanted();
  }

  public void tell(CubeEvent event) {
    out.add(Audience.EVERYONE, event);
  }

  /** Tells one seat what it alone may see, and the others what is left of it. */
  void tell(int seat, CubeEvent whole, CubeEvent rest) {
    out.add(Audience.only(seat), whole);
    out.add(Audience.allBut(seat), rest);
  }

  /** Lets the time pass, and every deadline on the way at its time. */
  public void advanceTo(long time) {
    while (!now.isOver() && now.deadline != CubeState.NONE && now.deadline <= time) {
      setClock(now.deadline);
      now.deadline = CubeState.NONE;
      Flow.of(now.rules.ruleSet).timeout(this);
    }
    setClock(time);
  }

  private void setClock(long time) {
    switch (now.phase) {
      case SEARCH, TURN, SHOW -> now.searched += time - now.clock;
      default -> {}
    }
    now.clock = time;
  }

  /** Stops the game's clock, or lets it go on. What was going on is remembered. */
  public void pause(boolean isOn) {
    now.paused = isOn;
    if (isTold()) {
      tell(isOn ? new CubeEvent.Paused() : new CubeEvent.Resumed());
    }
  }

  /** Solo: a step of the hint is paid for. */
  public void payHint(int step, int millis) {
    now.hints = step;
    addTime(millis);
    if (now.deadline != CubeState.NONE) {
      long sooner = Math.max(now.clock + LEFT_MS, now.deadline - millis);
      now.deadline = Math.min(now.deadline, sooner);
    }
  }

  /** Solo: wrong claims and hints cost time. */
  void addTime(int millis) {
    now.extraMs += millis;
  }

  void enter(Phase phase, int millis) {
    now.phase = phase;
    now.deadline = now.clock + millis;
  }

  void enter(Phase phase) {
    now.phase = phase;
    now.deadline = CubeState.NONE;
  }

  void moveTile(int zone, TileMove move) {
    Layout[] zones = now.zones.clone();
    zones[zone] = zones[zone].with(move.tile(), move.to());
    now.zones = zones;
    freshen(zone);
    if (isTold()) {
      tell(new CubeEvent.TileMoved(zone, move));
    }
  }

  /** Lays the tiles of a zone out in the starting shape, in a new order. */
  void layOut(int zone) {
    Layout[] zones = now.zones.clone();
    zones[zone] = Layout.shuffled(now.rules.shape, now.chance);
    now.chance = Layout.after(now.chance);
    now.zones = zones;
    freshen(zone);
    if (isTold()) {
      tell(new CubeEvent.TilesLaid(zone, zones[zone]));
    }
  }

  /** Whoever plays on this zone has to search anew, and what was hinted at is there no more. */
  private void freshen(int zone) {
    now.hints = 0;
    long[] freshAt = now.freshAt.clone();
    for (int seat = 0; seat < now.seats; seat++) {
      if (now.zoneOf(seat) == zone) {
        freshAt[seat] = now.searched;
      }
    }
    now.freshAt = freshAt;
  }

  /** The targets of this seat have changed. */
  void freshenSeat(int seat) {
    long[] freshAt = now.freshAt.clone();
    freshAt[seat] = now.searched;
    now.freshAt = freshAt;
  }

  void lock(int seat) {
    if (now.rules.lockMs > 0) {
      long[] lockedUntil = now.lockedUntil.clone();
      lockedUntil[seat] = now.clock + now.rules.lockMs;
      now.lockedUntil = lockedUntil;
      if (isTold()) {
        tell(new CubeEvent.Locked(seat, lockedUntil[seat]));
      }
    }
  }

  void finish(CubeEnd end) {
    enter(Phase.GAME_OVER);
    now.end = end;
    now.claimer = CubeState.NONE;
    now.currentSeat = CubeState.NONE;
    if (isTold()) {
      tell(new CubeEvent.GameOver(end));
    }
  }
}
