package org.monsterbox.toolchain;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler.CompilationTask;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** A Gradle home made of an API jar with one class, one library and one module. */
public final class GradleHomeTest {
  private static final String SHADED = "org.gradle.internal.impldep.";

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
  private Path lib;

  @Before
  public void write() throws IOException {
    Path root = folder.getRoot().toPath();
    Path jars = Files.createDirectory(root.resolve("jars"));
    JarWriter.write(jars.resolve("gradle-api-9.99.jar"), apiJar(root));
    Files.writeString(jars.resolve("kotlin-stdlib-1.2.3.jar"), "the genuine jar");
    PrintStream out = new PrintStream(shown, true, StandardCharsets.UTF_8);
    new GradleHome(new Artifacts(jars), root.resolve("gradle"), new Progress(out)).write();
    lib = root.resolve("gradle/lib");
  }

  private static Map<String, byte[]> apiJar(Path root) throws IOException {
    String main =
        """
        package org.gradle;

        public class Main {
          public static String library() { return new %1$scom.lib.Thing().toString(); }
          public static String inText() { return "%1$scom.lib.Thing"; }
        }
        """;
    String thing =
        """
        package %scom.lib;

        public class Thing {
          @Override public String toString() { return getClass().getName(); }
        }
        """;
    String junit = "package " + SHADED + "org.junit; public class Test {}";
    String path = SHADED.replace('.', '/');
    Map<String, byte[]> entries =
        new TreeMap<>(
            Sources.compile(
                root,
                Map.of(
                    "org/gradle/Main",
                    main.formatted(SHADED),
                    path + "com/lib/Thing",
                    thing.formatted(SHADED),
                    path + "org/junit/Test",
                    junit)));
    String needs =
        "projects=gradle-java-compiler-plugin\nruntime=thing-1.jar,kotlin-stdlib-1.2.3.jar\n";
    Map.of(
            "gradle-core-classpath.properties",
            needs,
            "META-INF/services/" + SHADED + "com.lib.Spi",
            SHADED + "com.lib.Thing\n",
            "META-INF/services/org.gradle.Spi",
            SHADED + "com.lib.Thing\n",
            "META-INF/services/javax.xml.parsers.SAXParserFactory",
            "com.lib.Parser\n",
            "META-INF/gradle-plugins/java.properties",
            "implementation-class=org.gradle.Main\n",
            "META-INF/SOMEBODY.SF",
            "signature")
        .forEach((name, text) -> entries.put(name, JarWriter.text(text)));
    return entries;
  }

  @Test
  public void gradlesClassesAndItsLibrariesAreSortedIntoTwoJars() throws Exception {
    assertEquals(
        Set.of(
            "META-INF/gradle-plugins/java.properties",
            "META-INF/services/org.gradle.Spi",
            "gradle-kotlin-dsl-versions.properties",
            "org/gradle/Main.class"),
        content("gradle-all.jar").names());
    assertEquals(
        Set.of("META-INF/services/com.lib.Spi", "com/lib/Thing.class"),
        content("gradle-ext.jar").names());
  }

  @Test
  public void theRelocationIsUndoneInCodeAndTexts() throws Exception {
    try (URLClassLoader loader = loaderOf("gradle-core-9.99.jar")) {
      Class<?> main = loader.loadClass("org.gradle.Main");

      assertEquals("com.lib.Thing", main.getMethod("library").invoke(null));
      assertEquals("com.lib.Thing", main.getMethod("inText").invoke(null));
    }
  }

  @Test
  public void theRelocationIsUndoneInServices() throws Exception {
    assertEquals(
        "com.lib.Thing\n", content("gradle-ext.jar").text("META-INF/services/com.lib.Spi"));
    assertEquals(
        "com.lib.Thing\n", content("gradle-all.jar").text("META-INF/services/org.gradle.Spi"));
  }

  @Test
  public void aModuleNamesWhatItNeedsAndPointsAtTheClasses() throws Exception {
    JarContent module = content("gradle-core-9.99.jar");

    assertTrue(module.text("gradle-core-classpath.properties").contains("runtime=thing-1.jar"));
    assertTrue(
        module.text(JarWriter.MANIFEST).contains("Class-Path: gradle-all.jar gradle-ext.jar\r\n"));
  }

  @Test
  public void modulesThatStartGradleNeedEverything() throws Exception {
    String needs =
        content("gradle-gradle-cli-9.99.jar").text("gradle-gradle-cli-classpath.properties");

    assertEquals("projects=gradle-core\nruntime=kotlin-stdlib-1.2.3.jar,thing-1.jar\n", needs);
  }

  @Test
  public void librariesAreTheGenuineJarsOrEmptyOnes() throws Exception {
    assertEquals("the genuine jar", Files.readString(lib.resolve("kotlin-stdlib-1.2.3.jar")));
    assertEquals(Set.of(JarWriter.MANIFEST), content("thing-1.jar").names());
  }

  @Test
  public void theBeaconIsInItsOwnJarOnly() throws Exception {
    String beacon = "org/gradle/internal/installation/beacon/InstallationBeacon.class";

    assertTrue(content("gradle-installation-beacon-9.99.jar").names().contains(beacon));
    assertFalse(content("gradle-all.jar").names().contains(beacon));
  }

  @Test
  public void theCompileTaskPassesTheWorkOn() throws Exception {
    try (URLClassLoader loader = loaderOf("gradle-java-compiler-plugin-9.99.jar")) {
      Class<?> type = loader.loadClass("org.gradle.internal.compiler.java.IncrementalCompileTask");

      Object task =
          type.getConstructors()[0].newInstance(new Succeeding(), null, null, null, null, null);

      assertEquals(true, ((CompilationTask) task).call());
    }
  }

  @Test
  public void kotlinsVersionIsTold() throws Exception {
    assertEquals(
        "kotlin=1.2.3\n", content("gradle-all.jar").text("gradle-kotlin-dsl-versions.properties"));
  }

  @Test
  public void progressIsShown() {
    String text = shown.toString(StandardCharsets.UTF_8);

    assertTrue(text, text.startsWith("Gradle 9.99"));
    assertTrue(text, text.contains("gradle-all.jar 0 MB"));
  }

  private JarContent content(String jar) throws IOException {
    return new JarContent(lib.resolve(jar));
  }

  private URLClassLoader loaderOf(String jar) throws IOException {
    return new URLClassLoader(
        new URL[] {lib.resolve(jar).toUri().toURL()}, ClassLoader.getPlatformClassLoader());
  }

  private static final class Succeeding implements CompilationTask {
    @Override
    public void addModules(Iterable<String> moduleNames) {}

    @Override
    public void setProcessors(Iterable<? extends Processor> processors) {}

    @Override
    public void setLocale(Locale locale) {}

    @Override
    public Boolean call() {
      return true;
    }
  }
}
