package org.monsterbox.core.cube.moves;

import java.util.Optional;
import java.util.OptionalInt;
import org.monsterbox.core.cube.tiles.Formula;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.cube.tiles.Triple;
import org.monsterbox.core.game.Move;

/**
 * What a seat does, and when. Seats are written as numbers from 0, tiles as {@code T8}, cells as
 * {@code -1,2}, faces as {@code Y-1,2}; the time comes last, in milliseconds.
 */
public sealed interface CubeMove extends Move {

  /** A game does not last longer than this. */
  long LATEST = 9_999_999_999L;

  /** The same move at another time. */
  CubeMove at(long time);

  /** "Monster!": {@code buzz 9312}. */
  record Buzz(long time) implements CubeMove {
    @Override
    public CubeMove at(long other) {
      return new Buzz(other);
    }
  }

  /**
   * Shows a claim: {@code submit 12 Y0,0 Y1,0 Y2,0 15120}, {@code submit 19 T8>0,3 Y0,1 Y0,2 Y0,3
   * 15120}, {@code submit 12 Y0,0 Y1,0 Y2,0 *- 15120}.
   *
   * @param move the tile that is moved for it; only where all play on the same tiles
   * @param formula how the faces are put together in their order; only where the table wants it
   */
  record Submit(
      int card, Optional<TileMove> move, Triple triple, Optional<Formula> formula, long time)
      implements CubeMove {
    @Override
    public CubeMove at(long other) {
      return new Submit(card, move, triple, formula, other);
    }
  }

  /** Gives a card back after a wrong claim: {@code return 31 449020}. */
  record ReturnCard(int card, long time) implements CubeMove {
    @Override
    public CubeMove at(long other) {
      return new ReturnCard(card, other);
    }
  }

  /** Finds no match, or takes that back: {@code vote on 60000}, {@code vote off 61000}. */
  record VoteNoMatch(boolean on, long time) implements CubeMove {
    @Override
    public CubeMove at(long other) {
      return new VoteNoMatch(on, other);
    }
  }

  /** Lays the solved card in front of another: {@code place 2 5000}, {@code place 2 50 5000}. */
  record PlaceModifier(int victim, OptionalInt replaced, long time) implements CubeMove {
    @Override
    public CubeMove at(long other) {
      return new PlaceModifier(victim, replaced, other);
    }
  }

  /** Uncovers the row: {@code ready 5000}. */
  record Ready(long time) implements CubeMove {
    @Override
    public CubeMove at(long other) {
      return new Ready(other);
    }
  }

  /** Puts an own tile elsewhere: {@code put T3>3,0 5000}. */
  record PlaceTile(TileMove move, long time) implements CubeMove {
    @Override
    public CubeMove at(long other) {
      return new PlaceTile(move, other);
    }
  }

  /** Puts the tile back: {@code takeback 5000}. */
  record TakeBack(long time) implements CubeMove {
    @Override
    public CubeMove at(long other) {
      return new TakeBack(other);
    }
  }

  /** "Monster!" in a turn: {@code call 5000}. */
  record Call(long time) implements CubeMove {
    @Override
    public CubeMove at(long other) {
      return new Call(other);
    }
  }

  /** Ends the turn without a claim: {@code end 5000}. */
  record EndTurn(long time) implements CubeMove {
    @Override
    public CubeMove at(long other) {
      return new EndTurn(other);
    }
  }

  /** Asks for the next step of the hint, alone: {@code hint 1 5000}. */
  record Hint(int step, long time) implements CubeMove {
    @Override
    public CubeMove at(long other) {
      return new Hint(step, other);
    }
  }

  /** {@code pause 5000}. */
  record Pause(long time) implements CubeMove {
    @Override
    public CubeMove at(long other) {
      return new Pause(other);
    }
  }

  /** Goes on, at the time of the pause: {@code resume 5000}. */
  record Resume(long time) implements CubeMove {
    @Override
    public CubeMove at(long other) {
      return new Resume(other);
    }
  }

  /** A deadline has passed: {@code tick 24312}. */
  record Tick(long time) implements CubeMove {
    @Override
    public CubeMove at(long other) {
      return new Tick(other);
    }
  }
}
