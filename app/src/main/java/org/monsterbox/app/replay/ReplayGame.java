package org.monsterbox.app.replay;

import android.content.Context;
import android.text.TextUtils;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.games.Cue;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.GameKit.SceneMaker;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.app.games.Happened;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.referee.Line;
import org.monsterbox.app.referee.Seating;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.speech.Nameplates;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/**
 * A game to watch: the places of it, as one seat saw them. Moves that were taken back are left out,
 * and while the game is not over, places that show what is hidden since.
 */
final class ReplayGame<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  /** A place is shown at least that long. */
  private static final long LEAST_PAUSE = 700;

  private final GameKit<S, M, V> kit;
  private final Line<S, M> line;
  private final List<Seat> seats;
  private final int viewer;
  private final Optional<Minds<S, M, V>> minds;

  /** After how many moves each place is. */
  private final List<Integer> places = new ArrayList<>();

  /**
   * Goes through a line.
   *
   * @param seed what the bots' memories come from
   * @param over whether nothing need be hidden any more
   */
  ReplayGame(GameKit<S, M, V> kit, Line<S, M> line, Seating seating, long seed, boolean over) {
    this.kit = kit;
    this.line = line;
    this.seats = seating.seats();
    this.viewer = seating.firstPerson();
    List<Seat> bots = new ArrayList<>(seats);
    bots.removeIf(Seat::isPerson);
    minds =
        kit.minds()
            .filter(reader -> over && !bots.isEmpty())
            .map(reader -> new Minds<>(kit, reader, line, bots, seed));
    for (int moves = 0; moves <= line.length(); moves++) {
      V view = kit.rules().view(line.stateAfter(moves), viewer);
      boolean isPause = kit.realTime().isPresent() && isStopped(line.stateAfter(moves), view);
      if ((over || kit.mayBeWatched(view)) && !isPause) {
        places.add(moves);
      }
    }
  }

  /** Nothing is to be seen while the game itself pauses. */
  private boolean isStopped(S state, V view) {
    return !kit.rules().turn(state).isOver() && !kit.realTime().orElseThrow().isRunning(view);
  }

  /** The id of the game that it is. */
  String id() {
    return kit.rules().facts().id();
  }

  /** How many places follow the first one; less than none where there is nothing to watch. */
  int length() {
    return places.size() - 1;
  }

  /** Whether it can be shown what bots remembered. */
  boolean hasMinds() {
    return minds.isPresent();
  }

  /** What led to that place from the one before. */
  private List<Event> events(int place) {
    List<Event> events = new ArrayList<>();
    int first = place == 0 ? 0 : places.get(place - 1) + 1;
    for (int move = first; move <= places.get(place); move++) {
      events.addAll(line.seenOf(viewer, move));
    }
    return events;
  }

  Look look(Context context) {
    return new Look(kit.words(context), kit.scenes(context), context);
  }

  /** How long the table stands still at that place, in milliseconds at the usual speed. */
  long pauseAfter(int place) {
    long longest = LEAST_PAUSE;
    for (Event event : events(place)) {
      longest = Math.max(longest, kit.pacing().pauseAfter(event));
    }
    return longest;
  }

  List<Cue> cues(int place) {
    List<Cue> cues = new ArrayList<>();
    for (Event event : events(place)) {
      cues.add(kit.pacing().cue(event));
    }
    return cues;
  }

  /** How the game looks in one language and theme. */
  final class Look {

    private final GameWords<M, V> words;
    private final SceneMaker<M, V> scenes;
    private final Context context;

    private final List<Seat> called;

    private Look(GameWords<M, V> words, SceneMaker<M, V> scenes, Context context) {
      this.words = words;
      this.scenes = scenes;
      this.context = context;
      called = new Nameplates(context).of(seats);
    }

    /**
     * Nothing on it can be played, but what can be looked at can.
     *
     * @param draft what is being looked at
     */
    Scene scene(int place, Stage stage, boolean withMinds, Draft draft) {
      int moves = places.get(place);
      Scene scene =
          scenes.make(
              Sight.of(kit, line.stateAfter(moves), called, viewer)
                  .with(draft)
                  .after(Sight.Past.recent(recent(moves))),
              stage);
      return withMinds ? minds.map(read -> read.shown(scene, moves, context)).orElse(scene) : scene;
    }

    /** What the last move led to. */
    private List<Happened> recent(int moves) {
      return kit.realTime().isPresent() && moves > 0
          ? line.recent(viewer, moves, line.stepTime(moves))
          : List.of();
    }

    /** What led to that place, or what the bots remembered there. */
    String caption(int place, boolean withMinds) {
      if (withMinds && minds.isPresent()) {
        return TextUtils.join(" ", minds.get().sentences(places.get(place), context));
      }
      List<String> sentences = new ArrayList<>();
      for (Event event : events(place)) {
        String sentence = words.event(event, called);
        if (!sentence.isEmpty()) {
          sentences.add(sentence);
        }
      }
      return TextUtils.join(" ", sentences);
    }
  }
}
