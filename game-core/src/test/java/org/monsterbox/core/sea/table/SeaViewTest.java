package org.monsterbox.core.sea.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.SeaGame;
import org.monsterbox.core.sea.box.Arrow;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.terms.SeaOptions;
import org.monsterbox.core.sea.terms.SeaOptions.NextWhale;

/** What a screen asks of a view, and what a view does not tell. */
public final class SeaViewTest {

  private static final MonsterOfTheSea RULES = new MonsterOfTheSea();

  @Test
  public void showsWhereACardLeadsAndWhereItWrecks() {
    Chart chart = Chart.of(3).whale("S9").boat(1, "D3", "S").hand(1, "MV10").turnOf(1);
    SeaView view = new SeaGame(chart).view(1);
    Voyage wreck = view.voyage(1, Cards.read("MV10"), List.of(Arrow.AHEAD, Arrow.AHEAD));
    assertEquals(List.of(Board.read("D4"), Board.read("D5")), wreck.cells());
    assertTrue(wreck.isWreck());
    Voyage refused = view.voyage(1, Cards.read("MV10"), List.of(Arrow.SHARP_PORT));
    assertEquals(SeaCode.ARROW_NOT_ON_CARD, refused.refusal().orElseThrow());
    int wrecks = 0;
    for (SeaView.Passage passage : view.passages(1, Cards.read("MV10"))) {
      Voyage way = view.voyage(1, passage.move().card(), passage.move().tokens());
      assertEquals(passage.cell(), (int) way.cells().get(way.cells().size() - 1));
      assertEquals(passage.isWreck(), way.isWreck());
      wrecks += passage.isWreck() ? 1 : 0;
    }
    assertTrue(wrecks > 0);
  }

  @Test
  public void showsHowFarWeaponsReach() {
    SeaView view = new SeaGame(Chart.of(3)).view(1);
    int cell = Board.read("J5");
    assertEquals(18, view.cellsInReach(cell, CardKind.HARPOON).size());
    assertEquals(6, view.cellsInReach(cell, CardKind.RAM).size());
    // Three rings without the icebergs M3.
    assertEquals(36, view.cellsInReach(cell, CardKind.TRACTOR).size());
    assertEquals(18, view.cellsInReach(cell, CardKind.NET).size());
  }

  @Test
  public void saysWhyACardIsGrey() {
    Chart chart = Chart.of(3).boat(1, "G5", "N").hand(1, "WP01").turnOf(1);
    SeaView view = new SeaGame(chart).view(1);
    SeaMove shot = RULES.readMove("weapon WP01");
    assertEquals(SeaCode.OUT_OF_RANGE, RULES.refusal(view, shot).orElseThrow());
    assertTrue(RULES.refusal(view, RULES.readMove("reorient NE")).isEmpty());
  }

  @Test
  public void nobodyElseKnowsWhereTheWhaleWillLand() {
    Chart chart = Chart.of(2).boat(1, "F5", "N").hand(0, "BB06 CN01").whaleTurn();
    SeaGame game = new SeaGame(chart).play(0, "leap BB06 L5 give CN01");
    assertEquals(Board.read("L5"), (int) game.view(0).leapTarget().orElseThrow());
    assertTrue(game.view(1).isLeapPending());
    assertFalse(game.view(1).leapTarget().isPresent());
    assertTrue(game.events(0).contains(new SeaEvent.LeapAimed(Board.read("L5"))));
    assertFalse(game.events(1).toString().contains("LeapAimed"));
    assertTrue(game.view(1).hand(0, Pile.BOND).isEmpty());
    assertEquals(1, game.view(1).handSize(0, Pile.BOND));
  }

  /** Section 10.5: the end tells where a leap would have led. */
  @Test
  public void whenItIsOverEverybodyKnowsWhereTheWhaleWouldHaveLanded() {
    Chart chart = Chart.of(2).hp(2).boat(1, "J6", "N").hand(0, "BB06").hand(1, "WP01").whaleTurn();
    SeaGame game = new SeaGame(chart).play(0, "leap BB06 L5", "end-action").play(1, "choose 1");
    game.play(1, game.moves(1).get(0));
    assertFalse(game.view(1).leapTarget().isPresent());
    game.play(1, "weapon WP01");
    assertEquals("KILL 1", game.end());
    assertEquals(Board.read("L5"), (int) game.view(1).leapTarget().orElseThrow());
    assertTrue(game.view(1).hand(0, Pile.BOND).isEmpty());
  }

  @Test
  public void teamMatesSeeEachOthersCardsAndTheWhaleSeesNone() {
    Chart chart = Chart.of(2).boat(1, "F5", "N").hand(1, "WP01 MV07").whaleTurn();
    SeaGame game = new SeaGame(chart);
    assertEquals(1, game.view(2).hand(1, Pile.WEAPON).size());
    assertTrue(game.view(0).hand(1, Pile.WEAPON).isEmpty());
    assertEquals(1, game.view(0).handSize(1, Pile.MOVE));
  }

  /** Section 5: who is the whale in the next game. */
  @Test
  public void theFinisherIsTheNextWhale() {
    Chart kill = Chart.of(3).hp(2).boat(2, "H5", "N").hand(2, "WP01").turnOf(2);
    SeaView killed = new SeaGame(kill).play(2, "weapon WP01").view();
    assertEquals(2, RULES.nextWhale(killed, new Chance(1)));
    assertEquals(0, RULES.nextWhale(escaped(NextWhale.KEEP), new Chance(1)));
    assertEquals(1, RULES.nextWhale(escaped(NextWhale.NEXT_SEAT), new Chance(1)));
    boolean[] drawn = new boolean[4];
    for (int seed = 0; seed < 50; seed++) {
      drawn[RULES.nextWhale(escaped(NextWhale.RANDOM), Chance.of(seed, "next"))] = true;
    }
    assertTrue(drawn[0] && drawn[1] && drawn[2] && drawn[3]);
    SeaView going = new SeaGame(Chart.of(3)).view();
    assertThrows(IllegalStateException.class, () -> RULES.nextWhale(going, new Chance(1)));
  }

  private static SeaView escaped(NextWhale rule) {
    Chart chart = Chart.of(3, SeaOptions.NEXT_WHALE_IF_WHALE_WON, rule).whale("B5").whaleTurn();
    return new SeaGame(chart).play(0, "swim A5").view();
  }
}
