package org.monsterbox.app.games.bigmonster.map;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.games.bigmonster.moment.Thumbnail;
import org.monsterbox.app.games.bigmonster.moment.World;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Motion;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Pane;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.table.Preview;
import org.monsterbox.core.bigmonster.terms.Mutation;
import org.monsterbox.core.bigmonster.tiles.Crystal;
import org.monsterbox.core.bigmonster.tiles.TileType;

/** The map of one seat, to be panned and zoomed, with what the viewer tries out on it. */
public final class MapPart {

  /** Cells around the map: a tile that is tried at its edge reaches so far. */
  private static final float ROOM = 2;

  private static final float ROOM_TO_LOOK = 0.6f;

  /** How far a cell can be enlarged, in dp. */
  private static final float LARGEST = 140;

  /** How much of its window the small map takes. */
  private static final float SMALL = 0.3f;

  private static final float EDGE = 8;
  private static final float GEM = 0.72f;
  private static final float BEAM_WIDTH = 0.34f;
  private static final float BEAM_LENGTH = 0.8f;

  private final Moment moment;
  private final int seat;
  private final Tableau tableau;
  private final Optional<Trying> trying;
  private final Optional<Preview> preview;

  /** The levels that mutants would reach, by tile. */
  private final Map<Integer, Integer> levels = new HashMap<>();

  public MapPart(Moment moment, int seat) {
    this.moment = moment;
    this.seat = seat;
    tableau = moment.table().tableau(seat);
    trying = seat == moment.viewer() ? Trying.of(moment) : Optional.empty();
    preview = trying.flatMap(tried -> tried.preview(moment));
    preview.ifPresent(
        seen -> {
          for (Mutation mutation : seen.mutations()) {
            levels.put(mutation.tile(), mutation.level());
          }
        });
  }

  public void place(Bounds window, Easel easel) {
    easel.add(Node.decoration("map-ground", window, moment.props().chart()));
    boolean isBuilt = seat == moment.viewer() && !moment.isOver();
    World world = World.of(tableau, isBuilt ? ROOM : ROOM_TO_LOOK, window);
    String pane = "map-" + seat;
    easel.pane(
        new Pane(
            pane,
            window,
            world.width(),
            world.height(),
            Math.max(1.5f, LARGEST / world.unit()),
            true),
        (where, content) -> fill(world, content));
    easel.add(small(world, window).overviewOf(pane));
  }

  /** The whole map in a corner, as long as its window shows less. */
  private Node small(World world, Bounds window) {
    float most = Math.min(window.width(), window.height()) * SMALL;
    float scale = most / Math.max(world.width(), world.height());
    float wide = world.width() * scale;
    float high = world.height() * scale;
    return Node.decoration(
        "small-map",
        Bounds.of(window.right() - wide - EDGE, window.top() + EDGE, wide, high),
        moment.props().smallMap(new Thumbnail(moment.props(), tableau, world)));
  }

  private void fill(World world, Easel easel) {
    easel.add(explorer(world));
    for (int i = 0; i < tableau.size(); i++) {
      easel.add(tile(world, i));
    }
    for (int i = 0; i < tableau.size(); i++) {
      beams(world, i, easel);
    }
    for (Crystal crystal : Gems.of(tableau)) {
      easel.add(gem(world, crystal));
    }
    trying.ifPresent(tried -> new Dots(moment, tried).place(world, easel));
    preview.ifPresent(
        seen -> {
          for (Crystal crystal : seen.crystals()) {
            easel.add(gem(world, crystal));
          }
        });
  }

  private Node explorer(World world) {
    return Node.of(
            Role.PICTURE,
            "explorer-" + seat,
            world.cells(0, 0, World.EXPLORER, World.EXPLORER),
            moment.props().explorer(tableau.explorer()),
            moment.words().tiles().spoken(tableau.explorer()))
        .explained(moment.explained().explorer(tableau.explorer()));
  }

  private Node tile(World world, int index) {
    int tile = tableau.tile(index).tile();
    TileType type = tableau.type(index);
    int level = levels.getOrDefault(tile, level(index));
    Piece piece = moment.props().tile(type, level);
    String label = label(index, type, level);
    Node node =
        Node.of(
                Role.PICTURE,
                Hand.id(tile),
                world.tile(type.shape(), tableau.x(index), tableau.y(index)),
                levels.containsKey(tile) ? moment.tools().frames().chosen(piece) : piece,
                label)
            .moving(Motion.FADE, type + " " + level);
    // While a tile is tried out, fingers mean places and nothing else.
    return trying.isPresent()
        ? node
        : node.tapped(new Tap.Say(label))
            .held(Moment.draw(new Sketch.Look(type, moment.draft())))
            .explained(moment.explained().tile(type))
            .magnified(world.unit() < Node.LEAST_TARGET);
  }

  /** What mutants and complete Big Monsters have become. */
  private int level(int index) {
    TileType type = tableau.type(index);
    if (type == TileType.BIG_L || type == TileType.BIG_R) {
      return isComplete(type, tableau.x(index), tableau.y(index)) ? 1 : 0;
    }
    return tableau.level(index);
  }

  private boolean isComplete(TileType half, int x, int y) {
    boolean isLeft = half == TileType.BIG_L;
    TileType other = isLeft ? TileType.BIG_R : TileType.BIG_L;
    for (int i = 0; i < tableau.size(); i++) {
      if (tableau.type(i) == other
          && tableau.y(i) == y
          && tableau.x(i) == (isLeft ? x + 1 : x - 1)) {
        return true;
      }
    }
    return false;
  }

  private String label(int index, TileType type, int level) {
    String place = moment.names().place(tableau.x(index), tableau.y(index));
    String spoken = moment.words().tiles().spoken(type);
    String worth =
        type.isMutant()
            ? moment.text(R.string.bm_mutant_now, moment.names().points(type.points(level)))
            : "";
    return moment.text(R.string.bm_placed_tile, spoken, place, worth).trim();
  }

  private void beams(World world, int index, Easel easel) {
    float x = tableau.x(index) + (1 - BEAM_WIDTH) / 2;
    float y = tableau.y(index);
    String id = "beam-" + tableau.tile(index).tile();
    if (tableau.isLitFromAbove(index)) {
      Bounds bounds = world.cells(x, y - BEAM_LENGTH / 2, BEAM_WIDTH, BEAM_LENGTH);
      easel.add(Node.decoration(id + "-above", bounds, moment.props().beam(true)));
    }
    if (tableau.isLitFromBelow(index)) {
      Bounds bounds = world.cells(x, y + 2 - BEAM_LENGTH / 2, BEAM_WIDTH, BEAM_LENGTH);
      easel.add(Node.decoration(id + "-below", bounds, moment.props().beam(false)));
    }
  }

  private Node gem(World world, Crystal crystal) {
    float x = crystal.siteX() / 2f - GEM / 2;
    float y = crystal.siteY() / 2f - GEM / 2;
    return Node.decoration(
        "gem-" + crystal.colour() + "-" + crystal.siteX() + "-" + crystal.siteY(),
        world.cells(x, y, GEM, GEM),
        moment.props().gem(crystal.colour()));
  }
}
