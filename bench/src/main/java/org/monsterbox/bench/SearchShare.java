package org.monsterbox.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordingFile;
import org.monsterbox.bench.Positions.Position;
import org.monsterbox.core.bot.Budget;
import org.monsterbox.core.bot.Lookahead;
import org.monsterbox.core.bot.Thinking;
import org.monsterbox.core.bot.TreeSearch;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/**
 * How much of a tree search's time is spent in the game's own functions: the rest is what the
 * search itself costs. Told by the JVM's profiler, which looks a hundred times a second where the
 * thread is.
 */
record SearchShare(int samples, double game) {

  private static final int MILLIS = 100;
  private static final long WARM_UP_NANOS = 3_000_000_000L;
  private static final long PROFILED_NANOS = 10_000_000_000L;

  static SearchShare of(BenchGame<?, ?, ?> game) throws IOException {
    search(game, WARM_UP_NANOS);
    Path file = Files.createTempFile("monsterbox-search", ".jfr");
    try (Recording recording = new Recording()) {
      recording.enable("jdk.ExecutionSample").withPeriod(Duration.ofMillis(10));
      recording.enable("jdk.NativeMethodSample").withPeriod(Duration.ofMillis(10));
      recording.start();
      search(game, PROFILED_NANOS);
      recording.stop();
      recording.dump(file);
      return read(file, game.rules().getClass().getPackageName());
    } finally {
      Files.delete(file);
    }
  }

  private static <S extends Fingerprinted, M extends Move, V extends Fingerprinted> void search(
      BenchGame<S, M, V> game, long nanos) {
    TreeSearch<S, M, V> search = new TreeSearch<>(Lookahead.of(game.rules()));
    List<Position<S, M>> positions = Positions.of(game.rules(), 1000);
    long began = System.nanoTime();
    for (int i = 0; System.nanoTime() - began < nanos; i++) {
      Position<S, M> position = positions.get(i % positions.size());
      V view = game.rules().view(position.state(), position.seat());
      Thinking thinking = Thinking.within(Budget.millis(MILLIS), () -> false);
      search.search(view, position.seat(), new Chance(i), thinking);
    }
  }

  private static SearchShare read(Path file, String gamePackage) throws IOException {
    int samples = 0;
    int inGame = 0;
    for (RecordedEvent event : RecordingFile.readAllEvents(file)) {
      boolean searching = false;
      boolean playing = false;
      if (event.getStackTrace() == null) {
        continue;
      }
      for (RecordedFrame frame : event.getStackTrace().getFrames()) {
        String type = frame.getMethod().getType().getName();
        searching |= type.equals(TreeSearch.class.getName());
        playing |= type.startsWith(gamePackage + ".");
      }
      samples += searching ? 1 : 0;
      inGame += searching && playing ? 1 : 0;
    }
    return new SearchShare(samples, (double) inGame / samples);
  }
}
