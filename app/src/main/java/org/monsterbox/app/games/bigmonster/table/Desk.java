package org.monsterbox.app.games.bigmonster.table;

import java.util.ArrayList;
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
import org.monsterbox.app.games.bigmonster.sheets.Ships;
import org.monsterbox.app.games.bigmonster.sheets.TileBrowser;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Buttons;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Pick;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.table.Preview;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/** What the viewer has begun, what would come of it, and what can be done now. */
final class Desk {

  private static final float GAP = 6;
  private static final int COLUMNS = 3;
  private static final float MOST_PICTURE = 110;

  private final Moment moment;
  private final Optional<Trying> trying;

  Desk(Moment moment) {
    this.moment = moment;
    trying = Trying.of(moment);
  }

  float height(float width) {
    return Blocks.stack(GAP, text(), buttons()).height(width);
  }

  /** How high the buttons alone are. */
  float leastHeight(float width) {
    return buttons().height(width);
  }

  /** The buttons at the lower edge; the text above them can be panned where it is too long. */
  void place(Bounds where, Easel easel) {
    float high = buttons().height(where.width());
    Bounds below = new Bounds(where.left(), where.bottom() - high, where.right(), where.bottom());
    float room = below.top() - GAP - where.top();
    if (room > GAP) {
      float picture =
          trying.filter(Trying::isRevealed).isPresent() ? picture(where, room, easel) : 0;
      easel.scroll(
          "desk-text",
          new Bounds(where.left() + picture, where.top(), where.right(), where.top() + room),
          text());
    }
    buttons().place(below, easel);
  }

  /** The tile that is to be placed; returns how much room it takes beside the text. */
  private float picture(Bounds where, float room, Easel easel) {
    Trying tried = trying.orElseThrow();
    TileType type = Tiles.type(tried.tile());
    float unit = Math.min(MOST_PICTURE, room) / 2;
    float high = unit * type.shape().height();
    Bounds bounds =
        Bounds.of(where.left(), where.top() + (room - high) / 2, unit * type.shape().width(), high);
    Piece piece = moment.props().tile(tried.tile());
    if (tried.at().isPresent()) {
      easel.add(Node.decoration("away-" + tried.tile(), bounds, moment.props().away(piece)));
    } else {
      String label = moment.words().tiles().spoken(type);
      Node node = Node.of(Role.PICTURE, Hand.id(tried.tile()), bounds, piece, label);
      easel.add(
          tried.dragged(moment, node).held(Moment.draw(new Sketch.Look(type, moment.draft()))));
    }
    return unit * type.shape().width() + 2 * GAP;
  }

  private Block text() {
    if (trying.isEmpty()) {
      return Block.EMPTY;
    }
    TileType type = Tiles.type(trying.get().tile());
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
    Optional<Preview> preview = trying.get().preview(moment);
    if (preview.isEmpty()) {
      return Blocks.stack(2, what, line("desk-next", moment.text(next())));
    }
    PreviewWords words = new PreviewWords(moment, preview.get());
    return Blocks.stack(
        2,
        moment.writing().block("desk-points", words.points(), moment.writing().strong()),
        line("desk-causes", words.causes()),
        what);
  }

  private int next() {
    if (trying.get().isRevealed()) {
      return R.string.bm_touch_dot;
    }
    boolean discards =
        moment.draft() instanceof Sketch.Keeping keeping
            && moment.table().phase() == Phase.TAKE
            && keeping.discard() == Sketch.NOTHING;
    return discards ? R.string.bm_choose_discard : R.string.bm_try_dot;
  }

  private Block line(String id, String text) {
    return moment.writing().block(id, text, moment.writing().small());
  }

  private Buttons buttons() {
    List<Choice> choices = new ArrayList<>();
    if (moment.isAsked()) {
      choices.addAll(asked());
    }
    if (choices.isEmpty() && moment.table().hasTableaus()) {
      // A tablet shows the board of medals and the way to all tiles all the time.
      if (!moment.stage().isTablet()) {
        choices.add(
            Choice.plain(
                    "open-medals",
                    moment.text(R.string.bm_medals),
                    Moment.draw(new Sketch.Medals()))
                .with(Icon.POWERS));
      }
      if (moment.showsScores()) {
        choices.add(
            Choice.plain(
                    "open-scores",
                    moment.text(R.string.bm_scores),
                    Moment.draw(new Sketch.Scores()))
                .with(Icon.STATISTICS));
      }
      if (!moment.stage().isTablet()) {
        choices.add(TileBrowser.open(moment));
      }
    }
    return Buttons.of(moment.tools(), COLUMNS, choices);
  }

  private List<Choice> asked() {
    if (moment.draft() instanceof Sketch.Keeping keeping) {
      return List.of(keep(keeping), moment.tools().cancel());
    }
    return trying.filter(Trying::isRevealed).map(this::placing).orElse(List.of());
  }

  /** What is tried can be taken back as long as it is not confirmed. */
  private List<Choice> placing(Trying tried) {
    return tried.at().isPresent()
        ? List.of(place(tried), moment.tools().cancel())
        : List.of(place(tried));
  }

  private Choice place(Trying tried) {
    String text = moment.text(R.string.bm_place);
    return tried
        .at()
        .map(at -> new BigMonsterMove.Place(at.x(), at.y()))
        .map(
            move ->
                Choice.primary("place", text, Moment.play(move))
                    .with(Icon.CHECK)
                    .hinted(moment.hints(move)))
        .orElseGet(() -> Choice.closed("place", text, moment.text(R.string.bm_touch_dot)));
  }

  private Choice keep(Sketch.Keeping keeping) {
    return switch (moment.table().phase()) {
      case TAKE -> take(keeping);
      case LATE_TILE ->
          Choice.primary(
              "keep",
              moment.text(R.string.bm_take_late),
              Moment.play(new BigMonsterMove.TakeDiscard(keeping.tile())));
      default -> pick(keeping);
    };
  }

  private Choice take(Sketch.Keeping keeping) {
    String text = moment.text(R.string.bm_take);
    if (keeping.discard() == Sketch.NOTHING) {
      return Choice.closed("keep", text, moment.text(R.string.bm_choose_discard));
    }
    int row = moment.table().row(0).contains(keeping.tile()) ? 0 : 1;
    BigMonsterMove move = new BigMonsterMove.Take(row, keeping.tile(), keeping.discard());
    return Choice.primary("keep", text, Moment.play(move))
        .with(Icon.CHECK)
        .hinted(moment.hints(move));
  }

  /** Where there is a choice of ships, that comes next. */
  private Choice pick(Sketch.Keeping keeping) {
    if (moment.table().passes()) {
      return Choice.primary(
          "keep",
          moment.text(R.string.bm_keep_and_pass),
          Moment.draw(new Sketch.Passing(keeping, Sketch.NOTHING)));
    }
    Pick move = Ships.pick(moment, keeping, Pick.NO_TARGET);
    return Choice.primary("keep", moment.text(R.string.bm_keep), Moment.play(move))
        .with(Icon.CHECK)
        .hinted(moment.hints(move));
  }
}
