package org.monsterbox.app.home;

import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.Test;
import org.monsterbox.app.shelf.Box;

public final class HomeViewModelTest {

  @Test
  public void startsInTheOrderOfTheBox() {
    assertEquals(
        List.of(Box.THIRTEEN, Box.CUBE, Box.BIG_MONSTER, Box.SEA),
        HomeViewModel.lastOpenedInFront(List.of()));
  }

  @Test
  public void movesOnlyTheBoxThatWasOpenedLast() {
    assertEquals(
        List.of(Box.SEA, Box.THIRTEEN, Box.CUBE, Box.BIG_MONSTER),
        HomeViewModel.lastOpenedInFront(List.of("sea", "cube")));
  }

  @Test
  public void ignoresAGameThatIsNotInTheBox() {
    assertEquals(List.of(Box.values()), HomeViewModel.lastOpenedInFront(List.of("poker")));
  }
}
