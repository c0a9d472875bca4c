package org.monsterbox.app.games;

import java.util.List;
import org.monsterbox.app.shelf.Shelf;
import org.monsterbox.app.shot.Screen;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.rooms.RoomPlan;

/**
 * What the tests of all games look at in one of them. Each game on the shelf has its own beside its
 * kit: {@code SeaKit} has {@code SeaSamples}.
 */
public interface GameSamples {

  /** All that can happen in the game: a sealed type. */
  Class<? extends Event> events();

  /** Moments of the game that are drawn and described in every look. */
  List<Screen> screens();

  /** The game's packages in the app, and which of them sees which; drawings have their own plan. */
  List<RoomPlan> rooms();

  /** Of all games on the shelf, in its order. */
  static List<GameSamples> all() {
    return Shelf.games().stream().map(GameSamples::of).toList();
  }

  static GameSamples of(GameKit<?, ?, ?> kit) {
    String name = kit.getClass().getName().replaceFirst("Kit$", "Samples");
    try {
      return Class.forName(name)
          .asSubclass(GameSamples.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("Tests need " + name, e);
    }
  }
}
