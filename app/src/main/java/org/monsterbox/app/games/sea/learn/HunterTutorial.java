package org.monsterbox.app.games.sea.learn;

import android.content.Context;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.sea.words.Names;
import org.monsterbox.app.tutorial.Gesture;
import org.monsterbox.app.tutorial.Lesson;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.terms.SeaOptions;

/** To hunt: a sail and a shot; then the prow, the lines and the nets. */
public final class HunterTutorial {

  public static final String RAM = "hunter-ram";
  public static final String LINES = "hunter-lines";
  public static final String NETS = "hunter-nets";

  /** Deals Explosive Harpoon and Spiked Prow to the learner, a line to the mate. */
  private static final long SHOT = 45;

  /** Deals a line to each of the two, and a net that the learner draws. */
  private static final long CATCH = 10;

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

  /** Sail, and fire. */
  public TutorialScript first() {
    String mate = crew.name(MATE);
    String fan = names.kind(CardKind.FAN);
    return crew.script(
        text(R.string.sea_learn_hunter),
        SHOT,
        LEARNER,
        List.of(
            start(R.string.sea_learn_hunter_welcome, crew.name(LEARNER), mate, crew.name(WHALE)),
            act(R.string.sea_learn_hunter_first, "choose-1", "choose 1").lighting("boat-1"),
            act(
                    R.string.sea_learn_hunter_keep,
                    "take-MV12",
                    "keep MV12",
                    names.kind(CardKind.AHEAD),
                    fan)
                .by(Gesture.tap("take-MV12"), Gesture.tap("finish")),
            act(R.string.sea_learn_hunter_sail, "card-MV12", "move MV12 -1", fan, "H3")
                .by(Gesture.tap("card-MV12"), Gesture.tap("cell-H3"), Gesture.tap("finish"))
                .lighting("boat-1")
                .explaining(text(R.string.sea_word_bow)),
            act(
                    R.string.sea_learn_hunter_fire,
                    "card-WP12",
                    "weapon WP12",
                    names.kind(CardKind.EXPLOSIVE))
                .by(Gesture.tap("card-WP12"), Gesture.tap("finish"))
                .explaining(text(R.string.sea_word_action)),
            act(R.string.sea_learn_hunter_end, "act-end", "end").lighting("token-life"),
            Lesson.watch(text(R.string.sea_learn_hunter_mate, mate), "boat-2", MATE, "keep MV10")
                .then(MATE, "weapon WP33 G4", "end"),
            Lesson.read(
                text(R.string.sea_learn_hunter_done, SeaOptions.STORM_ROUND_2.usual()),
                "token-life")));
  }

  /** What comes after it, each when it first matters. */
  public List<TutorialScript> more() {
    return List.of(ram(), lines(), nets());
  }

  private TutorialScript ram() {
    String ram = names.kind(CardKind.RAM);
    List<Lesson> lessons =
        List.of(
            start(R.string.sea_learn_ram_what, ram)
                .then(LEARNER, "choose 1", "keep MV12", "move MV12 -1", "weapon WP12", "end")
                .then(MATE, "keep MV10", "weapon WP33 G4", "end")
                .then(WHALE, "draw CALL", "mini-storm CN12", "end-action")
                .then(LEARNER, "choose 1", "keep MV14"),
            act(R.string.sea_learn_ram_turn, "act-turn", "reorient SW", names.direction(SOUTH_WEST))
                .by(
                    Gesture.tap("act-turn"),
                    Gesture.tap("direction-" + SOUTH_WEST),
                    Gesture.tap("finish"))
                .lighting("boat-1"),
            act(R.string.sea_learn_ram_hit, "card-WP14", "weapon WP14", ram)
                .by(Gesture.tap("card-WP14"), Gesture.tap("finish")),
            Lesson.read(text(R.string.sea_learn_ram_done), "token-life"));
    return script(SHOT, lessons)
        .further(RAM, text(R.string.sea_learn_ram), text(R.string.sea_learn_ram_ask));
  }

  private TutorialScript lines() {
    String mate = crew.name(MATE);
    List<Lesson> lessons =
        List.of(
            start(R.string.sea_learn_lines_what, names.kind(CardKind.TRACTOR))
                .then(LEARNER, "choose 1", "keep MV12"),
            act(
                    R.string.sea_learn_lines_fire,
                    "card-WP34",
                    "weapon WP34 G4",
                    names.kind(CardKind.TRACTOR))
                .by(Gesture.tap("card-WP34"), Gesture.tap("finish")),
            act(R.string.sea_learn_lines_end, "act-end", "end")
                .by(Gesture.tap("act-end"), Gesture.tap("finish")),
            Lesson.watch(text(R.string.sea_learn_lines_mate, mate), "boat-2", MATE, "keep MV15")
                .then(MATE, "weapon WP32 G3"),
            Lesson.read(text(R.string.sea_learn_lines_done), "whale"));
    return script(CATCH, lessons)
        .further(LINES, text(R.string.sea_learn_lines), text(R.string.sea_learn_lines_ask));
  }

  private TutorialScript nets() {
    List<Lesson> lessons =
        List.of(
            start(R.string.sea_learn_nets_what).then(LEARNER, "choose 1", "keep MV12"),
            act(R.string.sea_learn_nets_lay, "card-WP24", "nets G4", names.kind(CardKind.NET), "G4")
                .by(Gesture.tap("card-WP24"), Gesture.tap("cell-G4"), Gesture.tap("finish"))
                .lighting("whale", "boat-1"),
            Lesson.read(text(R.string.sea_learn_nets_done), "whale"));
    return script(CATCH, lessons)
        .further(NETS, text(R.string.sea_learn_nets), text(R.string.sea_learn_nets_ask));
  }

  private TutorialScript script(long seed, List<Lesson> lessons) {
    return crew.script("", seed, LEARNER, lessons);
  }

  /** After it the boats are in their places, and the whale has come closer. */
  private Lesson start(int caption, Object... blanks) {
    return Lesson.read(text(caption, blanks), "whale")
        .then(LEARNER, "ship E3", "boat F3 SE")
        .then(MATE, "boat F2 SE")
        .then(WHALE, "draw CALL", "swim I5 H4", "end-action");
  }

  private Lesson act(int caption, String lit, String move, Object... blanks) {
    return Lesson.act(text(caption, blanks), lit, LEARNER, move);
  }

  private String text(int id, Object... blanks) {
    return context.getString(id, blanks);
  }
}
