package org.monsterbox.core.game;

import java.util.ArrayList;
import java.util.List;

/**
 * How a game ended.
 *
 * @param reason what ended it
 * @param places where each seat came in, by seat
 * @param feat what somebody who played alone has reached, in a text that the game itself can read;
 *     empty where several have played
 */
public record Outcome(Code reason, List<Place> places, String feat) {

  /**
   * Where a seat came in.
   *
   * @param side seats of one side win and lose together
   * @param rank 1 has won; sides that are level share a rank; nobody need have won
   * @param score as the game counts
   */
  public record Place(int side, int rank, int score) {

    public Place {
      if (side < 0 || rank < 1) {
        throw new IllegalArgumentException("Side " + side + ", rank " + rank);
      }
    }
  }

  public Outcome(Code reason, List<Place> places) {
    this(reason, places, "");
  }

  public Outcome {
    places = List.copyOf(places);
  }

  /** Everybody for themselves, the highest score first. */
  public static Outcome byScore(Code reason, int... scores) {
    List<Place> places = new ArrayList<>(scores.length);
    for (int seat = 0; seat < scores.length; seat++) {
      int rank = 1;
      for (int score : scores) {
        if (score > scores[seat]) {
          rank++;
        }
      }
      places.add(new Place(seat, rank, scores[seat]));
    }
    return new Outcome(reason, places);
  }

  public boolean won(int seat) {
    return places.get(seat).rank() == 1;
  }

  /** The seat's part of the victory: 1 for the only winning side, less if sides are level. */
  public double share(int seat) {
    if (!won(seat)) {
      return 0;
    }
    int sides = 0;
    for (int winner = 0; winner < places.size(); winner++) {
      if (won(winner) && firstOfItsSide(winner)) {
        sides++;
      }
    }
    return 1.0 / sides;
  }

  private boolean firstOfItsSide(int seat) {
    for (int earlier = 0; earlier < seat; earlier++) {
      if (places.get(earlier).side() == places.get(seat).side()) {
        return false;
      }
    }
    return true;
  }
}
