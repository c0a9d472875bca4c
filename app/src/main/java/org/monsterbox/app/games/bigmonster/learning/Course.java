package org.monsterbox.app.games.bigmonster.learning;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.tutorial.Lesson;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.game.Turn;

/** Lessons as they are put together: the game that they show goes on with every move. */
final class Course {

  static final int LEARNER = 0;

  private final Context context;
  private final BigMonster rules;
  private final Setup setup;
  private final List<Lesson> lessons = new ArrayList<>();
  private BigMonsterState state;

  Course(Context context, BigMonster rules, Setup setup) {
    this.context = context;
    this.rules = rules;
    this.setup = setup;
    state = rules.start(setup);
  }

  String text(int id, Object... blanks) {
    return context.getString(id, blanks);
  }

  /** What the learner sees by now. */
  BigMonsterView view() {
    return rules.view(state, LEARNER);
  }

  /** One of the explorers that the seat was dealt. */
  Explorer offer(int seat) {
    return rules.view(state, seat).offer().get(0);
  }

  Turn turn() {
    return rules.turn(state);
  }

  /** Something to read. */
  void add(Lesson lesson) {
    lessons.add(lesson);
  }

  /** Something that the learner does. */
  void add(Lesson lesson, BigMonsterMove move) {
    lessons.add(lesson);
    play(LEARNER, move);
  }

  /** What the learner does. */
  Lesson act(String caption, String lit, BigMonsterMove move) {
    return Lesson.act(caption, lit, LEARNER, rules.text(move));
  }

  /** What another seat does while the learner looks. */
  void watch(String caption, String lit, int seat, BigMonsterMove move) {
    lessons.add(Lesson.watch(caption, lit, seat, rules.text(move)));
    play(seat, move);
  }

  /** The same lesson goes on with that move. */
  void then(int seat, BigMonsterMove move) {
    int last = lessons.size() - 1;
    lessons.set(last, lessons.get(last).then(seat, rules.text(move)));
    play(seat, move);
  }

  private void play(int seat, BigMonsterMove move) {
    state = rules.play(state, seat, move, Events.NONE);
  }

  TutorialScript script() {
    List<Seat> seats = new ArrayList<>();
    String[] names = context.getResources().getStringArray(R.array.bigmonster_tutorial_names);
    for (int seat = 0; seat < setup.seats(); seat++) {
      Optional<Grade> bot = seat == LEARNER ? Optional.empty() : Optional.of(Grade.EASY);
      seats.add(new Seat(seat, names[seat], seat, bot));
    }
    return new TutorialScript(setup, seats, LEARNER, lessons);
  }
}
