package org.monsterbox.app.games.cube.learn;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.cube.words.Names;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.tutorial.Lesson;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Sum;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;

/**
 * A first game: a line, a ribbon that the rival finds, a cube, and a line that needs a move. The
 * seed deals tiles and monsters for exactly that. Nothing counts the time: every move has its own.
 */
public final class Tutorial {

  private static final long SEED = 104;
  private static final int LEARNER = 0;
  private static final int RIVAL = 1;
  private static final long STEP = 1000;

  private static final String LINE = "submit 16 Y0,0 Y1,0 Y2,0 0";
  private static final String RIBBON = "submit 20 B1,2 R1,2 B0,2 0";
  private static final String CUBE = "submit 46 B0,0 R1,0 Y0,1 0";
  private static final String MOVED_LINE = "submit 21 T4>2,2 Y0,2 Y1,2 Y2,2 0";

  private final Context context;
  private final MonsterCube rules;
  private final Names names;
  private final List<Lesson> lessons = new ArrayList<>();
  private final Setup setup;
  private CubeState state;

  public Tutorial(Context context, MonsterCube rules) {
    this.context = context;
    this.rules = rules;
    names = new Names(context);
    // Cards that turn over would make a learner wait for the next lesson.
    Options options = Options.usual(CubeOptions.ALL).with(CubeOptions.REVEAL_MS, 0);
    setup = new Setup(2, options, SEED);
    state = rules.start(setup);
  }

  public TutorialScript script() {
    String you = text(R.string.cube_tutorial_you);
    String rival = text(R.string.cube_tutorial_rival);
    read(text(R.string.cube_tutorial_welcome), "card-0-0");
    read(text(R.string.cube_tutorial_faces), face(claim(LINE).triple().first()));
    line();
    ribbon(rival);
    cube();
    move();
    act(text(R.string.cube_tutorial_no_match), "vote-0", new CubeMove.VoteNoMatch(true, 0));
    read(text(R.string.cube_tutorial_done), "card-0-0");
    return new TutorialScript(
        setup,
        List.of(
            new Seat(LEARNER, you, LEARNER, Optional.empty()),
            new Seat(RIVAL, rival, RIVAL, Optional.of(Grade.EASY))),
        LEARNER,
        lessons);
  }

  private void line() {
    CubeMove.Submit claim = claim(LINE);
    buzz(text(R.string.cube_tutorial_line, faces(claim), sum(claim)));
    show(text(R.string.cube_tutorial_show, names.card(claim.card()), faces(claim)), claim);
  }

  private void ribbon(String rival) {
    CubeMove.Submit claim = claim(RIBBON);
    watch(text(R.string.cube_tutorial_won, rival), "buzzer-0", new CubeMove.Buzz(0));
    watch(
        text(R.string.cube_tutorial_ribbon, rival, faces(claim), sum(claim)),
        face(claim.triple().first()),
        claim);
  }

  private void cube() {
    CubeMove.Submit claim = claim(CUBE);
    read(text(R.string.cube_tutorial_cube, faces(claim), sum(claim)), face(claim.triple().first()));
    buzz(text(R.string.cube_tutorial_buzz));
    show(text(R.string.cube_tutorial_show, names.card(claim.card()), faces(claim)), claim);
  }

  private void move() {
    CubeMove.Submit claim = claim(MOVED_LINE);
    TileMove move = claim.move().orElseThrow();
    String tile = names.tile(move.tile(), Side.NUMBERS);
    buzz(text(R.string.cube_tutorial_move, names.card(claim.card()), tile, sum(claim)));
    act(
        text(R.string.cube_tutorial_drag, tile, names.card(claim.card()), faces(claim)),
        faceId(move.tile(), 'Y'),
        claim);
  }

  private CubeMove.Submit claim(String text) {
    return (CubeMove.Submit) rules.readMove(text);
  }

  private Layout shown(CubeMove.Submit claim) {
    Layout zone = view().zone(LEARNER);
    return claim.move().map(move -> zone.with(move.tile(), move.to())).orElse(zone);
  }

  private CubeView view() {
    return rules.view(state, LEARNER);
  }

  private String faces(CubeMove.Submit claim) {
    return names.faces(claim.triple(), shown(claim), Side.NUMBERS);
  }

  private String sum(CubeMove.Submit claim) {
    Layout shown = shown(claim);
    return names.sum(
        Sum.making(
                claim.card(),
                shown.value(claim.triple().first(), Side.NUMBERS),
                shown.value(claim.triple().second(), Side.NUMBERS),
                shown.value(claim.triple().third(), Side.NUMBERS),
                Side.NUMBERS)
            .orElseThrow());
  }

  /** The node of a face, as the tiles lie now. */
  private String face(Face face) {
    int tile = view().zone(LEARNER).tileAt(face.cell()).orElseThrow();
    return faceId(tile, face.colour().letter());
  }

  private static String faceId(int tile, char colour) {
    return "face-0-" + tile + "-" + colour;
  }

  private void read(String caption, String highlighted) {
    lessons.add(Lesson.read(caption, highlighted));
  }

  private void buzz(String caption) {
    act(caption, "buzzer-0", new CubeMove.Buzz(0));
  }

  private void show(String caption, CubeMove.Submit claim) {
    act(caption, "card-0-" + view().row().indexOf(claim.card()), claim);
  }

  private void act(String caption, String highlighted, CubeMove move) {
    lessons.add(Lesson.act(caption, highlighted, LEARNER, play(LEARNER, move)));
  }

  private void watch(String caption, String highlighted, CubeMove move) {
    lessons.add(Lesson.watch(caption, highlighted, RIVAL, play(RIVAL, move)));
  }

  /** Plays it after the last one, and tells how it is written with its time. */
  private String play(int seat, CubeMove move) {
    CubeMove timed = move.at(view().clock() + STEP);
    state = rules.play(state, seat, timed, Events.NONE);
    return rules.text(timed);
  }

  private String text(int id, Object... blanks) {
    return context.getString(id, blanks);
  }
}
