package org.monsterbox.packaging;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** The script "release", in a project whose check and build do nothing but leave their traces. */
public final class ReleaseTest {

  private static final String[] DRY = {"1.2.3", "--dry-run"};

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private Path root;
  private String said = "";

  @Before
  public void createProject() throws Exception {
    root = folder.newFolder("a project").toPath();
    script("release", Files.readString(Path.of("..", "release")));
    script("check", "#!/bin/sh\nmkdir -p build\ntouch build/checked\n");
    script(
        "toolchain/gradle",
        """
        #!/bin/sh
        mkdir -p app/build/outputs/mapping/release
        echo apk > app/build/outputs/monster-box.apk
        echo aab > app/build/outputs/monster-box.aab
        echo names > app/build/outputs/mapping/release/mapping.txt
        """);
    write(".gitignore", "build/\n");
    write("app/build.gradle", "        versionName = '1.2.3'\n");
    write(
        "CHANGELOG.md",
        """
        # Changelog

        ## [Unreleased]

        ## [1.2.3] - 2030-01-31

        ### Added

        - A fifth box.

        ## [1.2.2] - 2029-12-24

        - Older things.
        """);
    write("fastlane/metadata/android/en-US/changelogs/10203.txt", "A fifth box.\n");
    write("fastlane/metadata/android/fr-FR/changelogs/10203.txt", "Une cinquième boîte.\n");
    run("git", "init", "-q");
    commit();
  }

  @Test
  public void aDryRunDoesAllButTheTag() throws Exception {
    assertEquals(said, 0, release(Map.of(), DRY));

    assertTrue(Files.exists(root.resolve("build/checked")));
    assertEquals("apk\n", Files.readString(root.resolve("build/release/monster-box-1.2.3.apk")));
    assertEquals("aab\n", Files.readString(root.resolve("build/release/monster-box-1.2.3.aab")));
    assertTrue(
        Files.readString(root.resolve("build/release/SHA256SUMS"))
            .contains(sha256("apk\n") + "  monster-box-1.2.3.apk\n"));
    assertEquals("", tags());
  }

  @Test
  public void aReleaseIsTaggedWithItsChanges() throws Exception {
    assertEquals(said, 0, release(withKey(), "1.2.3"));

    assertEquals("v1.2.3\n", tags());
    run("git", "cat-file", "tag", "v1.2.3");
    assertTrue(said, said.contains("Monster Box 1.2.3\n\n### Added\n\n- A fifth box.\n"));
    assertTrue(said, said.contains(sha256("aab\n")));
    assertFalse(said, said.contains("Older things"));
  }

  @Test
  public void changesThatAreNotCommittedAreRefused() throws Exception {
    write("app/new.txt", "");

    assertRefused("app/", DRY);
  }

  @Test
  public void anotherVersionThanTheAppHasIsRefused() throws Exception {
    assertRefused("versionName 1.2.3, not 1.2.2", "1.2.2", "--dry-run");
    assertRefused("no version", "1.2", "--dry-run");
  }

  @Test
  public void aVersionWithoutChangesIsRefused() throws Exception {
    write(
        "CHANGELOG.md", "## [1.2.3] - 2030-01-31\n\n## [1.2.2] - 2029-12-24\n\n- Older things.\n");
    commit();

    assertRefused("nothing under ## [1.2.3]", DRY);
  }

  @Test
  public void aLanguageThatSaysNothingOfTheVersionIsRefused() throws Exception {
    Files.delete(root.resolve("fastlane/metadata/android/fr-FR/changelogs/10203.txt"));
    write("fastlane/metadata/android/fr-FR/title.txt", "Monster Box\n");
    commit();

    assertRefused("fr-FR/changelogs/10203.txt is missing", DRY);
  }

  @Test
  public void aVersionThatWasTaggedBeforeIsRefused() throws Exception {
    run("git", "tag", "v1.2.3");

    assertRefused("there already", DRY);
  }

  @Test
  public void nobodyReleasesWithAThrowAwayKey() throws Exception {
    assertRefused("MONSTERBOX_KEYSTORE", "1.2.3");
  }

  @Test
  public void whatDoesNotPassTheCheckIsRefused() throws Exception {
    script("check", "#!/bin/sh\nexit 1\n");
    commit();

    assertRefused("./check failed", DRY);
  }

  @Test
  public void whoeverSkipsTheCheckSaysWhy() throws Exception {
    assertRefused("needs a reason", "1.2.3", "--dry-run", "--skip-check");

    assertEquals(said, 0, release(withKey(), "1.2.3", "--skip-check", "it ran an hour ago"));

    assertFalse(Files.exists(root.resolve("build/checked")));
    run("git", "cat-file", "tag", "v1.2.3");
    assertTrue(said, said.contains("./check was left out: it ran an hour ago"));
  }

  private void assertRefused(String reason, String... arguments) throws Exception {
    assertNotEquals(said, 0, release(Map.of(), arguments));
    assertTrue(said, said.contains(reason));
    assertFalse(Files.exists(root.resolve("build/release")));
  }

  private static Map<String, String> withKey() {
    return Map.of("MONSTERBOX_KEYSTORE", "key.p12");
  }

  private int release(Map<String, String> environment, String... arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of("./release"));
    command.addAll(List.of(arguments));
    return run(environment, command);
  }

  private void commit() throws Exception {
    run("git", "add", "-A");
    assertEquals(said, 0, run("git", "commit", "-q", "-m", "All of it"));
  }

  private String tags() throws Exception {
    run("git", "tag", "--list", "v*");
    return said;
  }

  private int run(String... command) throws Exception {
    return run(Map.of(), List.of(command));
  }

  private int run(Map<String, String> environment, List<String> command) throws Exception {
    ProcessBuilder process =
        new ProcessBuilder(command).directory(root.toFile()).redirectErrorStream(true);
    process.environment().keySet().removeIf(name -> name.startsWith("MONSTERBOX_"));
    // whatever the person at this computer has set up for git is of no concern here
    for (String role : List.of("AUTHOR", "COMMITTER")) {
      process.environment().put("GIT_" + role + "_NAME", "Nobody");
      process.environment().put("GIT_" + role + "_EMAIL", "nobody@example.org");
    }
    process.environment().put("GIT_CONFIG_GLOBAL", "/dev/null");
    process.environment().putAll(environment);
    Process running = process.start();
    said = new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return running.waitFor();
  }

  private static String sha256(String text) throws NoSuchAlgorithmException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
  }

  private void script(String name, String text) throws IOException {
    Files.setPosixFilePermissions(write(name, text), PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private Path write(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }
}
