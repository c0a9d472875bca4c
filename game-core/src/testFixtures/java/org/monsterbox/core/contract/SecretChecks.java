package org.monsterbox.core.contract;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Rules;

/** What a seat can know, what it cannot, and what it finds out. */
final class SecretChecks<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  private static final int TRIES = 3;

  private final Rules<S, M, V> rules;
  private final Reshuffle<S> reshuffle;
  private final Predicate<M> isSeenByAll;

  SecretChecks(Rules<S, M, V> rules, Reshuffle<S> reshuffle, Predicate<M> isSeenByAll) {
    this.rules = rules;
    this.reshuffle = reshuffle;
    this.isSeenByAll = isSeenByAll;
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
    Map<String, Set<String>> imaginedStates = new HashMap<>();
    Map<String, Set<String>> possibleStates = new HashMap<>();
    forEachSeat(
        positions,
        (position, seat, chance) -> {
          S imagined = rules.imagine(rules.view(position.state(), seat), chance);
          checkLooksTheSame("IMAGINED STATE DOES NOT FIT ITS", position, imagined, seat);
          S possible = reshuffle.reshuffled(position.state(), seat, chance);
          String place = position + " " + seat;
          imaginedStates.computeIfAbsent(place, key -> new HashSet<>()).add(DeepText.of(imagined));
          possibleStates.computeIfAbsent(place, key -> new HashSet<>()).add(DeepText.of(possible));
        });
    long imagined = imaginedStates.values().stream().filter(states -> states.size() > 1).count();
    long possible = possibleStates.values().stream().filter(states -> states.size() > 1).count();
    // By luck the same may be drawn twice, but not always.
    if (2 * imagined < possible) {
      String counts = possible + " views leave a choice, " + imagined + " times it was made";
      throw positions.get(0).defect("TOO LITTLE IMAGINATION", counts);
    }
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
   * A move that reveals nothing leads to what a seat could foresee, the same whatever it cannot
   * know. Otherwise undo could be used to peep.
   */
  void checkReveals(List<Position<S>> positions) {
    for (Position<S> position : positions) {
      for (int watcher = 0; watcher < position.setup().seats(); watcher++) {
        checkReveals(position, watcher);
      }
    }
  }

  private void checkReveals(Position<S> position, int watcher) {
    List<S> others = new ArrayList<>();
    for (Chance chance : chances(position)) {
      others.add(reshuffle.reshuffled(position.state(), watcher, chance));
    }
    forEachMove(
        position,
        (mover, move) -> {
          Optional<Sight> sight = silentSight(position.state(), mover, move, watcher);
          for (int i = 0; sight.isPresent() && i < others.size(); i++) {
            Optional<Sight> other = silentSight(others.get(i), mover, move, watcher);
            if (other.isPresent() && !other.equals(sight)) {
              throw position.defect(
                  "SILENT REVEAL",
                  "to seat "
                      + watcher
                      + " by "
                      + mover
                      + " "
                      + rules.text(move)
                      + ", which tells "
                      + sight.get().events());
            }
          }
        });
  }

  /** What a seat cannot see in the table after a move, it is not told either. */
  void checkEvents(List<Position<S>> positions) {
    forEachSeat(
        positions,
        (position, watcher, chance) -> {
          S other = reshuffle.reshuffled(position.state(), watcher, chance);
          Map<String, String> eventsByView = new HashMap<>();
          forEachMove(
              position,
              (mover, move) -> {
                if (mover == watcher || isSeenByAll.test(move)) {
                  return;
                }
                Optional<Sight> sight = silentSight(other, mover, move, watcher);
                if (sight.isEmpty()) {
                  return;
                }
                String events = sight.get().events();
                String before = eventsByView.putIfAbsent(mover + sight.get().view(), events);
                if (before != null && !before.equals(events)) {
                  throw position.defect(
                      "LEAKY EVENTS",
                      "seat "
                          + watcher
                          + " is told "
                          + events
                          + " or "
                          + before
                          + " of "
                          + mover
                          + " "
                          + rules.text(move));
                }
              });
        });
  }

  /** What a seat sees after a move, and what it is told on the way. */
  private record Sight(String view, String events) {}

  /** Empty if the move cannot be made there, or reveals something, so that it cannot be undone. */
  private Optional<Sight> silentSight(S state, int mover, M move, int watcher) {
    EventLog events = new EventLog();
    try {
      S after = rules.play(state, mover, move, events);
      if (events.reveals()) {
        return Optional.empty();
      }
      String view = DeepText.of(rules.view(after, watcher));
      return Optional.of(new Sight(view, DeepText.of(events.seenBy(watcher))));
    } catch (Refusal refusal) {
      return Optional.empty();
    }
  }

  private interface MoveCheck<M> {
    void check(int mover, M move);
  }

  private void forEachMove(Position<S> position, MoveCheck<M> check) {
    for (int mover = 0; mover < position.setup().seats(); mover++) {
      for (M move : position.some(rules.legalMoves(position.state(), mover))) {
        check.check(mover, move);
      }
    }
  }

  private interface Check<S> {
    void check(Position<S> position, int seat, Chance chance);
  }

  private void forEachSeat(List<Position<S>> positions, Check<S> check) {
    for (Position<S> position : positions) {
      for (int seat = 0; seat < position.setup().seats(); seat++) {
        for (Chance chance : chances(position)) {
          check.check(position, seat, chance);
        }
      }
    }
  }

  private static List<Chance> chances(Position<?> position) {
    List<Chance> chances = new ArrayList<>();
    for (int i = 0; i < TRIES; i++) {
      chances.add(Chance.of(position.number(), "secrets").branch(i));
    }
    return chances;
  }
}
