package org.monsterbox.core.bigmonster.table;

import java.util.Arrays;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Terrain;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Chance;

/** A state that fits a view: the tiles and explorers that the seat has not seen, anywhere. */
public final class Imagined {

  private final BigMonsterView view;
  private final BigMonsterTable table;

  /** The tiles that the seat has not seen, and how many of them are still to be dealt out. */
  private final int[] unseen = new int[Tiles.WITH_STRETCH_GOALS];

  private int left;
  private Chance chance;

  private Imagined(BigMonsterView view, Chance chance) {
    this.view = view;
    this.table = view.table;
    this.chance = chance;
  }

  /** The seat cannot tell it from the true one. */
  public static BigMonsterState state(BigMonsterView view, Chance chance) {
    return new Imagined(view, chance).state();
  }

  private BigMonsterState state() {
    collectUnseen();
    byte[] removed = remove();
    int[] rest = Arrays.copyOf(unseen, left);
    chance = chance.shuffle(rest);
    System.arraycopy(rest, 0, unseen, 0, left);
    BigMonsterState state = new BigMonsterState(table, offers(), take(table.undealt), removed);
    byte[][] hands = new byte[table.seats][];
    byte[][] ships = new byte[table.seats][];
    byte[] kept = Shared.nobody(table.seats).clone();
    boolean isPicking = table.phase == Phase.PICK;
    for (int seat = 0; seat < table.seats; seat++) {
      boolean isOwn = seat == view.seat;
      boolean hasHand = isPicking && !table.hasChosen(seat);
      boolean hasKept = isPicking && table.hasChosen(seat);
      boolean hasShip = !table.mode.isSeries() && !table.isShipFree(seat);
      hands[seat] = isOwn ? view.hand : take(hasHand ? table.handSize() : 0);
      ships[seat] = take(hasShip ? table.handSize() - 1 : 0);
      kept[seat] = isOwn ? view.kept : hasKept ? take(1)[0] : Tiles.NONE;
    }
    state.hands = hands;
    state.ships = ships;
    state.kept = kept;
    state.keptPlaces = Shared.with(state.keptPlaces, view.seat, view.keptPlace);
    state.choices = choices(state.offers);
    state.discards = discards();
    return state;
  }

  private void collectUnseen() {
    boolean[] seen = new boolean[Tiles.WITH_STRETCH_GOALS];
    for (Tableau tableau : table.tableaus) {
      for (int i = 0; i < tableau.size(); i++) {
        seen[tableau.number(i)] = true;
      }
    }
    mark(seen, table.revealed);
    mark(seen, table.rows[0]);
    mark(seen, table.rows[1]);
    mark(seen, table.discard);
    mark(seen, view.hand);
    mark(seen, view.discarded);
    mark(seen, view.discard);
    mark(seen, new byte[] {view.kept});
    int tiles = table.mode.tiles(table.seats);
    for (int tile = 0; tile < seen.length; tile++) {
      if (!seen[tile] && (tile < tiles || table.options.hasStretchGoal(tile))) {
        unseen[left++] = tile;
      }
    }
  }

  private static void mark(boolean[] seen, byte[] tiles) {
    for (byte tile : tiles) {
      if (tile != Tiles.NONE) {
        seen[tile] = true;
      }
    }
  }

  /** For each stretch goal one of the same terrain was taken out, and nobody knows which. */
  private byte[] remove() {
    byte[] removed = new byte[Tiles.WITH_STRETCH_GOALS - Tiles.ALL];
    int count = 0;
    for (int goal = Tiles.ALL; goal < Tiles.WITH_STRETCH_GOALS; goal++) {
      if (table.options.hasStretchGoal(goal)) {
        removed[count++] = (byte) removeOne(Tiles.terrain(goal));
      }
    }
    return Arrays.copyOf(removed, count);
  }

  private int removeOne(Terrain terrain) {
    int alike = 0;
    for (int i = 0; i < left; i++) {
      alike += isAlike(unseen[i], terrain) ? 1 : 0;
    }
    int skipped = chance.below(alike);
    chance = chance.next();
    int index = 0;
    while (!isAlike(unseen[index], terrain) || skipped-- > 0) {
      index++;
    }
    int tile = unseen[index];
    unseen[index] = unseen[--left];
    return tile;
  }

  private static boolean isAlike(int tile, Terrain terrain) {
    return tile < Tiles.ALL && Tiles.terrain(tile) == terrain;
  }

  /** So many of the tiles that are left. */
  private byte[] take(int count) {
    byte[] taken = new byte[count];
    for (int i = 0; i < count; i++) {
      taken[i] = (byte) unseen[--left];
    }
    return taken;
  }

  /** The owner of explorer E03 has seen the tiles, but not whose they were. */
  private byte[] discards() {
    byte[] discards = Shared.nobody(table.mode.isSeries() ? 0 : 2 * table.seats).clone();
    int[] others = new int[discards.length];
    int count = 0;
    for (int i = 0; i < discards.length; i++) {
      int seat = i % table.seats;
      int day = i / table.seats + 1;
      if (seat == view.seat) {
        discards[i] = view.discarded[day - 1];
      } else if (isDiscarded(seat, day)) {
        others[count++] = i;
      }
    }
    int[] places = Arrays.copyOf(others, count);
    chance = chance.shuffle(places);
    byte[] tiles =
        view.discard.length > 0 ? seenDiscards() : take(isTakenFromOthers() ? count - 1 : count);
    for (int i = 0; i < tiles.length; i++) {
      discards[places[i]] = tiles[i];
    }
    return discards;
  }

  private byte[] seenDiscards() {
    byte[] tiles = view.discard;
    for (byte own : view.discarded) {
      tiles = own == Tiles.NONE ? tiles : Shared.without(tiles, own);
    }
    return tiles;
  }

  /** Whether the late tile has been taken, and was not one that this seat had discarded. */
  private boolean isTakenFromOthers() {
    boolean isTaken =
        table.late
            && (table.phase != Phase.LATE_TILE || table.revealed[table.lateSeat()] != Tiles.NONE);
    return isTaken && !Shared.contains(view.discarded, Tiles.NONE);
  }

  private boolean isDiscarded(int seat, int day) {
    if (day != table.day) {
      return day < table.day;
    }
    boolean isLastTurn = !table.passes();
    return isLastTurn && (table.phase != Phase.PICK || table.hasChosen(seat));
  }

  /** The own two explorers are known, and those that the others have revealed. */
  private byte[] offers() {
    int[] pool = new int[Explorer.ALL.size()];
    int count = 0;
    for (Explorer explorer : Explorer.ALL) {
      boolean isUnknown =
          table.options.hasExplorer(explorer, table.seats)
              && !Shared.contains(view.offer, explorer.index())
              && !isRevealed(explorer);
      if (isUnknown) {
        pool[count++] = explorer.index();
      }
    }
    int[] unknown = Arrays.copyOf(pool, count);
    chance = chance.shuffle(unknown);
    byte[] offers = new byte[BigMonsterState.OFFERED * table.seats];
    for (int seat = 0; seat < table.seats; seat++) {
      if (seat != view.seat) {
        int first = BigMonsterState.OFFERED * seat;
        offers[first] = (byte) unknown[--count];
        int other =
            table.hasTableaus() ? table.tableaus[seat].explorer().index() : unknown[--count];
        offers[first + 1] = (byte) other;
      }
    }
    System.arraycopy(
        view.offer, 0, offers, BigMonsterState.OFFERED * view.seat, BigMonsterState.OFFERED);
    return offers;
  }

  private boolean isRevealed(Explorer explorer) {
    for (Tableau tableau : table.tableaus) {
      if (tableau.explorer() == explorer) {
        return true;
      }
    }
    return false;
  }

  private byte[] choices(byte[] offers) {
    byte[] choices = Shared.nobody(table.seats).clone();
    choices[view.seat] = view.choice;
    for (int seat = 0; seat < table.seats; seat++) {
      boolean isHidden = table.phase == Phase.EXPLORER_CHOICE && table.hasChosen(seat);
      if (isHidden && seat != view.seat) {
        choices[seat] =
            offers[BigMonsterState.OFFERED * seat + chance.below(BigMonsterState.OFFERED)];
        chance = chance.next();
      }
    }
    return choices;
  }
}
