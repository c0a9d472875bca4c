package org.monsterbox.core.cube.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.monsterbox.core.cube.tiles.Colour;
import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Formula;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.cube.tiles.Triple;

/** All solutions of one layout, by target. The proof that there is none is an empty list. */
public final class Solutions extends Collector {

  private static final int PLACE_BITS = 9;
  private static final int COLOUR_BITS = 2;
  private static final int FACE_BITS = PLACE_BITS + COLOUR_BITS;
  private static final int COMBO_BITS = 2;
  private static final int TILE_BITS = 4;
  private static final int TARGETS = Formula.MOST - Formula.LEAST + 1;
  private static final int NONE = -1;

  /** Each triple that was found, with the tile that was moved for it. */
  private long[] triples = new long[1024];

  private int tripleCount;

  // By target a chain of triples, in the order in which they were found.
  private final int[] first = new int[TARGETS];
  private final int[] last = new int[TARGETS];
  private final int[] counts = new int[TARGETS];
  private int[] next = new int[8192];
  private int[] tripleOf = new int[8192];
  private int chained;

  private long moved;

  Solutions(Grid grid, Side side) {
    super(grid, side);
    Arrays.fill(first, NONE);
    Arrays.fill(last, NONE);
  }

  @Override
  void moved(int tile, int place) {
    moved = (long) place << TILE_BITS | tile;
  }

  @Override
  void found(Combo combo, int place1, int c1, int place2, int c2, int place3, int c3) {
    if (tripleCount == triples.length) {
      triples = Arrays.copyOf(triples, 2 * tripleCount);
    }
    long faces = face(place1, c1) << (2 * FACE_BITS) | face(place2, c2) << FACE_BITS;
    faces |= face(place3, c3);
    triples[tripleCount] = (moved << COMBO_BITS | combo.index) << (3 * FACE_BITS) | faces;
    tripleCount++;
  }

  private static long face(int place, int colour) {
    return (long) place << COLOUR_BITS | colour;
  }

  @Override
  void makes(int target) {
    int index = target - Formula.LEAST;
    int before = last[index];
    int triple = tripleCount - 1;
    if (before != NONE && tripleOf[before] == triple) {
      return;
    }
    if (chained == next.length) {
      next = Arrays.copyOf(next, 2 * chained);
      tripleOf = Arrays.copyOf(tripleOf, 2 * chained);
    }
    if (before == NONE) {
      first[index] = chained;
    } else {
      next[before] = chained;
    }
    next[chained] = NONE;
    tripleOf[chained] = triple;
    last[index] = chained;
    counts[index]++;
    chained++;
  }

  /** How many triples there are, whatever they make. */
  public int triples() {
    return tripleCount;
  }

  /** How many solutions the target has. */
  public int count(int target) {
    int index = target - Formula.LEAST;
    return index < 0 || index >= TARGETS ? 0 : counts[index];
  }

  /** Where they are, those without a move first. */
  public List<Solution> of(int target) {
    List<Solution> solutions = new ArrayList<>(count(target));
    if (count(target) > 0) {
      for (int i = first[target - Formula.LEAST]; i != NONE; i = next[i]) {
        solutions.add(solution(tripleOf[i]));
      }
    }
    return solutions;
  }

  /** Every triple that follows the rules, whatever it makes. */
  public List<Solution> all() {
    List<Solution> all = new ArrayList<>(tripleCount);
    for (int i = 0; i < tripleCount; i++) {
      all.add(solution(i));
    }
    return all;
  }

  private Solution solution(int index) {
    long triple = triples[index];
    long rest = triple >>> (3 * FACE_BITS);
    Combo combo = Combo.at((int) rest & (1 << COMBO_BITS) - 1);
    rest >>>= COMBO_BITS;
    int tile = (int) rest & (1 << TILE_BITS) - 1;
    Optional<TileMove> move =
        tile == 0
            ? Optional.empty()
            : Optional.of(new TileMove(tile, grid.cell((int) (rest >>> TILE_BITS))));
    return new Solution(
        move,
        combo,
        new Triple(
            unpacked(triple >>> (2 * FACE_BITS)),
            unpacked(triple >>> FACE_BITS),
            unpacked(triple)));
  }

  private Face unpacked(long bits) {
    int face = (int) bits & (1 << FACE_BITS) - 1;
    return new Face(Colour.at(face & (1 << COLOUR_BITS) - 1), grid.cell(face >>> COLOUR_BITS));
  }
}
