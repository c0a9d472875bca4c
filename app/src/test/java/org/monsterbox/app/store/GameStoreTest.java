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
}
