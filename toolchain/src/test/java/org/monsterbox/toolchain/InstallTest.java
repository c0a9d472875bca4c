package org.monsterbox.toolchain;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class InstallTest {
  private static final String ERROR =
      "[ERROR] Could not find artifact junit:junit:jar:99.99 in central (https://repo.example.org)";

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private FakeProject project;

  @Before
  public void createProject() throws IOException {
    project = new FakeProject(folder.getRoot().toPath().resolve("a project"));
  }

  @After
  public void deleteProject() throws Exception {
    // the folder's own clean-up does not get to the end of an undeletable directory
    new ProcessBuilder("rm", "-rf", project.root().toString()).start().waitFor();
  }

  @Test
  public void buildsTheToolchainAndNothingElseStays() throws Exception {
    project.install().run();

    assertEquals(List.of("id", "id.lock", "id.log"), project.cached());
    assertEquals("part\n", Files.readString(project.target().resolve("part")));
    assertFalse(Files.exists(project.target().resolve("jars")));
    assertFalse(Files.exists(project.target().resolve("classes")));
  }

  @Test
  public void showsProgressWithoutHosts() {
    project.install().run();

    String shown = project.shown();
    assertTrue(shown, shown.contains("\n" + FakeProject.PROGRESS + "\nMaven: 1 jars, 0 MB\n"));
    assertTrue(shown, shown.endsWith(" in " + project.target() + "\n"));
    assertFalse(shown, shown.contains("example.org"));
  }

  @Test
  public void aSecondRunFindsItReady() throws Exception {
    project.install().run();
    String shown = project.shown();
    project.install().run();

    assertEquals(1, project.mavenRuns());
    assertEquals(shown, project.shown());
  }

  @Test
  public void leftOversOfAKilledRunAreRemoved() throws Exception {
    Files.createDirectories(project.cache().resolve("id.building-123/jars"));
    Files.writeString(project.cache().resolve("id.building-123/jars/half.jar"), "half");
    Files.createDirectory(project.cache().resolve("another-id.building-456"));

    project.install().run();

    assertEquals(List.of("another-id.building-456", "id", "id.lock", "id.log"), project.cached());
  }

  @Test
  public void whatTheMavenOfAKilledRunStillWritesIsRemovedToo() throws Exception {
    project.maven("mkdir -p cache/id.building-123/jars");

    project.install().run();

    assertEquals(List.of("id", "id.lock", "id.log"), project.cached());
  }

  @Test
  public void leftOversThatCannotBeRemovedDoNoHarm() throws Exception {
    Path leftOver = project.undeletable(project.cache().resolve("id.building-0"));

    project.install().run();

    assertEquals(List.of("id", "id.building-0", "id.lock", "id.log"), project.cached());
    assertTrue(project.shown(), project.shown().endsWith("may be deleted: " + leftOver + "\n"));
  }

  @Test
  public void leftOversThatCannotBeRemovedDoNotHideAFailure() throws Exception {
    project.undeletable(project.root().resolve("deep"));
    project.maven("mv deep \"$jars\"; echo '" + ERROR + "'; exit 1");

    String message = failure(project.install());

    assertTrue(message, message.contains("junit:junit:99.99"));
    assertTrue(project.shown(), project.shown().contains("\nleft behind, may be deleted: "));
  }

  @Test
  public void aDirectoryThatCannotBeReadIsToldLikeOneThatCannotBeWritten() throws Exception {
    project.undeletable(project.root().resolve("deep"));
    project.maven("mv deep \"$jars\"");

    String message = failure(project.install());

    assertTrue(
        message, message.startsWith("The toolchain cannot be built in " + project.cache() + ": "));
  }

  @Test
  public void mavenChecksWhatItDownloads() throws Exception {
    project.maven("echo \"$@\" > arguments");

    project.install().run();

    String arguments = Files.readString(project.root().resolve("arguments"));
    assertTrue(arguments, arguments.contains(" -C "));
  }

  @Test
  public void aFailedDownloadIsExplainedAndLeavesNoToolchain() throws Exception {
    project.maven("echo '" + ERROR + "'; exit 1");

    String message = failure(project.install());

    assertTrue(message, message.contains("junit:junit:99.99"));
    assertTrue(message, message.endsWith(project.target() + ".log"));
    assertEquals(List.of("id.lock", "id.log"), project.cached());
    assertTrue(Files.readString(project.cache().resolve("id.log")).contains(ERROR));
  }

  @Test
  public void afterAFailedDownloadTheNextRunBuildsIt() throws Exception {
    project.maven("exit 1");
    failure(project.install());
    project.maven("");

    project.install().run();

    assertTrue(Files.exists(project.target().resolve("part")));
  }

  @Test
  public void aMissingMavenIsTold() {
    Install install = project.install(project.target(), "no-such-mvn");

    assertTrue(failure(install).startsWith("Maven was not found (no-such-mvn)."));
  }

  @Test
  public void aDirectoryThatCannotBeWrittenIsNamed() throws Exception {
    Path file = Files.writeString(project.root().resolve("a file"), "");
    Install install = project.install(file.resolve("id"), project.maven().toString());

    String message = failure(install);

    assertTrue(
        message, message.startsWith("The toolchain cannot be built in " + file + ": cannot"));
  }

  @Test
  public void aFullDiskIsToldWithTheDirectory() throws Exception {
    project.toolchain(throwing("new java.io.IOException(\"No space left on device\")"));

    String message = failure(project.install());

    assertTrue(message, message.contains(project.cache() + ": No space left on device\n"));
    assertEquals(List.of("id.lock", "id.log"), project.cached());
  }

  @Test
  public void aDiskThatIsFullForMavenIsToldTheSameWay() throws Exception {
    project.maven("echo '[ERROR] Error copying a:b:jar:1: No space left on device'; exit 1");

    String message = failure(project.install());

    assertTrue(message, message.contains(project.cache() + ": No space left on device (or"));
    assertEquals(List.of("id.lock", "id.log"), project.cached());
  }

  @Test
  public void anErrorInTheToolchainGoesToTheLog() throws Exception {
    project.toolchain(throwing("new IllegalStateException(\"pom.xml lacks android-all\")"));

    String message = failure(project.install());

    assertTrue(message, message.startsWith("The toolchain could not be put together"));
    assertTrue(
        Files.readString(project.cache().resolve("id.log")).contains("pom.xml lacks android-all"));
    assertEquals(List.of("id.lock", "id.log"), project.cached());
  }

  @Test
  public void sourcesThatDoNotCompileAreTold() throws Exception {
    project.toolchain("no Java");

    assertTrue(failure(project.install()).contains("do not compile"));
    assertEquals(List.of("id.lock", "id.log"), project.cached());
  }

  private static String throwing(String exception) {
    return "package org.monsterbox.toolchain; public class Toolchain { public static void"
        + " build(java.nio.file.Path jars, java.nio.file.Path home, java.io.PrintStream out)"
        + " throws Exception { throw "
        + exception
        + "; } }";
  }

  private static String failure(Install install) {
    return assertThrows(Install.Failure.class, install::run).getMessage();
  }
}
