package org.monsterbox.app.referee;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.referee.clock.Pace;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Setup;

/** A referee whose threads, clock and ledger a test holds in its hands. */
final class Rig<S extends Fingerprinted, M extends Move, V extends Fingerprinted>
    implements Referee.Listener {

  final HandDriven main = new HandDriven();
  final HandDriven.Queue keeping = new HandDriven.Queue();
  final HandDriven.Queue thinking = new HandDriven.Queue();
  final MemoryLedger ledger;
  final List<Code> refusals = new ArrayList<>();
  final GameKit<S, M, V> kit;
  int happened;
  private int shown;
  Pace pace = (usual, revealed) -> usual;
  Referee<S, M, V> referee;

  /** By seat: P for a person, anything else for a bot. */
  Rig(GameKit<S, M, V> kit, String seats, long seed) {
    this(kit, seats, kit.rules().usualSetup(seats.length(), seed));
  }

  Rig(GameKit<S, M, V> kit, String seats, Setup setup) {
    this.kit = kit;
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < seats.length(); seat++) {
      String name = "Seat" + seat;
      chairs.add(
          seats.charAt(seat) == 'P'
              ? Chair.person(seat + 1, seat, name)
              : Chair.bot(Grade.MEDIUM, seat, name));
    }
    ledger = new MemoryLedger(setup, chairs);
    open();
  }

  /** As after the process has died: nothing is left but what the ledger has. */
  void open() {
    referee =
        new Referee<>(
            kit,
            ledger.read(kit.rules()),
            ledger,
            (usual, revealed) -> pace.pause(usual, revealed),
            new Referee.Rooms(keeping, thinking, main),
            this);
    referee.start();
  }

  /** Everything that is to be done now is done; the clock stands still. */
  void settle() {
    do {
      keeping.run();
      thinking.run();
      main.idle();
    } while (!keeping.isEmpty() || !thinking.isEmpty());
  }

  /** Until a person is asked or the game is over. */
  Situation<M, V> untilAsked() {
    settle();
    while (!situation().isAsked() && !situation().isOver() && main.isWaiting()) {
      main.skipToNext();
      settle();
    }
    return situation();
  }

  /** The person who is asked plays their first move. */
  void playFirstMove() {
    Situation<M, V> asked = situation();
    referee.act(asked.viewer(), asked.moves().get(0), 0);
  }

  /** People play their first moves until it is over. */
  long playOut() {
    while (!untilAsked().isOver()) {
      playFirstMove();
    }
    return referee.position().line().state().fingerprint();
  }

  Situation<M, V> situation() {
    return referee.situation();
  }

  @Override
  public void changed() {
    int length = referee.position().line().length();
    happened += length > shown ? 1 : 0;
    shown = length;
  }

  @Override
  public void refused(int seat, Code code) {
    refusals.add(code);
  }
}
