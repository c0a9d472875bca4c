package org.monsterbox.app.games.bigmonster.sheets;

import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Style;

/** A ship with the name of its owner and who has put a packet on it. */
record ShipTile(Moment moment, int seat) {

  private static final float WIDTH = 112;
  private static final float SHIP = 54;
  private static final float ROOM = 6;
  private static final float MARK = 18;

  private float width() {
    return WIDTH * Math.max(1, moment.stage().fontScale() * 0.8f) * moment.writing().scale();
  }

  /**
   * To be chosen, if it is open.
   *
   * @param words whether it is free, or why it is not open
   */
  Wrap.Item item(Tap tap, boolean isChosen, boolean isHinted, boolean isOpen, String words) {
    Style name = moment.writing().strong().lines(1).middle();
    Style state = moment.writing().small().lines(2).middle();
    float wide = width() - 2 * ROOM;
    float nameHeight = moment.writing().line(name);
    float stateHeight = 2 * moment.writing().line(state);
    float height = SHIP + nameHeight + stateHeight + 2 * ROOM;
    Piece paper =
        isOpen
            ? moment.writing().stationery().panel(moment.tools().supplies().seatPaper(isChosen))
            : moment.writing().stationery().tray();
    Piece ship = moment.props().ship(!moment.table().isShipFree(seat));
    Piece mark = moment.tools().supplies().mark(moment.seat(seat).mark());
    Piece look =
        Layers.stack(
            paper,
            Layers.padded(ship, ROOM, ROOM, ROOM, height - ROOM - SHIP),
            Layers.padded(mark, ROOM, ROOM, width() - ROOM - MARK, height - ROOM - MARK),
            Layers.padded(
                moment.writing().fitted(wide, nameHeight, moment.name(seat), name),
                ROOM,
                ROOM + SHIP,
                ROOM,
                ROOM + stateHeight),
            Layers.padded(
                moment.writing().fitted(wide, stateHeight, words, state),
                ROOM,
                ROOM + SHIP + nameHeight,
                ROOM,
                ROOM));
    Piece framed = isHinted ? moment.tools().frames().hinted(look) : look;
    return new Wrap.Item(
        width(),
        height,
        (where, easel) ->
            easel.add(
                Node.of(
                        Role.BUTTON,
                        "ship-" + seat,
                        where,
                        framed,
                        moment.writing().phrases().comma(moment.name(seat), words))
                    .tapped(tap)
                    .selected(isChosen)
                    .explained(moment.explained().ship())));
  }
}
