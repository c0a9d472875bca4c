package org.monsterbox.core.bigmonster.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.BigMonsterCompleted;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.CrystalCompleted;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.Mutated;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.TilePlaced;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.ModeChoice;
import org.monsterbox.core.bigmonster.terms.Mutation;
import org.monsterbox.core.bigmonster.tiles.Colour;
import org.monsterbox.core.bigmonster.tiles.Crystal;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.game.Options;

/** What a screen can say before a tile is placed, and what everybody is told afterwards. */
public final class BigMonsterPreviewTest {

  private static Preview preview(Camp camp, int x, int y) {
    BigMonsterTable table = camp.state().table;
    return Preview.of(table, 0, table.revealed(0), new Anchor(x, y));
  }

  private static Camp camp(String map, String tile) {
    return Camp.of(4).tableau(0, map).placing(tile + " TOAD TOAD TOAD");
  }

  @Test
  public void crystalsThatWouldBeComplete() {
    Preview preview = preview(camp("E11: RUNE_BLUE_B@2,0 RUNE_BLUE_T@1,2", "LAVA_GREEN"), 2, 2);
    assertEquals(List.of(new Crystal(Colour.BLUE, 4, 4)), preview.crystals());
    assertEquals(0, preview.before().crystals());
    assertEquals(10, preview.after().crystals());
    assertEquals(14, preview.gain());
  }

  @Test
  public void monstersThatWouldMutate() {
    Camp camp = camp("E04: ICE_CHICK@2,0 ICE_CRAB@3,0", "MUTAGEN_DOUBLE");
    List<Mutation> mutations = preview(camp, 2, -1).mutations();
    assertEquals(2, mutations.size());
    assertEquals(new Mutation(mutations.get(0).tile(), 2, 0, 1, 10), mutations.get(0));
    assertEquals(new Mutation(mutations.get(1).tile(), 3, 0, 1, 7), mutations.get(1));
    assertEquals(14, preview(camp, 2, -1).gain());
  }

  @Test
  public void aMutantBetweenTwoBeams() {
    Camp camp = camp("E04: REAPER@2,-1 MUTAGEN_SINGLE@2,1 MUTAGEN_DOUBLE@2,-2", "ICE_HORN");
    Mutation mutation = preview(camp, 3, -1).mutations().get(0);
    assertEquals(2, mutation.level());
    assertEquals(15, mutation.points());
  }

  @Test
  public void aBigMonster() {
    Preview preview = preview(camp("E10: BIG_R@2,0", "BIG_L"), -1, 0);
    assertEquals(Optional.empty(), preview.bigMonster());
    Preview pair = preview(camp("E10: BIG_L@2,0", "BIG_R"), 3, 0);
    assertEquals(Optional.of(new Anchor(2, 0)), pair.bigMonster());
    assertEquals(14, pair.gain());
  }

  @Test
  public void medalsThatWouldBeMet() {
    Preview preview = preview(camp("E01: REAPER@2,0 REAPER@3,0", "REAPER"), 4, 0);
    assertEquals(List.of(Medal.DESERT), preview.medals());
    assertEquals(List.of(), preview.teamMedals());
    assertEquals(0, preview.gain());
    Options team =
        Options.usual(BigMonsterOptions.ALL).with(BigMonsterOptions.MODE, ModeChoice.TEAM);
    Camp partners =
        Camp.of(4, team)
            .tableau(0, "E01: REAPER@2,0 REAPER@3,0")
            .tableau(2, "E04: REAPER@2,0 REAPER@3,0 REAPER@4,0")
            .placing("REAPER TOAD TOAD TOAD");
    assertEquals(List.of(Medal.DESERT), preview(partners, 4, 0).teamMedals());
  }

  @Test
  public void everyGhostPlaceIsLegalAndNoOther() {
    TestCamp game = new TestCamp(camp("E01: TOAD@2,0 TOAD@3,1", "REAPER"));
    List<Anchor> anchors = Preview.anchors(game.table(), 0, game.table().revealed(0));
    assertEquals(new BigMonster().legalMoves(game.state(), 0).size(), anchors.size());
    assertTrue(anchors.contains(new Anchor(4, 0)));
  }

  @Test
  public void whatHappensIsTold() {
    TestCamp game = new TestCamp(camp("E04: ICE_CHICK@2,0 ICE_CRAB@3,0", "MUTAGEN_DOUBLE"));
    int tile = game.table().revealed(0);
    game.play(0, "place 2 -1");
    assertEquals(new TilePlaced(0, tile, 2, -1), game.seenBy(3).get(0));
    assertTrue(game.seenBy(3).get(1) instanceof Mutated);
    assertTrue(game.seenBy(3).get(2) instanceof Mutated);
    game = new TestCamp(camp("E01: RUNE_RED_B@2,0", "RUNE_RED_T"));
    game.play(0, "place 2 2");
    assertEquals(new CrystalCompleted(0, new Crystal(Colour.RED, 5, 4)), game.seenBy(1).get(1));
    game = new TestCamp(camp("E01: BIG_R@2,0 TOAD@3,0", "BIG_L"));
    game.play(0, "place 4 0");
    assertEquals(1, game.seenBy(1).size());
    game = new TestCamp(camp("E01: TOAD@-1,0 BIG_R@-1,2", "BIG_L")).play(0, "place -2 2");
    assertEquals(new BigMonsterCompleted(0, -2, 2), game.seenBy(1).get(1));
  }
}
