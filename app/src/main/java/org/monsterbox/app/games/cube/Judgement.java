package org.monsterbox.app.games.cube;

import java.util.List;
import java.util.Optional;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.cube.CardArt;
import org.monsterbox.app.art.cube.Passing;
import org.monsterbox.app.games.Happened;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Layers;
import org.monsterbox.app.scene.Node;
import org.monsterbox.core.cube.CubeEvent;
import org.monsterbox.core.cube.Face;
import org.monsterbox.core.cube.Verdict;

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

  private static final float WIDE = 400;
  private static final float HIGH = 112;
  private static final float ROOM = 10;
  private static final float SIGN = 40;

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
      }
    }
    return latest.filter(judged -> moment.view().clock() < judged.time + SEEN);
  }

  /** Anything that is seen as long as the judgement. */
  Piece passing(Moment moment, Piece piece) {
    return new Passing(piece, moment.view().clock(), time + SEEN);
  }

  /** A paper in the middle of the tiles: a sign, the sum or the reason, and the card. */
  void place(Moment moment, Bounds room, Easel easel) {
    float scale = Math.min(moment.stage().fontScale(), 1.5f) * moment.writing().scale();
    float wide = Math.min(room.width() - 2 * ROOM, WIDE * scale);
    float high = Math.min(room.height() - 2 * ROOM, HIGH * scale);
    Bounds bounds = Bounds.of(room.centerX() - wide / 2, room.centerY() - high / 2, wide, high);
    easel.add(Node.decoration("verdict", bounds, passing(moment, piece(moment, wide, high))));
  }

  private Piece piece(Moment moment, float wide, float high) {
    float sign = SIGN * high / HIGH;
    float cardHigh = high - 2 * ROOM;
    float cardWide = card == 0 ? 0 : cardHigh * CardArt.ASPECT;
    float left = sign + 2 * ROOM;
    float beside = cardWide + (card == 0 ? ROOM : 2 * ROOM);
    Piece words =
        moment
            .writing()
            .fitted(
                wide - left - beside,
                high - 2 * ROOM,
                moment.words().event(event, moment.sight().seats()),
                moment.writing().heading().lines(3).middle());
    Piece paper = moment.writing().stationery().panel();
    Piece signed =
        Layers.padded(
            moment.props().sign(right),
            ROOM,
            (high - sign) / 2,
            wide - ROOM - sign,
            (high - sign) / 2);
    Piece said = Layers.padded(words, left, ROOM, beside, ROOM);
    if (card == 0) {
      return Layers.stack(paper, signed, said);
    }
    Piece face = moment.props().cards().face(card, target, CardArt.Worth.NOTHING);
    return Layers.stack(
        paper, signed, said, Layers.padded(face, wide - ROOM - cardWide, ROOM, ROOM, ROOM));
  }
}
