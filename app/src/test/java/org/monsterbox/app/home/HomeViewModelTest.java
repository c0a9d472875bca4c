package org.monsterbox.app.home;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.monsterbox.app.games.Box;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.shelf.Shelf;

public final class HomeViewModelTest {

  private final List<Box> boxes = Shelf.games().stream().<Box>map(GameKit::box).toList();

  @Test
  public void startsInTheOrderOfTheBox() {
    assertEquals(boxes, HomeViewModel.inFront(boxes, Optional.empty()));
  }

  @Test
  public void movesOnlyTheBoxThatWasOpenedLast() {
    for (Box last : boxes) {
      List<Box> expected = new ArrayList<>(boxes);
      expected.remove(last);
      expected.add(0, last);
      assertEquals(expected, HomeViewModel.inFront(boxes, Optional.of(last.id())));
    }
  }

  @Test
  public void ignoresAGameThatIsNotInTheBox() {
    assertEquals(boxes, HomeViewModel.inFront(boxes, Optional.of("poker")));
  }
}
