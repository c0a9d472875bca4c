package org.monsterbox.app.tutorial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One step of a tutorial.
 *
 * @param caption what is said, in the reader's language
 * @param highlighted the id of the node that it is about, or empty
 * @param deed the move that ends the lesson; empty where there is only something to read
 * @param rest what the script plays after that, before the next lesson
 */
public record Lesson(String caption, String highlighted, Optional<Deed> deed, List<Deed> rest) {

  public Lesson {
    rest = List.copyOf(rest);
  }

  /**
   * A move of the script.
   *
   * @param move as the game writes it
   * @param byPerson whether the person must make it; otherwise the script plays it
   */
  public record Deed(int seat, String move, boolean byPerson) {}

  /** Only something to read. */
  public static Lesson read(String caption, String highlighted) {
    return new Lesson(caption, highlighted, Optional.empty(), List.of());
  }

  /** The script plays a move when the person goes on. */
  public static Lesson watch(String caption, String highlighted, int seat, String move) {
    return new Lesson(caption, highlighted, Optional.of(new Deed(seat, move, false)), List.of());
  }

  /** The person must make this very move. */
  public static Lesson act(String caption, String highlighted, int seat, String move) {
    return new Lesson(caption, highlighted, Optional.of(new Deed(seat, move, true)), List.of());
  }

  /** The same, and then a seat makes these moves. */
  public Lesson then(int seat, String... moves) {
    List<Deed> more = new ArrayList<>(rest);
    for (String move : moves) {
      more.add(new Deed(seat, move, false));
    }
    return new Lesson(caption, highlighted, deed, more);
  }

  /** All moves between this lesson and the next, in order. */
  public List<Deed> deeds() {
    List<Deed> deeds = new ArrayList<>();
    deed.ifPresent(deeds::add);
    deeds.addAll(rest);
    return deeds;
  }

  boolean isForThePerson() {
    return deed.filter(Deed::byPerson).isPresent();
  }
}
