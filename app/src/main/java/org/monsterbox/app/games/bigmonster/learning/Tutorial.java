package org.monsterbox.app.games.bigmonster.learning;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.bigmonster.map.Dots;
import org.monsterbox.app.games.bigmonster.map.Hand;
import org.monsterbox.app.games.bigmonster.words.Names;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.tutorial.Lesson;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.ChooseExplorer;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Place;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Take;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;

/**
 * A first game: three turns of a duel, with a mutant, a mutagen above it, and two halves of a
 * crystal. The seed deals exactly these.
 */
public final class Tutorial {

  private static final long SEED = 4839;
  private static final int LEARNER = 0;
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

  private final Context context;
  private final BigMonster rules;
  private final Names names;
  private final String rival;
  private final List<Lesson> lessons = new ArrayList<>();
  private final Setup setup;
  private BigMonsterState state;

  public Tutorial(Context context, BigMonster rules) {
    this.context = context;
    this.rules = rules;
    names = new Names(context);
    rival = text(R.string.bigmonster_tutorial_rival);
    Options options =
        Options.usual(BigMonsterOptions.ALL).with(BigMonsterOptions.FIRST_SEAT, LEARNER);
    setup = new Setup(2, options, SEED);
    state = rules.start(setup);
  }

  public TutorialScript script() {
    String you = text(R.string.bigmonster_tutorial_you);
    explorers(you);
    firstTurn();
    secondTurn();
    thirdTurn();
    ending();
    return new TutorialScript(
        setup,
        List.of(
            new Seat(LEARNER, you, LEARNER, Optional.empty()),
            new Seat(RIVAL, rival, RIVAL, Optional.of(Grade.EASY))),
        LEARNER,
        lessons);
  }

  private void explorers(String you) {
    act(
        text(R.string.bigmonster_tutorial_choose, you, rival),
        "explorer-" + Explorer.E06,
        new ChooseExplorer(Explorer.E06));
    thenRival(new ChooseExplorer(Explorer.E10));
  }

  private void firstTurn() {
    take(
        text(R.string.bigmonster_tutorial_take_crab, rival, text(R.string.bm_take)),
        CRAB,
        FURIOUS_DRAGON);
    place(text(R.string.bigmonster_tutorial_place_crab, text(R.string.bm_place)), BESIDE_EXPLORER);
    watch(
        text(R.string.bigmonster_tutorial_rival_takes, rival),
        Hand.id(BIG_HALF),
        new Take(ROW_A, BIG_HALF, FIRST_RUNE));
    thenRival(new Place(2, 0));
  }

  private void secondTurn() {
    watch(
        text(R.string.bigmonster_tutorial_rival_first, rival),
        Hand.id(REAPER),
        new Take(ROW_A, REAPER, RUNE_READER));
    thenRival(new Place(-1, 0));
    take(text(R.string.bigmonster_tutorial_take_twins, text(R.string.bm_take)), TWINS, SECOND_RUNE);
    place(text(R.string.bigmonster_tutorial_place_twins), ABOVE_CRAB);
  }

  private void thirdTurn() {
    take(text(R.string.bigmonster_tutorial_take_dragon), BLUE_DRAGON, MORE_TWINS);
    place(text(R.string.bigmonster_tutorial_place_dragon), BELOW_EXPLORER);
  }

  private void ending() {
    int points = rules.view(state, LEARNER).table().sheet(LEARNER).total();
    read(text(R.string.bigmonster_tutorial_crystal, names.points(points)), "seat-0");
    read(text(R.string.bigmonster_tutorial_medals), "medals");
    read(text(R.string.bigmonster_tutorial_done), "turn");
  }

  private void read(String caption, String highlighted) {
    lessons.add(Lesson.read(caption, highlighted));
  }

  private void take(String caption, int keep, int discard) {
    act(caption, Hand.id(keep), new Take(ROW_A, keep, discard));
  }

  private void place(String caption, Anchor at) {
    act(caption, Dots.id(at), new Place(at.x(), at.y()));
  }

  private void act(String caption, String highlighted, BigMonsterMove move) {
    lessons.add(Lesson.act(caption, highlighted, LEARNER, rules.text(move)));
    state = rules.play(state, LEARNER, move, Events.NONE);
  }

  private void watch(String caption, String highlighted, BigMonsterMove move) {
    lessons.add(Lesson.watch(caption, highlighted, RIVAL, rules.text(move)));
    state = rules.play(state, RIVAL, move, Events.NONE);
  }

  /** The same lesson goes on with a move of the rival. */
  private void thenRival(BigMonsterMove move) {
    int last = lessons.size() - 1;
    lessons.set(last, lessons.get(last).then(RIVAL, rules.text(move)));
    state = rules.play(state, RIVAL, move, Events.NONE);
  }

  private String text(int id, Object... blanks) {
    return context.getString(id, blanks);
  }
}
