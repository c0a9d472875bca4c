package org.monsterbox.app.games.thirteen.seats;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.moment.Sketch;
import org.monsterbox.app.games.thirteen.tiles.MonsterTile;
import org.monsterbox.app.games.thirteen.tiles.SetOrder;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** A seat with all that it owns, on a paper that opens when it is touched. */
public final class SeatPanel {

  /** How wide a monster is drawn, from the best down to what is only just seen. */
  static final List<Float> MONSTER_WIDTHS =
      List.of(132f, 116f, 100f, 88f, 76f, 66f, 56f, 48f, 40f, 32f);

  private static final float ROOM = 8;
  private static final float GAP = 6;
  private static final float LEAST_WORDED = 48;
  private static final float SET_SHARE = 0.66f;
  private static final float LEAST_SET = 26;

  /** A panel that is so many times wider than high has its name beside what it owns. */
  private static final float WIDE = 3.2f;

  private static final float LEAST_WIDE = 360;

  /** A panel that is so many times wider than high may have its name beside what it owns. */
  private static final float FLAT = 1.8f;

  private final Moment moment;
  private final ThirteenView view;
  private final int seat;
  private final SeatHeader header;

  public SeatPanel(Moment moment, int seat) {
    this.moment = moment;
    this.view = moment.view();
    this.seat = seat;
    this.header = new SeatHeader(moment, seat);
  }

  /** Fills the bounds as well as it can. */
  public void place(Bounds bounds, Easel easel) {
    easel.add(paper(bounds));
    Bounds inner = bounds.inset(ROOM);
    Block block = fitting(inner.width(), inner.height());
    float spare = inner.height() - block.height(inner.width());
    float down = Math.max(0, Math.min(spare / 2, ROOM));
    block.place(new Bounds(inner.left(), inner.top() + down, inner.right(), inner.bottom()), easel);
  }

  /** How high it is with monsters of that width. */
  float height(float width, float monsterWidth) {
    return standing(monsterWidth, monsterWidth >= LEAST_WORDED).height(width - 2 * ROOM)
        + 2 * ROOM
        + 4;
  }

  private Node paper(Bounds bounds) {
    boolean acts = !view.isOver() && view.actor() == seat;
    boolean hasTurn = !view.isOver() && view.active() == seat;
    Piece paper =
        moment.writing().stationery().panel(moment.tools().supplies().seatPaper(acts || hasTurn));
    return Node.of(
            Role.BUTTON,
            "seat-" + seat,
            bounds,
            acts ? moment.tools().frames().chosen(paper) : paper,
            new SeatWords(moment).summary(seat))
        .tapped(Moment.draw(new Sketch.Owned(seat)));
  }

  private Block fitting(float width, float height) {
    boolean wide =
        width > WIDE * height
            && width >= LEAST_WIDE * moment.writing().scale() * moment.stage().fontScale();
    List<Block> blocks = new ArrayList<>();
    for (boolean worded : new boolean[] {true, false}) {
      for (float monsterWidth : MONSTER_WIDTHS) {
        if (!worded || monsterWidth >= LEAST_WORDED) {
          blocks.add(wide ? lying(monsterWidth, worded) : standing(monsterWidth, worded));
          if (width > FLAT * height) {
            blocks.add(leaning(monsterWidth, worded));
          }
        }
      }
    }
    blocks.add(new SeatChip(moment, seat).block(width, height));
    blocks.add(header.name());
    return Blocks.fitting(width, height, blocks);
  }

  /** Who it is above what it owns. */
  private Block standing(float monsterWidth, boolean worded) {
    return Blocks.stack(GAP, header.name(), header.level(), goods(monsterWidth, worded));
  }

  /** Who it is beside what it owns. */
  private Block lying(float monsterWidth, boolean worded) {
    return beside(Blocks.stack(GAP, header.name(), header.level()), goods(monsterWidth, worded));
  }

  /** Who it is, line by line, beside what it owns: where there is neither width nor height. */
  private Block leaning(float monsterWidth, boolean worded) {
    Block name = header.nameOnly();
    Block hp = new Wrap(GAP, false, List.of(header.hp(name.height(0))));
    return beside(Blocks.stack(GAP, name, hp, header.level()), goods(monsterWidth, worded));
  }

  private static Block beside(Block who, Block goods) {
    return Blocks.beside(2 * GAP, List.of(2f, 3f), who, goods);
  }

  /** Monsters, then free sets by part. */
  private Block goods(float monsterWidth, boolean worded) {
    MonsterTile tile =
        new MonsterTile(
            moment,
            worded ? MonsterTile.widthFor(moment, monsterWidth) : monsterWidth,
            worded,
            true);
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
    float setWidth = Math.max(monsterWidth * SET_SHARE, LEAST_SET);
    for (int set : SetOrder.byPart(view.freeBits(seat))) {
      items.add(
          new Wrap.Item(
              setWidth,
              MonsterTile.setHeight(setWidth),
              (where, easel) ->
                  easel.add(Node.decoration("set-" + set, where, moment.props().set(set)))));
    }
    return new Wrap(GAP, false, items);
  }
}
