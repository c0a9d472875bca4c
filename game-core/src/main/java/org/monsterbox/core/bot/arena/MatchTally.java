package org.monsterbox.core.bot.arena;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Outcome.Place;

/** Adds up games. Contestants have numbers here. */
final class MatchTally {

  private final List<String> names;
  private final int[] games;
  private final double[] fairShares;
  private final double[] shares;
  private final int[] seats;
  private final long[] scores;
  private final double[][] before;
  private final List<List<Long>> decisions = new ArrayList<>();

  MatchTally(List<String> names) {
    this.names = names;
    this.games = new int[names.size()];
    this.fairShares = new double[names.size()];
    this.shares = new double[names.size()];
    this.seats = new int[names.size()];
    this.scores = new long[names.size()];
    this.before = new double[names.size()][names.size()];
    for (int i = 0; i < names.size(); i++) {
      decisions.add(new ArrayList<>());
    }
  }

  void decided(int contestant, long nanos) {
    decisions.get(contestant).add(nanos);
  }

  /**
   * Adds a game.
   *
   * @param sitting which contestant sat in each seat
   */
  void add(int[] sitting, Outcome outcome) {
    int[] seatsOf = new int[names.size()];
    for (int contestant : sitting) {
      seatsOf[contestant]++;
    }
    for (int contestant = 0; contestant < seatsOf.length; contestant++) {
      games[contestant] += seatsOf[contestant] > 0 ? 1 : 0;
    }
    for (int seat = 0; seat < sitting.length; seat++) {
      int a = sitting[seat];
      int mates = seatsOfSide(outcome, outcome.places().get(seat).side());
      fairShares[a] += 1.0 / sides(outcome) / mates;
      shares[a] += outcome.share(seat) / mates;
      seats[a]++;
      scores[a] += outcome.places().get(seat).score();
      for (int other = 0; other < sitting.length; other++) {
        int b = sitting[other];
        if (a != b) {
          // All pairs of their seats together are one game between the two.
          int behind = outcome.places().get(other).rank() - outcome.places().get(seat).rank();
          before[a][b] += (Integer.signum(behind) + 1) / 2.0 / (seatsOf[a] * seatsOf[b]);
        }
      }
    }
  }

  void add(MatchTally other) {
    for (int a = 0; a < games.length; a++) {
      games[a] += other.games[a];
      fairShares[a] += other.fairShares[a];
      shares[a] += other.shares[a];
      seats[a] += other.seats[a];
      scores[a] += other.scores[a];
      decisions.get(a).addAll(other.decisions.get(a));
      for (int b = 0; b < games.length; b++) {
        before[a][b] += other.before[a][b];
      }
    }
  }

  List<ContestantStanding> standings() {
    double[] ratings = Elo.ratings(before);
    List<ContestantStanding> standings = new ArrayList<>();
    for (int i = 0; i < games.length; i++) {
      long[] sorted = decisions.get(i).stream().mapToLong(Long::longValue).sorted().toArray();
      standings.add(
          new ContestantStanding(
              names.get(i),
              games[i],
              fairShares[i] / games[i],
              shares[i] / games[i],
              // Thirds of victories add up to a hair more than the whole.
              Interval.of(Math.min(shares[i], games[i]), games[i]),
              (double) scores[i] / seats[i],
              ratings[i],
              millis(sorted, 0.5),
              millis(sorted, 0.95)));
    }
    return standings;
  }

  private static int sides(Outcome outcome) {
    Set<Integer> sides = new HashSet<>();
    for (Place place : outcome.places()) {
      sides.add(place.side());
    }
    return sides.size();
  }

  private static int seatsOfSide(Outcome outcome, int side) {
    int seats = 0;
    for (Place place : outcome.places()) {
      if (place.side() == side) {
        seats++;
      }
    }
    return seats;
  }

  private static double millis(long[] sortedNanos, double part) {
    return sortedNanos.length == 0 ? 0 : sortedNanos[(int) (part * (sortedNanos.length - 1))] / 1e6;
  }
}
