package org.monsterbox.toolchain;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.Test;

/** What {@link Install} makes of the lines that Maven prints. */
public final class MavenOutputTest {
  private static final String REPOSITORY = "central (https://repo.example.org/maven2)";

  @Test
  public void aDownloadedJarIsShownWithItsSize() {
    String line =
        "[INFO] Downloaded from central: https://repo.example.org/maven2/dev/gradleplugins/"
            + "gradle-api/8.9/gradle-api-8.9.jar (178 MB at 11 MB/s)";

    assertEquals(Optional.of("  gradle-api-8.9.jar 178 MB"), Install.downloaded(line));
  }

  @Test
  public void aFractionOfASizeIsShown() {
    String line = "Downloaded from a-mirror: http://localhost:8081/m/x/x-1.jar (2.4 kB at 8 B/s)";

    assertEquals(Optional.of("  x-1.jar 2.4 kB"), Install.downloaded(line));
  }

  @Test
  public void otherLinesAreNotShown() {
    String start = "[INFO] Downloading from central: https://repo.example.org/maven2/x/x-1.jar";
    String pom = "[INFO] Downloaded from central: https://repo.example.org/x-1.pom (4 kB at 1 B/s)";

    assertEquals(Optional.empty(), Install.downloaded(start));
    assertEquals(Optional.empty(), Install.downloaded(pom));
    assertEquals(Optional.empty(), Install.downloaded("[INFO] BUILD SUCCESS"));
  }

  @Test
  public void artifactsThatTheRepositoryLacksAreNamed() {
    String text =
        explained(
            "The following artifacts could not be resolved: junit:junit:jar:99.99,"
                + " org.ow2.asm:asm-tree:jar:9.7.99: Could not find artifact junit:junit:jar:99.99"
                + " in "
                + REPOSITORY);

    assertTrue(text, text.contains("them:\n  junit:junit:99.99\n  org.ow2.asm:asm-tree:9.7.99\nR"));
    assertTrue(text, text.contains("Reason: the repository does not have them."));
  }

  @Test
  public void aFailureThatMavenRemembersIsTheSame() {
    String text =
        explained(
            "junit:junit:jar:99.99 was not found in https://repo.example.org/maven2 during a"
                + " previous attempt. This failure was cached in the local repository");

    assertTrue(text, text.contains("them:\n  junit:junit:99.99\nReason"));
    assertTrue(text, text.contains("Reason: the repository does not have them."));
  }

  @Test
  public void aPluginThatCannotBeLoadedIsNamedOnce() {
    String plugin = "org.apache.maven.plugins:maven-dependency-plugin";
    String text =
        Install.explain(
            List.of(
                "[INFO] Scanning for projects...",
                "[ERROR] Plugin "
                    + plugin
                    + ":3.8.1 or one of its dependencies could not be resolved: Failed to read"
                    + " artifact descriptor for "
                    + plugin
                    + ":jar:3.8.1: Could not transfer artifact "
                    + plugin
                    + ":pom:3.8.1 from/to "
                    + REPOSITORY
                    + ": Connect to repo.example.org:443 failed: Connection refused -> [Help 1]"));

    assertTrue(text, text.contains("get them:\n  " + plugin + ":3.8.1\nReason"));
    assertTrue(text, text.contains("Reason: the connection was refused."));
  }

  @Test
  public void theReasonIsToldInShort() {
    assertReason("no such host (no network?)", "Unknown host repo.example.org");
    assertReason(
        "no such host (no network?)",
        "repo.example.org: Temporary failure in name resolution: unknown error");
    assertReason("the connection timed out", "Connect to repo.example.org failed: Read timed out");
    assertReason(
        "this Java does not trust the repository's certificate",
        "PKIX path building failed: unable to find valid certification path");
    assertReason(
        "the proxy wants a user name and a password",
        "authentication failed for https://repo.example.org/x, status: 407 Proxy Authentication");
    assertReason(
        "the repository refuses access",
        "authorization failed for https://repo.example.org/x, status: 403 Forbidden");
    assertReason(
        "the repository answers with an error",
        "transfer failed for https://repo.example.org/x, status: 502 Bad Gateway");
    assertReason(
        "what arrived has a wrong checksum, or none",
        "Checksum validation failed, expected 1234 but is 5678");
    assertReason("the transfer failed", "something new");
  }

  @Test
  public void offlineModeIsRecognised() {
    String text =
        explained(
            "Cannot access "
                + REPOSITORY
                + " in offline mode and the artifact junit:junit:jar:4.13.2 has not been"
                + " downloaded from it before.");

    assertTrue(text, text.contains("\n  junit:junit:4.13.2\n"));
    assertTrue(text, text.contains("Reason: Maven is in offline mode"));
  }

  @Test
  public void itIsSaidWhatToDo() {
    String text = explained("Could not find artifact junit:junit:jar:99.99 in " + REPOSITORY);

    assertTrue(text, text.contains("settings.xml"));
    assertTrue(text, text.contains("run the same\ncommand again"));
  }

  @Test
  public void hostsAreNotShown() {
    String known = explained("Could not transfer artifact a:b:jar:1 from/to " + REPOSITORY);
    String unknown = explained("Broken settings, see https://repo.example.org/help");

    assertFalse(known, known.contains("example.org"));
    assertFalse(unknown, unknown.contains("example.org"));
  }

  @Test
  public void otherFailuresShowTheEndOfTheOutput() {
    String text = Install.explain(List.of("JAVA_HOME is not defined correctly"));

    assertEquals("Maven failed:\nJAVA_HOME is not defined correctly", text);
  }

  private static void assertReason(String expected, String detail) {
    String text =
        explained("Could not transfer artifact a:b:jar:1 from/to " + REPOSITORY + ": " + detail);
    assertTrue(text, text.contains("Reason: " + expected + "."));
  }

  private static String explained(String error) {
    return Install.explain(
        List.of(
            "[INFO] Building toolchain 1",
            "[INFO] BUILD FAILURE",
            "[ERROR] Failed to execute goal on project toolchain: Could not resolve dependencies"
                + " for project org.monsterbox:toolchain:pom:1: "
                + error
                + " -> [Help 1]",
            "[ERROR] "));
  }
}
