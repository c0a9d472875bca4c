package org.monsterbox.toolchain;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** The script "gradle", with a Java and a Gradle wrapper that only say how they are called. */
public final class GradleScriptTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final Map<String, String> environment = new HashMap<>();
  private Path root;
  private Path cache;
  private Path sdk;

  @Before
  public void createProject() throws IOException {
    root = folder.getRoot().toPath().resolve("a project");
    cache = folder.getRoot().toPath().resolve("a cache");
    sdk = folder.getRoot().toPath().resolve("an sdk");
    Path sources = root.resolve("toolchain/src/main/java/org/monsterbox/toolchain");
    Files.createDirectories(sources);
    Files.writeString(sources.resolve("Install.java"), "class Install {}");
    Files.copy(Path.of("pom.xml"), root.resolve("toolchain/pom.xml"));
    executable(root.resolve("toolchain/gradle"), Files.readString(Path.of("gradle")));
    java("17.0.15", "jdk.compiler@17");
    executable(
        root.resolve("gradlew"),
        """
        #!/bin/sh
        echo wrapper "$@" "$ANDROID_HOME" "${ANDROID_SDK_ROOT-unset}"
        """);
    environment.put("JAVA_HOME", root.resolve("jdk").toString());
    environment.put("MONSTERBOX_TOOLCHAIN", cache.toString());
    environment.put("GRADLE_USER_HOME", folder.getRoot().toPath().resolve("a home").toString());
  }

  private void java(String version, String modules) throws IOException {
    executable(
        root.resolve("jdk/bin/java"),
        """
        #!/bin/sh
        case "$*" in
          -version) echo 'openjdk version "%s" 2025-04-15' >&2 ;;
          --list-modules) echo '%s' ;;
          *Install.java*) echo installing; for last in "$@"; do :; done; mkdir -p "$last" ;;
          *) echo "ANDROID_HOME=$ANDROID_HOME"
            echo "ANDROID_USER_HOME=$ANDROID_USER_HOME"
            echo "ANDROID_SDK_ROOT=${ANDROID_SDK_ROOT-unset}"
            pwd
            for argument in "$@"; do echo "$argument"; done ;;
        esac
        """
            .formatted(version, modules));
  }

  private void localProperties(String text) throws IOException {
    Files.writeString(root.resolve("local.properties"), text);
  }

  private void breakWrapper() throws IOException {
    executable(root.resolve("gradlew"), "#!/bin/sh\necho no network\nexit 1\n");
  }

  private void installSdk() throws IOException {
    Path platform = Files.createDirectories(sdk.resolve("platforms/android-36"));
    Files.writeString(platform.resolve("android.jar"), "");
  }

  @Test
  public void whereAnSdkIsInstalledTheWrapperRuns() throws Exception {
    installSdk();
    environment.put("ANDROID_HOME", sdk.toString());

    Result result = run("build", "--info");

    assertEquals("wrapper build --info " + sdk + " unset\n", result.output);
    assertFalse(Files.exists(cache));
  }

  @Test
  public void theOldVariableAndLocalPropertiesNameAnSdkToo() throws Exception {
    installSdk();
    environment.put("ANDROID_SDK_ROOT", sdk.toString());
    assertEquals("wrapper build " + sdk + " unset\n", run("build").output);

    environment.remove("ANDROID_SDK_ROOT");
    localProperties("# by hand\r\nsdk.dir=" + sdk + "\r\n");
    assertEquals("wrapper build " + sdk + " unset\n", run("build").output);
  }

  @Test
  public void localPropertiesGoBeforeTheEnvironment() throws Exception {
    installSdk();
    localProperties("sdk.dir=/an/older/line\nsdk.dir=" + sdk + "\n");
    environment.put("ANDROID_HOME", "/another/sdk");
    environment.put("ANDROID_SDK_ROOT", "/a/third/sdk");

    assertEquals("wrapper build " + sdk + " unset\n", run("build").output);
  }

  @Test
  public void aRelativeSdkIsLookedForInTheProject() throws Exception {
    installSdk();
    localProperties("sdk.dir=../an sdk\n");

    assertEquals("wrapper build " + root + "/../an sdk unset\n", run("build").output);
  }

  @Test
  public void aLocalSdkWithoutThePlatformIsTold() throws Exception {
    localProperties("sdk.dir=" + sdk + "\n");
    environment.put("ANDROID_HOME", "/another/sdk");

    assertRefused(
        "named in local.properties, has no platform android-36: install it there,"
            + " or remove the line sdk.dir from local.properties\n");
  }

  @Test
  public void aLocalSdkWithoutAWorkingWrapperIsTold() throws Exception {
    installSdk();
    localProperties("sdk.dir=" + sdk + "\n");
    breakWrapper();

    assertRefused(
        "named in local.properties, is fine, but ./gradlew does not work (no network?):"
            + " make it work, or remove the line sdk.dir from local.properties\n");
  }

  @Test
  public void aLocalSdkThatWasMadeHereIsTold() throws Exception {
    installSdk();
    Files.writeString(sdk.resolve(AndroidSdk.MARKER), "");
    localProperties("sdk.dir=" + sdk + "\n");

    assertRefused("was made by this script: name an installed one, or remove the line sdk.dir");
  }

  @Test
  public void theWrappersDownloadIsAnnouncedUntilItIsThere() throws Exception {
    installSdk();
    environment.put("ANDROID_HOME", sdk.toString());
    Path distribution =
        Path.of(environment.get("GRADLE_USER_HOME"), "wrapper/dists/gradle-8.9-bin/hash");
    Files.createDirectories(distribution);
    String announced = "toolchain/gradle: the wrapper downloads Gradle 8.9 (over 100 MB)\n";
    assertEquals(announced, run("build").errors);

    Files.writeString(distribution.resolve("gradle-8.9-bin.zip.ok"), "");
    assertEquals("", run("build").errors);
  }

  @Test
  public void withoutThePlatformTheToolchainRuns() throws Exception {
    Files.createDirectories(sdk.resolve("platforms/android-35"));
    environment.put("ANDROID_HOME", sdk.toString());

    assertToolchainRan(run("build"));
  }

  @Test
  public void theSdkMadeHereCountsAsNone() throws Exception {
    installSdk();
    Files.writeString(sdk.resolve(AndroidSdk.MARKER), "");
    environment.put("ANDROID_HOME", sdk.toString());

    assertToolchainRan(run("build"));
  }

  @Test
  public void whereTheWrapperFailsTheToolchainRuns() throws Exception {
    installSdk();
    environment.put("ANDROID_HOME", sdk.toString());
    breakWrapper();

    assertToolchainRan(run("build"));
  }

  @Test
  public void theToolchainIsInstalledOnce() throws Exception {
    Result first = run("build");
    Result second = run("build");

    assertTrue(first.errors, first.errors.contains("installing"));
    assertFalse(second.errors, second.errors.contains("installing"));
    assertEquals(first.output, second.output);
  }

  @Test
  public void aChangedSourceIsAnotherToolchain() throws Exception {
    run("build");
    Files.writeString(root.resolve("toolchain/pom.xml"), "\n<gradle>8.9</gradle>\n");
    run("build");

    try (Stream<Path> files = Files.list(cache)) {
      assertEquals(2, files.filter(f -> f.getFileName().toString().contains("-jdk")).count());
    }
  }

  @Test
  public void gradleRunsInTheCallersDirectoryWithTheToolchainsSdk() throws Exception {
    environment.put("ANDROID_SDK_ROOT", sdk.toString());
    environment.put("GRADLE_HEAP", "5g");

    Result result = run("-p", "some dir", "build");

    List<String> lines = result.output.lines().toList();
    assertTrue(lines.get(0), lines.get(0).matches("ANDROID_HOME=.*/a cache/.*-jdk17/sdk"));
    assertEquals("ANDROID_USER_HOME=" + cache + "/android-user/.android", lines.get(1));
    assertTrue(Files.isDirectory(cache.resolve("android-user/.android")));
    assertEquals("ANDROID_SDK_ROOT=unset", lines.get(2));
    assertEquals(folder.getRoot().toPath().toRealPath(), Path.of(lines.get(3)).toRealPath());
    assertTrue(result.output, lines.contains("-Xmx5g"));
    assertTrue(result.output, lines.contains("-Dorg.gradle.jvmargs="));
    assertTrue(result.output, lines.contains("-Pandroid.experimental.lint.version=9.4.1"));
    assertTrue(result.output, result.output.endsWith("\n-p\nsome dir\nbuild\n"));
  }

  @Test
  public void relativeDirectoriesOfTheCacheAreMadeAbsolute() throws Exception {
    environment.put("MONSTERBOX_TOOLCHAIN", "a cache");
    String output = run("build").output;
    assertTrue(
        output,
        output.startsWith("ANDROID_HOME=" + folder.getRoot().getCanonicalPath() + "/a cache/"));

    environment.put("MONSTERBOX_TOOLCHAIN", "");
    environment.put("XDG_CACHE_HOME", "a cache");
    output = run("build").output;
    assertTrue(
        output,
        output.startsWith(
            "ANDROID_HOME="
                + folder.getRoot().getCanonicalPath()
                + "/a cache/monsterbox/toolchain/"));
  }

  @Test
  public void aCacheThatCannotBeMadeIsTold() throws Exception {
    environment.put("MONSTERBOX_TOOLCHAIN", root.resolve("gradlew").toString());

    assertRefused("MONSTERBOX_TOOLCHAIN can name another directory than " + root + "/gradlew\n");
  }

  @Test
  public void anotherJavaIsRefused() throws Exception {
    for (String version : List.of("1.8.0_402", "11.0.2", "16-ea", "18", "21.0.4", "170.1")) {
      java(version, "jdk.compiler");

      assertRefused(
          "a JDK 17 is needed, and "
              + root.resolve("jdk/bin/java")
              + (" is version " + version + "; JAVA_HOME can name another JDK\n"));
    }
  }

  @Test
  public void aJavaWithoutCompilerIsRefused() throws Exception {
    java("17.0.15", "java.base@17");

    assertRefused("has no compiler; a JDK is needed");
  }

  @Test
  public void aMissingJavaIsTold() throws Exception {
    environment.put("JAVA_HOME", "/no/such/jdk");

    assertRefused("no Java found (/no/such/jdk/bin/java)");
  }

  private void assertRefused(String reason) throws Exception {
    Result result = run("build");

    assertEquals(1, result.exitCode);
    assertEquals("", result.output);
    assertTrue(result.errors, result.errors.contains(reason));
  }

  private static void assertToolchainRan(Result result) {
    assertEquals(result.errors, 0, result.exitCode);
    assertTrue(result.output, result.output.contains("org.gradle.launcher.GradleMain"));
    assertFalse(result.output, result.output.contains("installing"));
  }

  private record Result(int exitCode, String output, String errors) {}

  private Result run(String... arguments) throws IOException, InterruptedException {
    Path errors = folder.getRoot().toPath().resolve("errors");
    ProcessBuilder command = new ProcessBuilder(root.resolve("toolchain/gradle").toString());
    command.command().addAll(List.of(arguments));
    command.directory(folder.getRoot());
    command.environment().keySet().removeIf(name -> name.startsWith("ANDROID_"));
    command.environment().putAll(environment);
    Process process = command.redirectError(errors.toFile()).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Result(process.waitFor(), output, Files.readString(errors));
  }

  private static void executable(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    if (!file.toFile().setExecutable(true)) {
      throw new IOException("cannot make executable: " + file);
    }
  }
}
