package org.monsterbox.core.box;

import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.game.GameFacts;

public final class MonsterBoxTest {

  @Test
  public void holdsFourGamesInTheOrderOfTheShelf() {
    assertEquals(
        List.of("thirteen", "cube", "bigmonster", "sea"),
        MonsterBox.GAMES.stream().map(GameFacts::id).toList());
  }
}
