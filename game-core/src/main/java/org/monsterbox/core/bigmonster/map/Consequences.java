package org.monsterbox.core.bigmonster.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.core.bigmonster.terms.Mutation;
import org.monsterbox.core.bigmonster.tiles.Crystal;
import org.monsterbox.core.bigmonster.tiles.MonsterPiece;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/** What a tile does at a place, so that people can follow it. */
public final class Consequences {

  private final Tableau before;
  private final int tile;
  private final Effect effect = new Effect();

  public Consequences(Tableau before, int tile, int x, int y) {
    this.before = before;
    this.tile = tile;
    effect.look(before, Tiles.type(tile), x, y);
  }

  /** The tableau with the tile. */
  public Tableau after() {
    return before.with(tile, effect);
  }

  public int tile() {
    return tile;
  }

  public int x() {
    return effect.x;
  }

  public int y() {
    return effect.y;
  }

  /** Those that are complete now. */
  public List<Crystal> crystals() {
    List<Crystal> crystals = new ArrayList<>();
    for (MonsterPiece piece : MonsterPiece.of(effect.completed)) {
      crystals.add(piece.crystal().moved(effect.x, effect.y));
    }
    return crystals;
  }

  /** Mutants that have reached another level, the tile itself included. */
  public List<Mutation> mutations() {
    List<Mutation> mutations = new ArrayList<>();
    if (effect.level > 0) {
      int points = effect.type.points(effect.level);
      mutations.add(new Mutation(tile, effect.x, effect.y, effect.level, points));
    }
    for (int i = 0; i < effect.mutated.length && effect.mutated[i] != Effect.NOBODY; i++) {
      Placed mutant = before.tile(effect.mutated[i]);
      int level = effect.mutatedTo[i];
      int points = mutant.type().points(level);
      mutations.add(new Mutation(mutant.tile(), mutant.x(), mutant.y(), level, points));
    }
    return mutations;
  }

  /** The place of the left half, if both stand side by side now. */
  public Optional<Anchor> bigMonster() {
    if (effect.otherHalf == Effect.NOBODY) {
      return Optional.empty();
    }
    int x = effect.type == TileType.BIG_L ? effect.x : effect.x - 1;
    return Optional.of(new Anchor(x, effect.y));
  }
}
