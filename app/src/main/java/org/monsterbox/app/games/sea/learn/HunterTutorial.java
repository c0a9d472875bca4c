package org.monsterbox.app.games.sea.learn;

import android.content.Context;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.sea.words.Names;
import org.monsterbox.app.tutorial.Lesson;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.sea.box.CardKind;

/** A first game as a hunter: two movements to choose from, a harpoon, a mate's line, and a ram. */
public final class HunterTutorial {

  /** Deals Fan, Explosive Harpoon and Spiked Prow to the learner, a line to the mate. */
  private static final long SEED = 45;

  private static final int WHALE = Names.WHALE;
  private static final int LEARNER = 1;
  private static final int MATE = 2;
  private static final int SOUTH_WEST = 4;

  private final Context context;
  private final Names names;
  private final Crew crew;

  public HunterTutorial(Context context) {
    this.context = context;
    names = new Names(context);
    crew = new Crew(context);
  }

  public TutorialScript script() {
    return crew.script(context.getString(R.string.sea_learn_hunter), SEED, LEARNER, lessons());
  }

  private List<Lesson> lessons() {
    String whale = crew.name(WHALE);
    String mate = crew.name(MATE);
    String fan = names.kind(CardKind.FAN);
    return List.of(
        Lesson.read(
            text(R.string.sea_learn_hunter_welcome, crew.name(LEARNER), mate, whale), "whale"),
        act(R.string.sea_learn_hunter_ship, "cell-E3", "ship E3", "E3"),
        act(R.string.sea_learn_hunter_boat, "cell-F3", "boat F3 SE", "F3")
            .then(MATE, "boat F2 SE")
            .then(WHALE, "draw CALL", "swim I5 H4", "end-action"),
        act(R.string.sea_learn_hunter_first, "choose-1", "choose 1", whale),
        act(
            R.string.sea_learn_hunter_keep,
            "take-MV12",
            "keep MV12",
            names.kind(CardKind.AHEAD),
            fan),
        act(R.string.sea_learn_hunter_sail, "card-MV12", "move MV12 -1", fan, "H3"),
        act(
            R.string.sea_learn_hunter_fire,
            "card-WP12",
            "weapon WP12",
            names.kind(CardKind.EXPLOSIVE)),
        act(R.string.sea_learn_hunter_end, "act-end", "end"),
        Lesson.watch(text(R.string.sea_learn_hunter_mate, mate), "boat-2", MATE, "keep MV10")
            .then(MATE, "weapon WP33 G4", "end"),
        Lesson.watch(text(R.string.sea_learn_hunter_line, mate, whale), "whale", WHALE, "draw CALL")
            .then(WHALE, "mini-storm CN12", "end-action")
            .then(MATE, "choose 1"),
        act(R.string.sea_learn_hunter_storm, "take-MV14", "keep MV14", fan),
        act(R.string.sea_learn_hunter_turn, "act-turn", "reorient SW", names.direction(SOUTH_WEST)),
        act(R.string.sea_learn_hunter_ram, "card-WP14", "weapon WP14", names.kind(CardKind.RAM)),
        Lesson.read(text(R.string.sea_learn_hunter_done), "token-life"));
  }

  private Lesson act(int caption, String highlighted, String move, Object... blanks) {
    return Lesson.act(text(caption, blanks), highlighted, LEARNER, move);
  }

  private String text(int id, Object... blanks) {
    return context.getString(id, blanks);
  }
}
