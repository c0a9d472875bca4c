package org.monsterbox.toolchain;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class JarWriterTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void theFirstEntryOfANameWins() throws Exception {
    Path file = file("a.jar");

    try (JarWriter jar = new JarWriter(file)) {
      jar.add("name", JarWriter.text("first"));
      jar.add("name", JarWriter.text("second"));
    }

    assertEquals("first", new JarContent(file).text("name"));
  }

  @Test
  public void aJarHasAManifestInAnyCase() throws Exception {
    JarWriter.write(file("without.jar"), Map.of());
    JarWriter.write(file("with.jar"), Map.of(JarWriter.MANIFEST, JarWriter.text("own")));

    assertEquals(Set.of(JarWriter.MANIFEST), new JarContent(file("without.jar")).names());
    assertEquals("own", new JarContent(file("with.jar")).text(JarWriter.MANIFEST));
  }

  @Test
  public void theTimeOfWritingIsNotInTheJar() throws Exception {
    JarWriter.write(file("a.jar"), Map.of("name", JarWriter.text("text")));
    JarWriter.write(file("b.jar"), Map.of("name", JarWriter.text("text")));

    assertArrayEquals(Files.readAllBytes(file("a.jar")), Files.readAllBytes(file("b.jar")));
    try (ZipFile zip = new ZipFile(file("a.jar").toFile())) {
      ZipEntry entry = zip.getEntry("name");
      assertEquals(1980, entry.getTimeLocal().getYear());
    }
  }

  private Path file(String name) {
    return folder.getRoot().toPath().resolve(name);
  }
}
