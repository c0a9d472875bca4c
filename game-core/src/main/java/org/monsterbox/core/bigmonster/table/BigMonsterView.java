package org.monsterbox.core.bigmonster.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Fingerprinted;

/** What one seat knows of a game of Big Monster (section 3.2). */
public final class BigMonsterView implements Fingerprinted {

  final int seat;
  final BigMonsterTable table;
  final byte[] hand;
  final byte kept;
  final int keptPlace;
  final byte[] offer;
  final byte choice;

  /** What it has discarded itself, by day. */
  final byte[] discarded;

  /** The whole discard, for the owner of explorer E03 when the time has come. */
  final byte[] discard;

  /** What this seat knows of the state. */
  public BigMonsterView(BigMonsterState state, int seat) {
    this.seat = seat;
    table = state.table;
    hand = state.hands[seat];
    kept = state.kept[seat];
    keptPlace = state.keptPlaces[seat];
    offer = state.offer(seat);
    choice = state.choices[seat];
    discarded = ownDiscards(state, seat);
    discard = table.late && table.lateSeat() == seat ? sorted(state.discards) : Shared.EMPTY;
  }

  private static byte[] ownDiscards(BigMonsterState state, int seat) {
    byte[] discards = state.discards;
    return discards.length == 0
        ? discards
        : new byte[] {discards[seat], discards[state.table.seats + seat]};
  }

  /** Not by seat: who has discarded what stays a secret. */
  static byte[] sorted(byte[] discards) {
    byte[] sorted = new byte[discards.length];
    int count = 0;
    for (byte tile : discards) {
      if (tile != Tiles.NONE) {
        sorted[count++] = tile;
      }
    }
    sorted = Arrays.copyOf(sorted, count);
    Arrays.sort(sorted);
    return sorted;
  }

  /** Who sees it so. */
  public int seat() {
    return seat;
  }

  public BigMonsterTable table() {
    return table;
  }

  /** The packet that the seat is looking at. */
  public List<Integer> hand() {
    return BigMonsterTable.list(hand);
  }

  public boolean isInHand(int tile) {
    return Shared.contains(hand, tile);
  }

  /** The own tile that lies face down, or {@link Tiles#NONE}. */
  public int kept() {
    return kept;
  }

  /** Where that tile will lie, if this was said. */
  public Optional<Anchor> keptPlace() {
    return keptPlace == Anchor.NOWHERE
        ? Optional.empty()
        : Optional.of(new Anchor(Anchor.x(keptPlace), Anchor.y(keptPlace)));
  }

  /** The two explorers that the seat was dealt. */
  public List<Explorer> offer() {
    return List.of(Explorer.ALL.get(offer[0]), Explorer.ALL.get(offer[1]));
  }

  public boolean isOffered(Explorer explorer) {
    return Shared.contains(offer, explorer.index());
  }

  /** Which of them it has chosen, while that is a secret. */
  public Optional<Explorer> choice() {
    return choice == BigMonsterTable.NOBODY
        ? Optional.empty()
        : Optional.of(Explorer.ALL.get(choice));
  }

  /** What the seat has discarded face down. */
  public List<Integer> discarded() {
    List<Integer> tiles = new ArrayList<>();
    for (byte tile : discarded) {
      if (tile != Tiles.NONE) {
        tiles.add((int) tile);
      }
    }
    return tiles;
  }

  /** What the owner of explorer E03 may choose from at the end. */
  public List<Integer> lateTiles() {
    return BigMonsterTable.list(discard);
  }

  public boolean isLateTile(int tile) {
    return Shared.contains(discard, tile);
  }

  @Override
  public long fingerprint() {
    Fingerprint fingerprint = new Fingerprint().add(seat);
    table.addTo(fingerprint);
    return fingerprint
        .add(hand)
        .add(kept)
        .add(keptPlace)
        .add(offer)
        .add(choice)
        .add(discarded)
        .add(discard)
        .value();
  }
}
