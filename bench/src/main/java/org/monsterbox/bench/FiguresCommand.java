package org.monsterbox.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Measures everything about games, and makes the table of {@code docs/figures.md} of it. */
final class FiguresCommand {

  private static final List<String> FUNCTIONS =
      List.of("play", "legalMoves", "view", "fingerprint", "imagine", "playout");

  private FiguresCommand() {}

  /** Of the games with these names, or of all. */
  static String table(List<String> names) throws IOException, RunnerException {
    List<BenchGame<?, ?, ?>> games = new ArrayList<>();
    for (String name : names.isEmpty() ? BenchGame.names() : names) {
      games.add(BenchGame.named(name));
    }
    Map<String, Map<String, Double>> nanos = nanos(games);
    StringBuilder text = new StringBuilder();
    text.append("| Game | play | legalMoves | view | fingerprint | imagine (with view)");
    text.append(" | Random games a second | Moves a second | State, mean (largest)");
    text.append(" | Tree search in the game's functions |\n");
    text.append("|---|---|---|---|---|---|---|---|---|---|\n");
    for (BenchGame<?, ?, ?> game : games) {
      text.append(row(game, nanos.getOrDefault(game.name(), Map.of())));
    }
    return text.toString();
  }

  private static String row(BenchGame<?, ?, ?> game, Map<String, Double> nanos) throws IOException {
    System.err.println("profiling the search in " + game.name());
    SearchShare share = SearchShare.of(game);
    StateSize size = StateSize.of(game);
    StringBuilder row = new StringBuilder("| " + game.name());
    for (String function : FUNCTIONS.subList(0, 5)) {
      row.append(String.format(Locale.ROOT, " | %.0f ns", measured(nanos, function)));
    }
    double playouts = 1e9 / measured(nanos, "playout");
    return row.append(
            String.format(
                Locale.ROOT,
                " | %,.0f | %,.0f | %d (%d) bytes | %.0f %% of %d samples |%n",
                playouts,
                playouts * Positions.movesOfAGame(game.rules()),
                size.mean(),
                size.largest(),
                100 * share.game(),
                share.samples()))
        .toString();
  }

  private static double measured(Map<String, Double> nanos, String function) {
    Double measured = nanos.get(function);
    if (measured == null) {
      throw new IllegalStateException(function + " was not measured");
    }
    return measured;
  }

  /** The mean time of each function by game and name. */
  private static Map<String, Map<String, Double>> nanos(List<BenchGame<?, ?, ?>> games)
      throws RunnerException {
    Map<String, Map<String, Double>> nanos = new TreeMap<>();
    String[] names = games.stream().map(BenchGame::name).toArray(String[]::new);
    System.err.println(
        "measuring " + FUNCTIONS + " of " + String.join(", ", names) + ", two minutes a game");
    Collection<RunResult> results =
        new Runner(
                new OptionsBuilder()
                    .include(RulesBenchmark.class.getSimpleName())
                    .param("game", names)
                    .verbosity(VerboseMode.SILENT)
                    .shouldFailOnError(true)
                    .build())
            .run();
    for (RunResult result : results) {
      String game = result.getParams().getParam("game");
      nanos
          .computeIfAbsent(game, name -> new TreeMap<>())
          .put(result.getPrimaryResult().getLabel(), result.getPrimaryResult().getScore());
    }
    return nanos;
  }
}
