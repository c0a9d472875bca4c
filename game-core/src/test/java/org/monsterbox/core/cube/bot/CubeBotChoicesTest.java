package org.monsterbox.core.cube.bot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.Test;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.hint.CubeHint;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.solver.Picks;
import org.monsterbox.core.cube.table.CubeGame;
import org.monsterbox.core.cube.table.CubeTable;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.terms.Verdict;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Colour;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.game.Chance;

/** What bots choose, and how it looks to those who watch. */
public final class CubeBotChoicesTest {

  private static final MonsterCube RULES = new MonsterCube();
  private static final Layout A = Layout.start(Layout.Shape.BRICK, 5, 4, 8, 3, 6, 2, 7, 9, 1);

  private static CubeTable code() {
    return CubeTable.of(RuleSet.CODE, 2).zone(0, A).row(12, 19, 30);
  }

  private static Choice<CubeMove> choice(Grade grade, CubeGame game, int seat) {
    return CubeBots.of(grade, seat, 3)
        .choose(
            game.view(seat),
            RULES.legalMoves(game.state(), seat),
            Chance.of(1, "choice"),
            () -> false);
  }

  @Test
  public void mistakesAreWrong() {
    int bent = 0;
    int close = 0;
    for (int i = 0; i < 200; i++) {
      CubeGame game = new CubeGame(code()).play(0, "buzz 1000");
      Chance chance = Chance.of(i, "mistakes");
      CubeMove mistake = Mistakes.draw(game.view(0), chance, 2000).orElseThrow();
      Verdict verdict = game.play(0, RULES.text(mistake)).verdict();
      bent += verdict == Verdict.NOT_A_COMBINATION ? 1 : 0;
      close += verdict == Verdict.WRONG_RESULT ? 1 : 0;
    }
    assertEquals(200, bent + close);
    assertTrue("bent " + bent, bent > 50 && bent < 110);
  }

  @Test
  public void timeStandsStillForABotWhileAnotherClaims() {
    CubeTable table =
        CubeTable.of(RuleSet.RACE, 2).zone(0, A).hand(0, 12, 19).hand(1, 30, 31).ownPile(0, 1);
    CubeGame game = new CubeGame(table);
    long before = choice(Grade.HARD, game, 1).move().time();
    game.play(0, "buzz 500", "tick 15500");
    long after = choice(Grade.HARD, game, 1).move().time();
    assertEquals(before + 15_000, after);
  }

  @Test
  public void aClaimFollowsItsBuzzAfterAMomentAndIsExplained() {
    CubeGame game = new CubeGame(code());
    Choice<CubeMove> buzz = choice(Grade.MONSTER, game, 1);
    assertTrue(buzz.move() instanceof CubeMove.Buzz);
    game.play(1, RULES.text(buzz.move()));
    Choice<CubeMove> claim = choice(Grade.MONSTER, game, 1);
    long wait = claim.move().time() - buzz.move().time();
    assertTrue("after " + wait, wait >= 1500 && wait <= 3000);
    assertEquals(CubeReason.SHOWS, claim.reason().code());
    assertEquals(buzz.reason().about().get(0), claim.reason().about().get(0));
    assertEquals(Verdict.CORRECT, game.play(1, RULES.text(claim.move())).verdict());
  }

  @Test
  public void whereNothingCanBeFoundBotsVote() {
    // The only target that this layout does not have.
    Layout x = Layout.start(Layout.Shape.BRICK, 3, 6, 5, 9, 2, 1, 4, 7, 8);
    CubeTable table = CubeTable.of(RuleSet.RACE, 2).zone(0, x).hand(0, 56).hand(1, 54);
    CubeGame game = new CubeGame(table.mods(0, 1, 4, 49));
    assertEquals(63, game.view(0).target(56));
    Choice<CubeMove> vote = choice(Grade.EASY, game, 0);
    assertEquals(CubeReason.NO_MATCH, vote.reason().code());
    game.play(0, RULES.text(vote.move()));
    assertTrue(game.view(0).hasVoted(0));
    assertEquals(CubeReason.WAITS, choice(Grade.EASY, game, 0).reason().code());
    assertEquals(Optional.empty(), CubeHint.of(game.view(0)));
  }

  @Test
  public void hintsCountTheWaysToMakeEachCard() {
    // The rules document has 6 of 12 without a move and 73 with one, and so on.
    assertEquals(Map.of(12, 79, 19, 127, 30, 57), CubeHint.ways(new CubeGame(code()).view(0)));
  }

  @Test
  public void afterTheCallOnlyTheMovedTileCounts() {
    Layout e = Layout.start(Layout.Shape.BRICK, 1, 2, 9, 4, 5, 6, 3, 7, 8);
    CubeGame game = new CubeGame(CubeTable.of(RuleSet.DICE, 2).zone(0, e).row(6, 17, 18));
    game.play(0, "put T3>3,0 1000", "call 2000");
    assertEquals(Map.of(6, 1, 17, 0, 18, 0), CubeHint.ways(game.view(0)));
  }

  @Test
  public void modifiersHurtAsTheRulesDocumentSays() {
    List<Integer> all = new ArrayList<>();
    for (int code = 1; code <= 56; code++) {
      all.add(code);
    }
    double[] expected = {
      4.71, 4.72, 4.76, 4.78, 4.79, 4.78, 4.77, 4.70, 4.65, 4.63, 4.55, 4.48, 4.42, 4.33, 4.26,
      4.22, 4.11, 4.04, 3.96
    };
    for (int modifier = -9; modifier <= 9; modifier++) {
      assertEquals(
          "modifier " + modifier, expected[modifier + 9], VictimChoice.ease(all, modifier), 0.03);
    }
  }

  private static CubeMove.PlaceModifier placed(Grade grade, CubeTable table) {
    CubeGame game = new CubeGame(table.zone(0, A));
    game.play(0, "buzz 1000", "submit 13 B0,0 Y0,1 B0,1 3000");
    return (CubeMove.PlaceModifier) choice(grade, game, 0).move();
  }

  @Test
  public void victimsByLevel() {
    CubeTable table =
        CubeTable.of(RuleSet.RACE, 3)
            .hand(0, 13, 14, 15)
            .hand(1, 3, 21, 39)
            .ownPile(1, 40, 41)
            .hand(2, 4, 22)
            .mods(2, 2, 19, 50);
    CubeMove.PlaceModifier medium = placed(Grade.MEDIUM, table);
    assertEquals(2, medium.victim());
    assertEquals(OptionalInt.of(2), medium.replaced());
    // The back of 13 is +2: it hurts most in place of the -3 of 50.
    CubeMove.PlaceModifier hard = placed(Grade.HARD, table);
    assertEquals(2, hard.victim());
    assertEquals(OptionalInt.of(50), hard.replaced());
  }

  @Test
  public void theCardThatIsMissedLeastIsGivenBack() {
    CubeGame game = new CubeGame(code().won(0, 24, 5, 31));
    game.play(0, "buzz 1000", "tick 16000");
    CubeMove move = choice(Grade.EASY, game, 0).move();
    assertEquals("return 5 17500", RULES.text(move));
  }

  @Test
  public void hintsShowTheEasiestWay() {
    CubeView view = new CubeGame(code()).view(0);
    CubeHint hint = CubeHint.of(view).orElseThrow();
    assertEquals(12, hint.card());
    assertFalse(hint.solution().move().isPresent());
  }

  @Test
  public void whatMayBePickedNext() {
    CubeView view = new CubeGame(code()).view(0);
    Face first = Face.of(Colour.YELLOW, 0, 0);
    Face second = Face.of(Colour.YELLOW, 1, 0);
    assertEquals(27, Picks.next(A, view.rules().terms, 0, List.of()).size());
    assertEquals(
        List.of(Face.of(Colour.YELLOW, 2, 0)),
        List.copyOf(Picks.next(A, view.rules().terms, 0, List.of(first, second))));
    Layout moved = A.with(8, new Cell(0, 3));
    assertTrue(Picks.next(moved, view.rules().terms, 8, List.of(first, second)).isEmpty());
  }

  @Test
  public void aCancelledBotAnswersAtOnce() {
    CubeGame game = new CubeGame(code());
    List<CubeMove> moves = RULES.legalMoves(game.state(), 0);
    assertTrue(
        moves.contains(
            CubeBots.of(Grade.EASY, 0, 1)
                .choose(game.view(0), moves, Chance.of(1, "choice"), () -> true)
                .move()));
  }
}
