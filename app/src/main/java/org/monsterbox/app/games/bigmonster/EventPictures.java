package org.monsterbox.app.games.bigmonster;

import android.content.Context;
import java.util.Optional;
import java.util.function.Function;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.bigmonster.moment.Props;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.Shape;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Event;

/** The small pictures of the log: the tile that was kept or placed, the crystal, the medal. */
final class EventPictures implements Function<Event, Optional<Piece>> {

  private final Props props;

  EventPictures(Context context) {
    props = new Props(context);
  }

  @Override
  public Optional<Piece> apply(Event event) {
    if (event instanceof BigMonsterEvent.Taken taken) {
      return Optional.of(tile(taken.keep()));
    } else if (event instanceof BigMonsterEvent.Kept kept) {
      return Optional.of(tile(kept.tile()));
    } else if (event instanceof BigMonsterEvent.KeptFaceDown) {
      return Optional.of(shaped(props.back(), Shape.V));
    } else if (event instanceof BigMonsterEvent.LateTileTaken late) {
      return Optional.of(tile(late.tile()));
    } else if (event instanceof BigMonsterEvent.TilePlaced placed) {
      return Optional.of(tile(placed.tile()));
    } else if (event instanceof BigMonsterEvent.Mutated mutated) {
      TileType type = Tiles.type(mutated.mutation().tile());
      return Optional.of(shaped(props.tile(type, mutated.mutation().level()), type.shape()));
    }
    return earned(event);
  }

  private Optional<Piece> earned(Event event) {
    if (event instanceof BigMonsterEvent.CrystalCompleted crystal) {
      return Optional.of(props.gem(crystal.crystal().colour()));
    } else if (event instanceof BigMonsterEvent.MedalWon won) {
      return Optional.of(props.coin(won.medal(), true));
    } else if (event instanceof BigMonsterEvent.Awarded awarded) {
      return Optional.of(props.coin(awarded.medal(), true));
    } else if (event instanceof BigMonsterEvent.PenaltyGiven) {
      return Optional.of(props.coin(Medal.PENALTY, true));
    } else if (event instanceof BigMonsterEvent.ExplorerChosen chosen) {
      return Optional.of(props.explorer(chosen.explorer()));
    }
    return Optional.empty();
  }

  private Piece tile(int tile) {
    return shaped(props.tile(tile), Tiles.type(tile).shape());
  }

  /** As large as fits, in its own shape. */
  private static Piece shaped(Piece piece, Shape shape) {
    return (canvas, width, height) -> {
      Bounds fit = Bounds.of(0, 0, width, height).fit(shape.width(), shape.height());
      canvas.save();
      canvas.translate(fit.left(), fit.top());
      piece.draw(canvas, fit.width(), fit.height());
      canvas.restore();
    };
  }
}
