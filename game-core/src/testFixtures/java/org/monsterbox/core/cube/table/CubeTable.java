package org.monsterbox.core.cube.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;

/**
 * A table of Monster Cube as somebody wants it, everybody searching or the first one at its turn.
 * Cards that are not named are in the pile, or have left the game.
 */
public final class CubeTable {

  private final CubeState state;
  private int @Nullable [] pile;
  private boolean searching = true;

  private CubeTable(Setup setup) {
    state = new CubeState(new MonsterCube().start(setup));
    state.row = new byte[0];
    state.hands = new byte[state.seats][0];
    state.ownPiles = new byte[state.seats][0];
    state.piles = new byte[state.piles.length][0];
    state.box = new byte[0];
    if (state.rules.ruleSet == RuleSet.DICE) {
      state.outOfPlay = new byte[0];
    }
  }

  public static CubeTable of(RuleSet ruleSet, int seats) {
    return of(seats, options(ruleSet));
  }

  public static CubeTable of(int seats, Options options) {
    return new CubeTable(new Setup(seats, options, 1));
  }

  public static Options options(RuleSet ruleSet) {
    return Options.usual(CubeOptions.ALL).with(CubeOptions.RULE_SET, ruleSet);
  }

  /** The tiles of a zone; rule sets 1 and 2 have one. */
  public CubeTable zone(int zone, Layout layout) {
    Layout[] zones = state.zones.clone();
    zones[zone] = layout;
    state.zones = zones;
    return this;
  }

  public CubeTable row(int... cards) {
    state.row = Codes.of(cards);
    return this;
  }

  public CubeTable won(int seat, int... cards) {
    state.won = Codes.with(state.won, seat, Codes.of(cards));
    return this;
  }

  public CubeTable hand(int seat, int... cards) {
    state.hands = Codes.with(state.hands, seat, Codes.of(cards));
    return this;
  }

  public CubeTable ownPile(int seat, int... cards) {
    state.ownPiles = Codes.with(state.ownPiles, seat, Codes.of(cards));
    return this;
  }

  public CubeTable mods(int seat, int... cards) {
    state.mods = Codes.with(state.mods, seat, Codes.of(cards));
    return this;
  }

  public CubeTable outOfPlay(int... cards) {
    state.outOfPlay = Codes.of(cards);
    return this;
  }

  /** The pile from its top; all other cards lie in the discard. */
  public CubeTable pile(int... cards) {
    pile = cards;
    return this;
  }

  public CubeTable exhausted() {
    state.exhaustions = 1;
    return this;
  }

  public CubeTable noMatches(int count) {
    state.consecutiveNoMatch = count;
    return this;
  }

  public CubeTable dryTurns(int count) {
    state.dryTurns = count;
    return this;
  }

  public CubeTable votes(int... seats) {
    for (int seat : seats) {
      state.votes |= 1 << seat;
    }
    return this;
  }

  /** Rule sets 3 and 4: the row is still covered. */
  public CubeTable covered() {
    searching = false;
    return this;
  }

  public CubeState state() {
    byte[] rest = Codes.of(unnamed());
    switch (state.rules.ruleSet) {
      case RACE -> state.box = rest;
      case DICE -> fillDice(rest);
      case CODE, NUMBERS -> {
        fillPiles(pile == null ? rest : Codes.of(pile));
        state.discard = pile == null ? new byte[0] : rest;
      }
    }
    if (state.rules.ruleSet.isShared()) {
      state.phase = Phase.SEARCH;
      state.deadline = CubeState.NONE;
    } else if (searching) {
      state.phase = Phase.TURN;
      int millis = state.rules.turnMs(state.currentSeat);
      state.deadline = millis == 0 ? CubeState.NONE : state.clock + millis;
    }
    return new CubeState(state);
  }

  private void fillDice(byte[] rest) {
    for (byte card : rest) {
      if (card > Cards.DICE_COUNT || pile != null) {
        state.outOfPlay = Codes.plus(state.outOfPlay, card);
      } else {
        state.piles = new byte[][] {Codes.plus(state.piles[0], card)};
      }
    }
    if (pile != null) {
      state.piles = new byte[][] {Codes.of(pile)};
    }
  }

  private void fillPiles(byte[] cards) {
    byte[][] piles = new byte[state.piles.length][0];
    for (byte card : cards) {
      int deck = piles.length == 1 ? 0 : Cards.level(card) - 1;
      piles[deck] = Codes.plus(piles[deck], card);
    }
    state.piles = piles;
  }

  private int[] unnamed() {
    List<byte[]> named = new ArrayList<>(List.of(state.row, state.outOfPlay));
    named.addAll(List.of(state.won));
    named.addAll(List.of(state.hands));
    named.addAll(List.of(state.ownPiles));
    named.addAll(List.of(state.mods));
    if (pile != null) {
      named.add(Codes.of(pile));
    }
    List<Integer> unnamed = new ArrayList<>();
    for (int code = 1; code <= Cards.COUNT; code++) {
      int card = code;
      if (named.stream().noneMatch(cards -> Codes.contains(cards, card))) {
        unnamed.add(code);
      }
    }
    return unnamed.stream().mapToInt(Integer::intValue).toArray();
  }
}
