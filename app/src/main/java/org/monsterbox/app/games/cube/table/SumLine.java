package org.monsterbox.app.games.cube.table;

import org.monsterbox.app.games.cube.claim.Claim;
import org.monsterbox.app.scene.Bounds;

/**
 * Where the parts of a sum stand: three numbers, the signs between them, and what they make.
 *
 * @param unit how wide and high a number is
 */
record SumLine(float left, float top, float unit) {

  private static final float SIGN = 0.55f;
  private static final float RESULT = 1.35f;
  private static final float ALL = 3 + 3 * SIGN + RESULT;
  private static final float ROOM = 0.06f;

  /** As large as it can be there. */
  static SumLine in(Bounds where) {
    float unit = Math.min(where.height(), where.width() / ALL);
    return new SumLine(where.centerX() - unit * ALL / 2, where.centerY() - unit / 2, unit);
  }

  Bounds number(int index) {
    return Bounds.of(left + index * (1 + SIGN) * unit, top, unit, unit).inset(unit * ROOM);
  }

  /** The sign after that number; after the last one, whether it is equal. */
  Bounds sign(int index) {
    return Bounds.of(left + (index * (1 + SIGN) + 1) * unit, top, unit * SIGN, unit);
  }

  Bounds result() {
    return Bounds.of(left + Claim.FACES * (1 + SIGN) * unit, top, unit * RESULT, unit);
  }
}
