package org.monsterbox.desktop.host;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

public final class ArgumentsTest {

  private static final Path HERE = Path.of("somewhere").toAbsolutePath();

  @Test
  public void nothingAskedForIsTheAppInABrowser() throws Arguments.Wrong {
    Arguments arguments = Arguments.of(List.of(), HERE);

    assertEquals(Optional.empty(), arguments.data());
    assertFalse(arguments.fresh());
    assertTrue(arguments.browser());
  }

  @Test
  public void pathsStartWhereThePersonIs() throws Arguments.Wrong {
    Arguments arguments = Arguments.of(List.of("--data", "games", "--shots", "pictures"), HERE);

    assertEquals(Optional.of(HERE.resolve("games")), arguments.data());
    assertEquals(Optional.of(HERE.resolve("pictures")), arguments.shots());
  }

  @Test
  public void aDemonstrationKeepsNothingUnlessItIsToldWhere() throws Arguments.Wrong {
    assertTrue(Arguments.of(List.of("--demo", "thirteen"), HERE).fresh());
    assertFalse(Arguments.of(List.of("--demo", "thirteen", "--data", "x"), HERE).fresh());
  }

  @Test
  public void whatThereIsNotIsSaid() {
    assertWrong("There is no --dance", "--dance");
    assertWrong("Something is missing after --data", "--data");
    assertWrong("Something is missing after --demo", "--demo", "--fresh");
    assertWrong("There is no game chess, but bigmonster, cube,", "--demo", "chess");
    assertWrong("--fresh keeps nothing", "--fresh", "--data", "x");
  }

  private static void assertWrong(String start, String... words) {
    Arguments.Wrong wrong =
        assertThrows(Arguments.Wrong.class, () -> Arguments.of(List.of(words), HERE));
    assertTrue(wrong.getMessage(), wrong.getMessage().startsWith(start));
  }
}
