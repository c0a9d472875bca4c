package org.monsterbox.app.games.bigmonster.sheets;

import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Style;

/** A seat to choose: its mark over its name. */
record SeatCard(Moment moment, int seat) {

  private static final float WIDTH = 96;
  private static final float MARK = 40;
  private static final float ROOM = 8;

  Wrap.Item item(boolean isChosen, boolean isHinted, Tap tap) {
    Style style = moment.writing().strong().lines(1).middle();
    float line = moment.writing().line(style);
    float wide = WIDTH * Math.max(1, moment.stage().fontScale() * 0.8f);
    float high = MARK + line + 3 * ROOM;
    Piece look =
        Layers.stack(
            moment.writing().stationery().panel(),
            Layers.padded(
                moment.tools().supplies().mark(moment.seat(seat).mark()),
                ROOM,
                ROOM,
                ROOM,
                line + 2 * ROOM),
            Layers.padded(
                moment.writing().fitted(wide - 2 * ROOM, line, moment.name(seat), style),
                ROOM,
                MARK + 2 * ROOM,
                ROOM,
                ROOM));
    return new Wrap.Item(
        wide,
        high,
        (where, easel) ->
            easel.add(
                Node.of(
                        Role.TOGGLE,
                        "choose-" + seat,
                        where,
                        isHinted ? moment.tools().frames().hinted(look) : look,
                        moment.name(seat))
                    .tapped(tap)
                    .selected(isChosen)));
  }
}
