package org.monsterbox.core.cube.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.cube.solver.Layouts.A;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.solver.Layouts;
import org.monsterbox.core.cube.terms.CubeEnd;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.CubeOptions.PenaltyCard;
import org.monsterbox.core.cube.terms.CubeOptions.SoloMode;
import org.monsterbox.core.cube.terms.Medal;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.terms.Verdict;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Setup;

/** How games of cards run from deal to end: the examples 46 to 53. */
public final class CubeFlowTest {

  private static final MonsterCube RULES = new MonsterCube();
  private static final Options CODE = CubeTable.options(RuleSet.CODE);

  /** Buzzes and shows the first right claim. */
  private static CubeState claimed(CubeState state, int seat) {
    CubeState buzzed = RULES.play(searching(state), seat, RULES.readMove(buzz(state)), Events.NONE);
    return RULES.play(buzzed, seat, RULES.legalMoves(buzzed, seat).get(0), Events.NONE);
  }

  private static String buzz(CubeState state) {
    return "buzz " + searching(state).clock;
  }

  private static CubeState searching(CubeState state) {
    return state.phase == Phase.REVEAL
        ? RULES.play(state, 0, new CubeMove.Tick(state.deadline), Events.NONE)
        : state;
  }

  @Test
  public void v46_thirtyRoundsIfAllClaimsAreRight() {
    CubeState state = RULES.start(new Setup(2, CODE, 7));
    for (int round = 1; round <= 30; round++) {
      assertEquals(round, state.round);
      assertEquals(round > 18 ? 1 : 0, state.exhaustions);
      if (round == 18 || round == 30) {
        assertEquals(2, state.pileSize());
      }
      if (round == 19) {
        assertEquals(38 - 3, state.pileSize());
      }
      assertEquals(round == 30, state.isLastRound());
      state = claimed(state, round % 2);
    }
    assertEquals(Phase.GAME_OVER, state.phase);
    assertEquals(30, state.won[0].length + state.won[1].length);
  }

  @Test
  public void v47_aReturnedCardAllowsForOneMoreRound() {
    CubeTable table =
        CubeTable.of(2, CODE).zone(0, A).row(12, 19, 30).pile(1, 2).won(1, 5).exhausted();
    CubeGame game = new CubeGame(table);
    assertTrue(game.view(0).isLastRound());
    game.play(1, "buzz 10", "submit 12 Y0,0 R0,0 B0,0 20");
    assertEquals(List.of(1, 2, 5), game.row());
    assertEquals(List.of(), game.won(1));
    assertFalse(game.view(0).isOver());
    game.play(1, "tick 1520", "buzz 2000", "tick 17000");
    assertEquals(CubeEnd.CARDS_OUT, game.outcome().reason());
  }

  @Test
  public void v48_theSecondNoMatchRunningLaysTheTilesAfresh() {
    CubeGame game = new CubeGame(CubeTable.of(2, CODE).zone(0, A).row(12, 19, 30));
    game.play(0, "vote on 10").play(1, "vote on 20");
    assertEquals(A, game.state().zones[0]);
    assertEquals(List.of(1, 2, 3), game.row());
    byte[] pile = game.state().piles[0];
    assertEquals(List.of(12, 19, 30), Codes.list(Codes.from(pile, pile.length - 3)));
    CubeGame interrupted = new CubeGame(claimed(game.state(), 0));
    assertEquals(0, interrupted.state().consecutiveNoMatch);
    game.play(0, "tick 1520", "vote on 1600").play(1, "vote on 1700");
    assertFalse(A.equals(game.state().zones[0]));
    assertEquals(0, game.state().consecutiveNoMatch);
  }

  @Test
  public void v49_ofTwoWhoBuzzTogetherTheOneWithFewerCardsClaims() {
    CubeTable table = CubeTable.of(3, CODE).zone(0, A).row(12, 19, 30).won(0, 1, 2, 3).won(2, 4);
    CubeGame game = new CubeGame(table);
    BuzzOrder.Press first = new BuzzOrder.Press(0, 10_412, false);
    BuzzOrder.Press second = new BuzzOrder.Press(2, 10_412, false);
    BuzzOrder.Press bot = new BuzzOrder.Press(1, 10_412, true);
    BuzzOrder.Press early = new BuzzOrder.Press(1, 10_411, true);
    for (int seat = 0; seat < 3; seat++) {
      assertEquals(
          List.of(early, second, first, bot),
          BuzzOrder.of(game.view(seat), List.of(first, bot, second, early)));
    }
    game.play(2, "buzz 10412").refuse(0, "buzz 10412", "WRONG_PHASE");
    assertEquals(3, game.won(0).size());
    assertEquals(2, game.view(0).claimer().orElseThrow());
  }

  @Test
  public void ofTwoWhoAreLevelTheNextAfterTheLastClaimerIsFirst() {
    CubeGame game = new CubeGame(CubeTable.of(3, CODE).zone(0, A).row(12, 19, 30));
    List<BuzzOrder.Press> presses =
        List.of(new BuzzOrder.Press(1, 5, false), new BuzzOrder.Press(0, 5, false));
    assertEquals(0, BuzzOrder.of(game.view(0), presses).get(0).seat());
    game.play(0, "buzz 1", "tick 15001");
    assertEquals(1, BuzzOrder.of(game.view(0), presses).get(0).seat());
  }

  @Test
  public void v50_levelDecksComeOneAfterAnother() {
    CubeState state = RULES.start(new Setup(2, CODE.with(CubeOptions.LEVEL_DECKS, true), 3));
    for (int round = 1; round <= 18; round++) {
      int level = round <= 6 ? 1 : round <= 16 ? 2 : 3;
      for (byte card : state.row) {
        assertEquals("row " + round, level, Cards.level(card));
      }
      state = claimed(state, 0);
    }
    // After the first exhaustion the two left over come first, then level 1 again.
    assertEquals(1, state.exhaustions);
    assertEquals(1, Cards.level(state.row[2]));
  }

  @Test
  public void v51_whatSeed42Deals() {
    CubeState code = RULES.start(new Setup(2, CODE, 42));
    Layout first = Layouts.brick(5, 3, 9, 8, 1, 6, 7, 2, 4);
    assertEquals(first, code.zones[0]);
    assertEquals(List.of(55, 7, 32), Codes.list(code.row));
    assertEquals(List.of(56, 24, 22), Codes.list(Codes.upTo(code.piles[0], 3)));

    CubeState race = RULES.start(new Setup(2, CubeTable.options(RuleSet.RACE), 42));
    assertEquals(first, race.zones[0]);
    assertEquals(List.of(55, 7, 32), Codes.list(race.hands[0]));
    assertEquals(List.of(56, 24, 22, 54), Codes.list(race.ownPiles[0]));
    assertEquals(List.of(29, 26, 18), Codes.list(race.hands[1]));
    assertEquals(List.of(52, 1, 43, 44), Codes.list(race.ownPiles[1]));

    CubeState dice = RULES.start(new Setup(2, CubeTable.options(RuleSet.DICE), 42));
    assertEquals(first, dice.zones[0]);
    assertEquals(Layouts.brick(6, 1, 9, 7, 8, 4, 2, 5, 3), dice.zones[1]);
    assertEquals(List.of(14, 2, 7), Codes.list(dice.row));

    CubeState levels = RULES.start(new Setup(2, CODE.with(CubeOptions.LEVEL_DECKS, true), 42));
    assertEquals(List.of(4, 10, 17), Codes.list(levels.row));
  }

  @Test
  public void v52_noMatchWithAnEmptyPile() {
    CubeGame game = new CubeGame(CubeTable.of(2, CODE).zone(0, A).row(5, 17, 40).pile());
    game.play(0, "vote on 10").play(1, "vote on 20");
    assertEquals(List.of(5, 17, 40), game.row());
    assertFalse(A.equals(game.state().zones[0]));
    assertEquals(0, game.state().consecutiveNoMatch);
  }

  @Test
  public void v53_aReturnedCardGoesUnderTheNextDeck() {
    Options levels = CODE.with(CubeOptions.LEVEL_DECKS, true);
    int[] higher = Codes.range(19, 56);
    CubeTable table = CubeTable.of(2, levels).zone(0, A).row(12, 13, 14).won(1, 9).pile(higher);
    CubeGame game = new CubeGame(table);
    game.play(1, "buzz 10", "submit 12 Y0,0 R0,0 B0,0 20");
    assertEquals(List.of(19, 20, 21), game.row());
    byte[] deck = game.state().piles[1];
    assertEquals(30 + 1 - 3, deck.length);
    assertEquals(9, deck[deck.length - 1]);
  }

  @Test
  public void thePenaltyMayBeTheLastCardOrAnyCard() {
    for (PenaltyCard penalty : List.of(PenaltyCard.LAST_WON, PenaltyCard.RANDOM)) {
      Options options = CODE.with(CubeOptions.PENALTY_CARD, penalty);
      CubeTable table = CubeTable.of(2, options).zone(0, A).row(12, 19, 30).won(1, 5, 24, 31);
      CubeGame game = new CubeGame(table).play(1, "buzz 10", "tick 15010");
      assertEquals(2, game.won(1).size());
      assertEquals(Phase.REVEAL, game.state().phase);
      if (penalty == PenaltyCard.LAST_WON) {
        assertEquals(List.of(5, 24), game.won(1));
      }
    }
  }

  @Test
  public void aloneARowHasItsTime() {
    CubeState start = RULES.start(new Setup(1, CODE, 1));
    CubeGame game = new CubeGame(start).play(0, "tick 1500");
    assertEquals(61_500, game.view(0).deadline().orElseThrow());
    List<Integer> row = game.row();
    game.play(0, "tick 61500");
    assertEquals(row, Codes.list(game.state().discard));
    assertEquals(60_000, game.view(0).searched());
    // A vote that is wrong costs as much as a wrong claim.
    game.play(0, "tick 63000", "vote on 64000");
    assertEquals(Verdict.SOLUTION_EXISTS, game.verdict());
    assertEquals(6, game.state().discard.length);
  }

  @Test
  public void aSprintEndsWithTheTenthMonster() {
    Options sprint = CODE.with(CubeOptions.SOLO_MODE, SoloMode.SPRINT);
    CubeState state = RULES.start(new Setup(1, sprint, 1));
    CubeGame wrong = new CubeGame(searching(state));
    state = wrong.play(0, "buzz 2000", "tick 17000").state();
    assertEquals(15_000, state.extraMs);
    for (int card = 1; card <= 10; card++) {
      assertFalse(state.isOver());
      state = claimed(state, 0);
    }
    assertEquals(CubeEnd.SPRINT_DONE, RULES.outcome(state).reason());
    SoloResult result = RULES.view(state, 0).soloResult().orElseThrow();
    assertEquals(state.clock + 15_000, result.count());
    assertEquals(Medal.LEGEND, result.medal());
  }

  @Test
  public void othersDoNotSeeWhatWasWonUnlessScoresAreOpen() {
    CubeTable table = CubeTable.of(2, CODE).zone(0, A).row(12, 19, 30).won(1, 5, 24);
    assertEquals(List.of(0, 0), new CubeGame(table).view(0).won(1));
    assertEquals(List.of(), new CubeGame(table).view(0).scores());
    Options open = CODE.with(CubeOptions.OPEN_SCORES, true);
    CubeTable openTable = CubeTable.of(2, open).zone(0, A).row(12, 19, 30).won(1, 5, 24);
    assertEquals(List.of(0, 5), new CubeGame(openTable).view(0).scores());
  }

  @Test
  public void moreThanFourNeedAnOptionAndTheSameTiles() {
    for (RuleSet ruleSet : RuleSet.values()) {
      Options usual = CubeTable.options(ruleSet);
      Options six = usual.with(CubeOptions.SIX_SEATS, true);
      assertRefused(new Setup(5, usual, 1), "BAD_PLAYER_COUNT");
      assertRefused(new Setup(7, six, 1), "BAD_PLAYER_COUNT");
      if (ruleSet.isShared()) {
        assertEquals(6, RULES.start(new Setup(6, six, 1)).seats);
      } else {
        assertRefused(new Setup(5, six, 1), "BAD_PLAYER_COUNT");
        assertRefused(new Setup(2, usual.with(CubeOptions.FIRST_SEAT, 2), 1), "BAD_OPTIONS");
      }
    }
  }

  private static void assertRefused(Setup setup, String code) {
    Refusal refusal = assertThrows(Refusal.class, () -> RULES.start(setup));
    assertEquals(code, refusal.code().name());
  }

  @Test
  public void aPauseCoversTheTable() {
    CubeGame game = new CubeGame(CubeTable.of(2, CODE).zone(0, A).row(12, 19, 30));
    game.play(0, "pause 10");
    assertTrue(game.view(0).zone(0).isCovered());
    assertEquals(List.of(0, 0, 0), game.view(0).row());
    game.play(1, "resume 10");
    assertEquals(A, game.view(0).zone(0));
  }
}
