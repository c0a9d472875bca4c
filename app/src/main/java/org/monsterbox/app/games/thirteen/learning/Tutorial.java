package org.monsterbox.app.games.thirteen.learning;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import org.monsterbox.core.thirteen.dice.Dice;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;

/**
 * A first game: a search that fails, one that is watched, two that memory makes succeed, and an
 * attack whose prize completes a monster. The seed deals cards and dice for exactly that.
 */
public final class Tutorial {

  private static final long SEED = 302;
  private static final int LEARNER = 0;
  private static final int RIVAL = 1;

  /** Where the halves of the top and of the eyes lie that the learner is to find. */
  private static final int TOP_LEFT = 28;

  private static final int TOP_RIGHT = 75;
  private static final int EYES_LEFT = 50;
  private static final int EYES_RIGHT = 9;

  /** The bits of the sixes, by how many there are. */
  private static final int TWO_SIXES = 0b00011;

  private static final int THREE_SIXES = 0b00111;

  private final Context context;
  private final ThirteenMonsters rules;
  private final Names names;
  private final List<Lesson> lessons = new ArrayList<>();
  private final Setup setup;
  private ThirteenState state;

  public Tutorial(Context context, ThirteenMonsters rules) {
    this.context = context;
    this.rules = rules;
    names = new Names(context);
    Options options =
        Options.usual(ThirteenOptions.ALL)
            .with(ThirteenOptions.FAST_START, ThirteenOptions.FastStart.GRUNT)
            .with(ThirteenOptions.FIRST_PLAYER, LEARNER);
    setup = new Setup(2, options, SEED);
    state = rules.start(setup);
  }

  public TutorialScript script() {
    String you = text(R.string.thirteen_tutorial_you);
    String rival = text(R.string.thirteen_tutorial_rival);
    read(text(R.string.thirteen_tutorial_welcome, you, rival), "seat-0");
    missedSearch();
    watchedSearch(rival);
    foundSets();
    battle(rival);
    ending();
    return new TutorialScript(
        setup,
        List.of(
            new Seat(LEARNER, you, LEARNER, Optional.empty()),
            new Seat(RIVAL, rival, RIVAL, Optional.of(Grade.EASY))),
        LEARNER,
        lessons);
  }

  private void missedSearch() {
    act(text(R.string.thirteen_tutorial_search), "act-search", new ThirteenMove.BeginSearch(false));
    flip(text(R.string.thirteen_tutorial_flip), TOP_LEFT);
    flip(text(R.string.thirteen_tutorial_flip_second, card(TOP_LEFT)), EYES_RIGHT);
    act(
        text(R.string.thirteen_tutorial_miss, card(EYES_RIGHT)),
        "continue",
        new ThirteenMove.Ack());
  }

  private void watchedSearch(String rival) {
    watch(
        text(R.string.thirteen_tutorial_rival_searches, rival),
        "seat-1",
        new ThirteenMove.BeginSearch(false));
    watch(
        text(R.string.thirteen_tutorial_rival_flips, rival),
        "cell-" + EYES_LEFT,
        new ThirteenMove.Flip(EYES_LEFT));
    watch(
        text(R.string.thirteen_tutorial_rival_second, card(EYES_LEFT)),
        "cell-" + TOP_RIGHT,
        new ThirteenMove.Flip(TOP_RIGHT));
    watch(
        text(R.string.thirteen_tutorial_rival_missed, rival),
        "cell-" + TOP_RIGHT,
        new ThirteenMove.Ack());
  }

  private void foundSets() {
    int monster = MonsterSets.monster(prize());
    act(text(R.string.thirteen_tutorial_again), "act-search", new ThirteenMove.BeginSearch(false));
    flip(
        text(R.string.thirteen_tutorial_first_half, names.set(MonsterSets.of(monster, Part.TOP))),
        TOP_LEFT);
    flip(text(R.string.thirteen_tutorial_other_half), TOP_RIGHT);
    act(text(R.string.thirteen_tutorial_pair), "continue", new ThirteenMove.Ack());
    String eyes = names.set(MonsterSets.of(monster, Part.EYES));
    act(
        text(R.string.thirteen_tutorial_restart, eyes),
        "act-search",
        new ThirteenMove.BeginSearch(false));
    flip(text(R.string.thirteen_tutorial_first_half, eyes), EYES_LEFT);
    flip(text(R.string.thirteen_tutorial_other_half), EYES_RIGHT);
    act(text(R.string.thirteen_tutorial_second_pair), "continue", new ThirteenMove.Ack());
  }

  private void battle(String rival) {
    Monster own = view().monsters(LEARNER).get(0);
    act(
        text(R.string.thirteen_tutorial_attack, names.set(prize()), rival),
        "act-attack",
        new ThirteenMove.Attack(own.id(), RIVAL, prize()));
    act(text(R.string.thirteen_tutorial_throw), "throw", new ThirteenMove.Throw(0));
    act(text(R.string.thirteen_tutorial_keep_two), "die-0", new ThirteenMove.Throw(TWO_SIXES));
    act(text(R.string.thirteen_tutorial_keep_three), "die-2", new ThirteenMove.Throw(THREE_SIXES));
    int score = view().battle().orElseThrow().attackerScore();
    watch(
        text(R.string.thirteen_tutorial_defend, score, rival),
        "to-beat",
        new ThirteenMove.Throw(0));
    int kept = 1 << bestDie();
    watch(
        text(R.string.thirteen_tutorial_defend_more, rival),
        "dice-tray",
        new ThirteenMove.Throw(kept));
    watch(text(R.string.thirteen_tutorial_defend_last), "dice-tray", new ThirteenMove.Throw(kept));
  }

  private void ending() {
    String rival = text(R.string.thirteen_tutorial_rival);
    read(text(R.string.thirteen_tutorial_won, view().hp(LEARNER), rival), "seat-0");
    read(text(R.string.thirteen_tutorial_powers), "seat-0");
    act(text(R.string.thirteen_tutorial_end_turn), "act-end", new ThirteenMove.EndTurn());
    read(text(R.string.thirteen_tutorial_winning), "cards-left");
    read(text(R.string.thirteen_tutorial_done), "open-help");
  }

  /** The set that the rival's Grunt has of the monster that the learner collects. */
  private int prize() {
    return rules.view(rules.start(setup), LEARNER).monsters(RIVAL).get(0).bottom();
  }

  /** The first of the highest dice. */
  private int bestDie() {
    Dice dice = view().throwing().orElseThrow().dice();
    int best = 0;
    for (int die = 1; die < Dice.COUNT; die++) {
      best = dice.face(die) > dice.face(best) ? die : best;
    }
    return best;
  }

  private ThirteenView view() {
    return rules.view(state, LEARNER);
  }

  private String card(int cell) {
    return names.card(view().cardAt(cell).orElseThrow());
  }

  private void read(String caption, String highlighted) {
    lessons.add(Lesson.read(caption, highlighted));
  }

  private void flip(String caption, int cell) {
    act(caption, "cell-" + cell, new ThirteenMove.Flip(cell));
  }

  private void act(String caption, String highlighted, ThirteenMove move) {
    lessons.add(Lesson.act(caption, highlighted, LEARNER, rules.text(move)));
    play(LEARNER, move);
  }

  private void watch(String caption, String highlighted, ThirteenMove move) {
    lessons.add(Lesson.watch(caption, highlighted, RIVAL, rules.text(move)));
    play(RIVAL, move);
  }

  private void play(int seat, ThirteenMove move) {
    state = rules.play(state, seat, move, Events.NONE);
  }

  private String text(int id, Object... blanks) {
    return context.getString(id, blanks);
  }
}
