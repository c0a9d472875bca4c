package org.monsterbox.app.games.bigmonster.table;

import org.monsterbox.app.R;
import org.monsterbox.app.games.bigmonster.map.Hand;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.core.bigmonster.tiles.Shape;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/** What somebody else has taken and is about to place: the tile comes out of its row to be seen. */
record Placed(Moment moment, int seat) {

  private static final float GAP = 8;
  private static final float MOST = 120;

  void place(Bounds where, Easel easel) {
    int tile = moment.table().revealed(seat);
    TileType type = Tiles.type(tile);
    Shape shape = type.shape();
    float unit = Math.min(MOST, where.height()) / 2;
    float left = where.left() + unit * shape.width() + GAP;
    easel.add(
        Node.of(
                Role.PICTURE,
                Hand.id(tile),
                Bounds.of(
                    where.left(),
                    where.centerY() - unit * shape.height() / 2,
                    unit * shape.width(),
                    unit * shape.height()),
                moment.props().tile(tile),
                moment.words().tiles().spoken(type))
            .explained(moment.explained().tile(type)));
    Block words =
        Blocks.stack(
            2,
            moment
                .writing()
                .block(
                    "desk-taken",
                    moment.say(
                        R.string.bigmonster_log_kept,
                        moment.seat(seat),
                        moment.names().aTile(tile)),
                    moment.writing().strong()),
            moment
                .writing()
                .block("desk-rule", moment.words().tiles().rule(type), moment.writing().body()));
    float room = where.right() - left;
    float spare = Math.max(0, where.height() - words.height(room)) / 2;
    easel.scroll(
        "desk-text",
        new Bounds(left, where.top() + spare, where.right(), where.bottom() - spare),
        words);
  }
}
