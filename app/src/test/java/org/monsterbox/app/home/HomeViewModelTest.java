package org.monsterbox.app.home;

import static org.junit.Assert.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.monsterbox.app.shelf.Box;

public final class HomeViewModelTest {

  @Test
  public void startsInTheOrderOfTheBox() {
    assertEquals(
        List.of(Box.THIRTEEN, Box.CUBE, Box.BIG_MONSTER, Box.SEA),
        HomeViewModel.inFront(Optional.empty()));
  }

  @Test
  public void movesOnlyTheBoxThatWasOpenedLast() {
    assertEquals(
        List.of(Box.SEA, Box.THIRTEEN, Box.CUBE, Box.BIG_MONSTER),
        HomeViewModel.inFront(Optional.of("sea")));
  }

  @Test
  public void ignoresAGameThatIsNotInTheBox() {
    assertEquals(List.of(Box.values()), HomeViewModel.inFront(Optional.of("poker")));
  }
}
