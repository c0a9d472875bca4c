package org.monsterbox.app.games.cube.words;

import android.content.Context;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.monsterbox.app.R;
import org.monsterbox.app.games.Epilogue;
import org.monsterbox.app.games.SpokenGame;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.table.Feat;
import org.monsterbox.core.cube.terms.CubeEnd;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Event;

/** The sentences of Monster Cube in the language of a context. */
public final class CubeWords extends SpokenGame<CubeEvent, CubeMove, CubeView> {

  private final Names names;

  public CubeWords(Context context) {
    super(context, CubeEvent.class, OptionWords.of(context));
    names = new Names(context);
  }

  public Names names() {
    return names;
  }

  private Speech about(List<Seat> seats) {
    return new Speech(sentences, names, seats);
  }

  @Override
  protected String sentence(CubeEvent event, List<Seat> seats) {
    return new EventWords(about(seats)).sentence(event);
  }

  /** What came of a claim, where its sum is seen beside it. */
  public String verdict(CubeEvent event, List<Seat> seats) {
    return new EventWords(about(seats)).verdict(event);
  }

  @Override
  protected int refusalSentence(Code code) {
    return RefusalWords.sentence(code);
  }

  @Override
  public String move(CubeMove move, CubeView view, List<Seat> seats) {
    return new MoveWords(about(seats)).sentence(move, view);
  }

  @Override
  public String reason(Reason reason, List<Seat> seats) {
    return new ReasonWords(about(seats)).sentence(reason);
  }

  @Override
  public Optional<String> hint(CubeView view, List<Seat> seats) {
    return new HintWords(about(seats)).sentence(view);
  }

  @Override
  public String prompt(CubeView view, List<Seat> seats) {
    return new PromptWords(about(seats)).prompt(view);
  }

  /** Cards and tiles that come are nobody's doing. */
  @Override
  public OptionalInt about(Event event, OptionalInt mover) {
    boolean isOfTheTable =
        event instanceof CubeEvent.RowDealt
            || event instanceof CubeEvent.TilesLaid
            || event instanceof CubeEvent.Reshuffled
            || event instanceof CubeEvent.NoMatch
            || event instanceof CubeEvent.SolutionExists
            || event instanceof CubeEvent.Escaped
            || event instanceof CubeEvent.Paused
            || event instanceof CubeEvent.Resumed
            || event instanceof CubeEvent.GameOver;
    return isOfTheTable ? OptionalInt.empty() : mover;
  }

  @Override
  public Epilogue epilogue(CubeView over, List<Event> happened, List<Seat> seats) {
    Optional<String> result = new PromptWords(about(seats)).result(over);
    return new Epilogue(result, List.of(), List.of());
  }

  @Override
  protected int endingSentence(Code reason) {
    return switch ((CubeEnd) reason) {
      case CARDS_OUT -> R.string.cube_end_points;
      case HAND_EMPTY -> R.string.cube_end_hand;
      case MONSTERS_OUT -> R.string.cube_end_stars;
      case SPRINT_DONE -> R.string.cube_end_sprint;
      case SPRINT_FAILED -> R.string.cube_end_sprint_failed;
    };
  }

  @Override
  public Map<String, String> bestFeats(List<String> feats) {
    List<Feat> all = new ArrayList<>();
    feats.forEach(text -> all.add(Feat.read(text)));
    all.sort(Comparator.comparing(Feat::ruleSet).thenComparing(Feat::sprint));
    Map<String, Feat> best = new LinkedHashMap<>();
    for (Feat feat : all) {
      best.merge(
          names.challenge(feat.ruleSet(), feat.sprint()),
          feat,
          (one, other) -> other.beats(one) ? other : one);
    }
    Map<String, String> said = new LinkedHashMap<>();
    best.forEach((challenge, feat) -> said.put(challenge, names.reached(feat.result())));
    return said;
  }
}
