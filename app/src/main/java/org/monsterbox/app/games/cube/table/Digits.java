package org.monsterbox.app.games.cube.table;

import org.monsterbox.app.games.cube.claim.Claim;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.core.cube.tiles.Colour;
import org.monsterbox.core.cube.tiles.Tiles;

/** The numbers that fly from chosen faces to the sum: each waits on its face, unseen. */
final class Digits {

  private static final float WAITING = 0.3f;

  private Digits() {}

  static int value(Moment moment, Claim.Pick pick) {
    return Tiles.value(pick.tile(), pick.colour(), moment.side());
  }

  private static String id(Claim.Pick pick) {
    return "digit-" + pick.tile() + "-" + pick.colour().letter();
  }

  /** A number in its place in the sum. */
  static Node placed(Moment moment, Claim.Pick pick, Bounds slot) {
    return Node.decoration(
        id(pick), slot, moment.props().chip(moment.writing(), pick.colour(), value(moment, pick)));
  }

  /** A number that nobody has chosen yet. */
  static void wait(Claim claim, int tile, Colour colour, Bounds face, Easel easel) {
    Claim.Pick pick = new Claim.Pick(tile, colour);
    if (!claim.has(pick)) {
      float size = face.width() * WAITING;
      Bounds bounds = Bounds.of(face.centerX() - size / 2, face.centerY() - size / 2, size, size);
      easel.add(Node.decoration(id(pick), bounds, (canvas, width, height) -> {}));
    }
  }
}
