package org.monsterbox.app.tutorial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One step of a tutorial.
 *
 * @param caption what is said, in the reader's language
 * @param lit the ids of the nodes that it is about: they are seen, the rest is dimmed; empty where
 *     it is about the whole table
 * @param gestures what the hand shows, one after the other: each is shown until it is done; empty
 *     where there is only something to read or to watch
 * @param explained the words that this caption explains, as they are written in it
 * @param deed the move that ends the lesson; empty where there is only something to read
 * @param rest what the script plays after that, before the next lesson
 */
public record Lesson(
    String caption,
    List<String> lit,
    List<Gesture> gestures,
    List<String> explained,
    Optional<Deed> deed,
    List<Deed> rest) {

  public Lesson {
    lit = List.copyOf(lit);
    gestures = List.copyOf(gestures);
    explained = List.copyOf(explained);
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
  public static Lesson read(String caption, String lit) {
    return of(caption, lit, List.of(), Optional.empty());
  }

  /** The script plays a move when the person goes on. */
  public static Lesson watch(String caption, String lit, int seat, String move) {
    return of(caption, lit, List.of(), Optional.of(new Deed(seat, move, false)));
  }

  /** The person must make this very move: by touching what is lit, unless gestures are named. */
  public static Lesson act(String caption, String lit, int seat, String move) {
    return of(caption, lit, List.of(Gesture.tap(lit)), Optional.of(new Deed(seat, move, true)));
  }

  private static Lesson of(
      String caption, String lit, List<Gesture> gestures, Optional<Deed> deed) {
    List<String> about = lit.isEmpty() ? List.of() : List.of(lit);
    return new Lesson(caption, about, gestures, List.of(), deed, List.of());
  }

  /** The same about more nodes: both cells that a tile covers, say. */
  public Lesson lighting(String... more) {
    List<String> all = new ArrayList<>(lit);
    all.addAll(List.of(more));
    return new Lesson(caption, all, gestures, explained, deed, rest);
  }

  /**
   * The same done by these gestures, one after the other. The nodes of the one that comes next are
   * lit, with those that the lesson is about. A lesson without a move that ends in a hold goes on
   * when what the hold shows is closed.
   */
  public Lesson by(Gesture... hand) {
    return new Lesson(caption, lit, List.of(hand), explained, deed, rest);
  }

  /** The same, and its caption explains these words, as they are written in it. */
  public Lesson explaining(String... words) {
    return new Lesson(caption, lit, gestures, List.of(words), deed, rest);
  }

  /** The same, and then a seat makes these moves. */
  public Lesson then(int seat, String... moves) {
    List<Deed> more = new ArrayList<>(rest);
    for (String move : moves) {
      more.add(new Deed(seat, move, false));
    }
    return new Lesson(caption, lit, gestures, explained, deed, more);
  }

  /** All moves between this lesson and the next, in order. */
  public List<Deed> deeds() {
    List<Deed> deeds = new ArrayList<>();
    deed.ifPresent(deeds::add);
    deeds.addAll(rest);
    return deeds;
  }

  /** Whether it is done by looking at something. */
  boolean endsInHold() {
    return deed.isEmpty()
        && !gestures.isEmpty()
        && gestures.get(gestures.size() - 1).kind() == Gesture.Kind.HOLD;
  }

  boolean isForThePerson() {
    return deed.filter(Deed::byPerson).isPresent();
  }
}
