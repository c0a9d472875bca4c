package org.monsterbox.core.game;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public final class GameFactsTest {

  @Test
  public void refusesAnIdThatIsNotPlainLetters() {
    assertThrows(IllegalArgumentException.class, () -> new GameFacts("13 Monsters", 2, 8, 30, 60));
  }

  @Test
  public void refusesSeatsInTheWrongOrder() {
    assertThrows(IllegalArgumentException.class, () -> new GameFacts("chess", 2, 1, 30, 60));
    assertThrows(IllegalArgumentException.class, () -> new GameFacts("chess", 0, 2, 30, 60));
  }

  @Test
  public void refusesMinutesInTheWrongOrder() {
    assertThrows(IllegalArgumentException.class, () -> new GameFacts("chess", 2, 2, 60, 30));
    assertThrows(IllegalArgumentException.class, () -> new GameFacts("chess", 2, 2, 0, 30));
  }

  @Test
  public void aGameMayBeOnlyWonOrLost() {
    GameFacts draughts = new GameFacts("draughts", 2, 2, 10, 30);
    assertTrue(draughts.hasPoints());
    assertFalse(draughts.withoutPoints().hasPoints());
  }
}
