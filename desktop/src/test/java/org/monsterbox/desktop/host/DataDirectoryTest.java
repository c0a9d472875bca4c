package org.monsterbox.desktop.host;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class DataDirectoryTest {

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void isMadeAndStays() throws Exception {
    Path path = folder.getRoot().toPath().resolve("a").resolve("b");
    try (DataDirectory data = open("--data", path.toString())) {
      Files.writeString(data.path().resolve("game"), "kept");
    }

    assertEquals("kept", Files.readString(path.resolve("game")));
  }

  @Test
  public void aSecondProgramIsToldToGoElsewhere() throws Exception {
    String path = folder.getRoot().getPath();
    try (DataDirectory first = open("--data", path)) {
      Arguments.Wrong wrong =
          assertThrows(Arguments.Wrong.class, () -> open("--data", path).close());
      assertTrue(wrong.getMessage().contains(first.path().toString()));
    }

    open("--data", path).close();
  }

  @Test
  public void aFreshOneIsClearedAway() throws Exception {
    Path path;
    try (DataDirectory data = open("--fresh")) {
      path = data.path();
      Files.writeString(Files.createDirectory(path.resolve("databases")).resolve("game"), "gone");
    }

    assertFalse(Files.exists(path));
  }

  @Test
  public void aFileIsNoDirectory() throws Exception {
    String file = folder.newFile("games").getPath();

    assertThrows(Arguments.Wrong.class, () -> open("--data", file).close());
  }

  @Test
  public void theUsualPlaceIsThatOfTheSystem() {
    Path home = Path.of("home");

    assertEquals(
        home.resolve(".local/share/monster-box"), DataDirectory.usual("Linux", home, Map.of()));
    Path elsewhere = Path.of("elsewhere").toAbsolutePath();
    assertEquals(
        elsewhere.resolve("monster-box"),
        DataDirectory.usual("Linux", home, Map.of("XDG_DATA_HOME", elsewhere.toString())));
    assertEquals(
        home.resolve(".local/share/monster-box"),
        DataDirectory.usual("Linux", home, Map.of("XDG_DATA_HOME", "relative")));
    assertEquals(
        home.resolve("Library/Application Support/monster-box"),
        DataDirectory.usual("Mac OS X", home, Map.of()));
    assertEquals(
        elsewhere.resolve("monster-box"),
        DataDirectory.usual("Windows 11", home, Map.of("APPDATA", elsewhere.toString())));
  }

  private static DataDirectory open(String... words) throws Exception {
    return DataDirectory.open(Arguments.of(List.of(words), Path.of("").toAbsolutePath()));
  }
}
