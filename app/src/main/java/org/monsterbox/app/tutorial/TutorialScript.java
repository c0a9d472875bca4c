package org.monsterbox.app.tutorial;

import java.util.List;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.game.Setup;

/**
 * A part of what there is to learn of a game, move by move: the first lesson, of at most {@link
 * #LONGEST_FIRST} steps, leads to a first success; further ones are short, about one thing each,
 * and offered at the table when that first matters.
 *
 * @param id names it among those of its game, in every language; empty where it is the only one
 * @param title what it is called where a game has several; else empty
 * @param question what is asked when it is offered at the table; empty for a first lesson
 * @param setup its seed deals what the script needs
 * @param seats who plays
 * @param learner the seat of the person who learns
 */
public record TutorialScript(
    String id,
    String title,
    String question,
    Setup setup,
    List<Seat> seats,
    int learner,
    List<Lesson> lessons) {

  /** So many steps a first lesson has at most. */
  public static final int LONGEST_FIRST = 10;

  public TutorialScript {
    seats = Seat.around(seats);
    lessons = List.copyOf(lessons);
    if (lessons.isEmpty()) {
      throw new IllegalArgumentException("There is nothing to learn");
    }
  }

  /** A first lesson: of that role, where a game has several. */
  public TutorialScript(
      String title, Setup setup, List<Seat> seats, int learner, List<Lesson> lessons) {
    this("", title, "", setup, seats, learner, lessons);
  }

  /** The only first lesson of its game. */
  public TutorialScript(Setup setup, List<Seat> seats, int learner, List<Lesson> lessons) {
    this("", setup, seats, learner, lessons);
  }

  /**
   * The same as a further lesson. When it first matters, {@code GameKit.isTimeFor} knows.
   *
   * @param name its id
   * @param called its title
   * @param asked what is asked when it is offered: "First attack: shall I show you how?"
   */
  public TutorialScript further(String name, String called, String asked) {
    return new TutorialScript(name, called, asked, setup, seats, learner, lessons);
  }

  public boolean isFirst() {
    return question.isEmpty();
  }
}
