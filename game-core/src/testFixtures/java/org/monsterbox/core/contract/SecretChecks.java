package org.monsterbox.core.contract;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;

/** What a seat can know, what it cannot, and what it finds out. */
final class SecretChecks<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  private static final int TRIES = 3;

  private final Rules<S, M, V> rules;
  private final Reshuffle<S> reshuffle;

  SecretChecks(Rules<S, M, V> rules, Reshuffle<S> reshuffle) {
    this.rules = rules;
    this.reshuffle = reshuffle;
  }

  void checkViews(List<Position<S>> positions) {
    forEachSeat(
        positions,
        (position, seat, chance) -> {
          S other = reshuffle.reshuffled(position.state(), seat, chance);
          checkLooksTheSame("LEAKY", position, other, seat);
        });
  }

  void checkImagination(List<Position<S>> positions) {
    forEachSeat(
        positions,
        (position, seat, chance) -> {
          S imagined = rules.imagine(rules.view(position.state(), seat), chance);
          checkLooksTheSame("IMAGINED STATE DOES NOT FIT ITS", position, imagined, seat);
        });
  }

  private void checkLooksTheSame(String defect, Position<S> position, S other, int seat) {
    String view = DeepText.of(rules.view(position.state(), seat));
    String otherView = DeepText.of(rules.view(other, seat));
    if (!view.equals(otherView)) {
      throw position.defect(
          defect + " VIEW", "seat " + seat + " sees " + view + " or " + otherView);
    }
    if (!rules.turn(position.state()).equals(rules.turn(other))) {
      throw position.defect(defect + " TURN", "to seat " + seat);
    }
    List<M> moves = rules.legalMoves(position.state(), seat);
    List<M> otherMoves = rules.legalMoves(other, seat);
    if (!moves.equals(otherMoves)) {
      throw position.defect(
          defect + " MOVES", "seat " + seat + " may do " + moves + " or " + otherMoves);
    }
  }

  /**
   * A move that reveals nothing leads to what the seat could foresee: the same whatever it cannot
   * know. Otherwise undo could be used to peep.
   */
  void checkReveals(List<Position<S>> positions) {
    forEachSeat(
        positions,
        (position, seat, chance) -> {
          S other = reshuffle.reshuffled(position.state(), seat, chance);
          for (M move : rules.legalMoves(position.state(), seat)) {
            EventLog events = new EventLog();
            EventLog otherEvents = new EventLog();
            S after = rules.play(position.state(), seat, move, events);
            S otherAfter = rules.play(other, seat, move, otherEvents);
            if (events.reveals() || otherEvents.reveals()) {
              continue;
            }
            String view = DeepText.of(rules.view(after, seat));
            List<Event> seen = events.seenBy(seat);
            if (!view.equals(DeepText.of(rules.view(otherAfter, seat)))
                || !DeepText.of(seen).equals(DeepText.of(otherEvents.seenBy(seat)))) {
              throw position.defect(
                  "SILENT REVEAL", "by " + seat + " " + move.text() + ", which tells only " + seen);
            }
          }
        });
  }

  void checkFingerprints(List<Position<S>> positions) {
    Map<Long, String> states = new HashMap<>();
    Map<Long, String> views = new HashMap<>();
    forEachSeat(
        positions,
        (position, seat, chance) -> {
          S other = reshuffle.reshuffled(position.state(), seat, chance);
          check(position, states, position.state());
          check(position, states, other);
          check(position, views, rules.view(position.state(), seat));
        });
  }

  private static void check(
      Position<?> position, Map<Long, String> known, Fingerprinted fingerprinted) {
    String text = DeepText.of(fingerprinted);
    String other = known.put(fingerprinted.fingerprint(), text);
    if (other != null && !other.equals(text)) {
      throw position.defect("FINGERPRINT MISSES SOMETHING", text + " and " + other);
    }
  }

  private interface Check<S> {
    void check(Position<S> position, int seat, Chance chance);
  }

  private void forEachSeat(List<Position<S>> positions, Check<S> check) {
    for (Position<S> position : positions) {
      for (int seat = 0; seat < position.setup().seats(); seat++) {
        for (int i = 0; i < TRIES; i++) {
          check.check(position, seat, Chance.of(position.number(), "secrets").branch(i));
        }
      }
    }
  }
}
