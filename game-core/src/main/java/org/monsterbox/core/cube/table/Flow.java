package org.monsterbox.core.cube.table;

import org.monsterbox.core.cube.terms.RuleSet;

/** How a rule set goes on: what a claim, a vote and a deadline lead to. */
public interface Flow {

  /** Deals, and waits for the first move. */
  void begin(Playing play);

  /** A claim was right; a tile that was moved for it lies where it is. */
  void correct(Playing play, int seat, int card);

  /** A claim was wrong. */
  void wrong(Playing play, int seat);

  /** Solo: a hint has shown how this card is made, which costs the card. */
  void givenAway(Playing play, int card);

  /** Every seat has voted for "no match". */
  void allVoted(Playing play);

  /** The deadline of the phase has come. */
  void timeout(Playing play);

  static Flow of(RuleSet ruleSet) {
    return switch (ruleSet) {
      case CODE -> CodeFlow.FLOW;
      case RACE -> RaceFlow.FLOW;
      case DICE, NUMBERS -> TurnFlow.FLOW;
    };
  }
}
