package org.monsterbox.app.table;

import android.content.Context;
import android.os.SystemClock;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.monsterbox.app.games.Cue;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.referee.GamePosition;
import org.monsterbox.app.referee.Ledger;
import org.monsterbox.app.referee.Line;
import org.monsterbox.app.referee.OpenGame;
import org.monsterbox.app.referee.Referee;
import org.monsterbox.app.referee.Seating;
import org.monsterbox.app.referee.Situation;
import org.monsterbox.app.referee.clock.Pace;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.touch.TapListener;
import org.monsterbox.core.game.Audience;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/**
 * One game on the table, whatever game it is: its referee, who may look at it, and the move that is
 * being put together.
 */
final class GameTable<S extends Fingerprinted, M extends Move, V extends Fingerprinted>
    implements Referee.Listener, TapListener {

  /** The screen that shows the table. */
  interface Watcher {

    /**
     * Something is to be shown anew.
     *
     * @param happened since the last time, as the one who looks saw it
     */
    void changed(List<Event> happened);

    void refused(Code code);

    /** Somebody looks around, or begins to put a move together. */
    void sketched();

    /** Why what was touched cannot be done now. */
    void say(String sentence);
  }

  private static final int NOBODY = -1;

  private final GameKit<S, M, V> kit;
  private final Referee<S, M, V> referee;
  private final BooleanSupplier aid;
  private Optional<Watcher> watcher = Optional.empty();
  private Draft draft = Draft.NONE;
  private int uncovered = NOBODY;
  private int lastViewer = NOBODY;
  private boolean dialogOpen;
  private Line<S, M> shown;
  private Optional<Next<M>> next = Optional.empty();

  /** What the last touch plays as well, as soon as the game is so many moves long. */
  private record Next<M>(int seat, M move, int after) {}

  /**
   * Takes up a game.
   *
   * @param aid whether people want to be helped to remember
   */
  GameTable(
      GameKit<S, M, V> kit,
      OpenGame<S, M> game,
      Ledger ledger,
      Pace pace,
      Referee.Rooms rooms,
      BooleanSupplier aid) {
    this.kit = kit;
    this.aid = aid;
    shown = game.line();
    referee = new Referee<>(kit, game, ledger, pace, rooms, this);
  }

  GameKit<S, M, V> kit() {
    return kit;
  }

  Referee<S, M, V> referee() {
    return referee;
  }

  void setWatcher(Optional<Watcher> whoWatches) {
    watcher = whoWatches;
  }

  /** What the game looks like in the language and theme of the context. */
  TableLook<S, M, V> look(Context context) {
    return new TableLook<>(this, kit.words(context), kit.scenes(context), context);
  }

  /** The table is looked at: the game goes on. */
  void enter() {
    referee.start();
  }

  /** Nobody looks at the table any more; who comes back must say who they are. */
  void leave() {
    uncovered = NOBODY;
    draft = Draft.NONE;
    referee.stop();
    changed();
  }

  GamePosition<S, M, V> position() {
    return referee.position();
  }

  /** Whether people at this device hide things from each other. */
  boolean hidesSecrets() {
    return kit.keepsSecrets() && position().seating().people() > 1 && (isOpen() || !mayAllLook());
  }

  private boolean mayAllLook() {
    V view = position().view();
    for (Seat seat : position().seating().seats()) {
      boolean isOther = seat.isPerson() && seat.number() != position().viewer();
      if (isOther && !kit.mayLook(view, seat.number())) {
        return false;
      }
    }
    return true;
  }

  /** Whether nothing may be seen until the person whose turn it is has the device. */
  boolean isCovered() {
    boolean mayLook =
        uncovered == position().viewer()
            || (uncovered != NOBODY && kit.mayLook(position().view(), uncovered));
    return hidesSecrets() && !isOpen() && !mayLook && !position().turn().isOver();
  }

  /** Who sits where when this game has been played and another one begins. */
  Seating nextSeating() {
    Seating seating = position().seating();
    Chance chance = Chance.of(new SecureRandom().nextLong(), "seats");
    return seating.inOrder(kit.nextSeats(position().view(), seating.chairs().size(), chance));
  }

  /** Whether the game is played against the clock. */
  boolean isRealTime() {
    return kit.realTime().isPresent();
  }

  /** Whether the clock of the game stands still, so that nothing may be seen of it. */
  boolean isStopped() {
    return isRealTime() && referee.isStopped();
  }

  /** Stops the clock of the game, or lets it run again. */
  void setStopped(boolean stopped) {
    if (isRealTime()) {
      referee.setPaused(stopped);
    }
  }

  private boolean isOpen() {
    return kit.mayLook(position().view(), Audience.BYSTANDER);
  }

  /** As whom people look at the table: all of them together where it lies open. */
  int looker() {
    return hidesSecrets() && isOpen() ? Audience.BYSTANDER : position().viewer();
  }

  /** The person named on the cover has the device. */
  void uncover() {
    uncovered = position().viewer();
    changed();
  }

  /** Whether there are no hints but those that the game itself sells. */
  boolean sellsHints() {
    return kit.sellsHints(position().view());
  }

  /** Whether the table marks what was seen lately. */
  boolean isAided() {
    return aid.getAsBoolean() && kit.helpsToRemember();
  }

  Draft draft() {
    return draft;
  }

  /** Whether a move is begun that can be dropped. */
  boolean isSketching() {
    return draft != Draft.NONE;
  }

  /** A dialog lies over the table, or does not any more. */
  void setDialogOpen(boolean isOpen) {
    dialogOpen = isOpen;
    changed();
  }

  void sketch(Draft sketched) {
    draft = sketched;
    changed();
  }

  @Override
  public void onTap(Node node, Tap tap, long time) {
    if (tap instanceof Tap.Play play) {
      play(play, SystemClock.uptimeMillis() - time);
    } else if (tap instanceof Tap.Sketch sketch) {
      watcher.ifPresent(Watcher::sketched);
      sketch(sketch.draft());
    } else if (tap instanceof Tap.Say says) {
      watcher.ifPresent(w -> w.say(says.sentence()));
    }
  }

  private void play(Tap.Play tap, long age) {
    if (!isCovered() && !isStopped()) {
      if (isAided()) {
        referee.noteHelp();
      }
      int seat = tap.seat().orElse(position().viewer());
      int after = position().line().length() + 1;
      next = tap.then().map(move -> new Next<>(seat, kit.moveType().cast(move), after));
      referee.act(seat, kit.moveType().cast(tap.move()), age);
    }
  }

  Situation<M, V> situation() {
    return referee.situation();
  }

  /** How long it takes to follow the last one of so many moves that are shown once more. */
  long pauseAfterAgain(int moves) {
    long longest = 0;
    for (Event event : position().latestAgain(moves)) {
      longest = Math.max(longest, kit.pacing().pauseAfter(event));
    }
    return longest;
  }

  Cue cue(Event event) {
    return kit.pacing().cue(event);
  }

  @Override
  public void changed() {
    List<Event> happened = happened();
    int viewer = position().viewer();
    if (viewer != lastViewer) {
      lastViewer = viewer;
      draft = Draft.NONE;
    }
    if (hidesSecrets() && isOpen()) {
      // It may have gone through many hands when there is something to hide again.
      uncovered = NOBODY;
    }
    // Whoever reads while bots play shall miss nothing.
    boolean isReading = isSketching() && !referee.situation().isAsked();
    referee.setHeld(dialogOpen || (isReading && !isRealTime()));
    watcher.ifPresent(w -> w.changed(happened));
    playNext();
  }

  private void playNext() {
    int length = position().line().length();
    Optional<Next<M>> due = next.filter(planned -> planned.after() == length);
    next = next.filter(planned -> planned.after() > length);
    due.ifPresent(planned -> referee.act(planned.seat(), planned.move(), 0));
  }

  /** What moves led to since the table was shown last; a draft was meant for the table before. */
  private List<Event> happened() {
    Line<S, M> before = shown;
    shown = position().line();
    if (shown.length() <= before.length() || !shown.continues(before)) {
      return List.of();
    }
    draft = Draft.NONE;
    int hearer = hidesSecrets() && !isOpen() ? uncovered : looker();
    return shown.seenBy(hearer, before.length());
  }

  @Override
  public void refused(int seat, Code code) {
    next = Optional.empty();
    watcher.ifPresent(w -> w.refused(code));
  }
}
