package org.monsterbox.core.cube.table;

import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;
import org.monsterbox.core.scenario.Scenario;
import org.monsterbox.core.scenario.ScenarioFiles;

/** The scenarios of Monster Cube, a test each. */
@RunWith(Parameterized.class)
public final class CubeScenarioTest {

  private static final int FEWEST = 20;

  private final Path file;

  public CubeScenarioTest(Path file) {
    this.file = file;
  }

  @Parameters(name = "{0}")
  public static List<Path> files() throws IOException {
    List<Path> files = ScenarioFiles.of("cube");
    assertTrue(files.toString(), files.size() >= FEWEST);
    return files;
  }

  @Test
  public void isTrue() throws IOException {
    Scenario.run(file, new CubeWords());
  }
}
