package org.monsterbox.core.bigmonster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.core.bigmonster.BigMonsterEvent.BigMonsterCompleted;
import org.monsterbox.core.bigmonster.BigMonsterEvent.CrystalCompleted;
import org.monsterbox.core.bigmonster.BigMonsterEvent.Mutated;
import org.monsterbox.core.bigmonster.BigMonsterEvent.TilePlaced;

/** What a tile does at a place, told so that people can follow it. */
final class Consequences {

  private final Tableau before;
  private final int tile;
  private final Effect effect;

  Consequences(Tableau before, int tile, Effect effect) {
    this.before = before;
    this.tile = tile;
    this.effect = effect;
  }

  void tell(Playing play, int seat) {
    play.tell(new TilePlaced(seat, tile, effect.x, effect.y));
    for (Crystal crystal : crystals()) {
      play.tell(new CrystalCompleted(seat, crystal));
    }
    for (Mutation mutation : mutations()) {
      play.tell(new Mutated(seat, mutation));
    }
    bigMonster().ifPresent(at -> play.tell(new BigMonsterCompleted(seat, at.x(), at.y())));
  }

  List<Crystal> crystals() {
    List<Crystal> crystals = new ArrayList<>();
    for (Piece piece : Piece.of(effect.completed)) {
      crystals.add(piece.crystal().moved(effect.x, effect.y));
    }
    return crystals;
  }

  List<Mutation> mutations() {
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
  Optional<Anchor> bigMonster() {
    if (effect.otherHalf == Effect.NOBODY) {
      return Optional.empty();
    }
    int x = effect.type == TileType.BIG_L ? effect.x : effect.x - 1;
    return Optional.of(new Anchor(x, effect.y));
  }
}
