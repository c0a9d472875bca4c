package org.monsterbox.app.games.sea.learn;

import android.content.Context;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.sea.words.Names;
import org.monsterbox.app.tutorial.Gesture;
import org.monsterbox.app.tutorial.Lesson;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.terms.SeaOptions;

/** To be the whale: a hunter who comes too close, then the wind, then a leap. */
public final class WhaleTutorial {

  public static final String WIND = "whale-wind";
  public static final String LEAP = "whale-leap";

  /** Deals Headwind, Devour and Leap to the whale, and cards that bring the boats near. */
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

  /** A swim, a harpoon, and dinner. */
  public TutorialScript first() {
    String first = crew.name(FIRST);
    String second = crew.name(SECOND);
    return crew.script(
        text(R.string.sea_learn_whale),
        SEED,
        WHALE,
        List.of(
            start(R.string.sea_learn_whale_welcome, crew.name(WHALE), first, second),
            act(R.string.sea_learn_whale_draw, "draw-CALL", "draw CALL", names.pile(Pile.CALL))
                .explaining(names.pile(Pile.CALL)),
            act(R.string.sea_learn_whale_swim, "cell-H4", "swim I5 H4", "H4").lighting("whale"),
            act(R.string.sea_learn_whale_end, "act-end", "end-action"),
            Lesson.watch(text(R.string.sea_learn_whale_near, first), "boat-1", FIRST, "choose 1")
                .then(FIRST, "keep MV03", "move MV03 -1", "end"),
            Lesson.watch(text(R.string.sea_learn_whale_aims, second), "boat-2", SECOND, "keep MV15")
                .then(SECOND, "move MV15 -1", "weapon WP01", "end"),
            Lesson.read(text(R.string.sea_learn_whale_hit), "token-life"),
            act(R.string.sea_learn_whale_bond, "draw-BOND", "draw BOND", names.pile(Pile.BOND))
                .explaining(names.pile(Pile.BOND)),
            act(
                    R.string.sea_learn_whale_devour,
                    "card-BB01",
                    "devour BB01 1",
                    first,
                    names.kind(CardKind.DEVOUR))
                .by(Gesture.drag("card-BB01", "cell-H3")),
            Lesson.read(
                text(R.string.sea_learn_whale_done, SeaOptions.STORM_ROUND_2.usual()), "whale")));
  }

  /** What comes after it, each when it first matters. */
  public List<TutorialScript> more() {
    return List.of(wind(), leap());
  }

  private TutorialScript wind() {
    String wind = names.kind(CardKind.HEADWIND);
    List<Lesson> lessons =
        List.of(
            start(R.string.sea_learn_wind_what, names.pile(Pile.CALL)).then(WHALE, "draw CALL"),
            act(R.string.sea_learn_wind_play, "card-CN01", "headwind CN01 S", wind)
                .by(Gesture.tap("card-CN01"), Gesture.tap("direction-3"), Gesture.tap("finish")),
            Lesson.read(text(R.string.sea_learn_wind_done), "whale"));
    return script(lessons)
        .further(WIND, text(R.string.sea_learn_wind), text(R.string.sea_learn_wind_ask));
  }

  private TutorialScript leap() {
    String first = crew.name(FIRST);
    String leap = names.kind(CardKind.LEAP);
    List<Lesson> lessons =
        List.of(
            start(R.string.sea_learn_leap_what, leap).then(WHALE, "draw BOND", "swim I5 H4"),
            act(
                    R.string.sea_learn_leap_play,
                    "card-BB07",
                    "leap BB07 F3 give CN18",
                    leap,
                    first,
                    names.kind(CardKind.WHIRLPOOL))
                .by(
                    Gesture.tap("card-BB07"),
                    Gesture.tap("cell-F3"),
                    Gesture.tap("take-CN18"),
                    Gesture.tap("finish")),
            act(R.string.sea_learn_leap_end, "act-end", "end-action"),
            Lesson.watch(text(R.string.sea_learn_leap_guess, first), "boat-1", FIRST, "choose 1")
                .then(FIRST, "keep MV03", "end")
                .then(SECOND, "keep MV15", "end"),
            Lesson.read(text(R.string.sea_learn_leap_done, first), "whale"));
    return script(lessons)
        .further(LEAP, text(R.string.sea_learn_leap), text(R.string.sea_learn_leap_ask));
  }

  private TutorialScript script(List<Lesson> lessons) {
    return crew.script("", SEED, WHALE, lessons);
  }

  /** After it the boats are in their places. */
  private Lesson start(int caption, Object... blanks) {
    return Lesson.read(text(caption, blanks), "whale")
        .then(FIRST, "ship E3", "boat F3 SE")
        .then(SECOND, "boat F2 SE");
  }

  private Lesson act(int caption, String lit, String move, Object... blanks) {
    return Lesson.act(text(caption, blanks), lit, WHALE, move);
  }

  private String text(int id, Object... blanks) {
    return context.getString(id, blanks);
  }
}
