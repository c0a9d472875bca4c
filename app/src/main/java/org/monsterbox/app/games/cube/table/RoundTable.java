package org.monsterbox.app.games.cube.table;

import java.util.List;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.core.cube.table.Phase;

/** Where things lie when people sit around the device: the tiles in the middle, a seat an edge. */
public final class RoundTable {

  private static final float STRIP = 124;
  private static final float COMPACT_STRIP = 176;
  private static final float BOT_STRIP = 56;
  private static final float MOST_STRIP = 0.27f;
  private static final int MOST_CORNERS = 4;

  /** An edge that several share has two lines for each. */
  private static final float LEAST_LINE = 400;

  private final Moment moment;
  private final Bounds all;
  private final List<TablePlace> chairs;

  public RoundTable(Moment moment, Bounds all) {
    this.moment = moment;
    this.all = all;
    chairs = TablePlace.of(moment.view().seats(), moment.stage());
  }

  public void place(Easel easel) {
    if (moment.is(Phase.GAME_OVER)) {
      new Finale(moment).place(all, easel);
      return;
    }
    boolean isWide = moment.stage().isTablet() && moment.stage().isLandscape();
    Spread spread =
        isWide && chairs.size() <= MOST_CORNERS
            ? Spread.corners(all, chairs)
            : Spread.strips(all, chairs, this::thickness);
    for (TablePlace chair : chairs) {
      easel.add(Node.strip("strip-" + chair.seat(), spread.seats().get(chair.seat())));
      easel.turned(
          spread.seats().get(chair.seat()),
          chair.degrees(),
          Block.fixed(0, (where, content) -> seat(chair.seat(), where, content)));
    }
    centre(spread.middle(), easel);
  }

  private void seat(int seat, Bounds where, Easel content) {
    if (moment.seat(seat).isPerson()) {
      new Console(moment, seat).placeWithCards(where, content);
    } else {
      float high = Math.min(where.height(), bot());
      new SeatPanel(moment, seat)
          .placeWithZone(
              new Bounds(where.left(), where.bottom() - high, where.right(), where.bottom()),
              content);
    }
  }

  private float thickness(TablePlace chair) {
    boolean isLong = chair.degrees() % 180 == 0;
    float along = (isLong ? all.width() : all.height()) / chair.parts();
    float own =
        !moment.seat(chair.seat()).isPerson() ? bot() : along >= LEAST_LINE ? STRIP : COMPACT_STRIP;
    return Math.min(own, (isLong ? all.height() : all.width()) * MOST_STRIP);
  }

  private float bot() {
    return Math.max(BOT_STRIP, SeatPanel.height(moment));
  }

  /** The tiles lie as they lie for all; whoever plays on tiles of their own has them turned. */
  private void centre(Bounds middle, Easel easel) {
    int actor = moment.actor().orElse(0);
    int degrees = chairs.get(actor).degrees();
    Forced forced = new Forced(moment, actor);
    if (forced.isAsked()) {
      easel.turned(middle, degrees, Block.fixed(0, forced::place));
    } else if (moment.ruleSet().isShared()) {
      new TileBoard(moment, actor).place(middle, easel);
    } else {
      easel.turned(middle, degrees, Block.fixed(0, new TileBoard(moment, actor)::place));
    }
    ClaimPaper.of(moment)
        .ifPresent(
            paper ->
                easel.turned(
                    middle,
                    chairs.get(paper.seat()).degrees(),
                    Block.fixed(0, (where, content) -> paper.place(paper.below(where), content))));
  }
}
