package org.monsterbox.app.games.cube.learn;

import android.content.Context;
import java.util.List;
import java.util.OptionalInt;
import org.monsterbox.app.R;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.solver.Solver;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.terms.RuleSet;

/**
 * What there is to learn: a line first, and then, when it matters, the other patterns, moving a
 * tile, seeing no match, and the other rule sets. The seeds deal what each lesson needs.
 */
public final class Course {

  private static final String PATTERNS = "patterns";
  private static final String MOVING = "moving";
  private static final String NO_MATCH = "no-match";
  private static final String RACE = "race";
  private static final String DICE = "dice";

  private static final long LINE_SEED = 104;
  private static final long PATTERNS_SEED = 505;
  private static final long MOVING_SEED = 475;
  private static final long RACE_SEED = 211;
  private static final long DICE_SEED = 7;

  private static final int ROUNDS_BEFORE_PATTERNS = 3;
  private static final int ROUNDS_BEFORE_MOVING = 5;

  private final Context context;
  private final MonsterCube rules;

  public Course(Context context, MonsterCube rules) {
    this.context = context;
    this.rules = rules;
  }

  public List<TutorialScript> scripts() {
    return List.of(
        line(),
        patterns()
            .further(
                PATTERNS,
                text(R.string.cube_learn_patterns),
                text(R.string.cube_learn_patterns_question)),
        moving()
            .further(
                MOVING,
                text(R.string.cube_learn_moving),
                text(R.string.cube_learn_moving_question)),
        noMatch()
            .further(
                NO_MATCH,
                text(R.string.cube_learn_no_match),
                text(R.string.cube_learn_no_match_question)),
        race()
            .further(RACE, text(R.string.cube_learn_race), text(R.string.cube_learn_race_question)),
        dice()
            .further(
                DICE, text(R.string.cube_learn_dice), text(R.string.cube_learn_dice_question)));
  }

  /** Whether a further lesson matters now. */
  public static boolean isTimeFor(String lesson, Sight<CubeMove, CubeView> sight) {
    CubeView view = sight.view();
    boolean isCode = view.ruleSet() == RuleSet.CODE;
    return switch (lesson) {
      case PATTERNS ->
          isCode && view.phase() == Phase.REVEAL && view.round() >= ROUNDS_BEFORE_PATTERNS;
      case MOVING ->
          isCode
              && view.phase() == Phase.REVEAL
              && view.round() >= ROUNDS_BEFORE_MOVING
              && needsMove(view);
      case NO_MATCH -> view.phase() == Phase.SEARCH && hasVotes(view);
      case RACE -> view.ruleSet() == RuleSet.RACE && view.phase() == Phase.REVEAL;
      case DICE -> !view.ruleSet().isShared() && view.phase() == Phase.HANDOVER;
      default -> false;
    };
  }

  /** Whether one of the monsters cannot be made as the tiles lie. */
  private static boolean needsMove(CubeView view) {
    for (int card : view.targetCards()) {
      boolean isMade =
          card == 0
              || !Solver.solveUnmoved(view.zone(view.seat()), view.rules().terms)
                  .of(view.target(card))
                  .isEmpty();
      if (!isMade) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasVotes(CubeView view) {
    for (int seat = 0; seat < view.seats(); seat++) {
      if (view.hasVoted(seat)) {
        return true;
      }
    }
    return false;
  }

  /** A first monster. */
  private TutorialScript line() {
    Script script = new Script(context, rules, RuleSet.CODE, LINE_SEED);
    CubeMove.Submit claim = script.claim("submit 16 Y0,0 Y1,0 Y2,0 0");
    List<String> faces = script.faces(claim);
    return script
        .read(
            text(R.string.cube_learn_monsters),
            script.cards(),
            text(R.string.cube_word_monster),
            text(R.string.cube_word_code))
        .read(
            text(R.string.cube_learn_faces),
            faces,
            text(R.string.cube_word_tile),
            text(R.string.cube_word_face))
        .read(text(R.string.cube_learn_sum, script.sum(claim)), with(faces, script.card(16)))
        .read(text(R.string.cube_learn_line), faces, text(R.string.cube_word_line))
        .buzz(text(R.string.cube_learn_buzz), text(R.string.cube_word_buzzer))
        .show(text(R.string.cube_learn_show), claim)
        .read(text(R.string.cube_learn_won), List.of("seat-0"))
        .read(text(R.string.cube_learn_wrong), script.cards())
        .done();
  }

  private static List<String> with(List<String> faces, String card) {
    return List.of(card, faces.get(0), faces.get(1), faces.get(2));
  }

  /** A ribbon that the rival finds, and a cube. */
  private TutorialScript patterns() {
    Script script = new Script(context, rules, RuleSet.CODE, PATTERNS_SEED);
    CubeMove.Submit ribbon = script.claim("submit 16 B0,1 Y0,1 B0,0 0");
    script.watch(
        text(R.string.cube_learn_rival, script.rival()), List.of("card-0-0"), new CubeMove.Buzz(0));
    script.watch(
        text(R.string.cube_learn_ribbon, script.rival(), script.sum(ribbon)),
        script.faces(ribbon),
        ribbon,
        text(R.string.cube_word_ribbon));
    CubeMove.Submit cube = script.claim("submit 17 B1,0 R2,0 Y1,1 0");
    return script
        .read(
            text(R.string.cube_learn_cube, script.sum(cube)),
            script.faces(cube),
            text(R.string.cube_word_cube))
        .buzz(text(R.string.cube_learn_buzz_again))
        .show(text(R.string.cube_learn_show_again), cube)
        .read(text(R.string.cube_learn_patterns_done), List.of("seat-0"))
        .done();
  }

  /** A line that needs a move. */
  private TutorialScript moving() {
    Script script = new Script(context, rules, RuleSet.CODE, MOVING_SEED);
    CubeMove.Submit claim = script.claim("submit 12 T6>3,0 Y1,0 Y2,0 Y3,0 0");
    return script
        .read(text(R.string.cube_learn_stuck), List.of(script.card(12)))
        .read(
            text(R.string.cube_learn_lift, script.sum(claim)), List.of(script.faces(claim).get(2)))
        .buzz(text(R.string.cube_learn_buzz_move))
        .show(text(R.string.cube_learn_drag), claim)
        .read(text(R.string.cube_learn_moving_done), List.of("seat-0"))
        .done();
  }

  /** The rival sees nothing, and then nobody does. */
  private TutorialScript noMatch() {
    Script script = new Script(context, rules, RuleSet.CODE, LINE_SEED);
    return script
        .watch(
            text(R.string.cube_learn_gives_up, script.rival()),
            script.cards(),
            new CubeMove.VoteNoMatch(true, 0))
        .act(text(R.string.cube_learn_vote), "vote-0", new CubeMove.VoteNoMatch(true, 0))
        .read(text(R.string.cube_learn_no_match_done), script.cards())
        .done();
  }

  /** A card is got rid of, and its back lies before the rival; who then does the same. */
  private TutorialScript race() {
    Script script = new Script(context, rules, RuleSet.RACE, RACE_SEED);
    CubeMove.Submit claim = script.claim("submit 9 B0,0 B1,0 B2,0 0");
    CubeMove.Submit answer = script.claim("submit 5 Y2,1 R2,1 Y1,2 0");
    script
        .read(text(R.string.cube_learn_hand), script.cards())
        .buzz(text(R.string.cube_learn_race_buzz, script.sum(claim)))
        .show(text(R.string.cube_learn_show_again), claim)
        .act(
            text(R.string.cube_learn_place, script.rival()),
            "confirm",
            new CubeMove.PlaceModifier(Script.RIVAL, OptionalInt.empty(), 0),
            text(R.string.cube_word_modifier))
        .read(text(R.string.cube_learn_modifier, script.rival()), List.of("seat-1"))
        .watch(
            text(R.string.cube_learn_rival_race, script.rival()),
            List.of("seat-1"),
            new CubeMove.Buzz(0))
        .watch(
            text(R.string.cube_learn_rival_makes, script.rival(), script.sum(answer, 7)),
            script.faces(answer),
            answer)
        .watch(
            text(R.string.cube_learn_rival_places, script.rival()),
            List.of("seat-0"),
            new CubeMove.PlaceModifier(Script.LEARNER, OptionalInt.empty(), 0));
    return script.read(text(R.string.cube_learn_race_done), script.cards()).done();
  }

  /** A turn: a tile, a call, a cube. */
  private TutorialScript dice() {
    Script script = new Script(context, rules, RuleSet.DICE, DICE_SEED);
    script
        .read(text(R.string.cube_learn_dice_tiles), List.of(Script.faceId(1, 'Y')))
        .act(text(R.string.cube_learn_ready), "buzzer-0", new CubeMove.Ready(0));
    CubeMove.PlaceTile put = (CubeMove.PlaceTile) rules.readMove("put T5>3,0 0");
    script
        .drag(text(R.string.cube_learn_dice_move), put.move(), put)
        .act(text(R.string.cube_learn_call), "buzzer-0", new CubeMove.Call(0));
    CubeMove.Submit claim = script.claim("submit 3 B2,0 R3,0 Y2,1 0");
    return script
        .show(text(R.string.cube_learn_dice_show, script.sum(claim)), claim)
        .read(text(R.string.cube_learn_dice_done), List.of("card-0-0"))
        .done();
  }

  private String text(int id, Object... blanks) {
    return context.getString(id, blanks);
  }
}
