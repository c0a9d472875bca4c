package org.monsterbox.app.games.sea.aim;

import java.util.List;
import java.util.Optional;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.layout.AnyMoment;
import org.monsterbox.app.games.layout.Tools;
import org.monsterbox.app.games.sea.words.Names;
import org.monsterbox.app.games.sea.words.SeaWords;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.SwapMove;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.Phase;

/** What all parts of a scene are made of: what is to be seen, and how it is drawn and said. */
public record Moment(
    Sight<SeaMove, SeaView> sight,
    Stage stage,
    Props props,
    Tools tools,
    SeaWords words,
    MonsterOfTheSea rules)
    implements AnyMoment<SeaMove, SeaView> {

  public Names names() {
    return words.names();
  }

  public int mark(int seat) {
    return sight.seats().get(seat).mark();
  }

  public boolean isWhale() {
    return viewer() == Names.WHALE;
  }

  /** What somebody has begun, or what the game asks for first. */
  public Optional<Sketch> sketch() {
    Draft draft = sight.draft();
    if (draft instanceof Sketch begun) {
      return Optional.of(begun);
    }
    if (!isAsked()) {
      return Optional.empty();
    }
    return switch (view().phase()) {
      case SETUP_SHIP -> begin(SeaMove.PlaceShip.class);
      case SETUP_BOAT -> begin(SeaMove.PlaceBoat.class);
      case HUNTER_REFLOAT -> begin(SeaMove.Refloat.class);
      case HUNTER_DRAW, HUNTER_REFIT_CHOICE -> begin(SeaMove.KeepMove.class);
      case HUNTER_SWAP_REPLY -> begin(SwapMove.AcceptSwap.class);
      case WHALE_DISCARD, HUNTER_DISCARD -> Optional.of(new Sketch.Discarding(List.of()));
      default -> Optional.empty();
    };
  }

  private static Optional<Sketch> begin(Class<? extends SeaMove> kind) {
    return Optional.of(Sketch.Aiming.at(Topic.of(kind)));
  }

  public Aim aim(Sketch.Aiming aiming) {
    return Aim.of(aiming.topic(), aiming.parts(), sight.moves(), view());
  }

  /** Whether the one who looks may play cards now. */
  public boolean isActing() {
    return isAsked()
        && (view().phase() == Phase.WHALE_ACTION || view().phase() == Phase.HUNTER_ACTION);
  }

  /** Whether there is any move of that kind now. */
  public boolean isPossible(Topic topic) {
    return sight.moves().stream().anyMatch(topic::includes);
  }

  /** The move that a hint proposes. */
  public Optional<SeaMove> hint() {
    return sight.hinted().isEmpty()
        ? Optional.empty()
        : Optional.of(rules.readMove(sight.hinted()));
  }

  public boolean hints(Topic topic) {
    return hint().filter(topic::includes).isPresent();
  }

  /** Why that cannot be done, in words; empty if it can. */
  public Optional<String> whyNot(SeaMove move) {
    return rules.refusal(view(), move).map(this::refusal);
  }

  private String refusal(Code code) {
    return words.refusal(code);
  }

  /** What a move does, in words. */
  public String says(SeaMove move) {
    return words.deed(move, view(), seats());
  }

  public static Tap draw(Draft draft) {
    return new Tap.Sketch(draft);
  }

  public static Tap play(SeaMove move) {
    return new Tap.Play(move);
  }
}
