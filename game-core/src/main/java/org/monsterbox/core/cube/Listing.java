package org.monsterbox.core.cube;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a seat may do. There are more claims than anybody would list: some that are right are here
 * for each card, and one that is wrong. What can be done at any time is listed for now, the tick
 * for the deadline.
 */
final class Listing {

  private static final int CLAIMS_OF_A_CARD = 20;

  private final CubeState now;
  private final int seat;
  private final List<CubeMove> moves = new ArrayList<>();

  private Listing(CubeState now, int seat) {
    this.now = now;
    this.seat = seat;
  }

  static List<CubeMove> of(CubeState now, int seat) {
    Listing listing = new Listing(now, seat);
    if (now.paused) {
      return List.of(new CubeMove.Resume(now.clock));
    }
    listing.add();
    if (now.deadline != CubeState.NONE) {
      listing.moves.add(new CubeMove.Tick(now.deadline));
    }
    listing.moves.add(new CubeMove.Pause(now.clock));
    return listing.moves;
  }

  private void add() {
    switch (now.phase) {
      case SEARCH -> addSearch();
      case CLAIM -> {
        Solutions solutions = Solver.solve(now.zones[0], now.rules.terms);
        for (byte card : now.targets(seat)) {
          addClaims(card, now.zones[0], solutions.of(now.target(seat, card)));
        }
        addWrongClaim();
      }
      case PENALTY -> {
        for (byte card : now.won[seat]) {
          moves.add(new CubeMove.ReturnCard(card, now.clock));
        }
      }
      case PLACE -> addPlaces();
      case HANDOVER -> moves.add(new CubeMove.Ready(now.clock));
      case TURN -> addTurn();
      case SHOW -> addShow();
      case REVEAL, GAME_OVER -> {}
    }
  }

  private void addSearch() {
    long time = Math.max(now.clock, now.lockedUntil[seat]);
    if (now.deadline == CubeState.NONE || time < now.deadline) {
      moves.add(new CubeMove.Buzz(time));
    }
    moves.add(new CubeMove.VoteNoMatch((now.votes >>> seat & 1) == 0, now.clock));
    addHint();
  }

  private void addClaims(int card, Layout layout, List<Solution> solutions) {
    int target = now.target(seat, card);
    for (Solution solution : some(solutions)) {
      moves.add(Claims.of(now.rules, layout, card, target, solution, now.clock));
    }
  }

  /** Evenly out of all, so that tiles are moved, too. */
  private static List<Solution> some(List<Solution> solutions) {
    List<Solution> some = new ArrayList<>();
    int count = Math.min(CLAIMS_OF_A_CARD, solutions.size());
    for (int i = 0; i < count; i++) {
      some.add(solutions.get(i * solutions.size() / count));
    }
    return some;
  }

  /** One tile's own faces are no pattern, whatever the card. */
  private void addWrongClaim() {
    Cell cell = now.zones[now.zoneOf(seat)].cellOf(1);
    Triple own =
        new Triple(
            new Face(Colour.YELLOW, cell), new Face(Colour.RED, cell), new Face(Colour.BLUE, cell));
    moves.add(Claims.of(now.rules, now.targets(seat)[0], Optional.empty(), own, now.clock));
  }

  private void addPlaces() {
    for (int victim = 0; victim < now.seats; victim++) {
      if (victim == seat) {
        continue;
      }
      byte[] mods = now.mods[victim];
      if (mods.length < RaceFlow.MOST_MODS) {
        moves.add(new CubeMove.PlaceModifier(victim, OptionalInt.empty(), now.clock));
      } else {
        for (byte mod : mods) {
          moves.add(new CubeMove.PlaceModifier(victim, OptionalInt.of(mod), now.clock));
        }
      }
    }
  }

  private void addTurn() {
    boolean isPut = now.tentative != null;
    if (!isPut || !now.rules.firstDrop) {
      for (int tile = 1; tile <= Tiles.COUNT; tile++) {
        for (Cell to : Placement.places(now.zones[seat], tile, now.rules.terms.oneGroup())) {
          moves.add(new CubeMove.PlaceTile(new TileMove(tile, to), now.clock));
        }
      }
    }
    if (isPut) {
      if (!now.rules.firstDrop) {
        moves.add(new CubeMove.TakeBack(now.clock));
      }
      moves.add(new CubeMove.Call(now.clock));
      moves.add(new CubeMove.EndTurn(now.clock));
    }
    addHint();
  }

  private void addHint() {
    CubeMove.Hint hint = new CubeMove.Hint(now.hints + 1, now.clock);
    if (Actions.of(hint).refusal(now, seat, hint) == null) {
      moves.add(hint);
    }
  }

  private void addShow() {
    Layout zone = now.zones[seat];
    Cell moved = zone.cellOf(now.movedTile);
    Solutions solutions = Solver.solveUnmoved(zone, now.rules.terms);
    for (byte card : now.row) {
      List<Solution> using = solutions.of(card);
      using.removeIf(solution -> !solution.triple().uses(moved));
      addClaims(card, zone, using);
    }
    addWrongClaim();
  }
}
