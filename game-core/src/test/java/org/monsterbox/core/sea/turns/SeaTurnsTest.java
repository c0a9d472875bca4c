package org.monsterbox.core.sea.turns;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.Test;
import org.monsterbox.core.contract.RandomGame;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.WhaleCard;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.terms.SeaOptions;
import org.monsterbox.core.sea.terms.Status;

/** What is true over whole turns and rounds: invariants 5, 6 and 11 of the rules. */
public final class SeaTurnsTest {

  private static final MonsterOfTheSea RULES = new MonsterOfTheSea();
  private static final int GAMES = 25;
  private static final int RESERVE = 4;

  /** What everybody saw of one game so far. */
  private static final class Watch {
    private int wrecks;
    private int deaths;
    private int refloats;
    private int weapons;
    private int whaleCards;

    /** Hunters without a boat, and those of them whose turn has come. */
    private final Set<Integer> wrecked = new HashSet<>();

    private final Set<Integer> due = new HashSet<>();

    void see(SeaMove move) {
      boolean isWeapon = move instanceof SeaMove.PlayWeapon || move instanceof SeaMove.PlayNets;
      weapons += isWeapon ? 1 : 0;
      whaleCards += move instanceof WhaleCard ? 1 : 0;
      assertTrue("weapons in one turn: " + weapons, weapons <= 1);
      assertTrue("whale cards in one turn: " + whaleCards, whaleCards <= 1);
    }

    void see(Event event) {
      if (event instanceof SeaEvent.RoundStarted) {
        newTurn();
        whaleCards = 0;
      } else if (event instanceof SeaEvent.HunterChosen chosen) {
        newTurn();
        weapons = 0;
        if (wrecked.contains(chosen.seat())) {
          due.add(chosen.seat());
        }
      } else if (event instanceof SeaEvent.RefloatFailed failed) {
        due.remove(failed.seat());
      } else {
        seeBoats(event);
      }
    }

    /** Whoever had no boat when its turn came has one when the next turn begins. */
    private void newTurn() {
      assertTrue("still wrecked: " + due, due.isEmpty());
    }

    private void seeBoats(Event event) {
      if (event instanceof SeaEvent.Wrecked wreck) {
        wrecks++;
        wrecked.add(wreck.seat());
      } else if (event instanceof SeaEvent.Died death) {
        deaths++;
        wrecked.remove(death.seat());
      } else if (event instanceof SeaEvent.Refloated refloat) {
        refloats++;
        wrecked.remove(refloat.seat());
        due.remove(refloat.seat());
      }
    }
  }

  @Test
  public void everyWreckTakesOneBoatAndEveryTurnOneWeaponOrCard() {
    int wrecks = 0;
    int deaths = 0;
    int refloats = 0;
    for (int seats = 3; seats <= 4; seats++) {
      for (long seed = 1; seed <= GAMES; seed++) {
        Watch watch = watch(new Setup(seats, Options.usual(SeaOptions.ALL), seed));
        wrecks += watch.wrecks;
        deaths += watch.deaths;
        refloats += watch.refloats;
      }
    }
    assertTrue("there is something to see", wrecks > GAMES && deaths > GAMES && refloats > GAMES);
  }

  private static Watch watch(Setup setup) {
    Watch watch = new Watch();
    SeaState state = RULES.start(setup);
    RandomGame<SeaState, SeaMove> game =
        new RandomGame<>(RULES, setup, 20_000, (seen, number) -> {});
    for (RandomGame.Step<SeaMove> step : game.steps()) {
      EventLog events = new EventLog();
      state = RULES.play(state, step.seat(), step.move(), events);
      watch.see(step.move());
      events.seenBy(SeaTable.WHALE).forEach(watch::see);
      assertEquals(RESERVE - watch.wrecks, state.table.reserve);
      for (int seat = 1; seat <= state.table.hunters; seat++) {
        boolean isWrecked = RULES.open(state, seat).status(seat) == Status.WRECKED;
        assertEquals(watch.wrecked.contains(seat), isWrecked);
      }
    }
    return watch;
  }
}
