package org.monsterbox.app.games.cube;

import org.monsterbox.app.R;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.core.cube.SoloResult;

/** How far somebody who plays alone has come, and which medal that would be. */
record SoloPanel(Moment moment) {

  private static final float ROOM = 6;

  void place(Bounds where, Easel easel) {
    SoloResult result = moment.view().soloResult().orElseThrow();
    String text =
        moment.comma(moment.names().count(result),
            moment.tableWords().standing(moment.view(), 0));
    String supply = moment.tableWords().supply(moment.view());
    String said = supply.isEmpty() ? text : moment.comma(text, supply);
    easel.add(
        Node.of(
            Role.TEXT, "solo", where, moment.writing().stationery().panel(), said));
    Bounds inner = where.inset(ROOM);
    easel.add(
        Node.decoration(
            "medal",
            Bounds.of(inner.left(), inner.top(), inner.height(), inner.height()),
            moment.props().medal(result.medal())));
    easel.add(
        moment
            .writing()
            .silentLine(
                "solo-text",
                new Bounds(
                    inner.left() + inner.height() + ROOM, inner.top(), inner.right(), inner.bottom()),
                said,
                moment.writing().body().lines(2)));
  }
}
