package org.monsterbox.app.store;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.nio.charset.StandardCharsets;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.SavedGame;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.record.BadRecord;

/** Games whose rows were spoiled behind the store's back. */
@RunWith(AndroidJUnit4.class)
public final class DamagedGameTest {

  @Rule public final OffTheMainThread thread = new OffTheMainThread();

  private final TestStore kept =
      new TestStore(ApplicationProvider.<Context>getApplicationContext());
  private ClawsTable table;

  @Before
  public void playSome() throws StoreFailure {
    table =
        new ClawsTable(
            kept.games,
            11,
            Chair.person(Chair.NOBODY_KNOWN, 0, "Anna"),
            Chair.bot(Grade.EASY, 1, "Mo"));
    for (int move = 0; move < 6; move++) {
      table.play();
    }
    table.say("a remark");
    table.say("another");
  }

  @After
  public void close() {
    kept.close();
  }

  @Test
  public void missesALostMove() throws StoreFailure {
    assertDamaged("DELETE FROM entry WHERE number = 3");
  }

  @Test
  public void missesTheLastEntry() throws StoreFailure {
    assertEquals(
        BadRecord.Reason.COUNT_DIFFERS, assertDamaged("DELETE FROM entry WHERE number = 8"));
  }

  @Test
  public void missesALostRemark() throws StoreFailure {
    assertEquals(
        BadRecord.Reason.COUNT_DIFFERS, assertDamaged("DELETE FROM entry WHERE number = 7"));
  }

  @Test
  public void noticesAnIllegalMove() throws StoreFailure {
    assertDamaged("UPDATE entry SET line = '0 claw 99' WHERE number = 1");
  }

  @Test
  public void noticesALineThatIsNone() throws StoreFailure {
    assertDamaged("UPDATE entry SET line = '' WHERE number = 2");
  }

  @Test
  public void noticesAnotherMove() throws StoreFailure {
    // The last move could also have been this one.
    String other = table.otherThanLast();
    assertEquals(
        BadRecord.Reason.HASH_DIFFERS,
        assertDamaged("UPDATE entry SET line = '" + other + "' WHERE number = 6"));
  }

  @Test
  public void noticesAnotherHash() throws StoreFailure {
    assertEquals(BadRecord.Reason.HASH_DIFFERS, assertDamaged("UPDATE game SET hash = hash + 1"));
  }

  @Test
  public void noticesAnotherSeed() throws StoreFailure {
    assertDamaged("UPDATE game SET header = replace(header, 'seed 11', 'seed 12')");
  }

  @Test
  public void noticesAHeaderThatIsNone() throws StoreFailure {
    assertDamaged("UPDATE game SET header = 'nothing'");
  }

  @Test
  public void putsTheNameOfAMissingChairBack() throws StoreFailure {
    kept.execute("DELETE FROM chair WHERE seat = 1");

    Opened.Sound sound = (Opened.Sound) kept.games.load(table.game);

    assertEquals("Mo", sound.chairs().get(1).name());
    assertEquals(2, sound.chairs().size());
  }

  @Test
  public void aGameThatCanBeReadAgainIsNoLongerDamaged() throws StoreFailure {
    assertDamaged("UPDATE game SET hash = hash + 1");

    kept.execute("UPDATE game SET hash = hash - 1");

    assertTrue(kept.games.load(table.game) instanceof Opened.Sound);
    assertEquals(SavedGame.Status.PLAYING, kept.games.list().get(0).status());
  }

  @Test
  public void aGameNobodyKnowsHereIsNotDamaged() throws StoreFailure {
    kept.execute("UPDATE game SET header = replace(header, 'game claws', 'game jaws')");

    Opened.Unreadable unreadable = (Opened.Unreadable) kept.games.load(table.game);

    assertEquals(BadRecord.Reason.UNKNOWN_GAME, unreadable.reason());
    assertEquals(SavedGame.Status.PLAYING, kept.games.list().get(0).status());
  }

  private BadRecord.Reason assertDamaged(String change) throws StoreFailure {
    kept.execute(change);

    Opened.Unreadable unreadable = (Opened.Unreadable) kept.games.load(table.game);

    assertEquals(SavedGame.Status.DAMAGED, unreadable.saved().status());
    kept.killAndReopen();
    assertEquals(SavedGame.Status.DAMAGED, kept.games.list().get(0).status());
    assertTrue("not to be continued", kept.games.latest().isEmpty());
    String raw = new String(kept.games.export(table.game).orElseThrow(), StandardCharsets.UTF_8);
    assertTrue(
        "what is left can be passed on", raw.contains("# a remark") || raw.contains("# another"));
    return unreadable.reason();
  }
}
