package org.monsterbox.toolchain;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.rules.Timeout;

/** {@link Install} as it is run: by the JDK's source launcher, out of its one file. */
public final class InstallProcessTest {
  private static final String WAITING = "waiting for another run that is building the toolchain";

  @Rule public final TemporaryFolder folder = new TemporaryFolder();
  @Rule public final Timeout timeout = new Timeout(2, TimeUnit.MINUTES);

  private final List<Process> processes = new ArrayList<>();
  private FakeProject project;

  @Before
  public void createProject() throws IOException {
    project = new FakeProject(folder.getRoot().toPath().resolve("a project"));
    // without its directory (the test has ended) it does not wait either
    project.maven("while [ -e pom.xml ] && [ ! -e go ]; do sleep 1; done");
  }

  @After
  public void endProcesses() {
    processes.forEach(Process::destroyForcibly);
  }

  @Test
  public void ofTwoRunsAtOnceTheSecondWaitsAndFindsItReady() throws Exception {
    Process first = start();
    BufferedReader firstOutput = first.inputReader(StandardCharsets.UTF_8);
    assertTrue(shows(FakeProject.PROGRESS, firstOutput));
    Process second = start();
    BufferedReader secondOutput = second.inputReader(StandardCharsets.UTF_8);
    assertTrue(shows(WAITING, secondOutput));
    assertFalse(Files.exists(project.target()));

    letMavenGoOn();

    assertEquals(0, first.waitFor());
    assertEquals(0, second.waitFor());
    assertEquals(null, secondOutput.readLine());
    assertEquals(1, project.mavenRuns());
    assertEquals("part\n", Files.readString(project.target().resolve("part")));
  }

  @Test
  public void afterAKilledRunTheNextOneBuildsItAfresh() throws Exception {
    Process killed = start();
    assertTrue(shows(FakeProject.PROGRESS, killed.inputReader(StandardCharsets.UTF_8)));
    killed.destroyForcibly().waitFor();
    assertFalse(Files.exists(project.target()));

    project.maven("");
    Process next = start();

    assertEquals(0, next.waitFor());
    assertEquals(2, project.mavenRuns());
    assertEquals(List.of("id", "id.lock", "id.log"), project.cached());
  }

  @Test
  public void aRunThatIsEndedEndsItsMaven() throws Exception {
    Process ended = start();
    assertTrue(shows(FakeProject.PROGRESS, ended.inputReader(StandardCharsets.UTF_8)));
    List<ProcessHandle> maven = ended.descendants().toList();
    assertFalse(maven.isEmpty());

    ended.destroy();

    for (ProcessHandle process : maven) {
      process.onExit().get(30, TimeUnit.SECONDS);
    }
  }

  @Test
  public void aFailureEndsWithExitCodeOneAndNoStackTrace() throws Exception {
    project.maven("exit 1");

    Process process = start();
    List<String> lines = process.inputReader(StandardCharsets.UTF_8).lines().toList();

    assertEquals(1, process.waitFor());
    assertTrue(lines.toString(), lines.contains("Maven failed:"));
    assertTrue(lines.toString(), lines.stream().noneMatch(line -> line.startsWith("\tat ")));
  }

  private Process start() throws IOException {
    ProcessBuilder command =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            project.root().toString(),
            "src/main/java/org/monsterbox/toolchain/Install.java",
            project.root().toString(),
            project.target().toString());
    command.environment().put("MVN", project.maven().toString());
    Process process = command.redirectErrorStream(true).start();
    processes.add(process);
    return process;
  }

  private void letMavenGoOn() throws IOException {
    Files.writeString(project.root().resolve("go"), "");
  }

  private static boolean shows(String expected, BufferedReader output) throws IOException {
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      if (line.equals(expected)) {
        return true;
      }
    }
    return false;
  }
}
