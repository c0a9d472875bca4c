package org.monsterbox.app.games.sea.desk;

import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.layout.Writing;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.scene.Explanation;
import org.monsterbox.app.scene.Motion;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Style;

/**
 * Something that counts: a picture with a few letters beside it and perhaps a gauge under them.
 *
 * @param widest what may ever stand there: its room does not change
 * @param label what a screen reader says
 * @param gauge how much there is of it, from 0 to 1, or {@link #NO_GAUGE}
 */
record Token(
    Moment moment,
    String id,
    Piece picture,
    String text,
    String widest,
    String label,
    float gauge,
    Explanation meaning) {

  static final float NO_GAUGE = -1;

  private static final float PICTURE = 30;
  private static final float ROOM = 3;
  private static final float GAP = 4;
  private static final float GAUGE = 6;
  private static final float GAUGE_WIDTH = 44;

  private static Style style(Moment moment) {
    return moment.writing().small().strong().coloured(moment.props().ink()).lines(1);
  }

  /** Of every token. */
  static float height(Moment moment) {
    return Math.max(
        PICTURE * moment.writing().scale(), moment.writing().line(style(moment)) + GAUGE + 2);
  }

  /** No wider than that. */
  Wrap.Item item(float most) {
    Writing writing = moment.writing();
    float high = height(moment);
    float size = PICTURE * writing.scale();
    float words = writing.lettering().width(widest, style(moment)) + 1;
    float gauged = gauge == NO_GAUGE ? words : Math.max(words, GAUGE_WIDTH * writing.scale());
    float wide = Math.min(most, size + GAP + gauged);
    Piece piece = piece(wide, high, size);
    return new Wrap.Item(
        wide,
        high,
        (where, easel) ->
            easel.add(
                Node.of(Role.PICTURE, id, where, piece, label)
                    .moving(Motion.FADE, text)
                    .explained(meaning)));
  }

  private Piece piece(float width, float height, float size) {
    float above = (height - size) / 2;
    float after = width - size;
    float left = size + GAP;
    float line = moment.writing().line(style(moment));
    float lowest = gauge == NO_GAUGE ? 0 : GAUGE + 1;
    float room = (height - line - lowest) / 2;
    Piece words = moment.writing().fitted(width - left, line, text, style(moment));
    Piece written =
        Layers.stack(
            Layers.padded(moment.props().slip(), 0, above, after, above),
            Layers.padded(picture, ROOM, above + ROOM, after + ROOM, above + ROOM),
            Layers.padded(words, left, room, 0, height - room - line));
    if (gauge == NO_GAUGE) {
      return written;
    }
    Piece bar = moment.writing().stationery().bar(gauge, moment.props().accent());
    float barTop = room + line + 1;
    return Layers.stack(written, Layers.padded(bar, left, barTop, 0, height - barTop - GAUGE));
  }
}
