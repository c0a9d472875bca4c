package org.monsterbox.app.saves;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.content.Intent;
import android.net.Uri;
import android.os.Looper;
import android.view.View;
import android.widget.TextView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.R;
import org.monsterbox.app.claws.ClawsKit;
import org.monsterbox.app.store.AppStores;
import org.monsterbox.app.store.ClawsTable;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.SavedGame;
import org.monsterbox.core.record.BadRecord;

/** Files that other apps hand over. */
@RunWith(AndroidJUnit4.class)
public final class OpenFileTest {

  private static final Chair ANNA = Chair.person(Chair.NOBODY_KNOWN, 0, "Anna");
  private final Uri uri = Uri.parse("content://elsewhere/game.monsterbox");

  private final MonsterBoxApplication app = ApplicationProvider.getApplicationContext();

  @Test
  public void takesInAGameAndGoesToItsTable() {
    byte[] file = exported();

    open(Intent.ACTION_VIEW, new ByteArrayInputStream(file));

    Intent next = shadowOf(app).getNextStartedActivity();
    List<SavedGame> games = AppStores.call(stores -> stores.gameStore().list());
    assertEquals(1, games.size());
    assertEquals(games.get(0).id(), next.getLongExtra("org.monsterbox.app.GAME", 0));
  }

  @Test
  public void takesInWhatIsSharedWithIt() {
    byte[] file = exported();

    open(Intent.ACTION_SEND, new ByteArrayInputStream(file));

    assertEquals(1, AppStores.call(stores -> stores.gameStore().list()).size());
  }

  @Test
  public void saysWhyAFileIsRefused() {
    String text = new String(exported(), StandardCharsets.UTF_8);

    assertRefused(R.string.open_cut_off, 0, "");
    assertRefused(R.string.open_not_a_game, 0, "%PDF-1.7 and so on");
    assertRefused(R.string.open_too_large, 0, text + "x".repeat(2_000_000));
    assertRefused(R.string.open_cut_off, 0, text.substring(0, text.length() - 5));
    assertRefused(R.string.open_newer_app, 0, text.replace("monsterbox 1", "monsterbox 9"));
    assertRefused(R.string.open_unknown_game, 0, text.replace("game claws", "game poker"));
    assertRefused(R.string.open_damaged, 4, text.replace("date 2026", "date 1"));
    assertEquals(List.of(), AppStores.call(stores -> stores.gameStore().list()));
  }

  @Test
  public void refusesAStreamThatNeverEnds() {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return 'm';
          }
        };

    assertEquals(app.getString(R.string.open_too_large), open(Intent.ACTION_VIEW, endless));
  }

  @Test
  public void refusesAProviderThatThrows() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() {
            throw new IllegalStateException("on purpose");
          }
        };

    assertEquals(app.getString(R.string.open_not_readable), open(Intent.ACTION_VIEW, broken));
  }

  @Test
  public void opensNothingButContent() {
    Uri own = Uri.fromFile(app.getDatabasePath("monster-box.db"));
    Intent intent = OpenFileActivity.intent(app, own);

    assertEquals(app.getString(R.string.open_not_readable), messageAfter(intent));
  }

  @Test
  public void hasWordsForEveryReason() {
    for (BadRecord.Reason reason : BadRecord.Reason.values()) {
      assertTrue(app.getString(FailureWords.of(reason), 1).length() > 10);
    }
  }

  private void assertRefused(int message, int line, String file) {
    byte[] bytes = file.getBytes(StandardCharsets.UTF_8);
    assertEquals(
        app.getString(message, line), open(Intent.ACTION_VIEW, new ByteArrayInputStream(bytes)));
    assertNull(shadowOf(app).getNextStartedActivity());
  }

  /** The bytes of a game that is not here any more. */
  private byte[] exported() {
    return AppStores.call(
        stores -> {
          stores.kits().add(new ClawsKit());
          ClawsTable table = new ClawsTable(stores.gameStore(), 4, ANNA, ANNA);
          table.play();
          byte[] bytes = stores.gameStore().export(table.game).orElseThrow();
          stores.gameStore().delete(table.game);
          return bytes;
        });
  }

  private String open(String action, InputStream file) {
    shadowOf(app.getContentResolver()).registerInputStream(uri, file);
    Intent intent = OpenFileActivity.intent(app, uri).setAction(action);
    return messageAfter(
        action.equals(Intent.ACTION_SEND)
            ? intent.setData(null).putExtra(Intent.EXTRA_STREAM, uri)
            : intent);
  }

  /** What is said in the end; empty where nothing is, since the game is opened. */
  private static String messageAfter(Intent intent) {
    try (ActivityScenario<OpenFileActivity> scenario = ActivityScenario.launch(intent)) {
      long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
      while (System.nanoTime() < deadline) {
        shadowOf(Looper.getMainLooper()).idle();
        if (ask(scenario, activity -> activity.isFinishing())) {
          return "";
        }
        if (ask(
            scenario,
            activity -> activity.findViewById(R.id.reading).getVisibility() == View.GONE)) {
          return ask(
              scenario,
              activity -> activity.<TextView>findViewById(R.id.message).getText().toString());
        }
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
      }
      throw new AssertionError("nothing was said");
    }
  }

  private static <T> T ask(
      ActivityScenario<OpenFileActivity> scenario, Function<OpenFileActivity, T> question) {
    AtomicReference<T> answer = new AtomicReference<>();
    scenario.onActivity(activity -> answer.set(question.apply(activity)));
    return answer.get();
  }
}
