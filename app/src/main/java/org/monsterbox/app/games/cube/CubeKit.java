package org.monsterbox.app.games.cube;

import android.content.Context;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.lid.CubeLid;
import org.monsterbox.app.games.Box;
import org.monsterbox.app.games.CoreKit;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.app.games.RealTime;
import org.monsterbox.app.games.RulesPage;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.cube.claim.Props;
import org.monsterbox.app.games.cube.learn.Course;
import org.monsterbox.app.games.cube.learn.RulesText;
import org.monsterbox.app.games.cube.table.Miniature;
import org.monsterbox.app.games.cube.words.CubeWords;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.bot.CubeWithBots;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.CubeOptions.OpenHands;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Options;

/** Puts Monster Cube on the table. */
public final class CubeKit extends CoreKit<CubeState, CubeMove, CubeView> {

  private static final float ALMOST = 0.97f;

  /** Cards that are dealt in rows of three until they run out for the second time. */
  private static final float ROW_ROUNDS = 30;

  private static final float OWN_CARDS = 7;
  private static final float DICE_CARDS = 18;

  private final MonsterCube rules = new MonsterCube();
  private final CubeTime time = new CubeTime();

  public CubeKit() {
    super(new CubeWithBots(), CubeMove.class, CubePacing.TABLE);
  }

  @Override
  public Box box() {
    return new Box(
        rules().facts(),
        R.string.cube_name,
        R.string.cube_tagline,
        R.string.cube_story,
        CubeLid::new);
  }

  @Override
  public Bot<CubeMove, CubeView> bot(Grade grade, int seat, long seed) {
    return new PacedBot(super.bot(grade, seat, seed));
  }

  @Override
  public GameWords<CubeMove, CubeView> words(Context context) {
    return new CubeWords(context);
  }

  @Override
  public SceneMaker<CubeMove, CubeView> scenes(Context context) {
    return new CubeScenes(context);
  }

  @Override
  public Piece miniature(Context context, CubeView view) {
    return new Miniature(new Props(context), view);
  }

  @Override
  public RulesPage rulesPage(Context context) {
    return new RulesText(context).page();
  }

  @Override
  public List<TutorialScript> tutorials(Context context) {
    return new Course(context, rules).scripts();
  }

  @Override
  public Function<Event, Optional<Piece>> pictures(Context context) {
    return new LogPictures(context)::of;
  }

  @Override
  public boolean isTimeFor(String lesson, Sight<CubeMove, CubeView> sight) {
    return Course.isTimeFor(lesson, sight);
  }

  @Override
  public Optional<RealTime<CubeMove, CubeView>> realTime() {
    return Optional.of(time);
  }

  /** Nobody can hide anything on one screen in real time; a pause covers everything. */
  @Override
  public boolean keepsSecrets() {
    return false;
  }

  /** Nobody can hide a hand from others who look at the same screen. */
  @Override
  public Options settled(Options chosen, int people) {
    boolean isOpen = chosen.get(CubeOptions.OPEN_HANDS) == OpenHands.AUTO && people > 1;
    return isOpen ? chosen.with(CubeOptions.OPEN_HANDS, OpenHands.ON) : chosen;
  }

  /** Whoever plays alone pays for them. */
  @Override
  public boolean sellsHints(CubeView view) {
    return view.rules().isSolo;
  }

  @Override
  public float progress(CubeView view) {
    if (view.isOver()) {
      return 1;
    }
    return Math.min(
        ALMOST,
        switch (view.ruleSet()) {
          case CODE, NUMBERS -> (view.round() - 1) / ROW_ROUNDS;
          case RACE -> (OWN_CARDS - fewestLeft(view)) / OWN_CARDS;
          case DICE -> (DICE_CARDS - view.pileSize() - view.row().size()) / DICE_CARDS;
        });
  }

  private static int fewestLeft(CubeView view) {
    int fewest = Cards.COUNT;
    for (int seat = 0; seat < view.seats(); seat++) {
      fewest = Math.min(fewest, view.cardsLeft(seat));
    }
    return fewest;
  }
}
