package org.monsterbox.app.store;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.SavedGame;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.game.Turn;
import org.monsterbox.core.record.Entry;
import org.monsterbox.core.record.RecordWriter;
import org.monsterbox.core.record.Replay;

@RunWith(AndroidJUnit4.class)
public final class GameStoreTest {

  private static final Chair ANNA = Chair.person(Chair.NOBODY_KNOWN, 3, "Anna");
  private static final Chair GROB = Chair.bot(Grade.HARD, 5, "Grob");

  @Rule public final OffTheMainThread thread = new OffTheMainThread();

  private final TestStore kept =
      new TestStore(ApplicationProvider.<Context>getApplicationContext());

  @After
  public void close() {
    kept.close();
  }

  @Test
  public void keepsEveryMoveAsItIsMade() throws StoreFailure {
    ClawsTable table = new ClawsTable(kept.games, 7, ANNA, GROB);
    table.play();
    table.play();
    table.say("well played");
    table.undo();

    // No ceremony: the process is gone, and another one opens the same file.
    kept.killAndReopen();

    Opened.Sound sound = (Opened.Sound) kept.games.load(table.game);
    Replay<?, ?> replay = new Replay<>(new Claws(), sound.record());
    replay.goToEnd();
    assertEquals(4, replay.position());
    assertEquals(table.hash(), replay.now().hash());
    assertEquals(List.of(ANNA, GROB), sound.chairs());
  }

  @Test
  public void refusesAnEntryThatDoesNotFollowTheLast() throws StoreFailure {
    ClawsTable table = new ClawsTable(kept.games, 7, ANNA, GROB);
    table.play();

    StoreFailure failure =
        assertThrows(
            StoreFailure.class,
            () ->
                kept.games.append(
                    table.game,
                    new Entry.Comment("late"),
                    new Standing(1, 5, Turn.of(0), 0, 0, 0)));

    assertEquals(StoreFailure.Reason.OUT_OF_STEP, failure.reason());
    assertTrue(kept.games.load(table.game) instanceof Opened.Sound);
  }

  @Test
  public void exportsWhatTheWriterWouldWrite() throws StoreFailure {
    ClawsTable table = new ClawsTable(kept.games, 7, ANNA, GROB, GROB, ANNA);
    table.playToTheEnd();
    table.undo();
    table.playToTheEnd();

    Opened.Sound sound = (Opened.Sound) kept.games.load(table.game);
    String written = new RecordWriter(new Claws()).text(sound.record());

    assertEquals(
        written, new String(kept.games.export(table.game).orElseThrow(), StandardCharsets.UTF_8));
    assertEquals(SavedGame.Status.FINISHED, sound.saved().status());
  }

  @Test
  public void continuesTheGamePlayedLast() throws StoreFailure {
    assertEquals(Optional.empty(), kept.games.latest());
    ClawsTable first = new ClawsTable(kept.games, 1, ANNA, GROB);
    ClawsTable second = new ClawsTable(kept.games, 2, ANNA, GROB);
    first.play();
    assertEquals(first.game, kept.games.latest().orElseThrow().id());

    first.playToTheEnd();

    assertEquals(second.game, kept.games.latest().orElseThrow().id());
  }

  @Test
  public void abandonedGamesAreKeptAndCanBeTakenUpAgain() throws StoreFailure {
    ClawsTable table = new ClawsTable(kept.games, 1, ANNA, GROB);
    kept.games.abandon(table.game);
    assertEquals(SavedGame.Status.ABANDONED, kept.games.list().get(0).status());
    assertEquals(Optional.empty(), kept.games.latest());

    table.play();

    assertEquals(SavedGame.Status.PLAYING, kept.games.list().get(0).status());
  }

  @Test
  public void handsASeatToABotAndBack() throws StoreFailure {
    ClawsTable table = new ClawsTable(kept.games, 1, ANNA, GROB);
    Chair stand = Chair.bot(Grade.EASY, 3, "Anna");

    kept.games.reseat(table.game, 0, stand);
    table.play();
    Opened.Sound handed = (Opened.Sound) kept.games.load(table.game);
    kept.games.reseat(table.game, 0, ANNA);
    Opened.Sound back = (Opened.Sound) kept.games.load(table.game);

    assertEquals(List.of(stand, GROB), handed.chairs());
    assertEquals(List.of(stand.sitter(), GROB.sitter()), handed.record().header().sitters());
    assertEquals(List.of(ANNA, GROB), back.chairs());
    assertEquals(List.of(ANNA.sitter(), GROB.sitter()), back.record().header().sitters());
  }

  @Test
  public void listsHowGamesStand() throws StoreFailure {
    ClawsTable table = new ClawsTable(kept.games, 1, ANNA, GROB);
    table.play();

    SavedGame saved = kept.games.list().get(0);

    assertEquals("claws", saved.game());
    assertEquals(Turn.of(1), saved.turn());
    assertEquals(0.01f, saved.progress(), 0);
    assertEquals(1000, saved.playedMillis());
    assertEquals(kept.now - 1, saved.updatedAt());
    assertEquals(Optional.of(saved), kept.games.find(table.game));
  }

  @Test
  public void givesADeletedGameBackAfterARestart() throws StoreFailure {
    ClawsTable table = new ClawsTable(kept.games, 1, ANNA, GROB);
    table.play();
    kept.games.delete(table.game);
    kept.killAndReopen();
    assertEquals(List.of(), kept.games.list());
    assertEquals(Optional.empty(), kept.games.latest());
    assertTrue(kept.games.load(table.game) instanceof Opened.Gone);

    new ClawsTable(kept.games, 2, ANNA, GROB);
    kept.games.restore(table.game);

    assertTrue(kept.games.load(table.game) instanceof Opened.Sound);
  }

  @Test
  public void forgetsDeletedGamesAfterAWeek() throws StoreFailure {
    ClawsTable deleted = new ClawsTable(kept.games, 1, ANNA, GROB);
    deleted.play();
    kept.games.delete(deleted.game);

    kept.now += GameStore.KEPT_AFTER_DELETION_MILLIS + 1;
    ClawsTable other = new ClawsTable(kept.games, 2, ANNA, GROB);
    kept.games.restore(deleted.game);

    assertEquals(1, kept.games.list().size());
    assertEquals(other.game, kept.games.list().get(0).id());
    assertEquals(List.of(), kept.database.games().entries(deleted.game));
    assertEquals(List.of(), kept.database.games().chairs(deleted.game));
  }

  @Test
  public void neverGivesANumberTwice() throws StoreFailure {
    ClawsTable first = new ClawsTable(kept.games, 1, ANNA, GROB);
    kept.games.delete(first.game);
    kept.now += GameStore.KEPT_AFTER_DELETION_MILLIS + 1;

    assertTrue(new ClawsTable(kept.games, 2, ANNA, GROB).game > first.game);
  }
}
