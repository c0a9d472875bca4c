package org.monsterbox.app.games.bigmonster.learning;

import android.content.Context;
import org.monsterbox.app.R;
import org.monsterbox.app.games.bigmonster.map.Dots;
import org.monsterbox.app.games.bigmonster.map.Hand;
import org.monsterbox.app.games.bigmonster.words.Names;
import org.monsterbox.app.tutorial.Gesture;
import org.monsterbox.app.tutorial.Lesson;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.ChooseExplorer;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Place;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Take;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;

/**
 * The first turns of a duel, with a mutant, a mutagen above it, and two halves of a crystal. The
 * seed deals exactly these.
 */
final class FirstDuel {

  private static final long SEED = 4839;
  private static final int RIVAL = 1;
  private static final int ROW_A = 0;

  /** The tiles of the first turn. */
  private static final int CRAB = 5;

  private static final int FURIOUS_DRAGON = 47;
  private static final int BIG_HALF = 29;
  private static final int FIRST_RUNE = 74;

  /** Those of the row that the rival chooses in the second turn. */
  private static final int REAPER = 68;

  private static final int RUNE_READER = 59;
  private static final int TWINS = 17;
  private static final int SECOND_RUNE = 75;

  /** Two of the third turn. */
  private static final int BLUE_DRAGON = 37;

  private static final int MORE_TWINS = 18;

  private static final Anchor BESIDE_EXPLORER = new Anchor(2, 0);
  private static final Anchor ABOVE_CRAB = new Anchor(2, -1);
  private static final Anchor BELOW_EXPLORER = new Anchor(0, 2);

  private final Course course;
  private final Names names;
  private final String rival;

  FirstDuel(Context context, BigMonster rules) {
    Options options =
        Options.usual(BigMonsterOptions.ALL).with(BigMonsterOptions.FIRST_SEAT, Course.LEARNER);
    course = new Course(context, rules, new Setup(2, options, SEED));
    names = new Names(context);
    rival = context.getResources().getStringArray(R.array.bigmonster_tutorial_names)[RIVAL];
  }

  /** Up to the first mutation. */
  TutorialScript firstLesson() {
    String explorer = "explorer-" + Explorer.E06;
    course.add(
        course
            .act(text(R.string.bigmonster_tutorial_choose), explorer, chosen())
            .by(Gesture.tap(explorer), Gesture.tap("choice-confirm"))
            .explaining(text(R.string.bigmonster_tutorial_word_explorer)),
        chosen());
    course.then(RIVAL, new ChooseExplorer(Explorer.E10));
    Take crab = new Take(ROW_A, CRAB, FURIOUS_DRAGON);
    course.add(
        course
            .act(text(R.string.bigmonster_tutorial_take_crab, rival), Hand.id(CRAB), crab)
            .by(taking(CRAB, FURIOUS_DRAGON))
            .explaining(text(R.string.bigmonster_tutorial_word_tiles)),
        crab);
    place(text(R.string.bigmonster_tutorial_place_crab), BESIDE_EXPLORER);
    course.watch(
        text(R.string.bigmonster_tutorial_rival_takes, rival),
        Hand.id(BIG_HALF),
        RIVAL,
        new Take(ROW_A, BIG_HALF, FIRST_RUNE));
    course.then(RIVAL, new Place(2, 0));
    course.watch(
        text(R.string.bigmonster_tutorial_rival_first, rival),
        Hand.id(REAPER),
        RIVAL,
        new Take(ROW_A, REAPER, RUNE_READER));
    course.then(RIVAL, new Place(-1, 0));
    Take twins = new Take(ROW_A, TWINS, SECOND_RUNE);
    course.add(
        course
            .act(text(R.string.bigmonster_tutorial_take_twins), Hand.id(TWINS), twins)
            .lighting(Hand.id(CRAB))
            .by(Gesture.tap(Hand.id(TWINS)), Gesture.tap("keep"))
            .explaining(
                text(R.string.bigmonster_tutorial_word_mutant),
                text(R.string.bigmonster_tutorial_word_mutate),
                text(R.string.bigmonster_tutorial_word_mutagen)),
        twins);
    place(text(R.string.bigmonster_tutorial_place_twins), ABOVE_CRAB);
    int points = course.view().table().sheet(Course.LEARNER).total();
    course.add(
        Lesson.read(text(R.string.bigmonster_tutorial_mutated, names.points(points)), Hand.id(CRAB))
            .lighting(Hand.id(TWINS), "seat-0"));
    course.add(Lesson.read(text(R.string.bigmonster_tutorial_done), "turn"));
    return course.script();
  }

  /** Two halves that meet. */
  TutorialScript crystals() {
    course.add(Lesson.read(text(R.string.bigmonster_tutorial_crystals_before), ""));
    twoTurns();
    Take dragon = new Take(ROW_A, BLUE_DRAGON, MORE_TWINS);
    course.add(
        course
            .act(text(R.string.bigmonster_tutorial_take_dragon), Hand.id(BLUE_DRAGON), dragon)
            .lighting("explorer-0")
            .by(taking(BLUE_DRAGON, MORE_TWINS))
            .explaining(text(R.string.bigmonster_tutorial_word_crystal)),
        dragon);
    place(text(R.string.bigmonster_tutorial_place_dragon), BELOW_EXPLORER);
    course.add(Lesson.read(text(R.string.bigmonster_tutorial_crystal), Hand.id(BLUE_DRAGON)));
    return course.script();
  }

  /** What lies beside the map. */
  TutorialScript medals() {
    course.add(Lesson.read(text(R.string.bigmonster_tutorial_medals_before), ""));
    twoTurns();
    course.add(
        Lesson.read(text(R.string.bigmonster_tutorial_medals_1), "medals")
            .explaining(text(R.string.bigmonster_tutorial_word_medals)));
    course.add(Lesson.read(text(R.string.bigmonster_tutorial_medals_2), "medal-" + Medal.DESERT));
    course.add(Lesson.read(text(R.string.bigmonster_tutorial_medals_3), "medal-" + Medal.PENALTY));
    return course.script();
  }

  /** What happened in the first lesson. */
  private void twoTurns() {
    course.then(Course.LEARNER, chosen());
    course.then(RIVAL, new ChooseExplorer(Explorer.E10));
    course.then(Course.LEARNER, new Take(ROW_A, CRAB, FURIOUS_DRAGON));
    course.then(Course.LEARNER, new Place(BESIDE_EXPLORER.x(), BESIDE_EXPLORER.y()));
    course.then(RIVAL, new Take(ROW_A, BIG_HALF, FIRST_RUNE));
    course.then(RIVAL, new Place(2, 0));
    course.then(RIVAL, new Take(ROW_A, REAPER, RUNE_READER));
    course.then(RIVAL, new Place(-1, 0));
    course.then(Course.LEARNER, new Take(ROW_A, TWINS, SECOND_RUNE));
    course.then(Course.LEARNER, new Place(ABOVE_CRAB.x(), ABOVE_CRAB.y()));
  }

  private static BigMonsterMove chosen() {
    return new ChooseExplorer(Explorer.E06);
  }

  private static Gesture[] taking(int keep, int discard) {
    return new Gesture[] {
      Gesture.tap(Hand.id(keep)), Gesture.tap(Hand.id(discard)), Gesture.tap("keep")
    };
  }

  /** Both cells that the tile will cover are lit. */
  private void place(String caption, Anchor at) {
    Place move = new Place(at.x(), at.y());
    course.add(
        course
            .act(caption, Dots.cellsId(at), move)
            .by(Gesture.tap(Dots.id(at)), Gesture.tap("place")),
        move);
  }

  private String text(int id, Object... blanks) {
    return course.text(id, blanks);
  }
}
