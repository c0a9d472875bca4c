package org.monsterbox.app.games.cube.table;

import java.util.OptionalLong;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.cube.BuzzerArt.Mood;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Motion;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.lettering.Countdown;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** The round thing of a seat: its buzzer, or the time that is left once it was pressed. */
final class Knob {

  private static final float CLOCK_ROOM = 0.06f;

  /** How much of the knob the time around it takes. */
  private static final float RING = 0.13f;

  /** How much of its height the word on a buzzer takes, and how much is free at its sides. */
  private static final float WORD = 0.27f;

  private static final float WORD_SIDE = 0.07f;

  private final Moment moment;
  private final int seat;

  Knob(Moment moment, int seat) {
    this.moment = moment;
    this.seat = seat;
  }

  void place(Bounds where, Easel easel) {
    Bounds round = where.fit(1, 1);
    boolean isActor = moment.actor().filter(actor -> actor == seat).isPresent();
    if (!isActor && !moment.ruleSet().isShared()) {
      zone(round, easel);
      return;
    }
    switch (moment.view().phase()) {
      case REVEAL, SEARCH -> easel.add(searching(round));
      case CLAIM, PENALTY, PLACE, SHOW -> {
        if (isActor) {
          clock("clock-due", round, easel);
        } else {
          easel.add(
              new Explained(moment).sleeping(buzzer(round, Mood.SLEEPS, R.string.cube_buzzer_off)));
        }
      }
      case HANDOVER ->
          easel.add(
              does(round, R.string.cube_ready, new CubeMove.Ready(0), CommonCode.WRONG_PHASE));
      case TURN -> {
        boolean isTimed = ring(round, easel);
        Bounds inner = isTimed ? round.inset(round.width() * RING) : round;
        easel.add(does(inner, R.string.cube_monster, new CubeMove.Call(0), CubeCode.NO_TILE_MOVED));
      }
      case GAME_OVER -> {}
    }
  }

  /** Whoever waits for their turn sees their own tiles. */
  private void zone(Bounds round, Easel easel) {
    easel.add(
        Node.of(
            Role.PICTURE,
            "zone-" + seat,
            round,
            new ZonePicture(moment.props(), moment.view().shown(seat), moment.side()),
            moment.say(R.string.cube_tiles_of, moment.seat(seat))));
  }

  private Node searching(Bounds round) {
    CubeView view = moment.viewOf(seat);
    Code why = view.isLocked(seat) ? CubeCode.SEAT_LOCKED : CommonCode.WRONG_PHASE;
    return does(round, R.string.cube_monster, new CubeMove.Buzz(0), why);
  }

  /** A buzzer that makes a move, or says why it does not. */
  private Node does(Bounds round, int label, CubeMove move, Code whyNot) {
    if (!moment.people().contains(seat)) {
      return buzzer(round, Mood.READY, label);
    }
    if (!moment.may(seat, move.getClass())) {
      return buzzer(round, Mood.SLEEPS, label).tapped(new Tap.Say(moment.words().refusal(whyNot)));
    }
    return pressed(round, label)
        .tapped(Moment.play(seat, move))
        .instant(move instanceof CubeMove.Buzz);
  }

  /** With a word on it that says what pressing it means. */
  private Node pressed(Bounds round, int label) {
    Piece buzzer = moment.props().buzzer(moment.seat(seat).mark(), Mood.READY);
    Piece word = moment.props().word(moment.writing(), moment.text(label));
    float side = round.width() * WORD_SIDE;
    float top = round.height() * (1 - WORD);
    return Node.of(
            Role.BUTTON,
            "buzzer-" + seat,
            round,
            Layers.stack(buzzer, Layers.padded(word, side, top, side, 0)),
            said(label))
        .moving(Motion.FADE, Mood.READY + " " + label);
  }

  private String said(int label) {
    return moment.of(seat, moment.text(label));
  }

  private Node buzzer(Bounds round, Mood mood, int label) {
    return Node.of(
            Role.BUTTON,
            "buzzer-" + seat,
            round,
            moment.props().buzzer(moment.seat(seat).mark(), mood),
            said(label))
        .moving(Motion.FADE, mood.toString());
  }

  /** The time that is left for what the table waits for; nothing where there is no limit. */
  boolean clock(String id, Bounds round, Easel easel) {
    CubeView view = moment.view();
    if (view.deadline().isEmpty()) {
      return false;
    }
    long end = view.deadline().getAsLong();
    easel.add(
        new Explained(moment)
            .clock(
                Node.of(
                    Role.TEXT,
                    id,
                    round.inset(round.width() * CLOCK_ROOM),
                    countdown(end),
                    moment.text(R.string.cube_clock))));
    return true;
  }

  /** The time of a turn, large, around what ends it; its seconds are read beside it. */
  private boolean ring(Bounds round, Easel easel) {
    OptionalLong end = moment.view().deadline();
    end.ifPresent(time -> easel.add(Node.decoration("ring-" + seat, round, countdown(time))));
    return end.isPresent();
  }

  private Countdown countdown(long end) {
    CubeView view = moment.view();
    return new Countdown(
        view.clock(), end - view.limit(), end, moment.props().ink(), moment.props().groove());
  }
}
