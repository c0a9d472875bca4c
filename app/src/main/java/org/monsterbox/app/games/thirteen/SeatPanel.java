package org.monsterbox.app.games.thirteen;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Style;
import org.monsterbox.core.thirteen.Element;
import org.monsterbox.core.thirteen.Monster;
import org.monsterbox.core.thirteen.Species;
import org.monsterbox.core.thirteen.ThirteenView;

/** A seat with all that it owns, on a paper that opens when it is touched. */
final class SeatPanel {

  private static final float ROOM = 8;
  private static final float GAP = 6;
  private static final float ICON = 20;

  /** How wide a monster is drawn, from the best down to what is only just seen. */
  private static final float[] MONSTER_WIDTHS = {104, 88, 72, 60, 48, 38, 30};

  private static final float LEAST_WORDED = 48;
  private static final float SET_SHARE = 0.62f;

  private final Moment moment;
  private final ThirteenView view;
  private final int seat;

  SeatPanel(Moment moment, int seat) {
    this.moment = moment;
    this.view = moment.view();
    this.seat = seat;
  }

  /** Fills the bounds as well as it can. */
  void place(Bounds bounds, Easel easel) {
    easel.add(paper(bounds));
    Bounds inner = bounds.inset(ROOM);
    fitting(inner.width(), inner.height()).place(inner, easel);
  }

  private Node paper(Bounds bounds) {
    boolean acts = !view.isOver() && view.actor() == seat;
    boolean hasTurn = !view.isOver() && view.active() == seat;
    Piece paper = moment.writing().stationery().panel(moment.props().seatPaper(acts || hasTurn));
    return Node.of(
            Role.BUTTON,
            "seat-" + seat,
            bounds,
            acts ? moment.props().chosen(paper) : paper,
            new SeatWords(moment).summary(seat))
        .tapped(Moment.draw(new Sketch.Owned(seat)));
  }

  private Block fitting(float width, float height) {
    List<Block> blocks = new ArrayList<>();
    for (float monsterWidth : MONSTER_WIDTHS) {
      blocks.add(Blocks.stack(GAP, header(), subline(), goods(monsterWidth)));
    }
    blocks.add(Blocks.stack(GAP, header(), goods(MONSTER_WIDTHS[MONSTER_WIDTHS.length - 1])));
    blocks.add(new SeatChip(moment, seat).row());
    blocks.add(header());
    return Blocks.fitting(width, height, blocks);
  }

  /** Mark, name and Health Points. */
  Block header() {
    Style style = moment.writing().strong().lines(1);
    float line = Math.max(ICON, moment.writing().line(style));
    return Block.fixed(
        line,
        (where, easel) -> {
          float icon = Math.min(line, where.height());
          String hp = moment.text(R.string.thirteen_hp, view.hp(seat));
          float hpWidth =
              Math.min(where.width() / 2, moment.writing().lettering().width(hp, style) + 1);
          easel.add(
              Node.decoration(
                  id("mark"),
                  Bounds.of(where.left(), where.top(), ICON, icon),
                  moment.props().mark(moment.seat(seat).mark())));
          float nameLeft = where.left() + ICON + GAP;
          easel.add(
              moment
                  .writing()
                  .silentLine(
                      id("name"),
                      new Bounds(
                          nameLeft, where.top(), where.right() - hpWidth - GAP, where.top() + line),
                      moment.name(seat),
                      style));
          easel.add(
              moment
                  .writing()
                  .silentLine(
                      id("hp"),
                      new Bounds(
                          where.right() - hpWidth, where.top(), where.right(), where.top() + line),
                      hp,
                      style.end()));
        });
  }

  /** Level, elements towards the Elemental Master, and the spent 13th Monster. */
  private Block subline() {
    Style style = moment.writing().small().lines(1);
    float line = Math.max(ICON, moment.writing().line(style));
    String level = moment.names().rank(view.rank(seat));
    List<Piece> icons = new ArrayList<>();
    for (Element element : view.elements(seat)) {
      icons.add(moment.props().element(element));
    }
    if (view.spentThirteenth() == seat) {
      icons.add(moment.props().badge(Species.THIRTEENTH));
    }
    return Block.fixed(
        line,
        (where, easel) -> {
          easel.add(
              Node.decoration(
                  id("level"),
                  Bounds.of(where.left(), where.top(), ICON, line),
                  moment.props().badge(view.rank(seat))));
          float right = where.right();
          for (int i = icons.size() - 1; i >= 0; i--) {
            right -= ICON;
            easel.add(
                Node.decoration(
                    id("icon-" + i), Bounds.of(right, where.top(), ICON, line), icons.get(i)));
          }
          easel.add(
              moment
                  .writing()
                  .silentLine(
                      id("rank"),
                      new Bounds(
                          where.left() + ICON + GAP, where.top(), right - GAP, where.top() + line),
                      level,
                      style));
        });
  }

  /** Monsters, then free sets by part. */
  private Block goods(float monsterWidth) {
    boolean worded = monsterWidth >= LEAST_WORDED;
    MonsterTile tile =
        new MonsterTile(
            moment, worded ? MonsterTile.widthFor(moment, monsterWidth) : monsterWidth, worded);
    List<Wrap.Item> items = new ArrayList<>();
    for (Monster monster : view.monsters(seat)) {
      items.add(
          new Wrap.Item(
              tile.width(),
              tile.height(),
              (where, easel) ->
                  easel.add(
                      Node.decoration("monster-" + monster.id(), where, tile.piece(monster)))));
    }
    float setWidth = Math.max(monsterWidth * SET_SHARE, 24);
    List<Wrap.Item> sets = new ArrayList<>();
    for (int set : Sets.byPart(view.freeBits(seat))) {
      sets.add(
          new Wrap.Item(
              setWidth,
              MonsterTile.setHeight(setWidth),
              (where, easel) ->
                  easel.add(Node.decoration("set-" + set, where, moment.props().set(set)))));
    }
    return Blocks.stack(GAP, new Wrap(GAP, false, items), new Wrap(4, false, sets));
  }

  private String id(String part) {
    return "seat-" + seat + "-" + part;
  }
}
