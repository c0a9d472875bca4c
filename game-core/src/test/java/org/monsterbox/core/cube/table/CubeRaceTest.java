package org.monsterbox.core.cube.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.cube.solver.Layouts.A;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.terms.CubeEnd;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.CubeOptions.FalseClaimTile;
import org.monsterbox.core.cube.terms.CubeOptions.NoMatchCheck;
import org.monsterbox.core.cube.terms.CubeOptions.TargetFloor;
import org.monsterbox.core.cube.terms.Medal;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.terms.Verdict;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Sum;
import org.monsterbox.core.game.Options;

/** Rule set 2: the examples 32 to 35 and 56, and what the text says besides. */
public final class CubeRaceTest {

  private static final Options USUAL = CubeTable.options(RuleSet.RACE);

  private static CubeTable table(Options options, int seats) {
    CubeTable table = CubeTable.of(seats, options).zone(0, A);
    int[][] others = {{10, 15, 37}, {3, 21, 39}, {8, 22, 40}};
    for (int seat = 0; seat < seats; seat++) {
      table.hand(seat, others[seat]).ownPile(seat, 41 + 3 * seat, 42 + 3 * seat);
    }
    return table;
  }

  @Test
  public void v32_modifiersCountForTheWholeHand() {
    CubeGame game = new CubeGame(table(USUAL, 2).mods(0, 1, 20));
    CubeView view = game.view(0);
    assertEquals(3, view.modifier(0));
    assertEquals(List.of(13, 18, 40), List.of(view.target(10), view.target(15), view.target(37)));
    game.play(0, "buzz 1000", "submit 10 B0,0 Y0,1 B0,1 3000");
    assertEquals(Verdict.CORRECT, game.verdict());
    assertEquals(List.of(), game.mods(0));
    game.play(0, "place 1 4000");
    assertEquals(List.of(10), game.mods(1));
    assertEquals(-2, game.view(1).modifier(1));
    assertEquals(List.of(15, 37, 41), game.hand(0));
    assertEquals(List.of(1, 20), Codes.list(game.state().outOfPlay));
    assertEquals(Phase.SEARCH, game.state().phase);
  }

  @Test
  public void v33_targetsMayBeNegative() {
    String claim = "submit 1 Y1,0 Y1,1 Y1,2 3000";
    CubeGame game = new CubeGame(table(USUAL, 2).hand(0, 1, 15).mods(0, 50));
    assertEquals(-2, game.view(0).target(1));
    game.play(0, "buzz 1000", claim);
    assertEquals(Verdict.CORRECT, game.verdict());
    assertEquals("4*1-6", game.sum());

    Options floor = USUAL.with(CubeOptions.TARGET_FLOOR, TargetFloor.MIN_ONE);
    CubeGame floored = new CubeGame(table(floor, 2).hand(0, 1, 15).mods(0, 50));
    assertEquals(1, floored.view(0).target(1));
    floored.play(0, "buzz 1000", claim);
    assertEquals(Verdict.WRONG_RESULT, floored.verdict());
    assertEquals(List.of(-2, 2, 10, 23, 25), Sum.results(4, 6, 1, Side.NUMBERS));
  }

  @Test
  public void v34_aFourthModifierReplacesOne() {
    CubeGame game =
        new CubeGame(table(USUAL, 3).hand(0, 13, 15, 37).mods(1, 2, 19, 50))
            .play(0, "buzz 1000", "submit 13 B0,0 Y0,1 B0,1 3000")
            .refuse(0, "place 1 4000", "MUST_REPLACE")
            .refuse(0, "place 1 51 4000", "MUST_REPLACE")
            .refuse(0, "place 0 4000", "BAD_TARGET_SEAT")
            .refuse(0, "place 3 4000", "BAD_TARGET_SEAT")
            .refuse(0, "place 2 19 4000", "NOTHING_TO_REPLACE")
            .refuse(1, "place 2 4000", "NOT_YOUR_CLAIM")
            .play(0, "place 1 50 4000");
    assertEquals(List.of(2, 19, 13), game.mods(1));
    assertEquals(List.of(50), Codes.list(game.state().outOfPlay));
  }

  @Test
  public void v35_theLastCardWinsAtOnce() {
    CubeGame game =
        new CubeGame(table(USUAL, 2).hand(0, 10).ownPile(0).mods(0, 1, 20).mods(1, 2))
            .play(0, "buzz 1000", "submit 10 B0,0 Y0,1 B0,1 3000");
    assertEquals(Phase.GAME_OVER, game.state().phase);
    assertEquals(List.of(), game.mods(0));
    assertEquals(List.of(2), game.mods(1));
    assertTrue(game.outcome().won(0));
    assertFalse(game.outcome().won(1));
    assertEquals(CubeEnd.HAND_EMPTY, game.outcome().reason());
  }

  @Test
  public void v56_votesOutliveAWrongClaimButNotARightOne() {
    CubeGame game = new CubeGame(table(USUAL, 3).votes(0, 1).hand(2, 12, 22, 40));
    game.play(2, "buzz 1000", "submit 12 Y0,0 R0,0 B0,0 3000");
    assertTrue(game.view(2).hasVoted(0) && game.view(2).hasVoted(1));
    game.play(2, "buzz 4000", "submit 12 Y0,0 Y1,0 Y2,0 5000");
    assertFalse(game.view(2).hasVoted(0) || game.view(2).hasVoted(1));
  }

  @Test
  public void aTileThatStaysAfterAWrongClaimClearsVotes() {
    Options stays = USUAL.with(CubeOptions.FALSE_CLAIM_TILE, FalseClaimTile.STAYS);
    CubeGame game = new CubeGame(table(stays, 3).votes(0).hand(2, 12, 22, 40));
    game.play(2, "buzz 1000", "submit 12 T8>0,3 B0,1 B1,1 B2,1 3000");
    assertEquals(new Cell(0, 3), game.state().zones[0].cellOf(8));
    assertFalse(game.view(2).hasVoted(0));
    assertEquals(List.of(12, 22, 40), game.hand(2));
  }

  @Test
  public void whoeverDoesNotChooseHitsTheOneWithTheFewestCards() {
    CubeGame game =
        new CubeGame(table(USUAL, 3).hand(0, 13, 15).mods(2, 2, 19, 50).ownPile(2))
            .play(0, "buzz 1000", "submit 13 B0,0 Y0,1 B0,1 3000", "tick 13000");
    assertEquals(List.of(19, 50, 13), game.mods(2));
  }

  @Test
  public void noMatchExchangesAllHands() {
    CubeGame game = new CubeGame(table(USUAL, 2));
    game.play(0, "vote on 1000").play(1, "vote on 2000");
    assertEquals(List.of(41, 42, 10), game.hand(0));
    assertEquals(List.of(44, 45, 3), game.hand(1));
    assertEquals(A, game.state().zones[0]);
    assertEquals(1, game.state().consecutiveNoMatch);
    assertEquals(Phase.REVEAL, game.state().phase);
    game.play(0, "tick 3500", "vote on 4000").play(1, "vote on 5000");
    assertEquals(0, game.state().consecutiveNoMatch);
    assertFalse(A.equals(game.state().zones[0]));
  }

  @Test
  public void whereNoHandCanChangeTheTilesAreLaidAfresh() {
    CubeGame game = new CubeGame(table(USUAL, 2).ownPile(0).ownPile(1));
    game.play(0, "vote on 1000").play(1, "vote on 2000");
    assertEquals(List.of(10, 15, 37), game.hand(0));
    assertFalse(A.equals(game.state().zones[0]));
    assertEquals(0, game.state().consecutiveNoMatch);
  }

  @Test
  public void aVoteThatIsLookedIntoMayBeVoid() {
    Options verified = USUAL.with(CubeOptions.NO_MATCH_CHECK, NoMatchCheck.VERIFIED);
    CubeGame game = new CubeGame(table(verified, 2));
    game.play(0, "vote on 1000").play(1, "vote on 2000");
    assertEquals(List.of(10, 15, 37), game.hand(0));
    assertEquals(0, game.state().votes);
    assertTrue(game.events().contains(new CubeEvent.SolutionExists()));
  }

  @Test
  public void aloneTheSolvedCardLiesInFrontOfOneself() {
    CubeGame game = new CubeGame(table(USUAL, 1).hand(0, 13, 29, 37));
    game.play(0, "buzz 1000", "submit 13 B0,0 Y0,1 B0,1 3000");
    assertEquals(List.of(13), game.mods(0));
    assertEquals(List.of(29, 37, 41), game.hand(0));
    // 29 and the back of 13 are 31.
    game.play(0, "buzz 4000", "submit 29 Y0,1 R1,0 B0,0 5000");
    assertEquals(List.of(29), game.mods(0));
    game.play(0, "buzz 6000", "submit 37 Y0,0 R0,0 B0,0 7000", "vote on 8000");
    assertEquals(20_000, game.state().extraMs);
    assertEquals(
        new SoloResult(SoloResult.Unit.MILLIS, 28_000, 0, 0, Medal.LEGEND),
        game.view(0).soloResult().orElseThrow());
  }

  @Test
  public void aHandIsSeenByItsOwnerOnlyUnlessTheTablePlaysOpen() {
    CubeGame game = new CubeGame(table(USUAL, 2));
    assertEquals(List.of(0, 0, 0), game.view(1).hand(0));
    assertEquals(List.of(10, 15, 37), game.view(0).hand(0));
    Options open = USUAL.with(CubeOptions.OPEN_HANDS, CubeOptions.OpenHands.ON);
    assertEquals(List.of(10, 15, 37), new CubeGame(table(open, 2)).view(1).hand(0));
  }
}
