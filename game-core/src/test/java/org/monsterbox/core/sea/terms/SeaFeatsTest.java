package org.monsterbox.core.sea.terms;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.Test;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;

/** Section 10.5: what each player did is counted from the events, and agrees with the table. */
public final class SeaFeatsTest {

  private static final MonsterOfTheSea RULES = new MonsterOfTheSea();

  @Test
  public void lifeThatIsTakenCountsAndNotWhatIsWrittenOnTheCard() {
    Event first = new SeaEvent.WhaleHurt(1, 10, 15);
    Event torn = new SeaEvent.NetTorn(7, 2, 14);
    Event last = new SeaEvent.WhaleHurt(2, 10, 0);
    List<Event> hunt = List.of(first, new SeaEvent.WhaleHurt(1, 10, 5), last);
    assertEquals(20, Feats.of(1, hunt).damage());
    assertEquals(5, Feats.of(2, hunt).damage());
    assertEquals(1, Feats.of(2, List.of(first, torn)).damage());
    assertEquals(0, Feats.of(0, hunt).damage());
  }

  @Test
  public void cardsAreCountedByTheirBacksAndNetsOneByOne() {
    int fan = Cards.read("MV10");
    int harpoon = Cards.read("WP01");
    List<Event> hunt =
        List.of(
            new SeaEvent.CardPlayed(1, fan),
            new SeaEvent.CardPlayed(2, fan),
            new SeaEvent.CardPlayed(1, harpoon),
            new SeaEvent.NetsLaid(1, List.of(3, 4), List.of(5, 6)));
    assertEquals(1, Feats.of(1, hunt).played(Pile.MOVE));
    assertEquals(3, Feats.of(1, hunt).played(Pile.WEAPON));
    assertEquals(0, Feats.of(2, hunt).played(Pile.WEAPON));
  }

  @Test
  public void aHunterWithoutASpareBoatIsLostAndNotWrecked() {
    List<Event> hunt = List.of(new SeaEvent.Wrecked(1, 30, 0), new SeaEvent.Died(2));
    assertEquals(1, Feats.of(1, hunt).wrecks());
    assertFalse(Feats.of(1, hunt).isLost());
    assertEquals(0, Feats.of(2, hunt).wrecks());
    assertTrue(Feats.of(2, hunt).isLost());
  }

  /** Of random games, as every seat saw them. */
  @Test
  public void theSumsAgreeWithTheTable() {
    int damage = 0;
    int losses = 0;
    for (int seed = 0; seed < 30; seed++) {
      EventLog log = new EventLog();
      SeaState state =
          RULES.start(new Setup(3 + seed % 2, Options.usual(SeaOptions.ALL), seed), log);
      Random random = new Random(seed);
      while (!RULES.turn(state).isOver()) {
        int seat = RULES.turn(state).first();
        List<SeaMove> moves = RULES.legalMoves(state, seat);
        state = RULES.play(state, seat, moves.get(random.nextInt(moves.size())), log);
      }
      SeaView over = RULES.view(state, seed % 2);
      List<Event> seen = log.seenBy(seed % 2);
      int taken = 0;
      int wrecks = 0;
      for (int seat = 1; seat <= over.hunters(); seat++) {
        Feats feats = Feats.of(seat, seen);
        taken += feats.damage();
        wrecks += feats.wrecks();
        assertEquals(over.status(seat) == Status.DEAD, feats.isLost());
        losses += feats.isLost() ? 1 : 0;
      }
      assertEquals(SeaView.FULL_HP - over.hp(), taken);
      assertEquals(4 - over.reserve(), wrecks);
      damage += taken;
    }
    assertTrue("damage " + damage + ", losses " + losses, damage > 0 && losses > 0);
  }
}
