package org.monsterbox.app.games.cube.learn;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.cube.words.Names;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.tutorial.Gesture;
import org.monsterbox.app.tutorial.Lesson;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Sum;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;

/**
 * A game of a learner and a rival that is written down step by step while it is played. Nothing
 * counts the time: every move has its own.
 */
final class Script {

  static final int LEARNER = 0;
  static final int RIVAL = 1;

  private static final long STEP = 1000;

  private final Context context;
  private final MonsterCube rules;
  private final Names names;
  private final List<Lesson> lessons = new ArrayList<>();
  private final Setup setup;
  private CubeState state;

  Script(Context context, MonsterCube rules, RuleSet ruleSet, long seed) {
    this.context = context;
    this.rules = rules;
    names = new Names(context);
    // Cards that turn over would make a learner wait for the next lesson.
    Options options =
        Options.usual(CubeOptions.ALL)
            .with(CubeOptions.RULE_SET, ruleSet)
            .with(CubeOptions.REVEAL_MS, 0);
    setup = new Setup(2, options, seed);
    state = rules.start(setup);
  }

  TutorialScript done() {
    return new TutorialScript(
        setup,
        List.of(
            new Seat(LEARNER, text(R.string.cube_tutorial_you), LEARNER, Optional.empty()),
            new Seat(RIVAL, rival(), RIVAL, Optional.of(Grade.EASY))),
        LEARNER,
        lessons);
  }

  String rival() {
    return text(R.string.cube_tutorial_rival);
  }

  /** Something to read. */
  Script read(String caption, List<String> lit, String... explained) {
    return add(Lesson.read(caption, lit.get(0)), lit, explained);
  }

  /** The rival moves. */
  Script watch(String caption, List<String> lit, CubeMove move, String... explained) {
    return add(Lesson.watch(caption, lit.get(0), RIVAL, play(RIVAL, move)), lit, explained);
  }

  /** The learner moves, by one touch. */
  Script act(String caption, String lit, CubeMove move, String... explained) {
    return add(Lesson.act(caption, lit, LEARNER, play(LEARNER, move)), List.of(lit), explained);
  }

  Script buzz(String caption, String... explained) {
    return act(caption, "buzzer-0", new CubeMove.Buzz(0), explained);
  }

  /** The learner carries a tile. */
  Script drag(String caption, TileMove move, CubeMove put, String... explained) {
    String face = faceId(move.tile(), 'Y');
    Lesson lesson =
        Lesson.act(caption, face, LEARNER, play(LEARNER, put))
            .by(Gesture.drag(face, "place-" + move.to().text()));
    return add(lesson, List.of(face), explained);
  }

  /** The learner shows a claim, touch by touch. */
  Script show(String caption, CubeMove.Submit claim, String... explained) {
    List<Gesture> hand = new ArrayList<>();
    claim
        .move()
        .ifPresent(
            move -> hand.add(Gesture.drag(faceId(move.tile(), 'Y'), "place-" + move.to().text())));
    String card = card(claim.card());
    hand.add(Gesture.tap(card));
    faces(claim).forEach(face -> hand.add(Gesture.tap(face)));
    hand.add(Gesture.tap("show"));
    Lesson lesson =
        Lesson.act(caption, card, LEARNER, play(LEARNER, claim)).by(hand.toArray(new Gesture[0]));
    return add(lesson, List.of(card), explained);
  }

  private Script add(Lesson lesson, List<String> lit, String... explained) {
    lessons.add(
        lesson.lighting(lit.subList(1, lit.size()).toArray(new String[0])).explaining(explained));
    return this;
  }

  /** The node of a card that the learner may claim. */
  String card(int code) {
    return "card-0-" + view().targetCards().indexOf(code);
  }

  /** All that the learner may claim. */
  List<String> cards() {
    List<String> cards = new ArrayList<>();
    for (int slot = 0; slot < view().targetCards().size(); slot++) {
      cards.add("card-0-" + slot);
    }
    return cards;
  }

  /** The nodes of the faces of a claim, as the tiles lie now. */
  List<String> faces(CubeMove.Submit claim) {
    List<String> faces = new ArrayList<>();
    for (Face face : claim.triple().faces()) {
      int tile = shown(claim).tileAt(face.cell()).orElseThrow();
      faces.add(faceId(tile, face.colour().letter()));
    }
    return faces;
  }

  CubeMove.Submit claim(String text) {
    return (CubeMove.Submit) rules.readMove(text);
  }

  private Layout shown(CubeMove.Submit claim) {
    Layout zone = view().zone(LEARNER);
    return claim.move().map(move -> zone.with(move.tile(), move.to())).orElse(zone);
  }

  private CubeView view() {
    return rules.view(state, LEARNER);
  }

  private Side side() {
    return view().ruleSet().side();
  }

  /** "5 × 4 − 8 = 12". */
  String sum(CubeMove.Submit claim, int target) {
    Layout shown = shown(claim);
    return names.sum(
        Sum.making(
                target,
                shown.value(claim.triple().first(), side()),
                shown.value(claim.triple().second(), side()),
                shown.value(claim.triple().third(), side()),
                side())
            .orElseThrow());
  }

  String sum(CubeMove.Submit claim) {
    return sum(claim, claim.card());
  }

  static String faceId(int tile, char colour) {
    return "face-0-" + tile + "-" + colour;
  }

  /** Plays it after the last one, and tells how it is written with its time. */
  private String play(int seat, CubeMove move) {
    CubeMove timed = move.at(view().clock() + STEP);
    state = rules.play(state, seat, timed, Events.NONE);
    return rules.text(timed);
  }

  String text(int id, Object... blanks) {
    return context.getString(id, blanks);
  }
}
