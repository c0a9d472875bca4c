package org.monsterbox.core.cube.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.cube.solver.Layouts.A;
import static org.monsterbox.core.cube.solver.Layouts.E;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.Test;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.CubeOptions.KingScope;
import org.monsterbox.core.cube.terms.CubeOptions.KingTie;
import org.monsterbox.core.cube.terms.CubeOptions.NoMatchCheck;
import org.monsterbox.core.cube.terms.CubeOptions.SoloMode;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.terms.Verdict;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;

/** Section 4.2: what options change that no example of the rules document is about. */
public final class CubeOptionsTest {

  private static final MonsterCube RULES = new MonsterCube();
  private static final Options CODE = CubeTable.options(RuleSet.CODE);
  private static final Options RACE = CubeTable.options(RuleSet.RACE);
  private static final Options DICE = CubeTable.options(RuleSet.DICE);
  private static final Options NUMBERS = CubeTable.options(RuleSet.NUMBERS);

  private static CubeTable code(Options options, int seats) {
    return CubeTable.of(seats, options).zone(0, A).row(12, 19, 30);
  }

  private static CubeTable race(Options options) {
    return CubeTable.of(2, options).zone(0, A).hand(0, 13, 15).hand(1, 3, 21).ownPile(0, 41, 42);
  }

  private static CubeTable dice(Options options, int seats) {
    return CubeTable.of(seats, options).zone(0, E).row(6, 17, 18);
  }

  private static long deadline(CubeGame game) {
    return game.view(0).deadline().orElseThrow();
  }

  @Test
  public void claimSeconds() {
    for (CubeTable table :
        List.of(
            code(CODE.with(CubeOptions.CLAIM_SECONDS, 7), 2),
            race(RACE.with(CubeOptions.CLAIM_SECONDS, 7)))) {
      CubeGame game = new CubeGame(table).play(0, "buzz 1000");
      assertEquals(8000, deadline(game));
      game.refuse(0, "tick 7999", "WRONG_PHASE").play(0, "tick 8000");
      assertEquals(Verdict.TIMEOUT, game.verdict());
    }
  }

  @Test
  public void penaltySeconds() {
    Options options = CODE.with(CubeOptions.PENALTY_SECONDS, 25);
    CubeGame game = new CubeGame(code(options, 2).won(0, 5, 24)).play(0, "buzz 0", "tick 15000");
    assertEquals(Phase.PENALTY, game.state().phase);
    assertEquals(40_000, deadline(game));
  }

  @Test
  public void placeSeconds() {
    CubeGame game =
        new CubeGame(race(RACE.with(CubeOptions.PLACE_SECONDS, 33)))
            .play(0, "buzz 1000", "submit 13 B0,0 Y0,1 B0,1 3000");
    assertEquals(Phase.PLACE, game.state().phase);
    assertEquals(36_000, deadline(game));
  }

  @Test
  public void showSeconds() {
    for (Options options : List.of(DICE, NUMBERS)) {
      CubeTable table = dice(options.with(CubeOptions.SHOW_SECONDS, 21), 2);
      CubeGame game = new CubeGame(table).play(0, "put T3>3,0 10", "call 20");
      assertEquals(21_020, deadline(game));
    }
  }

  @Test
  public void revealMs() {
    for (Options options : List.of(CODE, RACE)) {
      CubeGame slow = start(options.with(CubeOptions.REVEAL_MS, 4000), 2, 1);
      assertEquals(Phase.REVEAL, slow.state().phase);
      assertEquals(4000, deadline(slow));
      CubeGame atOnce = start(options.with(CubeOptions.REVEAL_MS, 0), 2, 1);
      assertEquals(Phase.SEARCH, atOnce.state().phase);
      assertFalse(atOnce.view(0).deadline().isPresent());
    }
  }

  private static CubeGame start(Options options, int seats, long seed) {
    return new CubeGame(RULES.start(new Setup(seats, options, seed)));
  }

  @Test
  public void soloRoundSeconds() {
    Options short15 = CODE.with(CubeOptions.SOLO_ROUND_SECONDS, 15);
    assertEquals(16_500, deadline(start(short15, 1, 1).play(0, "tick 1500")));
    Options endless = CODE.with(CubeOptions.SOLO_ROUND_SECONDS, 0);
    Options sprint = short15.with(CubeOptions.SOLO_MODE, SoloMode.SPRINT);
    for (Options options : List.of(endless, sprint)) {
      assertFalse(start(options, 1, 1).play(0, "tick 1500").view(0).deadline().isPresent());
    }
    assertFalse(start(short15, 2, 1).play(0, "tick 1500").view(0).deadline().isPresent());
  }

  /** All agree that there is no match, after the reveal if there is one. */
  private static CubeGame noMatch(CubeGame game) {
    if (game.state().phase == Phase.REVEAL) {
      game.play(0, "tick " + deadline(game));
    }
    long time = game.state().clock;
    return game.play(0, "vote on " + time).play(1, "vote on " + time);
  }

  @Test
  public void relayAfterTheFirstNoMatch() {
    for (CubeTable table :
        List.of(
            code(CODE.with(CubeOptions.RELAY_AFTER, 1), 2),
            race(RACE.with(CubeOptions.RELAY_AFTER, 1)))) {
      CubeGame game = noMatch(new CubeGame(table));
      assertFalse(A.equals(game.state().zones[0]));
      assertEquals(0, game.state().consecutiveNoMatch);
    }
  }

  @Test
  public void neverRelayUnlessNothingElseChanges() {
    Options never = CODE.with(CubeOptions.RELAY_AFTER, 0);
    for (CubeTable table : List.of(code(never, 2), race(RACE.with(CubeOptions.RELAY_AFTER, 0)))) {
      CubeGame game = new CubeGame(table);
      for (int count = 1; count <= 4; count++) {
        noMatch(game);
        assertEquals(A, game.state().zones[0]);
        assertEquals(count, game.state().consecutiveNoMatch);
      }
    }
    CubeGame stuck = noMatch(new CubeGame(code(never, 2).pile()));
    assertFalse(A.equals(stuck.state().zones[0]));
    assertEquals(List.of(12, 19, 30), stuck.row());
  }

  /** So many turns in which nobody claims; the highest monster is 18. */
  private static CubeGame dryTurns(Options options, int turns) {
    CubeGame game = new CubeGame(dice(options, 2));
    for (int turn = 0; turn < turns; turn++) {
      if (turn > 0) {
        game.play(turn % 2, "ready " + game.state().clock);
      }
      game.play(turn % 2, "tick " + deadline(game));
    }
    return game;
  }

  @Test
  public void escapeAfterDryTurns() {
    Options third = DICE.with(CubeOptions.ESCAPE_AFTER, 3);
    assertTrue(dryTurns(third, 2).row().contains(18));
    CubeGame escaped = dryTurns(third, 3);
    assertEquals(List.of(6, 17, 1), escaped.row());
    assertTrue(escaped.events().contains(new CubeEvent.Escaped(18)));
    assertEquals(List.of(6, 2, 1), dryTurns(third, 6).row());
    Options never = DICE.with(CubeOptions.ESCAPE_AFTER, 0);
    assertEquals(List.of(6, 17, 18), dryTurns(never, 40).row());
    assertEquals(40, dryTurns(never, 40).state().dryTurns);
  }

  /** Section 4.1: the first seat is drawn after all tiles and the cards. */
  @Test
  public void aRandomFirstSeat() {
    for (Options options : List.of(DICE, NUMBERS)) {
      Set<Integer> seen = new TreeSet<>();
      for (long seed = 0; seed < 30; seed++) {
        Chance chance = new Chance(seed);
        for (int zone = 0; zone < 3; zone++) {
          chance = chance.shuffle(new int[9]);
        }
        chance = chance.shuffle(new int[options.equals(DICE) ? 18 : 56]);
        CubeGame game = start(options.with(CubeOptions.FIRST_SEAT, CubeOptions.RANDOM), 3, seed);
        assertEquals(chance.below(3), game.view(0).currentSeat().orElseThrow());
        seen.add(chance.below(3));
      }
      assertEquals(Set.of(0, 1, 2), seen);
      Options second = options.with(CubeOptions.FIRST_SEAT, 1);
      assertEquals(1, start(second, 3, 1).view(0).currentSeat().orElseThrow());
    }
  }

  /** Section 3.3: every row is shifted, in every zone, and when tiles are laid afresh. */
  @Test
  public void aRhombusIsDealt() {
    for (RuleSet ruleSet : RuleSet.values()) {
      Options options =
          CubeTable.options(ruleSet)
              .with(CubeOptions.START_LAYOUT, Layout.Shape.RHOMBUS)
              .with(CubeOptions.RELAY_AFTER, 1);
      CubeGame game = start(options, 2, 5);
      for (Layout zone : game.state().zones) {
        assertRhombus(zone);
      }
      if (ruleSet.isShared()) {
        Layout before = game.state().zones[0];
        Layout after = noMatch(game).state().zones[0];
        assertFalse(before.equals(after));
        assertRhombus(after);
      }
    }
  }

  private static void assertRhombus(Layout layout) {
    for (int r = 0; r < 3; r++) {
      for (int q = 0; q < 3; q++) {
        assertTrue(layout.toString(), layout.tileAt(new Cell(q, r)).isPresent());
      }
    }
  }

  /** Both have a run of three, the first one also a run of two. */
  private static List<Integer> scores(Options options) {
    Options open = options.with(CubeOptions.OPEN_SCORES, true);
    int[] first = {11, 12, 13, 1, 2};
    int[] second = {30, 31, 32};
    return new CubeGame(code(open, 2).row(50, 51, 52).won(0, first).won(1, second))
        .view(0)
        .scores();
  }

  @Test
  public void kings() {
    for (Options plain : List.of(CODE, NUMBERS)) {
      assertEquals(List.of(5, 7), scores(plain));
      Options king = plain.with(CubeOptions.KING_BONUS, true);
      assertEquals(List.of(11, 13), scores(king));
      assertEquals(List.of(5, 7), scores(king.with(CubeOptions.KING_TIE, KingTie.NONE)));
      assertEquals(List.of(5, 13), scores(king.with(CubeOptions.KING_TIE, KingTie.HIGHEST_RUN)));
      assertEquals(List.of(14, 13), scores(king.with(CubeOptions.KING_SCOPE, KingScope.EVERY_RUN)));
    }
  }

  @Test
  public void familiesWithoutAKing() {
    for (Options plain : List.of(CODE, NUMBERS)) {
      Options family =
          plain.with(CubeOptions.FAMILY_BONUS, true).with(CubeOptions.OPEN_SCORES, true);
      CubeTable table = code(family, 2).row(50, 51, 52).won(0, 1, 2, 3, 4).won(1, 6, 8, 5);
      assertEquals(List.of(4 + 5, 5), new CubeGame(table).view(0).scores());
      // Four in a row are no family if they are of two kinds.
      CubeTable mixed = code(family, 2).row(50, 51, 52).won(0, 2, 3, 4, 5);
      assertEquals(List.of(4, 0), new CubeGame(mixed).view(0).scores());
    }
  }

  @Test
  public void aVoteIsLookedIntoInMonsterCode() {
    Options verified = CODE.with(CubeOptions.NO_MATCH_CHECK, NoMatchCheck.VERIFIED);
    CubeGame game = noMatch(new CubeGame(code(verified, 2)));
    assertTrue(game.events().contains(new CubeEvent.SolutionExists()));
    assertEquals(List.of(12, 19, 30), game.row());
    assertEquals(0, game.state().votes);
    assertEquals(0, game.state().consecutiveNoMatch);
    assertEquals(Phase.SEARCH, game.state().phase);
    CubeGame agreed = noMatch(new CubeGame(code(CODE, 2)));
    assertTrue(agreed.events().contains(new CubeEvent.NoMatch()));
    assertEquals(List.of(1, 2, 3), agreed.row());
  }
}
