package org.monsterbox.core.bigmonster.table;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.map.Ground;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Pick;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Shape;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Chance;

/**
 * What a seat cannot know: packets of others and on ships, tiles that lie face down, what was taken
 * out, and the explorers of others. Tiles change places one pair at a time.
 */
public final class BigMonsterSecrets {

  private static final int SWAPS = 400;

  private enum Kind {
    PACKET,
    DISCARD,
    REMOVED
  }

  /** Where a hidden tile is. */
  private static final class Slot {
    private final byte[] tiles;
    private final int index;
    private final Kind kind;

    Slot(byte[] tiles, int index, Kind kind) {
      this.tiles = tiles;
      this.index = index;
      this.kind = kind;
    }

    byte tile() {
      return tiles[index];
    }
  }

  private final BigMonsterState state;
  private final int seat;
  private final List<Slot> slots = new ArrayList<>();
  private Chance chance;

  private BigMonsterSecrets(BigMonsterState state, int seat, Chance chance) {
    this.state = state;
    this.seat = seat;
    this.chance = chance;
  }

  public static BigMonsterState reshuffled(BigMonsterState state, int seat, Chance chance) {
    BigMonsterState copy =
        new BigMonsterState(
            state.table, state.offers.clone(), state.undealt.clone(), state.removed.clone());
    copy.hands = deepClone(state.hands);
    copy.ships = deepClone(state.ships);
    copy.kept = state.kept.clone();
    copy.keptPlaces = state.keptPlaces.clone();
    copy.choices = state.choices.clone();
    copy.discards = state.discards.clone();
    new BigMonsterSecrets(copy, seat, chance).shuffle();
    return copy;
  }

  private static byte[][] deepClone(byte[][] arrays) {
    byte[][] clone = new byte[arrays.length][];
    for (int i = 0; i < clone.length; i++) {
      clone[i] = arrays[i].clone();
    }
    return clone;
  }

  private int draw(int bound) {
    chance = chance.next();
    return chance.below(bound);
  }

  private void shuffle() {
    collect();
    for (int i = 0; i < SWAPS && !slots.isEmpty(); i++) {
      Slot one = slots.get(draw(slots.size()));
      Slot other = slots.get(draw(slots.size()));
      if (mayHold(one, other) && mayHold(other, one)) {
        byte tile = one.tile();
        one.tiles[one.index] = other.tile();
        other.tiles[other.index] = tile;
      }
    }
    forgetPlaces();
    shuffleExplorers();
  }

  private void collect() {
    for (int other = 0; other < state.table.seats; other++) {
      add(state.ships[other], Kind.PACKET);
      if (other != seat) {
        add(state.hands[other], Kind.PACKET);
        if (state.kept[other] != Tiles.NONE) {
          slots.add(new Slot(state.kept, other, Kind.PACKET));
        }
        for (int i = other; i < state.discards.length; i += state.table.seats) {
          boolean isMade = state.discards[i] != Tiles.NONE || state.table.late;
          if (isMade) {
            slots.add(new Slot(state.discards, i, Kind.DISCARD));
          }
        }
      }
    }
    add(state.undealt, Kind.PACKET);
    add(state.removed, Kind.REMOVED);
  }

  private void add(byte[] tiles, Kind kind) {
    for (int i = 0; i < tiles.length; i++) {
      slots.add(new Slot(tiles, i, kind));
    }
  }

  /** What was taken out has a terrain; who may take the late tile knows the discard. */
  private boolean mayHold(Slot slot, Slot from) {
    byte tile = from.tile();
    return switch (slot.kind) {
      case PACKET -> tile != Tiles.NONE && (from.kind != Kind.DISCARD || !knowsDiscard());
      case DISCARD -> from.kind == Kind.DISCARD || !knowsDiscard();
      case REMOVED ->
          tile != Tiles.NONE
              && tile < Tiles.ALL
              && Tiles.terrain(tile) == Tiles.terrain(slot.tile())
              && (from.kind != Kind.DISCARD || !knowsDiscard());
    };
  }

  private boolean knowsDiscard() {
    return state.table.late && state.table.lateSeat() == seat;
  }

  /** Where the others will place their tiles is hidden, too. */
  private void forgetPlaces() {
    for (int other = 0; other < state.table.seats; other++) {
      if (other != seat) {
        state.keptPlaces[other] = Pick.NO_PLACE;
        if (state.kept[other] != Tiles.NONE && state.table.options.placesWithPick()) {
          Shape shape = Tiles.type(state.kept[other]).shape();
          List<Anchor> anchors = new Ground(state.table.tableaus[other]).anchors(shape);
          Anchor anchor = anchors.get(draw(anchors.size()));
          state.keptPlaces[other] = Pick.of(0, 0).at(anchor.x(), anchor.y()).place();
        }
      }
    }
  }

  private void shuffleExplorers() {
    List<Integer> hidden = new ArrayList<>();
    for (Explorer explorer : Explorer.values()) {
      boolean isHidden =
          state.table.options.hasExplorer(explorer, state.table.seats)
              && state.offers[2 * seat] != explorer.index()
              && state.offers[2 * seat + 1] != explorer.index();
      for (Tableau tableau : state.table.tableaus) {
        isHidden &= tableau.explorer() != explorer;
      }
      if (isHidden) {
        hidden.add(explorer.index());
      }
    }
    for (int other = 0; other < state.table.seats; other++) {
      for (int i = 2 * other; i < 2 * other + 2 && other != seat; i++) {
        boolean isKnown =
            state.table.hasTableaus()
                && state.table.tableaus[other].explorer().index() == state.offers[i];
        if (!isKnown) {
          boolean isChoice = state.choices[other] == state.offers[i];
          state.offers[i] = hidden.remove(draw(hidden.size())).byteValue();
          if (isChoice) {
            state.choices[other] = state.offers[i];
          }
        }
      }
    }
  }
}
