package org.monsterbox.app.games.sea.learn;

import android.content.Context;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.sea.words.Names;
import org.monsterbox.app.tutorial.Lesson;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.terms.SeaOptions;

/** A first game as the whale: a swim, a wind, a harpoon, and a hunter who came too close. */
public final class WhaleTutorial {

  /** Deals Headwind and Devour to the whale, and cards that bring the boats near. */
  private static final long SEED = 20;

  private static final int WHALE = Names.WHALE;
  private static final int FIRST = 1;
  private static final int SECOND = 2;

  private final Context context;
  private final Names names;
  private final Crew crew;

  public WhaleTutorial(Context context) {
    this.context = context;
    names = new Names(context);
    crew = new Crew(context);
  }

  public TutorialScript script() {
    String whale = crew.name(WHALE);
    String first = crew.name(FIRST);
    String second = crew.name(SECOND);
    return crew.script(
        context.getString(R.string.sea_learn_whale),
        SEED,
        WHALE,
        List.of(
            Lesson.read(text(R.string.sea_learn_whale_welcome, whale, first, second), "whale")
                .then(FIRST, "ship E3", "boat F3 SE")
                .then(SECOND, "boat F2 SE"),
            Lesson.read(
                text(R.string.sea_learn_whale_goal, SeaOptions.STORM_ROUND_2.usual()), "ship"),
            act(R.string.sea_learn_whale_draw, "draw-CALL", "draw CALL", names.pile(Pile.CALL)),
            act(R.string.sea_learn_whale_swim, "cell-H4", "swim I5 H4", "H4"),
            act(
                R.string.sea_learn_whale_wind,
                "card-CN01",
                "headwind CN01 S",
                names.kind(CardKind.HEADWIND)),
            act(R.string.sea_learn_whale_end, "act-end", "end-action"),
            Lesson.watch(text(R.string.sea_learn_whale_near, first), "boat-1", FIRST, "choose 1")
                .then(FIRST, "keep MV03", "move MV03 -1", "end"),
            Lesson.watch(text(R.string.sea_learn_whale_aims, second), "boat-2", SECOND, "keep MV15")
                .then(SECOND, "move MV15 -1", "weapon WP01", "end"),
            Lesson.read(text(R.string.sea_learn_whale_hit), "token-life"),
            act(R.string.sea_learn_whale_bond, "draw-BOND", "draw BOND", names.pile(Pile.BOND)),
            act(
                R.string.sea_learn_whale_devour,
                "card-BB01",
                "devour BB01 1",
                first,
                names.kind(CardKind.DEVOUR)),
            act(R.string.sea_learn_whale_west, "cell-F4", "swim G4 F4", first, "F4"),
            Lesson.read(
                text(R.string.sea_learn_whale_leap, names.kind(CardKind.LEAP)), "card-BB08"),
            Lesson.read(text(R.string.sea_learn_whale_done), "whale")));
  }

  private Lesson act(int caption, String highlighted, String move, Object... blanks) {
    return Lesson.act(text(caption, blanks), highlighted, WHALE, move);
  }

  private String text(int id, Object... blanks) {
    return context.getString(id, blanks);
  }
}
