package org.monsterbox.packaging;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Lists whose work is in the app and under which licence, for its About page: {@code
 * CollectLicences LIST POM...}. The POMs are those of all parts, and of their parents.
 */
public final class CollectLicences {

  /** The app has the text of each of these; what says so in a POM is the address of the licence. */
  private static final Map<String, String> KNOWN =
      Map.of("apache.org/licenses/LICENSE-2.0", "Apache-2.0");

  private record Part(String licence, String name, String version) {

    static final Comparator<Part> ORDER =
        Comparator.comparing(Part::licence)
            .thenComparing(Part::name, String.CASE_INSENSITIVE_ORDER)
            .thenComparing(Part::version);

    String line() {
      return licence + "\t" + name + "\t" + version + "\n";
    }
  }

  private CollectLicences() {}

  public static void main(String[] args) throws Exception {
    List<Pom> poms = new ArrayList<>();
    for (String pom : List.of(args).subList(1, args.length)) {
      poms.add(Pom.read(Path.of(pom)));
    }
    Path list = Path.of(args[0]);
    Files.createDirectories(list.toAbsolutePath().getParent());
    try {
      Files.writeString(list, list(poms));
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.exit(1);
    }
  }

  /** A line for each part: its licence, its name and its version, with tabs in between. */
  static String list(List<Pom> poms) {
    Map<String, Pom> known = new HashMap<>();
    poms.forEach(pom -> known.put(pom.coordinates(), pom));
    StringBuilder lines = new StringBuilder();
    poms.stream()
        .filter(pom -> !pom.isParent())
        .map(pom -> new Part(licence(pom, known), pom.name(), pom.version()))
        .distinct()
        .sorted(Part.ORDER)
        .forEach(part -> lines.append(part.line()));
    return lines.toString();
  }

  private static String licence(Pom part, Map<String, Pom> known) {
    List<String> said =
        Stream.iterate(
                Optional.of(part),
                Optional::isPresent,
                pom -> pom.flatMap(Pom::parent).map(known::get))
            .flatMap(Optional::stream)
            .map(Pom::licences)
            .filter(licences -> !licences.isEmpty())
            .findFirst()
            .orElse(List.of());
    return KNOWN.entrySet().stream()
        .filter(licence -> said.stream().anyMatch(text -> text.contains(licence.getKey())))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(unknown(part, said)));
  }

  private static String unknown(Pom part, List<String> said) {
    return part.coordinates()
        + (said.isEmpty() ? " names no licence" : " comes under a licence new to us: " + said)
        + "; see whether the app may have it, then add it to CollectLicences and to Licence";
  }
}
