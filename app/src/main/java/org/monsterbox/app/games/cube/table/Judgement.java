package org.monsterbox.app.games.cube.table;

import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.cube.CardArt;
import org.monsterbox.app.art.cube.Passing;
import org.monsterbox.app.games.Happened;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.terms.Verdict;
import org.monsterbox.core.cube.tiles.Face;

/**
 * What became of the last claim, and why: seen for a while, and nobody waits for it.
 *
 * @param seat who claimed
 * @param card what was claimed, or 0
 * @param target what it was to make
 * @param faces those that were shown
 */
record Judgement(
    CubeEvent event, int seat, boolean right, int card, int target, List<Face> faces, long time) {

  /** How long it is seen, in milliseconds. */
  private static final long SEEN = 2500;

  /** How long after each other a bot shows its card, its faces, and what became of them. */
  private static final long STEP = 250;

  private static final float WIDE = 400;
  private static final float HIGH = 76;
  private static final float ROOM = 7;
  private static final float SIGN = 34;
  private static final float LEAST_WORDS = 170;

  static Optional<Judgement> of(Moment moment) {
    Optional<Judgement> latest = Optional.empty();
    for (Happened happened : moment.sight().recent()) {
      if (happened.event() instanceof CubeEvent.Claimed claimed) {
        latest =
            Optional.of(
                new Judgement(
                    claimed,
                    claimed.seat(),
                    claimed.verdict() == Verdict.CORRECT,
                    claimed.card(),
                    claimed.target(),
                    claimed.triple().faces(),
                    happened.time()));
      } else if (happened.event() instanceof CubeEvent.ClaimFailed failed) {
        latest =
            Optional.of(
                new Judgement(failed, failed.seat(), false, 0, 0, List.of(), happened.time()));
      } else if (happened.event() instanceof CubeEvent.TilesLaid) {
        latest = latest.map(Judgement::withoutFaces);
      }
    }
    return latest.filter(judged -> moment.view().clock() < judged.verdictTime(moment) + SEEN);
  }

  /** Other tiles lie there now. */
  private Judgement withoutFaces() {
    return new Judgement(event, seat, right, card, target, List.of(), time);
  }

  /** Whether it is what a hint has shown, and no claim. */
  boolean isGivenAway() {
    return event instanceof CubeEvent.Claimed claimed && claimed.verdict() == Verdict.GIVEN_AWAY;
  }

  /** Whether others have to follow what somebody shows: a bot shows all of it in an instant. */
  private boolean isShownInSteps(Moment moment) {
    return !faces.isEmpty() && !moment.seat(seat).isPerson();
  }

  private long verdictTime(Moment moment) {
    return isShownInSteps(moment) ? time + STEP * (faces.size() + 1) : time;
  }

  /** What marks that face, from when it is shown until the verdict vanishes. */
  Piece passing(Moment moment, Face face, Piece rim) {
    long from = isShownInSteps(moment) ? time + STEP * (faces.indexOf(face) + 1) : time;
    return new Passing(rim, moment.view().clock(), from, verdictTime(moment) + SEEN);
  }

  /** On a paper below the tiles: the sum or the reason, after the card of a bot. */
  void place(Moment moment, Bounds room, Easel easel) {
    long verdictTime = verdictTime(moment);
    if (isShownInSteps(moment)) {
      String said =
          moment.text(R.string.cube_of, moment.name(seat), moment.names().card(card, target));
      easel.add(paper(moment, room, "claimed", said, time, verdictTime));
    }
    String said = moment.words().event(event, moment.sight().seats());
    easel.add(paper(moment, room, "verdict", said, verdictTime, verdictTime + SEEN));
  }

  /** The words, a sign before them once it is judged, and the card if there is room. */
  private Node paper(Moment moment, Bounds room, String id, String text, long from, long until) {
    float scale = Math.min(moment.stage().fontScale(), 1.5f) * moment.writing().scale();
    float wide = Math.min(room.width() - 2 * ROOM, WIDE * scale);
    float sign = SIGN * scale;
    float left = sign + 2 * ROOM;
    float cardWide = (HIGH * scale - 2 * ROOM) * CardArt.ASPECT;
    boolean pictured = card != 0 && wide - left - cardWide - 2 * ROOM >= LEAST_WORDS * scale;
    float beside = pictured ? cardWide + 2 * ROOM : ROOM;
    Style style = moment.writing().strong().middle();
    float words = moment.writing().lettering().height(text, style, wide - left - beside);
    float least = pictured ? HIGH * scale : sign + 2 * ROOM;
    float high = Math.min(room.height(), Math.max(least, words + 2 * ROOM));
    Piece paper =
        Layers.stack(
            moment.writing().stationery().panel(),
            Layers.padded(
                moment.writing().lettering().text(text, style, wide - left - beside),
                left,
                ROOM,
                beside,
                ROOM));
    if (until > verdictTime(moment)) {
      float above = (high - sign) / 2;
      Piece mark = moment.props().sign(right);
      paper = Layers.stack(paper, Layers.padded(mark, ROOM, above, wide - ROOM - sign, above));
    }
    if (pictured) {
      paper = Layers.stack(paper, claimed(moment, wide - ROOM - cardWide));
    }
    return Node.decoration(
        id,
        Bounds.of(room.centerX() - wide / 2, room.bottom() - high, wide, high),
        new Passing(paper, moment.view().clock(), from, until));
  }

  private Piece claimed(Moment moment, float left) {
    Piece face = moment.props().cards().face(card, target, CardArt.Worth.NOTHING);
    return Layers.padded(face, left, ROOM, ROOM, ROOM);
  }
}
