package org.monsterbox.app.games.thirteen.sheets;

import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.thirteen.moment.Meanings;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.moment.Sketch;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Motion;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.core.thirteen.dice.Dice;
import org.monsterbox.core.thirteen.dice.Throwing;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;

/** Five dice above a tray: those that are kept slide into it. */
record DiceBlock(Moment moment, Throwing throwing) implements Block {

  private static final float GAP = 8;
  private static final float MOST = 68;
  private static final float ROOM = 6;

  /** The bits of the dice that are to be kept in the next throw. */
  int kept() {
    if (!mayKeep()) {
      return throwing.used() == 0 ? 0 : throwing.kept();
    }
    return moment.draft() instanceof Sketch.Keeping keeping ? keeping.dice() : throwing.kept();
  }

  private boolean mayKeep() {
    return moment.isAsked() && throwing.used() > 0 && throwing.left() > 0;
  }

  private static float size(float width) {
    return Math.min(MOST, (width - 2 * ROOM - GAP * (Dice.COUNT - 1)) / Dice.COUNT);
  }

  @Override
  public float height(float width) {
    return 2 * size(width) + GAP + 2 * ROOM;
  }

  @Override
  public void place(Bounds where, Easel easel) {
    float size = size(where.width());
    float row = Dice.COUNT * size + (Dice.COUNT - 1) * GAP;
    float left = where.centerX() - row / 2;
    float trayTop = where.top() + size + GAP;
    easel.add(
        Node.decoration(
            "dice-tray",
            Bounds.of(left - ROOM, trayTop, row + 2 * ROOM, size + 2 * ROOM),
            moment.writing().stationery().tray()));
    int kept = kept();
    for (int die = 0; die < Dice.COUNT; die++) {
      boolean isKept = (kept >>> die & 1) == 1;
      float top = isKept ? trayTop + ROOM : where.top();
      easel.add(die(die, isKept, Bounds.of(left + die * (size + GAP), top, size, size)));
    }
  }

  private Node die(int die, boolean isKept, Bounds bounds) {
    int face = throwing.dice().face(die);
    String id = "die-" + die;
    if (face == 0) {
      return Node.decoration(id, bounds, moment.tools().frames().place());
    }
    String label =
        moment.text(isKept ? R.string.thirteen_die_kept : R.string.thirteen_die, die + 1, face);
    Piece piece = isKept ? moment.props().keptDie(face) : moment.props().die(face);
    Node node =
        Node.of(
                mayKeep() ? Role.TOGGLE : Role.PICTURE,
                id,
                bounds,
                isHinted(die) ? moment.tools().frames().hinted(piece) : piece,
                label)
            .moving(motion(die), throwing.seat() + " " + throwing.used())
            .explained(new Meanings(moment).die(face))
            .selected(mayKeep() && isKept);
    return mayKeep() ? node.tapped(Moment.draw(new Sketch.Keeping(toggled(die)))) : node;
  }

  /** What was thrown tumbles, whatever it shows now; what the throw left alone does not. */
  private Motion motion(int die) {
    boolean wasThrown = (throwing.kept() >>> die & 1) == 0;
    return wasThrown ? new Motion.Roll(moment.props().dieFaces()) : Motion.SLIDE;
  }

  /** Keeping a die of another face lets go of those that were kept. */
  private int toggled(int die) {
    int bits = kept() ^ 1 << die;
    boolean fits =
        moment.view().options().keepRule() == ThirteenOptions.KeepRule.ANY
            || throwing.dice().areEqual(bits);
    return fits ? bits : 1 << die;
  }

  private boolean isHinted(int die) {
    for (ThirteenMove.Throw move : moment.moves(ThirteenMove.Throw.class)) {
      if (moment.hints(move)) {
        return (move.keep() >>> die & 1) == 1;
      }
    }
    return false;
  }
}
