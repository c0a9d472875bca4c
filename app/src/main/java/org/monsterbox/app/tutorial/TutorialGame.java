package org.monsterbox.app.tutorial;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.games.Cue;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.GameKit.SceneMaker;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/** A script that is being played, and where the learner is in it. */
final class TutorialGame<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  private final GameKit<S, M, V> kit;
  private final TutorialScript script;
  private final SceneMaker<M, V> scenes;
  // The table at the beginning of each lesson that has begun.
  private final List<S> states = new ArrayList<>();
  private final Progress progress;

  /** Goes on from where somebody is. */
  TutorialGame(GameKit<S, M, V> kit, TutorialScript script, Progress progress, Context context) {
    this.kit = kit;
    this.script = script;
    this.progress = progress;
    scenes = kit.scenes(context);
    states.add(kit.rules().start(script.setup(), Events.NONE));
    while (number() < Math.min(progress.lesson(), lessons() - 1)) {
      play();
    }
  }

  TutorialScript script() {
    return script;
  }

  /** The number of the lesson, from 0. */
  int number() {
    return states.size() - 1;
  }

  int lessons() {
    return script.lessons().size();
  }

  Lesson lesson() {
    return script.lessons().get(number());
  }

  /** What is said in all of them. */
  List<String> captions() {
    List<String> captions = new ArrayList<>();
    script.lessons().forEach(lesson -> captions.add(lesson.caption()));
    return captions;
  }

  boolean isLast() {
    return number() == lessons() - 1;
  }

  /** Ends the lesson by what the script plays, and tells what is heard. */
  List<Cue> next() {
    List<Cue> cues = play();
    progress.goTo(number());
    return cues;
  }

  private List<Cue> play() {
    EventLog events = new EventLog();
    S state = states.get(number());
    for (Lesson.Deed deed : lesson().deeds()) {
      M move = kit.rules().readMove(deed.move());
      state = kit.rules().play(state, deed.seat(), move, events);
    }
    states.add(state);
    List<Cue> cues = new ArrayList<>();
    for (Event event : events.seenBy(script.learner())) {
      cues.add(kit.pacing().cue(event));
    }
    return cues;
  }

  void back() {
    if (states.size() > 1) {
      states.remove(states.size() - 1);
      progress.goTo(number());
    }
  }

  /** Whether that is the move that the learner is asked for. */
  boolean isAskedFor(Tap.Play play) {
    M played = kit.timeless(kit.moveType().cast(play.move()));
    boolean isAsked =
        lesson()
            .deed()
            .filter(deed -> deed.byPerson() && timeless(deed.move()).equals(played))
            .isPresent();
    return isAsked && play.then().map(this::followsIt).orElse(true);
  }

  /** Whether the script plays next what the same touch would. */
  private boolean followsIt(Move next) {
    return lesson().rest().stream()
        .findFirst()
        .map(deed -> timeless(deed.move()).equals(kit.timeless(kit.moveType().cast(next))))
        .orElse(false);
  }

  private M timeless(String move) {
    return kit.timeless(kit.rules().readMove(move));
  }

  /** The real table. */
  Scene scene(Stage stage) {
    S state = states.get(number());
    int learner = script.learner();
    List<M> moves = new ArrayList<>();
    if (lesson().isForThePerson()) {
      kit.rules().legalMoves(state, learner).forEach(move -> moves.add(kit.timeless(move)));
    }
    return scenes.make(
        Sight.of(kit, state, script.seats(), learner, seat -> moves).with(progress.draft()), stage);
  }
}
