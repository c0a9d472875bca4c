package org.monsterbox.core.rooms;

import java.util.List;
import org.monsterbox.core.bot.GameWithBots;
import org.monsterbox.core.contract.FoundGames;

/**
 * The rooms of a game in the core. Each game has its own, found by its name: {@code SeaWithBots}
 * has {@code SeaRooms} in the game's package.
 */
public interface GameRooms {

  RoomPlan plan();

  /** Of all games that the core has. */
  static List<RoomPlan> all() {
    return FoundGames.all().stream().map(game -> of(game).plan()).toList();
  }

  private static GameRooms of(GameWithBots<?, ?, ?> game) {
    String name =
        game.rules().getClass().getPackageName()
            + "."
            + game.getClass().getSimpleName().replaceFirst("WithBots$", "Rooms");
    try {
      return Class.forName(name).asSubclass(GameRooms.class).getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("The rooms of a game are not planned: " + name, e);
    }
  }
}
