package org.monsterbox.app.games.cube.claim;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Colour;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Formula;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Sum;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.cube.tiles.Triple;

/**
 * A claim that is being put together. Faces belong to their tiles, wherever these are moved.
 *
 * @param card the code, or 0
 * @param move the tile that lies elsewhere
 * @param picks up to three, in the order of choosing
 * @param formula how they are joined, where the claimer says that
 * @param clue how much a hint has told
 */
public record Claim(
    int card, Optional<TileMove> move, List<Pick> picks, Optional<Formula> formula, int clue)
    implements Draft {

  /** A face of a tile. */
  public record Pick(int tile, Colour colour) {}

  public static final int FACES = 3;

  public static final Claim NOTHING =
      new Claim(0, Optional.empty(), List.of(), Optional.empty(), 0);

  public Claim {
    picks = List.copyOf(picks);
  }

  public Claim withCard(int code) {
    return new Claim(code == card ? 0 : code, move, picks, formula, clue);
  }

  public Claim withMove(int tile, Cell to) {
    return new Claim(card, Optional.of(new TileMove(tile, to)), picks, formula, clue);
  }

  public Claim withoutMove() {
    return new Claim(card, Optional.empty(), picks, formula, clue);
  }

  public Claim withFormula(Formula signs) {
    return new Claim(card, move, picks, Optional.of(signs), clue);
  }

  public Claim withClue(int step) {
    return new Claim(card, move, picks, formula, step);
  }

  public boolean has(Pick pick) {
    return picks.contains(pick);
  }

  /** Chooses a face, or takes it back; a fourth one takes the place of the third. */
  public Claim toggled(Pick pick) {
    List<Pick> next = new ArrayList<>(picks);
    if (!next.remove(pick)) {
      if (next.size() == FACES) {
        next.remove(FACES - 1);
      }
      next.add(pick);
    }
    return new Claim(card, move, next, formula, clue);
  }

  /** The tiles as they lie in this claim. */
  public Layout on(Layout layout) {
    return move.map(moved -> layout.with(moved.tile(), moved.to())).orElse(layout);
  }

  private static Face face(Pick pick, Layout shown) {
    return new Face(pick.colour, shown.cellOf(pick.tile));
  }

  /** What the chosen faces show. */
  List<Integer> values(Layout layout, Side side) {
    Layout shown = on(layout);
    List<Integer> values = new ArrayList<>();
    for (Pick pick : picks) {
      values.add(shown.value(face(pick, shown), side));
    }
    return values;
  }

  /** What the claim comes to when all is chosen: the sum that fits, or one that does not. */
  public Optional<Sum> sum(CubeView view) {
    if (picks.size() < FACES) {
      return Optional.empty();
    }
    Side side = view.rules().terms.side();
    List<Integer> v = values(view.zone(view.seat()), side);
    int a = v.get(0);
    int b = v.get(1);
    int c = v.get(2);
    if (view.rules().build) {
      return Optional.of(new Sum(a, b, c, formula.orElse(usual(side))));
    }
    Optional<Sum> fitting =
        card == 0 ? Optional.empty() : Sum.making(view.target(card), a, b, c, side);
    return fitting.isPresent() ? fitting : Optional.of(new Sum(a, b, c, usual(side)));
  }

  public static Formula usual(Side side) {
    return side == Side.DICE ? Formula.PLUS_PLUS : Formula.TIMES_PLUS;
  }

  /** The move that shows it, once there is a card and three faces. */
  public Optional<CubeMove> submit(CubeView view) {
    if (card == 0 || picks.size() < FACES) {
      return Optional.empty();
    }
    Layout shown = on(view.zone(view.seat()));
    List<Face> faces = new ArrayList<>();
    for (Pick pick : picks) {
      faces.add(face(pick, shown));
    }
    Optional<Formula> signs = Optional.empty();
    if (view.rules().build) {
      signs = Optional.of(formula.orElse(usual(view.rules().terms.side())));
    } else {
      // In whatever order they were chosen, it is the same claim.
      faces.sort(Comparator.comparing(Face::text));
    }
    Triple triple = new Triple(faces.get(0), faces.get(1), faces.get(2));
    return Optional.of(new CubeMove.Submit(card, move, triple, signs, 0));
  }
}
