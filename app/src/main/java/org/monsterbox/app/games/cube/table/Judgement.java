package org.monsterbox.app.games.cube.table;

import java.util.List;
import java.util.Optional;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.cube.Passing;
import org.monsterbox.app.games.Happened;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.terms.Verdict;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Layout;

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
  private static final long STEP = 400;

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
      } else if (happened.event() instanceof CubeEvent.Buzzed
          || happened.event() instanceof CubeEvent.Called) {
        // The next one has begun to show.
        latest = Optional.empty();
      }
    }
    return latest.filter(judged -> moment.view().clock() < judged.end(moment));
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
  boolean isShownInSteps(Moment moment) {
    return !faces.isEmpty() && !moment.seat(seat).isPerson();
  }

  long verdictTime(Moment moment) {
    return isShownInSteps(moment) ? time + STEP * (faces.size() + 1) : time;
  }

  /** When it vanishes. */
  long end(Moment moment) {
    return verdictTime(moment) + SEEN;
  }

  /** What the face showed; the tile that was moved for it may have gone back. */
  int value(Moment moment, Face face) {
    Layout zone = moment.view().zone(seat);
    Layout shown =
        event instanceof CubeEvent.Claimed claimed
            ? claimed.move().map(move -> zone.with(move.tile(), move.to())).orElse(zone)
            : zone;
    return shown.value(face, moment.side());
  }

  /** What belongs to that face, from when it is shown until the verdict vanishes. */
  Piece passing(Moment moment, Face face, Piece piece) {
    long from = isShownInSteps(moment) ? time + STEP * (faces.indexOf(face) + 1) : time;
    return new Passing(piece, moment.view().clock(), from, end(moment));
  }
}
