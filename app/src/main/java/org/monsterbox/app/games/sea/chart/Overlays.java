package org.monsterbox.app.games.sea.chart;

import android.graphics.Path;
import androidx.annotation.ColorInt;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.sea.Inked;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.sea.aim.Aim;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.Part;
import org.monsterbox.app.games.sea.aim.Props;
import org.monsterbox.app.games.sea.aim.SeaMap;
import org.monsterbox.app.games.sea.aim.Sketch;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.table.Voyage;

/** What is drawn over the chart for a while: ranges, courses, ropes, weather, trails. */
record Overlays(Moment moment, SeaMap map) {

  private static final int WASH = 44;
  private static final float LINE = 0.09f;
  private static final float END = 0.2f;

  /** Under everything that lies on the chart. */
  void below(Bounds where, Easel easel) {
    new Weather(moment, map).place(where, easel);
    List<Integer> range = new Reach(moment).cells();
    if (!range.isEmpty()) {
      Path cells = new Path();
      range.forEach(cell -> map.addCell(cells, cell));
      easel.add(
          Node.decoration(
              "range", where, Inked.wash(cells, Props.thin(moment.props().accent(), WASH))));
    }
    Path trails = Trails.drawn(moment.sight().since(), map);
    if (moment.sketch().isEmpty() && !trails.isEmpty()) {
      // Where everybody went since the viewer’s last turn.
      easel.add(
          Node.decoration("trails", where, dashed(trails, moment.props().art().colours().ink())));
    }
  }

  /** Over it. */
  void above(Bounds where, Easel easel) {
    Optional<Sketch> sketch = moment.sketch();
    if (sketch.isEmpty()) {
      leap(where, easel);
      Telling.of(moment, map).place(where, easel);
      new MatePlans(moment).place(where, map, easel);
    } else if (sketch.get() instanceof Sketch.Swimming swimming) {
      swim(swimming, where, easel);
    } else if (sketch.get() instanceof Sketch.Sailing sailing) {
      course(sailing, where, easel);
    } else if (sketch.get() instanceof Sketch.Netting netting) {
      ropes(netting, where, easel);
    } else if (sketch.get() instanceof Sketch.Aiming aiming) {
      aiming(aiming, where, easel);
    }
  }

  /** Where the whale will land, for the whale alone: nobody else’s view knows it. */
  private void leap(Bounds where, Easel easel) {
    moment
        .view()
        .leapTarget()
        .ifPresent(
            cell -> {
              Path ring = new Path();
              map.addCell(ring, cell);
              easel.add(Node.decoration("leap", where, dashed(ring, moment.props().accent())));
            });
  }

  private void swim(Sketch.Swimming swimming, Bounds where, Easel easel) {
    Path path = new Path();
    int before = moment.view().whaleCell();
    for (int cell : swimming.path()) {
      map.addStep(path, before, cell);
      before = cell;
    }
    easel.add(Node.decoration("course", where, dashed(path, moment.props().accent())));
  }

  private void course(Sketch.Sailing sailing, Bounds where, Easel easel) {
    SeaView view = moment.view();
    int from = view.boatCell(moment.viewer());
    Path ahead = new Path();
    int cardCell = Board.neighbour(from, view.facing(moment.viewer()));
    if (sailing.tokens().isEmpty()) {
      if (cardCell != Board.NONE) {
        map.addCell(ahead, cardCell);
        easel.add(Node.decoration("course", where, dashed(ahead, moment.props().accent())));
        easel.add(
            Node.decoration("laid", map.square(cardCell), moment.props().symbol(sailing.card()))
                .turned(map.degrees(view.facing(moment.viewer()))));
      }
      return;
    }
    Voyage voyage = view.voyage(moment.viewer(), sailing.card(), sailing.tokens());
    Path path = new Path();
    int before = from;
    for (int cell : voyage.cells()) {
      map.addStep(path, before, cell);
      before = cell;
    }
    if (voyage.isWreck()) {
      float arm = map.cell() / 4;
      path.moveTo(map.x(before) - arm, map.y(before) - arm);
      path.rLineTo(2 * arm, 2 * arm);
      path.rMoveTo(-2 * arm, 0);
      path.rLineTo(2 * arm, -2 * arm);
    } else {
      map.addArrowHead(path, before, voyage.facing());
    }
    @ColorInt int colour = voyage.isWreck() ? moment.props().danger() : moment.props().accent();
    easel.add(Node.decoration("course", where, line(path, colour)));
  }

  /** From every new net to what it can hang on. */
  private void ropes(Sketch.Netting netting, Bounds where, Easel easel) {
    Path path = new Path();
    for (int cell : netting.cells()) {
      for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
        int beside = Board.neighbour(cell, direction);
        if (beside != Board.NONE
            && (!moment.view().isFree(beside) || netting.cells().contains(beside))) {
          map.addStep(path, cell, beside);
        }
      }
    }
    if (!path.isEmpty()) {
      easel.add(Node.decoration("ropes", where, line(path, moment.props().art().colours().rope())));
    }
  }

  /** The ends of a Movement card that may be kept, and where a boat would be pulled or put. */
  private void aiming(Sketch.Aiming aiming, Bounds where, Easel easel) {
    Aim aim = moment.aim(aiming);
    Path path = new Path();
    if (aiming.topic().kind() == SeaMove.KeepMove.class
        && aim.at(0).orElse(null) instanceof Part.Taking taking) {
      ends(path, taking.card());
    }
    placedBoat(aiming, aim, easel);
    if (!path.isEmpty()) {
      easel.add(Node.decoration("ends", where, line(path, moment.props().accent())));
    }
  }

  private void ends(Path path, int card) {
    SeaView view = moment.view();
    if (!view.isAfloat(moment.viewer())) {
      return;
    }
    for (SeaView.Passage passage : view.passages(moment.viewer(), card)) {
      if (!passage.isWreck()) {
        path.addCircle(
            map.x(passage.cell()), map.y(passage.cell()), map.cell() * END, Path.Direction.CW);
      }
    }
  }

  /** The boat that is about to be put to sea, as it would lie there. */
  private void placedBoat(Sketch.Aiming aiming, Aim aim, Easel easel) {
    boolean isPlaced =
        aiming.topic().kind() == SeaMove.PlaceBoat.class
            || aiming.topic().kind() == SeaMove.Refloat.class;
    if (isPlaced && aim.at(0).orElse(null) instanceof Part.At at) {
      int facing = aim.at(1).orElse(null) instanceof Part.Towards to ? to.direction() : 0;
      easel.add(
          Node.decoration(
                  "boat-" + moment.viewer(),
                  map.square(at.cell()),
                  moment.props().art().boat(moment.mark(moment.viewer())))
              .turned(map.degrees(facing)));
    }
  }

  private Piece line(Path path, @ColorInt int colour) {
    return Inked.line(path, colour, map.cell() * LINE);
  }

  private Piece dashed(Path path, @ColorInt int colour) {
    return Inked.dashes(path, colour, map.cell() * LINE * 0.6f);
  }
}
