package org.monsterbox.app.games.sea;

import android.graphics.Path;
import androidx.annotation.ColorInt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.sea.Inked;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.sea.Board;
import org.monsterbox.core.sea.CardKind;
import org.monsterbox.core.sea.Cards;
import org.monsterbox.core.sea.SeaEvent;
import org.monsterbox.core.sea.SeaMove;
import org.monsterbox.core.sea.SeaView;
import org.monsterbox.core.sea.Voyage;

/** What is drawn over the chart for a while: ranges, courses, ropes, weather, trails. */
record Overlays(Moment moment, SeaMap map) {

  private static final int WASH = 44;
  private static final int WEATHER = 60;
  private static final float LINE = 0.09f;
  private static final float HATCH = 0.6f;

  /** Under everything that lies on the chart. */
  void below(Bounds where, Easel easel) {
    if (moment.view().isMiniStorm()) {
      easel.add(Node.decoration("weather", where, hatching(where)));
    }
    for (SeaView.Wind wind : moment.view().winds()) {
      easel.add(Node.decoration("wind-" + wind.card(), where, gusts(wind)));
    }
    List<Integer> range = range();
    if (!range.isEmpty()) {
      Path cells = new Path();
      range.forEach(cell -> map.addCell(cells, cell));
      easel.add(
          Node.decoration(
              "range", where, Inked.wash(cells, Props.thin(moment.props().accent(), WASH))));
    }
    Path trails = trails();
    if (!trails.isEmpty()) {
      easel.add(
          Node.decoration("trails", where, dashed(trails, moment.props().art().colours().ink())));
    }
  }

  /** Over it. */
  void above(Bounds where, Easel easel) {
    Optional<Sketch> sketch = moment.sketch();
    if (sketch.isEmpty()) {
      leap(where, easel);
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
              ring.moveTo(map.x(moment.view().whaleCell()), map.y(moment.view().whaleCell()));
              ring.lineTo(map.x(cell), map.y(cell));
              easel.add(Node.decoration("leap", where, dashed(ring, moment.props().accent())));
            });
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
      arrowHead(path, before, voyage.facing());
    }
    @ColorInt int colour = voyage.isWreck() ? moment.props().danger() : moment.props().accent();
    easel.add(Node.decoration("course", where, line(path, colour)));
  }

  private void arrowHead(Path path, int cell, int facing) {
    float tipX = map.x(cell) + map.stepX(facing) * 0.4f;
    float tipY = map.y(cell) + map.stepY(facing) * 0.4f;
    for (int side : new int[] {2, 4}) {
      int back = (facing + side) % Board.DIRECTIONS;
      path.moveTo(tipX, tipY);
      path.rLineTo(map.stepX(back) * 0.3f, map.stepY(back) * 0.3f);
    }
    path.moveTo(map.x(cell), map.y(cell));
    path.lineTo(tipX, tipY);
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
    if (aiming.topic().kind() == SeaMove.Kind.KEEP_MOVE
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
            map.x(passage.cell()), map.y(passage.cell()), map.cell() * LINE, Path.Direction.CW);
      }
    }
  }

  /** The boat that is about to be put to sea, as it would lie there. */
  private void placedBoat(Sketch.Aiming aiming, Aim aim, Easel easel) {
    boolean isPlaced =
        aiming.topic().kind() == SeaMove.Kind.PLACE_BOAT
            || aiming.topic().kind() == SeaMove.Kind.REFLOAT;
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

  /** The cells that the card in hand is about. */
  private List<Integer> range() {
    Optional<Sketch> sketch = moment.sketch();
    SeaView view = moment.view();
    int card = Cards.NONE;
    if (sketch.orElse(null) instanceof Sketch.Aiming aiming) {
      card = aiming.topic().card();
    } else if (sketch.orElse(null) instanceof Sketch.Netting netting) {
      card = netting.card();
    }
    if (card == Cards.NONE) {
      return List.of();
    }
    CardKind kind = Cards.kind(card);
    return switch (kind) {
      case HARPOON, EXPLOSIVE, DROGUE, NET, TRACTOR ->
          view.isAfloat(moment.viewer())
              ? view.cellsInReach(view.boatCell(moment.viewer()), kind)
              : List.of();
      case RAM ->
          view.isAfloat(moment.viewer())
              ? ahead(view.boatCell(moment.viewer()), view.facing(moment.viewer()))
              : List.of();
      case ICE_WAVE -> waved(sketch);
      case WHIRLPOOL, LEAP -> within(view.whaleCell(), 2);
      case DEVOUR, PUSH, ROCK_SLIDE -> within(view.whaleCell(), 1);
      case CHARGE -> within(view.whaleCell(), 3);
      default -> List.of();
    };
  }

  private static List<Integer> ahead(int cell, int facing) {
    int next = Board.neighbour(cell, facing);
    return next == Board.NONE ? List.of() : List.of(next);
  }

  /** Around the iceberg that is chosen. */
  private List<Integer> waved(Optional<Sketch> sketch) {
    if (sketch.orElse(null) instanceof Sketch.Aiming aiming
        && moment.aim(aiming).at(0).orElse(null) instanceof Part.At at) {
      return within(at.cell(), moment.view().options().waveRadius());
    }
    return within(moment.view().whaleCell(), 1);
  }

  private List<Integer> within(int from, int reach) {
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < Board.CELLS; cell++) {
      if (cell != from && !Board.isFloe(cell) && moment.view().range(from, cell) <= reach) {
        cells.add(cell);
      }
    }
    return cells;
  }

  /** Where things went since the viewer’s last turn. */
  private Path trails() {
    Path path = new Path();
    if (moment.sketch().isPresent()) {
      return path;
    }
    for (Event event : moment.sight().since()) {
      if (event instanceof SeaEvent.WhaleSwam swam) {
        add(path, swam.path());
      } else if (event instanceof SeaEvent.BoatSailed sailed) {
        add(path, sailed.cells());
      }
    }
    return path;
  }

  private void add(Path path, List<Integer> cells) {
    for (int i = 1; i < cells.size(); i++) {
      map.addStep(path, cells.get(i - 1), cells.get(i));
    }
  }

  /** Rain over the whole chart. */
  private Piece hatching(Bounds where) {
    Path path = new Path();
    float gap = map.cell() * HATCH;
    for (float x = -where.height(); x < where.width(); x += gap) {
      path.moveTo(Math.max(0, x), Math.max(0, -x));
      float most = Math.min(where.height(), where.width() - x);
      path.lineTo(x + most, most);
    }
    return Inked.line(path, Props.thin(moment.props().art().colours().ink(), WEATHER), 1);
  }

  /** Short strokes all over the sea that fly the way no boat may sail against. */
  private Piece gusts(SeaView.Wind wind) {
    Path path = new Path();
    int away = (wind.direction() + 3) % Board.DIRECTIONS;
    for (int cell = Board.ROWS; cell < Board.CELLS; cell += 4) {
      float x = map.x(cell) + map.stepX(wind.direction()) * 0.34f;
      float y = map.y(cell) + map.stepY(wind.direction()) * 0.34f;
      path.moveTo(x, y);
      path.rLineTo(map.stepX(away) * 0.6f, map.stepY(away) * 0.6f);
      for (int side : new int[] {1, 5}) {
        int barb = (wind.direction() + side) % Board.DIRECTIONS;
        path.moveTo(x + map.stepX(away) * 0.6f, y + map.stepY(away) * 0.6f);
        path.rLineTo(map.stepX(barb) * 0.18f, map.stepY(barb) * 0.18f);
      }
    }
    return Inked.line(
        path, Props.thin(moment.props().art().colours().edge(), 2 * WEATHER), map.cell() * 0.035f);
  }

  private Piece line(Path path, @ColorInt int colour) {
    return Inked.line(path, colour, map.cell() * LINE);
  }

  private Piece dashed(Path path, @ColorInt int colour) {
    return Inked.dashes(path, colour, map.cell() * LINE * 0.6f);
  }
}
