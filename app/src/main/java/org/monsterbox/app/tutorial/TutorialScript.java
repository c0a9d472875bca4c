package org.monsterbox.app.tutorial;

import java.util.List;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.game.Setup;

/**
 * A first game, move by move.
 *
 * @param title what it is called where a game has several; else empty
 * @param setup its seed deals what the script needs
 * @param seats who plays
 * @param learner the seat of the person who learns
 */
public record TutorialScript(
    String title, Setup setup, List<Seat> seats, int learner, List<Lesson> lessons) {

  public TutorialScript {
    seats = List.copyOf(seats);
    lessons = List.copyOf(lessons);
    if (lessons.isEmpty()) {
      throw new IllegalArgumentException("There is nothing to learn");
    }
  }

  /** The only one of its game. */
  public TutorialScript(Setup setup, List<Seat> seats, int learner, List<Lesson> lessons) {
    this("", setup, seats, learner, lessons);
  }
}
