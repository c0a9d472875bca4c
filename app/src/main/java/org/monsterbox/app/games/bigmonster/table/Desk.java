package org.monsterbox.app.games.bigmonster.table;

import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Icon;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.bigmonster.map.Hand;
import org.monsterbox.app.games.bigmonster.map.PreviewWords;
import org.monsterbox.app.games.bigmonster.map.Trying;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Buttons;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.table.Preview;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/**
 * What the viewer has begun: the tile large, what would come of it, and what can be done now. The
 * buttons have their places at its lower edge, whichever of them are there.
 */
final class Desk {

  private static final float GAP = 6;
  private static final float MOST_PICTURE = 150;
  private static final float CANCEL = 0.36f;

  /** Less wide than that, the tile lies above the buttons. */
  private static final float NARROW = 240;

  private static final float FLAT_SHARE = 0.28f;

  private final Moment moment;
  private final Trying trying;

  Desk(Moment moment, Trying trying) {
    this.moment = moment;
    this.trying = trying;
  }

  void place(Bounds where, Easel easel) {
    float top = where.bottom() - Node.LEAST_TARGET;
    boolean isNarrow = where.width() < NARROW;
    Bounds shown =
        isNarrow ? new Bounds(where.left(), where.top(), where.right(), top - GAP) : where;
    float left = where.left() + (shown.height() > 0 ? picture(shown, easel) + GAP : 0);
    buttons(new Bounds(isNarrow ? where.left() : left, top, where.right(), where.bottom()), easel);
    if (top - GAP > where.top()) {
      easel.scroll("desk-text", new Bounds(left, where.top(), where.right(), top - GAP), text());
    }
  }

  /** The tile, large; returns how wide it is. */
  private float picture(Bounds where, Easel easel) {
    TileType type = Tiles.type(trying.tile());
    boolean isFlat = type.shape().width() > type.shape().height();
    float unit =
        isFlat
            ? Math.min(MOST_PICTURE / 2, where.width() * FLAT_SHARE / 2)
            : Math.min(MOST_PICTURE, where.height()) / 2;
    float wide = unit * type.shape().width();
    float high = unit * type.shape().height();
    Bounds bounds = Bounds.of(where.left(), where.top() + (where.height() - high) / 2, wide, high);
    Piece piece = moment.props().tile(trying.tile());
    if (!trying.isRevealed()) {
      easel.add(Node.decoration("desk-picture", bounds, piece));
    } else if (trying.at().isPresent()) {
      easel.add(Node.decoration("away-" + trying.tile(), bounds, moment.props().away(piece)));
    } else {
      String label = moment.words().tiles().spoken(type);
      Node node = Node.of(Role.PICTURE, Hand.id(trying.tile()), bounds, piece, label);
      easel.add(
          trying
              .dragged(moment, node)
              .held(Moment.draw(new Sketch.Look(type, moment.draft())))
              .explained(moment.explained().tile(type)));
    }
    return wide;
  }

  private Block text() {
    TileType type = Tiles.type(trying.tile());
    Block what =
        moment
            .writing()
            .block(
                "desk-tile",
                moment
                    .writing()
                    .phrases()
                    .then(moment.names().tile(type), moment.words().tiles().rule(type)),
                moment.writing().body());
    Optional<Preview> preview = trying.preview(moment);
    if (preview.isEmpty()) {
      String best = moment.names().signed(moment.bestGain(trying.tile()));
      return Blocks.stack(2, what, line("desk-best", moment.text(R.string.bm_best_place, best)));
    }
    PreviewWords words = new PreviewWords(moment, preview.get());
    return Blocks.stack(
        2,
        moment.writing().block("desk-points", words.points(), moment.writing().strong()),
        line("desk-causes", words.causes()),
        what);
  }

  private Block line(String id, String text) {
    return moment.writing().block(id, text, moment.writing().small());
  }

  /** What has to be done before there is a button is said where the button will be. */
  private void buttons(Bounds where, Easel easel) {
    boolean canCancel = moment.draft() instanceof Sketch.Keeping || trying.at().isPresent();
    float cancel = canCancel ? Math.max(Node.LEAST_TARGET, where.width() * CANCEL) : 0;
    Bounds main =
        new Bounds(
            where.left(),
            where.top(),
            where.right() - (canCancel ? cancel + GAP : 0),
            where.bottom());
    Optional<Choice> choice = new DeskChoice(moment, trying).choice();
    if (choice.isPresent()) {
      Buttons.of(moment.tools(), 1, List.of(choice.get())).place(main, easel);
    } else {
      String text = moment.text(next());
      Style style = moment.writing().strong().lines(3);
      easel.add(
          Node.of(
              Role.TEXT,
              "desk-next",
              main,
              moment.writing().fitted(main.width(), main.height(), text, style),
              text));
    }
    if (canCancel) {
      Buttons.of(moment.tools(), 1, List.of(moment.tools().cancel().with(Icon.CLOSE)))
          .place(
              new Bounds(where.right() - cancel, where.top(), where.right(), where.bottom()),
              easel);
    }
  }

  private int next() {
    return !trying.isRevealed() && moment.table().phase() == Phase.TAKE
        ? R.string.bm_choose_discard
        : R.string.bm_touch_dot;
  }
}
