package org.monsterbox.app.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.Happened;
import org.monsterbox.app.games.RealTime;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.store.Standing;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Turn;

/** A game at one moment, with who sits at it: whom it waits for, and what they may do. */
public record GamePosition<S extends Fingerprinted, M extends Move, V extends Fingerprinted>(
    GameKit<S, M, V> kit, Line<S, M> line, Seating seating) {

  private Rules<S, M, V> rules() {
    return kit.rules();
  }

  GamePosition<S, M, V> with(Line<S, M> other) {
    return new GamePosition<>(kit, other, seating);
  }

  GamePosition<S, M, V> with(Seating other) {
    return new GamePosition<>(kit, line, other);
  }

  public Turn turn() {
    return rules().turn(line.state());
  }

  /** The person who is asked to act; while bots act, the person who acted last. */
  public int viewer() {
    return kit.realTime().isPresent() ? viewerOfAll() : viewerInTurn();
  }

  /** Where all act at once, the first person looks, unless one alone is asked. */
  private int viewerOfAll() {
    Turn turn = turn();
    boolean isOne = !turn.isOver() && turn.without(turn.first()).isOver();
    return isOne && seating.isPerson(turn.first()) ? turn.first() : seating.firstPerson();
  }

  private int viewerInTurn() {
    int last = line.lastToMove(seating::isPerson, seating.firstPerson());
    Turn turn = turn();
    if (turn.includes(last) && seating.isPerson(last)) {
      return last;
    }
    for (Turn rest = turn; !rest.isOver(); rest = rest.without(rest.first())) {
      if (seating.isPerson(rest.first())) {
        return rest.first();
      }
    }
    return last;
  }

  /** What the viewer may know. */
  public V view() {
    return rules().view(line.state(), viewer());
  }

  /** What the viewer may play; nothing where only bots play. */
  List<M> moves() {
    return movesOfPerson(viewer());
  }

  private List<M> movesOfPerson(int seat) {
    return seating.isPerson(seat) ? moves(seat) : List.of();
  }

  /** In real time without what the table does by itself: time passes, and there are pauses. */
  private List<M> moves(int seat) {
    List<M> moves = new ArrayList<>();
    for (M move : rules().legalMoves(line.state(), seat)) {
      moves.add(kit.timeless(move));
    }
    kit.realTime()
        .ifPresent(
            realTime -> {
              moves.removeAll(
                  List.of(kit.timeless(realTime.pause()), kit.timeless(realTime.resume())));
              due().ifPresent(due -> moves.remove(kit.timeless(due)));
            });
    return moves;
  }

  /** What the viewer sees, before anything is sketched or hinted. */
  public Sight<M, V> sight() {
    return Sight.of(kit, line.state(), seating.seats(), viewer(), this::movesOfPerson);
  }

  /** What the viewer saw when the others had made so many moves since the viewer's last turn. */
  public Sight<M, V> sightAgain(int moves) {
    Stretch shown = line.ofOthers(viewer()).first(moves);
    return Sight.of(kit, line.stateAfter(shown.to()), seating.seats(), viewer())
        .after(Sight.Past.since(line.seenBy(viewer(), shown)));
  }

  /** How long it has been played, if so long was kept: as long as its own clock says at least. */
  long playedMillis(long kept) {
    if (kit.realTime().isEmpty()) {
      return kept;
    }
    return isRunning() ? Math.max(kept, line.time()) : line.time();
  }

  /** Whether the game's clock runs, where it has one. */
  boolean isRunning() {
    return !turn().isOver()
        && kit.realTime().filter(realTime -> realTime.isRunning(view())).isPresent();
  }

  /** What happens by itself if nobody acts. */
  Optional<M> due() {
    Optional<RealTime<M, V>> running = kit.realTime().filter(realTime -> isRunning());
    return running.flatMap(realTime -> realTime.due(view()));
  }

  /** How many moves the viewer may take back. */
  int undoable() {
    boolean possible = !turn().isOver() && seating.people() > 0 && kit.realTime().isEmpty();
    return possible ? line.undoable(viewer(), seating::isPerson) : 0;
  }

  /** The seats that may act. */
  List<Seat> acting() {
    List<Seat> seats = seating.seats();
    List<Seat> acting = new ArrayList<>();
    for (Turn turn = turn(); !turn.isOver(); turn = turn.without(turn.first())) {
      acting.add(seats.get(turn.first()));
    }
    return acting;
  }

  /** The bots that may act, by seat. */
  Map<Integer, Grade> actingBots() {
    Map<Integer, Grade> bots = new TreeMap<>();
    for (Seat seat : acting()) {
      seat.bot().ifPresent(grade -> bots.put(seat.number(), grade));
    }
    return bots;
  }

  /**
   * As it is kept.
   *
   * @param entries how many entries the record has with it
   * @param millis how long it has been played
   */
  Standing standing(int entries, long millis) {
    return new Standing(
        entries, line.now().hash(), turn(), kit.progress(view()), millis, line.assisted());
  }

  Optional<Outcome> outcome() {
    return turn().isOver() ? Optional.of(rules().outcome(line.state())) : Optional.empty();
  }

  /** What that seat saw happen, from the deal on. */
  public List<Event> log(int seat) {
    List<Event> log = new ArrayList<>(line.dealtTo(seat));
    log.addAll(line.seenBy(seat, 0));
    return log;
  }

  /** The same, with who moved. */
  public List<Told> told(int seat) {
    return line.told(seat);
  }

  /** How many moves the viewer knows from their last turn: the others' moves since are more. */
  public int knownMoves() {
    return line.ofOthers(viewer()).from();
  }

  /** What the viewer saw happen in the last seconds, where the game has a clock. */
  public List<Happened> recent() {
    return kit.realTime().isPresent()
        ? line.recent(viewer(), line.length(), line.time() - RealTime.RECENT)
        : List.of();
  }

  /** What the viewer saw the others do since the viewer's last turn. */
  public List<Event> since() {
    return line.seenBy(viewer(), line.ofOthers(viewer()));
  }

  /** How many moves the others made since the viewer's last turn. */
  public int movesOfOthers() {
    return line.ofOthers(viewer()).length();
  }

  /** What the viewer saw of the last one of the first so many. */
  public List<Event> latestAgain(int moves) {
    return moves == 0 ? List.of() : line.seenOf(viewer(), line.ofOthers(viewer()).from() + moves);
  }

  /** What that seat saw of the last move, or of the deal before the first. */
  public List<Event> latest(int seat) {
    return line.seenOf(seat, line.length());
  }
}
