package org.monsterbox.bench;

import java.util.List;

/** What this module can do, by name. */
public final class Main {

  private static final String USAGE =
      """
      figures GAME ...         measures everything about these games or all, for docs/figures.md
      jmh ...                  runs the benchmarks as JMH does; jmh -h for its options
      """
          + ArenaCommand.USAGE;

  private Main() {}

  public static void main(String[] arguments) throws Exception {
    List<String> words = List.of(arguments);
    String command = words.isEmpty() ? "" : words.get(0);
    List<String> rest = words.isEmpty() ? words : words.subList(1, words.size());
    try {
      switch (command) {
        case "figures" -> System.out.print(FiguresCommand.table(rest));
        case "arena" -> {
          ArenaCommand arena = ArenaCommand.of(rest);
          System.out.print(arena.table(arena.play()));
        }
        case "jmh" -> org.openjdk.jmh.Main.main(rest.toArray(String[]::new));
        default -> throw new UsageException("Say what to do");
      }
    } catch (UsageException wrong) {
      System.err.println(wrong.getMessage() + "\n\n" + USAGE);
      System.exit(2);
    }
  }
}
