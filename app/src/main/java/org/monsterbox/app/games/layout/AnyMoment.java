package org.monsterbox.app.games.layout;

import java.util.List;
import java.util.stream.Collectors;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;

/** What the parts of a scene ask for in any game: what is to be seen, and how it is written. */
public interface AnyMoment<M extends Move, V extends Fingerprinted> {

  Sight<M, V> sight();

  Rules<?, M, V> rules();

  Tools tools();

  default V view() {
    return sight().view();
  }

  default int viewer() {
    return sight().viewer();
  }

  default List<Seat> seats() {
    return sight().seats();
  }

  default Seat seat(int number) {
    return seats().get(number);
  }

  default String name(int seat) {
    return seat(seat).name();
  }

  default Draft draft() {
    return sight().draft();
  }

  default Writing writing() {
    return tools().writing();
  }

  /** Words as they stand within a sentence; who is spoken of is filled in as a seat. */
  default String text(int id, Object... parts) {
    return tools().text(id, parts);
  }

  /** A sentence, which begins with a capital letter. */
  default String say(int id, Object... parts) {
    return writing().say(id, parts);
  }

  /** Whether somebody at this device is asked to act. */
  default boolean isAsked() {
    return sight().isAsked();
  }

  /** Whether this very move is among those that are listed. */
  default boolean allows(M move) {
    return sight().moves().contains(move);
  }

  /** Those of the listed moves that are of one kind. */
  default <T extends M> List<T> moves(Class<T> kind) {
    return sight().moves().stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .collect(Collectors.toList());
  }

  /** Whether a hint proposes this very move. */
  default boolean hints(M move) {
    return sight().hinted().equals(rules().text(move));
  }

  /** Whether a hint proposes a move that begins so. */
  default boolean hints(String start) {
    return !sight().hinted().isEmpty() && (sight().hinted() + " ").startsWith(start + " ");
  }
}
