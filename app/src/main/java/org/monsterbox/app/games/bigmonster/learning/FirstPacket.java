package org.monsterbox.app.games.bigmonster.learning;

import android.content.Context;
import org.monsterbox.app.R;
import org.monsterbox.app.games.bigmonster.map.Hand;
import org.monsterbox.app.tutorial.Gesture;
import org.monsterbox.app.tutorial.Lesson;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.ChooseExplorer;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Pick;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;

/** The first packet of a game for three: a tile is kept, the rest flies on. */
final class FirstPacket {

  private static final long SEED = 11;
  private static final int SEATS = 3;
  private static final int NEIGHBOUR = 1;

  private final Course course;

  FirstPacket(Context context, BigMonster rules) {
    Options options =
        Options.usual(BigMonsterOptions.ALL)
            .with(BigMonsterOptions.FIRST_SEAT, Course.LEARNER)
            .withText("threePlayerMode", "DRAFT");
    course = new Course(context, rules, new Setup(SEATS, options, SEED));
  }

  TutorialScript script() {
    course.add(
        Lesson.read(course.text(R.string.bigmonster_tutorial_ships_before), "")
            .explaining(
                course.text(R.string.bigmonster_tutorial_word_packet),
                course.text(R.string.bigmonster_tutorial_word_ship)));
    while (!course.view().table().hasTableaus()) {
      int seat = course.turn().first();
      course.then(seat, new ChooseExplorer(course.offer(seat)));
    }
    BigMonsterView view = course.view();
    int tile = view.hand().get(0);
    Pick pick = Pick.of(tile, NEIGHBOUR);
    course.add(
        course
            .act(course.text(R.string.bigmonster_tutorial_ships_keep), Hand.id(tile), pick)
            .by(
                Gesture.tap(Hand.id(tile)),
                Gesture.tap("keep"),
                Gesture.tap("ship-" + NEIGHBOUR),
                Gesture.tap("pass")),
        pick);
    course.add(Lesson.read(course.text(R.string.bigmonster_tutorial_ships_after), "turn"));
    return course.script();
  }
}
