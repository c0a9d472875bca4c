package org.monsterbox.app.games.bigmonster.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.bigmonster.table.Census;
import org.monsterbox.core.bigmonster.tiles.Shape;
import org.monsterbox.core.bigmonster.tiles.Terrain;
import org.monsterbox.core.bigmonster.tiles.TileType;

/** All tiles of the game by terrain, with how many of each the viewer has not in sight. */
public final class TileBrowser {

  private static final float GAP = 8;
  private static final float ROOM = 4;
  private static final float WIDTH = 72;
  private static final float UNIT = 30;
  private static final float LARGE = 110;

  private final Moment moment;
  private final Census census;

  TileBrowser(Moment moment) {
    this.moment = moment;
    census = Census.of(moment.view());
  }

  /** The button that opens it. */
  public static Choice open(Moment moment) {
    return Choice.plain(
        "open-tiles", moment.text(R.string.bm_tiles), Moment.draw(new Sketch.Browsing()));
  }

  public Sheet sheet() {
    List<Block> blocks = new ArrayList<>();
    String note = moment.text(R.string.bm_tiles_note);
    blocks.add(moment.writing().block("tiles-note", note, moment.writing().small()));
    for (Terrain terrain : Terrain.values()) {
      List<Wrap.Item> items = new ArrayList<>();
      for (TileType type : TileType.ALL) {
        if (type.terrain() == terrain && census.total(type) > 0) {
          items.add(item(type));
        }
      }
      String title = moment.names().terrain(terrain);
      blocks.add(moment.writing().block("terrain-" + terrain, title, moment.writing().strong()));
      blocks.add(new Wrap(GAP, false, items));
    }
    return new Sheet(
        moment.tools(),
        moment.text(R.string.bm_tiles),
        Optional.of(moment.tools().close()),
        Blocks.stack(GAP, blocks),
        List.of());
  }

  /** One tile, large and with its rule. */
  Sheet closely(Sketch.Look look) {
    TileType type = look.type();
    Shape shape = type.shape();
    Block picture =
        Block.fixed(
            LARGE * shape.height(),
            (where, easel) ->
                easel.add(
                    Node.decoration(
                        "large-tile",
                        Bounds.of(
                            where.centerX() - LARGE * shape.width() / 2,
                            where.top(),
                            LARGE * shape.width(),
                            LARGE * shape.height()),
                        moment.props().tile(type, 0))));
    String rule = moment.words().tiles().spoken(type);
    Block words =
        Blocks.stack(
            GAP,
            moment.writing().block("large-rule", rule, moment.writing().body()),
            moment.writing().block("large-count", left(type), moment.writing().body()));
    return new Sheet(
            moment.tools(),
            moment.names().tile(type),
            Optional.of(back(look)),
            Blocks.stack(GAP, picture, words),
            List.of())
        .orElse(
            List.of(
                Blocks.beside(GAP, List.of(1f, 2f), picture, words),
                Blocks.stack(GAP, picture, words)));
  }

  private Choice back(Sketch.Look look) {
    return Choice.plain("close", moment.text(R.string.bm_back), Moment.draw(look.before()));
  }

  private String left(TileType type) {
    return moment.text(R.string.bm_tiles_left, census.unseen(type), census.total(type));
  }

  private Wrap.Item item(TileType type) {
    Shape shape = type.shape();
    Style style = moment.writing().body().lines(1).middle();
    float line = moment.writing().line(style);
    float wide = WIDTH * Math.max(1, moment.stage().fontScale() * 0.8f);
    float picture = 2 * UNIT;
    float high = picture + line + 3 * ROOM;
    float side = (wide - UNIT * shape.width()) / 2;
    float above = ROOM + (picture - UNIT * shape.height()) / 2;
    String count = moment.text(R.string.bm_of, census.unseen(type), census.total(type));
    Piece look =
        Layers.stack(
            moment.writing().stationery().panel(),
            Layers.padded(
                moment.props().tile(type, 0),
                side,
                above,
                side,
                high - above - UNIT * shape.height()),
            Layers.padded(
                moment.writing().fitted(wide, line, count, style), 0, picture + 2 * ROOM, 0, ROOM));
    return new Wrap.Item(
        wide,
        high,
        (where, easel) ->
            easel.add(
                Node.of(
                        Role.BUTTON,
                        "type-" + type,
                        where,
                        look,
                        moment.writing().phrases().then(moment.names().tile(type), left(type)))
                    .tapped(Moment.draw(new Sketch.Look(type, new Sketch.Browsing())))));
  }
}
