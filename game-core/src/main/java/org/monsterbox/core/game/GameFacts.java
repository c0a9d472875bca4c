package org.monsterbox.core.game;

/**
 * What is printed on the side of a game's box.
 *
 * @param id the game's name in records, files and resources; never changes
 * @param fewestSeats the smallest number of players
 * @param mostSeats the largest number of players
 * @param shortestMinutes how long a quick game takes
 * @param longestMinutes how long a slow game takes
 * @param hasPoints whether scores say more than who has won
 */
public record GameFacts(
    String id,
    int fewestSeats,
    int mostSeats,
    int shortestMinutes,
    int longestMinutes,
    boolean hasPoints) {

  public GameFacts {
    if (!id.matches("[a-z]+")) {
      throw new IllegalArgumentException("A game's id is lower-case letters only: " + id);
    }
    if (fewestSeats < 1 || mostSeats < fewestSeats) {
      throw new IllegalArgumentException(id + " seats " + fewestSeats + " to " + mostSeats);
    }
    if (shortestMinutes < 1 || longestMinutes < shortestMinutes) {
      throw new IllegalArgumentException(
          id + " takes " + shortestMinutes + " to " + longestMinutes + " minutes");
    }
  }

  /** A game for points. */
  public GameFacts(
      String id, int fewestSeats, int mostSeats, int shortestMinutes, int longestMinutes) {
    this(id, fewestSeats, mostSeats, shortestMinutes, longestMinutes, true);
  }

  /** The same game if it is only won or lost. */
  public GameFacts withoutPoints() {
    return new GameFacts(id, fewestSeats, mostSeats, shortestMinutes, longestMinutes, false);
  }
}
