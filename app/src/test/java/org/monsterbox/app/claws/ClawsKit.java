package org.monsterbox.app.claws;

import android.content.Context;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.lid.CubeLid;
import org.monsterbox.app.games.Box;
import org.monsterbox.app.games.Cue;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.app.games.Pacing;
import org.monsterbox.app.games.RulesPage;
import org.monsterbox.app.games.RulesSection;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.tutorial.Lesson;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Budget;
import org.monsterbox.core.bot.FlatSearch;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.bot.Level;
import org.monsterbox.core.bot.Lookahead;
import org.monsterbox.core.bot.SearchBot;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.contract.claws.ClawsEvent;
import org.monsterbox.core.contract.claws.ClawsMove;
import org.monsterbox.core.contract.claws.ClawsState;
import org.monsterbox.core.contract.claws.ClawsView;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;

/** The tiny game Claws on the app's table: all that another game needs. */
public class ClawsKit implements GameKit<ClawsState, ClawsMove, ClawsView> {

  /** How long the table stands still after a throw of the die. */
  public static final long THROW_PAUSE = 500;

  private static final Pacing PACING =
      new Pacing()
          .row(ClawsEvent.Dealt.class, Cue.TAP, 100)
          .row(ClawsEvent.Clawed.class, Cue.TAP, 100)
          .row(ClawsEvent.Won.class, Cue.TAP, 100)
          .row(ClawsEvent.Thrown.class, Cue.ROLL, THROW_PAUSE);

  private final Claws rules = new Claws();

  @Override
  public Rules<ClawsState, ClawsMove, ClawsView> rules() {
    return rules;
  }

  /** Tests have no texts of their own: it is called after the whole box. */
  @Override
  public Box box() {
    return new Box(
        rules.facts(), R.string.app_name, R.string.app_name, R.string.app_name, CubeLid::new);
  }

  @Override
  public Class<ClawsMove> moveType() {
    return ClawsMove.class;
  }

  @Override
  public Bot<ClawsMove, ClawsView> bot(Grade grade, int seat, long seed) {
    int iterations = 10 + 20 * List.of(Grade.values()).indexOf(grade);
    return new SearchBot<>(
        new FlatSearch<>(Lookahead.of(rules)),
        new Level(grade, Budget.iterations(iterations), 0),
        seat);
  }

  @Override
  public GameWords<ClawsMove, ClawsView> words(Context context) {
    return new ClawsWords();
  }

  @Override
  public SceneMaker<ClawsMove, ClawsView> scenes(Context context) {
    return new ClawsScenes();
  }

  @Override
  public Piece miniature(Context context, ClawsView view) {
    return ClawsScenes.BLANK;
  }

  @Override
  public boolean keepsSecrets() {
    return true;
  }

  @Override
  public Pacing pacing() {
    return PACING;
  }

  /** Plays the lowest card of the first hand, and watches the other seat answer with its lowest. */
  private TutorialScript tutorial() {
    Setup setup = rules.usualSetup(2, 1);
    ClawsState start = rules.start(setup);
    String mine = rules.text(rules.legalMoves(start, 0).get(0));
    ClawsState answered = rules.play(start, 0, rules.readMove(mine), Events.NONE);
    String theirs = rules.text(rules.legalMoves(answered, 1).get(0));
    return new TutorialScript(
        setup,
        List.of(
            new Seat(0, "You", 0, Optional.empty()),
            new Seat(1, "Grob", 1, Optional.of(Grade.EASY))),
        0,
        List.of(
            Lesson.read("This is the die.", "die"),
            Lesson.act("Play your lowest card.", mine.replace("claw ", "card"), 0, mine),
            Lesson.watch("Grob answers.", "", 1, theirs),
            Lesson.read("That was a round.", "seat0")));
  }

  /** The whole one, and a short one for those who know cards. */
  @Override
  public List<TutorialScript> tutorials(Context context) {
    TutorialScript whole = tutorial();
    TutorialScript brief =
        new TutorialScript(
            "In short",
            whole.setup(),
            whole.seats(),
            whole.learner(),
            List.of(Lesson.read("The lowest card wins.", "die")));
    return List.of(whole, brief, whole.further("last", "The last cards", "Few are left. Shall I?"));
  }

  @Override
  public boolean isTimeFor(String lesson, Sight<ClawsMove, ClawsView> sight) {
    return lesson.equals("last") && sight.view().hand().size() == 3;
  }

  @Override
  public RulesPage rulesPage(Context context) {
    return new RulesPage(
        List.of(
            RulesSection.of("Cards", "Everybody plays a card."),
            RulesSection.of("Dice", "The die is thrown.").named("die")));
  }

  @Override
  public float progress(ClawsView view) {
    return 1f - view.hand().size() / 6f;
  }
}
