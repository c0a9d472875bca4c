package org.monsterbox.app.games.cube.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.monsterbox.app.R;
import org.monsterbox.app.art.cube.Rhombus;
import org.monsterbox.app.games.cube.claim.Claim;
import org.monsterbox.app.games.cube.claim.Clue;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.lists.OneForEach;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Motion;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Outline;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Colour;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Tiles;

/**
 * The nine tiles of a zone. Every face is a thing of its own, which can be chosen; whoever drags
 * one takes its tile along.
 */
final class TileBoard {

  private static final OneForEach<Colour, Outline> OUTLINES =
      OneForEach.made(Colour.values(), colour -> Outline.of(Rhombus.of(colour).corners()));

  private static final OneForEach<Cell.Direction, Integer> SIDES =
      OneForEach.listed(
          Cell.Direction.values(),
          List.of(
              R.string.cube_left_of,
              R.string.cube_lower_left_of,
              R.string.cube_lower_right_of,
              R.string.cube_right_of,
              R.string.cube_upper_right_of,
              R.string.cube_upper_left_of));

  private final Moment moment;
  private final int seat;
  private final Layout shown;
  private final TileMoves moves;

  TileBoard(Moment moment, int seat) {
    this.moment = moment;
    this.seat = seat;
    shown = moment.claim().on(moment.view().shown(seat));
    moves = new TileMoves(moment, seat, shown);
  }

  /** The zone's number: where all play on the same tiles, there is only one. */
  private int zone() {
    return moment.ruleSet().isShared() ? 0 : seat;
  }

  private String tileId(int tile) {
    return "tile-" + zone() + "-" + tile;
  }

  static String faceId(int zone, int tile, Colour colour) {
    return "face-" + zone + "-" + tile + "-" + colour.letter();
  }

  void place(Bounds room, Easel easel) {
    if (shown.isCovered()) {
      return;
    }
    Fit fit = Fit.steady(moment.view().zone(seat), shown, room);
    places(fit, easel);
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      easel.add(
          Node.decoration(
              tileId(tile), fit.tile(shown.cellOf(tile)), moment.props().tiles().ground()));
    }
    for (int tile : byRow()) {
      for (Colour colour : Colour.values()) {
        Node face = face(fit, tile, colour);
        easel.add(face);
        if (moves.picks()) {
          Digits.wait(moment.claim(), tile, colour, face.bounds(), easel);
        }
      }
    }
    moment.clue().ifPresent(clue -> clue(clue, fit, easel));
    Judgement.of(moment).ifPresent(judged -> judged(judged, fit, easel));
  }

  /** The faces of the last claim glow, as far as its tiles lie there, or should have lain. */
  private void judged(Judgement judged, Fit fit, Easel easel) {
    boolean isHere = moment.ruleSet().isShared() || judged.seat() == seat;
    for (Face face : isHere ? judged.faces() : List.<Face>of()) {
      if (shown.tileAt(face.cell()).isPresent() || judged.isGivenAway()) {
        easel.add(
            Node.decoration(
                "judged-" + face.text(),
                fit.face(face.colour(), face.cell()),
                judged.passing(moment, face, moment.props().tiles().rim(face.colour()))));
      }
    }
  }

  /** Where tiles may be put; seen as dots until somebody lifts one. */
  private void places(Fit fit, Easel easel) {
    for (Cell cell : moves.places()) {
      Clipped.hexagon(fit.tile(cell), fit.room())
          .ifPresent(
              seen ->
                  easel.add(
                      Node.of(
                              Role.TEXT,
                              TileMoves.placeId(cell),
                              seen.bounds(),
                              moment.props().tiles().dot(fit.side()),
                              placeLabel(cell))
                          .outlined(seen.outline())));
    }
  }

  /** A place is called by a tile that it lies beside. */
  private String placeLabel(Cell cell) {
    for (Cell.Direction direction : Cell.Direction.values()) {
      OptionalInt beside = shown.tileAt(cell.to(direction));
      if (beside.isPresent()) {
        return moment.text(
            SIDES.of(direction), moment.names().tile(beside.getAsInt(), moment.side()));
      }
    }
    return moment.text(R.string.cube_free_place);
  }

  /** The tiles as they are read: row by row, from the left. */
  private List<Integer> byRow() {
    List<Integer> tiles = new ArrayList<>();
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      tiles.add(tile);
    }
    tiles.sort(
        (one, other) -> {
          Cell a = shown.cellOf(one);
          Cell b = shown.cellOf(other);
          return a.r() == b.r()
              ? Integer.compare(a.halfColumn(), b.halfColumn())
              : Integer.compare(a.r(), b.r());
        });
    return tiles;
  }

  private Node face(Fit fit, int tile, Colour colour) {
    Cell cell = shown.cellOf(tile);
    Face face = new Face(colour, cell);
    int value = shown.value(face, moment.side());
    Claim claim = moment.claim();
    Claim.Pick pick = new Claim.Pick(tile, colour);
    boolean picks = moves.picks();
    boolean chosen = picks && claim.has(pick);
    Map<String, Tap> drops = moves.of(tile);
    Node node =
        Node.of(
                picks ? Role.TOGGLE : Role.PICTURE,
                faceId(zone(), tile, colour),
                fit.face(colour, cell),
                moment.props().tiles().face(colour, value, moment.side(), chosen),
                label(face, tile))
            .outlined(OUTLINES.of(colour))
            .partOf(tileId(tile))
            .moving(Motion.FADE, value + (chosen ? " chosen" : ""))
            .selected(chosen)
            .dropped(drops);
    if (picks) {
      node = node.tapped(Moment.draw(claim.toggled(pick)));
    }
    if (!picks && drops.isEmpty()) {
      String name = moment.names().face(face, shown, moment.side());
      node = node.explained(new Explained(moment).face(name, colour, value));
    }
    return node.magnified(node.canAct() && node.targetSize(1) < Node.LEAST_TARGET);
  }

  /** "yellow 5, row 2, tile 1". */
  private String label(Face face, int tile) {
    List<Integer> tiles = byRow();
    int row = 1;
    int column = 1;
    for (int i = 0; tiles.get(i) != tile; i++) {
      boolean isNext = shown.cellOf(tiles.get(i + 1)).r() != shown.cellOf(tiles.get(i)).r();
      row += isNext ? 1 : 0;
      column = isNext ? 1 : column + 1;
    }
    return moment.text(
        R.string.cube_face_at, moment.names().face(face, shown, moment.side()), row, column);
  }

  private void clue(Clue clue, Fit fit, Easel easel) {
    if (clue.step() == Clue.TILE) {
      easel.add(
          Node.of(
              Role.TEXT,
              "clue-tile",
              fit.tile(shown.cellOf(clue.tile())),
              moment.props().tiles().rim(),
              moment.text(
                  R.string.cube_clue_tile, moment.names().tile(clue.tile(), moment.side()))));
    }
    Map<String, Face> faces = new LinkedHashMap<>();
    clue.faces().forEach(face -> faces.put("clue-" + face.text(), face));
    faces.forEach(
        (id, face) ->
            easel.add(
                Node.decoration(
                    id,
                    fit.face(face.colour(), face.cell()),
                    moment.props().tiles().rim(face.colour()))));
    clue.place()
        .filter(cell -> shown.tileAt(cell).isEmpty())
        .ifPresent(
            cell ->
                easel.add(
                    Node.decoration("clue-place", fit.tile(cell), moment.props().tiles().rim())));
  }
}
