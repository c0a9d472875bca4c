package org.monsterbox.app.store;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertThrows;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.SavedGame;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.record.BadRecord.Reason;
import org.monsterbox.core.record.Limits;

/** Games that come as files, and files that are none. */
@RunWith(AndroidJUnit4.class)
public final class ImportTest {

  private static final Chair ANNA = Chair.person(Chair.NOBODY_KNOWN, 0, "Anna");
  private static final Chair GROB = Chair.bot(Grade.MONSTER, 1, "Grob");

  @Rule public final OffTheMainThread thread = new OffTheMainThread();

  private final TestStore kept =
      new TestStore(ApplicationProvider.<Context>getApplicationContext());

  @After
  public void close() {
    kept.close();
  }

  @Test
  public void takesInAGameFromElsewhere() throws StoreFailure {
    byte[] file = exportAndForget(table());

    Imported.Added added = (Imported.Added) kept.games.importGame(file);

    Opened.Sound sound = (Opened.Sound) kept.games.load(added.game());
    assertEquals(List.of(ANNA, GROB), sound.chairs());
    assertEquals(SavedGame.Status.PLAYING, sound.saved().status());
    assertArrayEquals(file, kept.games.export(added.game()).orElseThrow());
  }

  @Test
  public void opensTheGameThatIsAlreadyHere() throws StoreFailure {
    ClawsTable table = table();
    byte[] file = kept.games.export(table.game).orElseThrow();

    assertEquals(new Imported.AlreadyHere(table.game), kept.games.importGame(file));
    table.play();
    assertEquals(
        "and has gone on since", new Imported.AlreadyHere(table.game), kept.games.importGame(file));
    assertEquals(1, kept.games.list().size());
  }

  @Test
  public void keepsAGameThatHasGoneOnElsewhereBesideTheOld() throws StoreFailure {
    ClawsTable table = table();
    byte[] early = kept.games.export(table.game).orElseThrow();
    table.play();
    byte[] late = exportAndForget(table);
    long old = ((Imported.Added) kept.games.importGame(early)).game();

    Imported.Added added = (Imported.Added) kept.games.importGame(late);

    assertArrayEquals(early, kept.games.export(old).orElseThrow());
    assertArrayEquals(late, kept.games.export(added.game()).orElseThrow());
  }

  @Test
  public void countsNoFinishedGameFromElsewhereAsPlayedHere() throws StoreFailure {
    ClawsTable table = new ClawsTable(kept.games, 5, ANNA, GROB);
    table.playToTheEnd();
    int winners = kept.games.find(table.game).orElseThrow().winners();
    byte[] file = exportAndForget(table);
    kept.execute("DELETE FROM result");

    Imported.Added added = (Imported.Added) kept.games.importGame(file);

    SavedGame saved = kept.games.find(added.game()).orElseThrow();
    assertEquals(SavedGame.Status.FINISHED, saved.status());
    assertEquals("who has won is known all the same", winners, saved.winners());
    assertNotEquals(0, winners);
    assertEquals(List.of(), kept.database.people().results());
  }

  @Test
  public void refusesAnEmptyFile() throws Exception {
    assertRefused(Reason.CUT_OFF, new byte[0]);
  }

  @Test
  public void refusesWhatIsTooLarge() throws Exception {
    byte[] large = new byte[2 * 1024 * 1024];
    Arrays.fill(large, (byte) 'm');

    assertRefused(Reason.TOO_LARGE, large);
  }

  @Test
  public void refusesAPicture() throws Exception {
    byte[] noise = new byte[5000];
    new Random(1).nextBytes(noise);

    assertRefused(Reason.NOT_A_RECORD, noise);
  }

  @Test
  public void refusesAFileThatWasCut() throws Exception {
    byte[] file = exportAndForget(table());

    assertRefused(Reason.CUT_OFF, Arrays.copyOf(file, file.length - 10));
  }

  @Test
  public void refusesAGameThatWentAnotherWay() throws Exception {
    String text = new String(exportAndForget(table()), StandardCharsets.UTF_8);
    String last = text.substring(text.length() - 17, text.length() - 1);

    assertRefused(Reason.HASH_DIFFERS, text.replace(last, "0123456789abcdef"));
  }

  @Test
  public void refusesTheFileOfANewerApp() throws Exception {
    String text = new String(exportAndForget(table()), StandardCharsets.UTF_8);

    assertRefused(Reason.NEWER_APP, text.replace("monsterbox 1\n", "monsterbox 2\n"));
    assertRefused(Reason.NEWER_APP, text.replace("game claws 1\n", "game claws 2\n"));
  }

  @Test
  public void refusesAGameThatIsNotInTheBox() throws Exception {
    String text = new String(exportAndForget(table()), StandardCharsets.UTF_8);

    assertRefused(Reason.UNKNOWN_GAME, text.replace("game claws", "game poker"));
  }

  @Test
  public void readsNoMoreThanItMustOfAStreamWithoutEnd() throws IOException {
    int[] served = {0};
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            served[0]++;
            return 'm';
          }
        };

    byte[] bytes = Bytes.read(endless);

    assertEquals(Limits.USUAL.bytes() + 1, bytes.length);
    assertEquals(bytes.length, served[0]);
  }

  @Test
  public void doesNotWaitForAStreamThatStandsStill() {
    InputStream still =
        new InputStream() {
          @Override
          public int read() {
            return 0;
          }

          @Override
          public int read(byte[] into, int offset, int length) {
            return 0;
          }
        };

    assertThrows(IOException.class, () -> Bytes.read(still));
  }

  private ClawsTable table() throws StoreFailure {
    ClawsTable table = new ClawsTable(kept.games, 5, ANNA, GROB);
    table.play();
    table.say("Zoë’s idea 🐙");
    table.play();
    return table;
  }

  private byte[] exportAndForget(ClawsTable table) throws StoreFailure {
    byte[] file = kept.games.export(table.game).orElseThrow();
    kept.games.delete(table.game);
    return file;
  }

  private void assertRefused(Reason reason, String text) throws Exception {
    assertRefused(reason, text.getBytes(StandardCharsets.UTF_8));
  }

  private void assertRefused(Reason reason, byte[] file) throws Exception {
    byte[] read = Bytes.read(new ByteArrayInputStream(file));

    Imported.Refused refused = (Imported.Refused) kept.games.importGame(read);

    assertEquals(reason, refused.reason());
    assertEquals("nothing was kept", List.of(), kept.games.list());
  }
}
