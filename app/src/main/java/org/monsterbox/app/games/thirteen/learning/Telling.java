package org.monsterbox.app.games.thirteen.learning;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.monsterbox.app.R;
import org.monsterbox.app.games.thirteen.words.Names;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.tutorial.Lesson;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;

/**
 * A lesson that is being written: the table as it will be at its next step, and the steps so far.
 * What came before the first one is played while that is read.
 */
final class Telling {

  static final int LEARNER = 0;
  static final int RIVAL = 1;

  private final Context context;
  private final ThirteenMonsters rules;
  private final Names names;
  private final Setup setup;
  private final List<Lesson> lessons = new ArrayList<>();
  private ThirteenState state;

  Telling(Context context, ThirteenMonsters rules, ThirteenOptions.FastStart start, long seed) {
    this.context = context;
    this.rules = rules;
    names = new Names(context);
    Options options =
        Options.usual(ThirteenOptions.ALL)
            .with(ThirteenOptions.FAST_START, start)
            .with(ThirteenOptions.FIRST_PLAYER, LEARNER);
    setup = new Setup(2, options, seed);
    state = rules.start(setup);
  }

  TutorialScript script() {
    return new TutorialScript(
        setup,
        List.of(
            new Seat(LEARNER, text(R.string.thirteen_tutorial_you), LEARNER, Optional.empty()),
            new Seat(RIVAL, rival(), RIVAL, Optional.of(Grade.EASY))),
        LEARNER,
        lessons);
  }

  String rival() {
    return text(R.string.thirteen_tutorial_rival);
  }

  Names names() {
    return names;
  }

  String text(int id, Object... blanks) {
    return context.getString(id, blanks);
  }

  ThirteenView view() {
    return rules.view(state, LEARNER);
  }

  void read(String caption, String... lit) {
    lessons.add(lighting(Lesson.read(caption, lit.length == 0 ? "" : lit[0]), lit));
  }

  void act(String caption, ThirteenMove move, String... lit) {
    lessons.add(lighting(Lesson.act(caption, lit[0], LEARNER, rules.text(move)), lit));
    play(LEARNER, move);
  }

  void watch(String caption, ThirteenMove move, String... lit) {
    lessons.add(lighting(Lesson.watch(caption, lit[0], RIVAL, rules.text(move)), lit));
    play(RIVAL, move);
  }

  /** Touching a card begins a search with it. */
  void search(String caption, int cell) {
    act(caption, new ThirteenMove.BeginSearch(false), "cell-" + cell);
    then(LEARNER, new ThirteenMove.Flip(cell));
  }

  void flip(String caption, int cell) {
    act(caption, new ThirteenMove.Flip(cell), "cell-" + cell);
  }

  private static Lesson lighting(Lesson lesson, String... lit) {
    Lesson lighter = lesson;
    for (int i = 1; i < lit.length; i++) {
      lighter = lighter.lighting(lit[i]);
    }
    return lighter;
  }

  /** The last step changed: by which gestures it is done, say. */
  void last(UnaryOperator<Lesson> change) {
    lessons.add(change.apply(lessons.remove(lessons.size() - 1)));
  }

  /** What a seat plays before the next step. */
  void then(int seat, ThirteenMove... moves) {
    for (ThirteenMove move : moves) {
      last(lesson -> lesson.then(seat, rules.text(move)));
      play(seat, move);
    }
  }

  /** A seat finds a set before the next step. */
  void thenFinds(int seat, int set) {
    int left = cellOf(Cards.left(set));
    int right = cellOf(Cards.mate(Cards.left(set)));
    thenTurns(seat, left, right);
    then(seat, new ThirteenMove.Ack());
  }

  /** A seat turns these two cards and leaves them open. */
  void thenTurns(int seat, int one, int other) {
    then(
        seat,
        new ThirteenMove.BeginSearch(false),
        new ThirteenMove.Flip(one),
        new ThirteenMove.Flip(other));
  }

  /** A seat turns these two cards, which do not match, and ends the turn with that. */
  void thenMisses(int seat, int one, int other) {
    thenTurns(seat, one, other);
    then(seat, new ThirteenMove.Ack());
  }

  /** Where a card lies: found by turning one after the other, at a table of its own. */
  int cellOf(int card) {
    ThirteenState search =
        rules.play(state, view().actor(), new ThirteenMove.BeginSearch(false), Events.NONE);
    ThirteenView before = rules.view(search, LEARNER);
    for (int cell = 0; cell < ThirteenView.CELLS; cell++) {
      if (before.isFlippable(cell, before.actor())) {
        ThirteenState turned =
            rules.play(search, before.actor(), new ThirteenMove.Flip(cell), Events.NONE);
        if (rules.view(turned, LEARNER).cardAt(cell).orElseThrow() == card) {
          return cell;
        }
      }
    }
    throw new IllegalStateException("Nowhere to be found: " + Cards.text(card));
  }

  private void play(int seat, ThirteenMove move) {
    state = rules.play(state, seat, move, Events.NONE);
  }
}
