package org.monsterbox.app.games.sea.desk;

import java.util.Optional;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.layout.Writing;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.scene.Motion;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Style;

/**
 * Something that counts: a picture with a few letters and perhaps a gauge under it.
 *
 * @param label what a screen reader says
 * @param gauge how much there is of it, from 0 to 1, or {@link #NO_GAUGE}
 */
record Token(
    Moment moment,
    String id,
    Piece picture,
    String text,
    String label,
    float gauge,
    Optional<Tap> tap) {

  static final float NO_GAUGE = -1;

  private static final float PICTURE = 32;
  private static final float ROOM = 3;
  private static final float SIDE = 3;
  private static final float GAUGE = 6;

  private Style style() {
    return moment.writing().small().strong().coloured(moment.props().ink()).middle().lines(1);
  }

  /** No wider than that. */
  Wrap.Item item(float most) {
    Writing writing = moment.writing();
    float size = PICTURE * writing.scale();
    float least = tap.isPresent() ? Node.LEAST_TARGET : size + 2 * SIDE;
    float words = writing.lettering().width(text, style()) + 2 * SIDE;
    float wide = Math.min(most, Math.max(least, words));
    float line = writing.line(style());
    float below = gauge == NO_GAUGE ? 0 : GAUGE;
    float high = Math.max(tap.isPresent() ? Node.LEAST_TARGET : 0, size + line + below);
    Piece piece = piece(wide, high, size, line);
    return new Wrap.Item(
        wide,
        high,
        (where, easel) -> {
          Node node =
              Node.of(tap.isPresent() ? Role.BUTTON : Role.PICTURE, id, where, piece, label)
                  .moving(Motion.FADE, text);
          easel.add(tap.map(node::tapped).orElse(node));
        });
  }

  private Piece piece(float width, float height, float size, float line) {
    float beside = (width - size) / 2;
    Piece slip =
        Layers.stack(
            Layers.padded(moment.props().slip(), beside, 0, beside, height - size),
            Layers.padded(picture, beside + ROOM, ROOM, beside + ROOM, height - size + ROOM));
    Piece words = moment.writing().fitted(width, line, text, style());
    Piece written = Layers.stack(slip, Layers.padded(words, 0, size, 0, height - size - line));
    if (gauge == NO_GAUGE) {
      return written;
    }
    Piece bar = moment.writing().stationery().bar(gauge, moment.props().accent());
    return Layers.stack(written, Layers.padded(bar, beside, height - GAUGE + 1, beside, 0));
  }
}
