package org.monsterbox.app.shelf;

import static org.junit.Assert.assertEquals;

import java.util.TreeSet;
import org.junit.Test;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.core.contract.FoundGames;

public final class ShelfTest {

  @Test
  public void everyGameOfTheCoreStandsOnTheShelf() {
    TreeSet<String> games = new TreeSet<>();
    FoundGames.all().forEach(game -> games.add(game.rules().facts().id()));
    TreeSet<String> kits = new TreeSet<>();
    Shelf.games().forEach(kit -> kits.add(kit.rules().facts().id()));
    assertEquals(games, kits);
  }

  /** So rules for packages can be told by the id of a game. */
  @Test
  public void aGameLivesInPackagesOfItsName() {
    for (GameKit<?, ?, ?> kit : Shelf.games()) {
      String id = kit.box().id();
      assertEquals("org.monsterbox.app.games." + id, kit.getClass().getPackageName());
      assertEquals("org.monsterbox.core." + id, kit.rules().getClass().getPackageName());
    }
  }
}
