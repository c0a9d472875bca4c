package org.monsterbox.app.games.cube;

import java.util.List;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.core.cube.Phase;

/** Where things lie when people sit around the device: the tiles in the middle, a seat an edge. */
final class RoundTable {

  private static final float GAP = 8;
  private static final float STRIP = 124;
  private static final float COMPACT_STRIP = 176;
  private static final float BOT_STRIP = 56;

  /** An edge that several share has two lines for each. */
  private static final float LEAST_LINE = 400;

  private final Moment moment;
  private final Bounds all;
  private final List<Chair> chairs;

  RoundTable(Moment moment, Bounds all) {
    this.moment = moment;
    this.all = all;
    chairs = Chair.of(moment.view().seats(), moment.stage());
  }

  void place(Easel easel) {
    if (moment.is(Phase.GAME_OVER)) {
      new Finale(moment).place(all, easel);
      return;
    }
    Bounds middle =
        new Bounds(
            all.left() + strip(90),
            all.top() + strip(180),
            all.right() - strip(270),
            all.bottom() - strip(0));
    for (Chair chair : chairs) {
      easel.turned(
          edge(chair, middle), chair.degrees(), Block.fixed(0, (where, content) -> seat(chair, where, content)));
    }
    centre(middle, easel);
  }

  private void seat(Chair chair, Bounds where, Easel content) {
    if (moment.seat(chair.seat()).isPerson()) {
      new Console(moment, chair.seat()).placeWithCards(where, content);
    } else {
      new SeatPanel(moment, chair.seat()).placeWithZone(where, content);
    }
  }

  /** How much of the table an edge needs, with the gap to the tiles. */
  private float strip(int degrees) {
    float most = 0;
    float along = degrees % 180 == 0 ? all.width() : all.height();
    float across = degrees % 180 == 0 ? all.height() : all.width();
    for (Chair chair : chairs) {
      if (chair.degrees() == degrees) {
        boolean isPerson = moment.seat(chair.seat()).isPerson();
        float own = isPerson ? along / chair.parts() >= LEAST_LINE ? STRIP : COMPACT_STRIP : bot();
        most = Math.max(most, Math.min(own, across * 0.27f));
      }
    }
    return most == 0 ? 0 : most + GAP;
  }

  private float bot() {
    return Math.max(BOT_STRIP, SeatPanel.height(moment));
  }

  private Bounds edge(Chair chair, Bounds middle) {
    Bounds edge =
        switch (chair.degrees()) {
          case 90 -> new Bounds(all.left(), middle.top(), middle.left() - GAP, middle.bottom());
          case 180 -> new Bounds(all.left(), all.top(), all.right(), middle.top() - GAP);
          case 270 -> new Bounds(middle.right() + GAP, middle.top(), all.right(), middle.bottom());
          default -> new Bounds(all.left(), middle.bottom() + GAP, all.right(), all.bottom());
        };
    return part(edge, chair);
  }

  private static Bounds part(Bounds edge, Chair chair) {
    boolean isLower = chair.degrees() == 0 || chair.degrees() == 90;
    int from = isLower ? chair.part() : chair.parts() - 1 - chair.part();
    if (chair.degrees() % 180 == 0) {
      float wide = (edge.width() - GAP * (chair.parts() - 1)) / chair.parts();
      return Bounds.of(edge.left() + from * (wide + GAP), edge.top(), wide, edge.height());
    }
    float high = (edge.height() - GAP * (chair.parts() - 1)) / chair.parts();
    return Bounds.of(edge.left(), edge.top() + from * (high + GAP), edge.width(), high);
  }

  /** The tiles lie as they lie for all; whoever plays on tiles of their own has them turned. */
  private void centre(Bounds middle, Easel easel) {
    int actor = moment.actor().orElse(0);
    int degrees = chairs.get(actor).degrees();
    Forced forced = new Forced(moment, actor);
    if (forced.isAsked()) {
      easel.turned(middle, degrees, Block.fixed(0, forced::place));
    } else if (moment.ruleSet().isShared()) {
      new Board(moment, actor).place(middle, easel);
    } else {
      easel.turned(middle, degrees, Block.fixed(0, new Board(moment, actor)::place));
    }
  }
}
