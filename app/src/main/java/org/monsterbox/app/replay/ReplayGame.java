package org.monsterbox.app.replay;

import android.content.Context;
import android.text.TextUtils;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.games.Cue;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.GameKit.SceneMaker;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.referee.Line;
import org.monsterbox.app.referee.Seating;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/**
 * A game to watch: every place of it, as one seat saw it. Moves that were taken back are left out.
 */
final class ReplayGame<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  /** A move is shown at least that long. */
  private static final long LEAST_PAUSE = 700;

  private final GameKit<S, M, V> kit;
  private final Line<S, M> line;
  private final List<Seat> seats;
  private final int viewer;

  ReplayGame(GameKit<S, M, V> kit, Line<S, M> line, Seating seating, int viewer) {
    this.kit = kit;
    this.line = line;
    this.seats = seating.seats();
    this.viewer = viewer;
  }

  /** How many moves there are. */
  int length() {
    return line.length();
  }

  Face face(Context context) {
    return new Face(kit.words(context), kit.scenes(context));
  }

  /** How long the table stands still after that move, in milliseconds at the usual speed. */
  long pauseAfter(int move) {
    long longest = LEAST_PAUSE;
    for (Event event : line.seenOf(viewer, move)) {
      longest = Math.max(longest, kit.pauseAfter(event));
    }
    return longest;
  }

  List<Cue> cues(int move) {
    List<Cue> cues = new ArrayList<>();
    for (Event event : line.seenOf(viewer, move)) {
      cues.add(kit.cue(event));
    }
    return cues;
  }

  /** How the game looks in one language and theme. */
  final class Face {

    private final GameWords<M, V> words;
    private final SceneMaker<M, V> scenes;

    private Face(GameWords<M, V> words, SceneMaker<M, V> scenes) {
      this.words = words;
      this.scenes = scenes;
    }

    /** Nothing on it can be played. */
    Scene scene(int move, Stage stage) {
      V view = kit.rules().view(line.stateAfter(move), viewer);
      return scenes.make(new Sight<>(view, seats, viewer, List.of(), Draft.NONE, ""), stage);
    }

    /** What that move led to. */
    String caption(int move) {
      List<String> sentences = new ArrayList<>();
      for (Event event : line.seenOf(viewer, move)) {
        String sentence = words.event(event, seats);
        if (!sentence.isEmpty()) {
          sentences.add(sentence);
        }
      }
      return TextUtils.join(" ", sentences);
    }
  }
}
