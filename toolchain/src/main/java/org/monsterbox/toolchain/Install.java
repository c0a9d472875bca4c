package org.monsterbox.toolchain;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Downloads the toolchain's parts with Maven, compiles {@link Toolchain} and lets it put them
 * together. The target directory appears at the very end by an atomic rename: when it exists, it is
 * complete.
 *
 * <p>Usage: {@code java Install.java DIRECTORY_OF_POM_AND_SOURCES TARGET}. Nothing is compiled yet
 * when this runs, so no other class of the package may be named in the code.
 */
public final class Install {
  private static final String COPY_DEPENDENCIES =
      "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies";
  private static final Pattern DOWNLOADED =
      Pattern.compile("Downloaded from .*/([^/ ]+\\.jar) \\(([0-9.]+ [kMG]?B) at");
  // the project itself is named as "for project g:a:pom:v" and is not what is missing
  private static final Pattern COORDINATES =
      Pattern.compile(
          "(?<![\\w.-])(?<!for project )([\\w.-]+:[\\w.-]+):(?:jar|pom):([\\w.+-]*\\w)");
  private static final String DISK_FULL = "No space left on device";
  private static final Pattern ADDRESS = Pattern.compile("\\(?\\b\\w+://\\S+");

  /** Patterns in Maven's errors, and what they mean; the first that fits counts. */
  private static final List<Map.Entry<String, String>> REASONS =
      List.of(
          Map.entry("offline mode", "Maven is in offline mode and does not have them yet"),
          Map.entry("checksum", "what arrived has a wrong checksum, or none"),
          Map.entry("unknown ?host|name resolution|name or service", "no such host (no network?)"),
          Map.entry("connection refused", "the connection was refused"),
          Map.entry("timed? ?out", "the connection timed out"),
          Map.entry("PKIX|certificate", "this Java does not trust the repository's certificate"),
          Map.entry("status(?: code)?:? 407", "the proxy wants a user name and a password"),
          Map.entry("status(?: code)?:? 40[13]", "the repository refuses access"),
          Map.entry("status(?: code)?:? [45]\\d\\d", "the repository answers with an error"),
          Map.entry("could not find|not found in", "the repository does not have them"));

  private final Path project;
  private final Path target;
  private final Path cache;
  private final Path logFile;
  private final String unfinished;
  private final String maven;
  private final PrintStream out;

  Install(Path project, Path target, String maven, PrintStream out) {
    this.project = project;
    this.target = target.toAbsolutePath();
    this.cache = Objects.requireNonNull(this.target.getParent());
    this.logFile = cache.resolve(this.target.getFileName() + ".log");
    this.unfinished = this.target.getFileName() + ".building-";
    this.maven = maven;
    this.out = out;
  }

  /** Builds the toolchain; ends with exit code 1 and a message for people where that fails. */
  public static void main(String[] args) {
    String maven =
        Optional.ofNullable(System.getenv("MVN")).filter(c -> !c.isBlank()).orElse("mvn");
    try {
      new Install(Path.of(args[0]), Path.of(args[1]), maven, System.err).run();
    } catch (Failure failure) {
      System.err.println(failure.getMessage());
      System.exit(1);
    }
  }

  /** Builds the toolchain unless it is there already. Runs at the same time wait for each other. */
  void run() {
    try {
      Files.createDirectories(cache);
      Path lockFile = cache.resolve(target.getFileName() + ".lock");
      try (FileChannel lock = FileChannel.open(lockFile, CREATE, WRITE)) {
        if (lock.tryLock() == null) {
          out.println("waiting for another run that is building the toolchain");
          lock.lock();
        }
        if (!Files.isDirectory(target)) {
          build();
        }
      }
    } catch (IOException | UncheckedIOException e) {
      throw new Failure(
          ("The toolchain cannot be built in " + cache + ": " + reason(e) + "\n")
              + "It needs 600 MB there; MONSTERBOX_TOOLCHAIN can name another directory.");
    }
  }

  private void build() throws IOException {
    long start = System.nanoTime();
    out.println("Building the toolchain (once; a minute or two, longer on a slow network)");
    removeUnfinished();
    // a new name each time: a Maven that outlived its killed run must not write into this one
    Path work = Files.createTempDirectory(cache, unfinished);
    Path jars = Files.createDirectory(work.resolve("jars"));
    Path classes = Files.createDirectory(work.resolve("classes"));
    Path home = Files.createDirectory(work.resolve("home"));
    try (PrintStream log =
        new PrintStream(Files.newOutputStream(logFile), true, StandardCharsets.UTF_8)) {
      download(jars, log);
      assemble(jars, classes, home, log);
      String size = megabytes(home);
      Files.move(home, target, StandardCopyOption.ATOMIC_MOVE);
      long seconds = (System.nanoTime() - start) / 1_000_000_000;
      out.println("toolchain ready in " + seconds + " s: " + size + " in " + target);
    } finally {
      removeUnfinished();
    }
  }

  /** Best effort: a build that is ready stays ready, and a failure keeps its reason. */
  private void removeUnfinished() {
    try {
      filesIn(cache, name -> name.startsWith(unfinished)).forEach(this::deleteIfPossible);
    } catch (IOException | UncheckedIOException e) {
      out.println("cannot clean up in " + cache + ": " + reason(e));
    }
  }

  private void download(Path jars, PrintStream log) throws IOException {
    List<String> command = new ArrayList<>(List.of(maven, COPY_DEPENDENCIES));
    // -U: a download that failed a moment ago is tried again, Maven would remember the failure;
    // -C: a jar that does not match its checksum is an error, Maven would only warn
    command.addAll(List.of("-B", "-U", "-C", "-Dstyle.color=never", "-DexcludeTransitive=true"));
    command.addAll(List.of("-f", project.resolve("pom.xml").toString()));
    command.add("-DoutputDirectory=" + jars);
    Process process;
    try {
      process = new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException e) {
      throw new Failure(
          ("Maven was not found (" + maven + ").\n")
              + "Install Maven 3.6 or newer, or name its command in MVN.");
    }
    // who ends this program by Ctrl-C or SIGTERM wants Maven to end, too
    Runtime.getRuntime().addShutdownHook(new Thread(() -> end(process.toHandle())));
    process.getOutputStream().close();
    List<String> lines = new ArrayList<>();
    try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        log.println(line);
        lines.add(line);
        downloaded(line).ifPresent(out::println);
      }
    }
    if (process.onExit().join().exitValue() != 0) {
      if (lines.stream().anyMatch(line -> line.contains(DISK_FULL))) {
        throw new IOException(DISK_FULL + " (or on that of Maven's local repository)");
      }
      throw new Failure(explain(lines) + "\nMaven's whole output: " + logFile);
    }
    int count = filesIn(jars, name -> name.endsWith(".jar")).size();
    out.println("Maven: " + count + " jars, " + megabytes(jars));
  }

  private static void end(ProcessHandle process) {
    process.descendants().forEach(ProcessHandle::destroy);
    process.destroy();
  }

  private void assemble(Path jars, Path classes, Path home, PrintStream log) throws IOException {
    List<Path> classPath = new ArrayList<>(filesIn(jars, name -> name.startsWith("asm")));
    compile(classPath, classes, log);
    classPath.add(classes);
    List<URL> urls = new ArrayList<>();
    for (Path part : classPath) {
      urls.add(part.toUri().toURL());
    }
    try (URLClassLoader loader =
        new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
      loader
          .loadClass("org.monsterbox.toolchain.Toolchain")
          .getMethod("build", Path.class, Path.class, PrintStream.class)
          .invoke(null, jars, home, out);
    } catch (ReflectiveOperationException e) {
      if (e.getCause() instanceof IOException cause) {
        throw cause;
      }
      e.printStackTrace(log);
      throw new Failure("The toolchain could not be put together, see " + logFile);
    }
  }

  private void compile(List<Path> classPath, Path classes, PrintStream log) throws IOException {
    String jars =
        classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    List<String> arguments =
        new ArrayList<>(List.of("-encoding", "UTF-8", "-d", classes.toString(), "-cp", jars));
    Path sources = project.resolve("src/main/java/org/monsterbox/toolchain");
    filesIn(sources, name -> name.endsWith(".java")).forEach(s -> arguments.add(s.toString()));
    String[] array = arguments.toArray(String[]::new);
    if (ToolProvider.getSystemJavaCompiler().run(null, log, log, array) != 0) {
      throw new Failure("The toolchain's own classes do not compile, see " + logFile);
    }
  }

  /** What to show for a line of Maven's output: the jar that has arrived, if the line tells so. */
  static Optional<String> downloaded(String line) {
    Stream<MatchResult> found = DOWNLOADED.matcher(line).results();
    return found.map(jar -> "  " + jar.group(1) + " " + jar.group(2)).findFirst();
  }

  /** Says in a few lines why Maven failed and what to do, given its output. */
  static String explain(List<String> output) {
    String errors =
        output.stream().filter(l -> l.contains("[ERROR]")).collect(Collectors.joining("\n"));
    Set<String> missing = new TreeSet<>();
    COORDINATES.matcher(errors).results().forEach(c -> missing.add(c.group(1) + ":" + c.group(2)));
    if (missing.isEmpty()) {
      List<String> end = output.subList(Math.max(0, output.size() - 10), output.size());
      return "Maven failed:\n" + ADDRESS.matcher(String.join("\n", end)).replaceAll("...");
    }
    String reason =
        REASONS.stream()
            .filter(
                r -> Pattern.compile(r.getKey(), Pattern.CASE_INSENSITIVE).matcher(errors).find())
            .map(Map.Entry::getValue)
            .findFirst()
            .orElse("the transfer failed");
    return "The toolchain needs these Maven artifacts and could not get them:\n  "
        + String.join("\n  ", missing)
        + ("\nReason: " + reason + ".\n")
        + "Check the network, and the proxy or mirror in Maven's settings.xml; then run the same\n"
        + "command again: what is downloaded already is kept.";
  }

  private static String reason(Exception thrown) {
    Throwable e =
        thrown instanceof UncheckedIOException ? Objects.requireNonNull(thrown.getCause()) : thrown;
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    boolean fileOnly = e instanceof FileSystemException f && f.getReason() == null;
    return fileOnly ? "cannot write " + e.getMessage() : String.valueOf(e.getMessage());
  }

  private static List<Path> filesIn(Path directory, Predicate<String> named) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(f -> named.test(f.getFileName().toString())).sorted().toList();
    }
  }

  private static String megabytes(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      long bytes = files.mapToLong(f -> f.toFile().length()).sum();
      return Math.round(bytes / 1e6) + " MB";
    }
  }

  private void deleteIfPossible(Path directory) {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | UncheckedIOException e) {
      out.println("left behind, may be deleted: " + directory);
    }
  }

  /** Ends the run with a message for people, without a stack trace. */
  static final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Failure(String message) {
      super(message);
    }
  }
}
