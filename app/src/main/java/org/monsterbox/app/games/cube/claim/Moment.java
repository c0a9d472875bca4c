package org.monsterbox.app.games.cube.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.cube.words.CubeWords;
import org.monsterbox.app.games.cube.words.Names;
import org.monsterbox.app.games.cube.words.TableWords;
import org.monsterbox.app.games.layout.AnyMoment;
import org.monsterbox.app.games.layout.Tools;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Side;

/** What all parts of a scene are made of: what is to be seen, and how it is drawn and said. */
public record Moment(
    Sight<CubeMove, CubeView> sight,
    Stage stage,
    Props props,
    Tools tools,
    CubeWords words,
    TableWords tableWords)
    implements AnyMoment<CubeMove, CubeView> {

  private static final MonsterCube RULES = new MonsterCube();

  @Override
  public MonsterCube rules() {
    return RULES;
  }

  public Names names() {
    return words.names();
  }

  /** A sentence or label; those who are spoken of are seats. */
  @Override
  public String say(int id, Object... blanks) {
    return words.sentences().say(id, blanks);
  }

  /** What somebody has or does; whoever is the only person here need not be named. */
  public String of(int seat, String text) {
    return seat(seat).isYou() ? text : text(R.string.cube_of, name(seat), text);
  }

  public String comma(String first, String second) {
    return writing().phrases().comma(first, second);
  }

  public RuleSet ruleSet() {
    return view().ruleSet();
  }

  public Side side() {
    return ruleSet().side();
  }

  public boolean is(Phase phase) {
    return view().phase() == phase;
  }

  /** The people at this device, in the order of seats. */
  public List<Integer> people() {
    List<Integer> people = new ArrayList<>();
    for (Seat seat : sight.seats()) {
      if (seat.isPerson()) {
        people.add(seat.number());
      }
    }
    return people;
  }

  /** What that seat may know, where a person at this device sits there; otherwise the viewer. */
  public CubeView viewOf(int seat) {
    return player(seat).map(Sight.Player::view).orElse(view());
  }

  private Optional<Sight.Player<CubeMove, CubeView>> player(int seat) {
    return sight.players().stream().filter(player -> player.seat() == seat).findFirst();
  }

  /** Whether that seat may make such a move now, on this device. */
  public boolean may(int seat, Class<? extends CubeMove> kind) {
    return player(seat)
        .map(Sight.Player::moves)
        .orElse(seat == sight.viewer() ? sight.moves() : List.of())
        .stream()
        .anyMatch(kind::isInstance);
  }

  /** Who shows a claim, or has the turn; nobody while all search. */
  public Optional<Integer> actor() {
    CubeView view = view();
    if (view.claimer().isPresent()) {
      return Optional.of(view.claimer().getAsInt());
    }
    return view.currentSeat().isPresent()
        ? Optional.of(view.currentSeat().getAsInt())
        : Optional.empty();
  }

  /** Whether a person at this device shows a claim now. */
  public boolean isShowing() {
    return actor().filter(seat -> may(seat, CubeMove.Submit.class)).isPresent();
  }

  /** The claim as far as it is put together. */
  public Claim claim() {
    return sight.draft() instanceof Claim claim ? claim : Claim.NOTHING;
  }

  /** A hint was asked for, and how much of it. */
  public Optional<Clue> clue() {
    boolean isHinted = isAlone() ? view().hints() > 0 : !sight.hinted().isEmpty();
    return isHinted && !view().isPaused() ? Clue.of(this) : Optional.empty();
  }

  /** Whether nobody else plays: then hints are moves, and cost something. */
  public boolean isAlone() {
    return view().rules().isSolo;
  }

  public static Tap draw(Draft draft) {
    return new Tap.Sketch(draft);
  }

  public static Tap play(int seat, CubeMove move) {
    return Tap.Play.by(seat, move);
  }
}
