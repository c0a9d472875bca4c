package org.monsterbox.app.saves;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.pressKey;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.isClickable;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.isFocused;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.content.Intent;
import android.net.Uri;
import android.view.KeyEvent;
import androidx.core.content.IntentCompat;
import androidx.fragment.app.Fragment;
import androidx.recyclerview.widget.RecyclerView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.function.Supplier;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.R;
import org.monsterbox.app.claws.ClawsKit;
import org.monsterbox.app.store.AppStores;
import org.monsterbox.app.store.ClawsTable;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.table.TableFragment;
import org.monsterbox.core.bot.Grade;

/** The list of saved games, as people use it. */
@RunWith(AndroidJUnit4.class)
public final class SavesScreenTest {

  private static final Chair ANNA = Chair.person(Chair.NOBODY_KNOWN, 0, "Anna");
  private static final Chair GROB = Chair.bot(Grade.HARD, 3, "Grob");

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  @Test
  public void showsASleepingMonsterWhereNothingIsKept() {
    open(
        () -> {
          onView(withText(R.string.saves_empty_title)).check(matches(isDisplayed()));
          return null;
        });
  }

  @Test
  public void goesOnWithoutADatabase() {
    File file = ApplicationProvider.getApplicationContext().getDatabasePath("monster-box.db");
    assertTrue("a directory where the database should be", file.mkdirs());

    open(
        () -> {
          onView(withText(R.string.saves_title)).check(matches(isDisplayed()));
          return null;
        });
  }

  @Test
  public void saysWhoPlaysAndWhoseTurnItIs() {
    game(1);

    open(
        () -> {
          onView(withText(R.string.saves_playing)).check(matches(isDisplayed()));
          onView(withText("Grob to play")).check(matches(isDisplayed()));
          onView(
                  withContentDescription(
                      allOf(
                          startsWith("Monster Box. Anna, Grob (bot). Grob to play. "),
                          containsString("just now"))))
              .check(matches(allOf(isDisplayed(), isClickable())));
          onView(withText(R.string.saves_empty_title)).check(matches(not(isDisplayed())));
          return null;
        });
  }

  @Test
  public void putsFinishedGamesInTheirOwnSection() {
    AppStores.call(
        app -> {
          addKit(app);
          new ClawsTable(app.gameStore(), 3, ANNA, GROB).playToTheEnd();
          return null;
        });

    open(
        () -> {
          onView(withText(R.string.saves_playing)).check(doesNotExist());
          onView(withText(R.string.saves_over)).check(matches(isDisplayed()));
          onView(withId(R.id.go_on)).check(matches(withText(R.string.saves_replay)));
          return null;
        });
  }

  @Test
  public void deletesAndGivesBack() {
    game(1);

    open(
        () -> {
          onView(withId(R.id.delete)).perform(click());
          onView(withText("Grob to play")).check(doesNotExist());
          onView(withText(R.string.saves_empty_title)).check(matches(isDisplayed()));

          onView(withText(R.string.saves_undo)).perform(click());
          onView(withText("Grob to play")).check(matches(isDisplayed()));
          return null;
        });
  }

  @Test
  public void warnsBeforeSecretsAreShared() {
    game(1);

    open(
        () -> {
          onView(withId(R.id.share)).perform(click());
          onView(withText(R.string.saves_secrets)).inRoot(isDialog()).check(matches(isDisplayed()));
          onView(withText(R.string.saves_cancel)).inRoot(isDialog()).perform(click());
          assertNull(started());
          return null;
        });
  }

  @Test
  public void sharesAFileThatIsTheRecord() throws IOException {
    long game = game(1);

    Intent chooser =
        open(
            () -> {
              onView(withId(R.id.share)).perform(click());
              onView(withText(R.string.saves_share_anyway)).inRoot(isDialog()).perform(click());
              onView(withText("Grob to play")).check(matches(isDisplayed()));
              return started();
            });

    Intent send = IntentCompat.getParcelableExtra(chooser, Intent.EXTRA_INTENT, Intent.class);
    Uri uri = IntentCompat.getParcelableExtra(send, Intent.EXTRA_STREAM, Uri.class);
    assertEquals(Intent.ACTION_SEND, send.getAction());
    assertEquals("content", uri.getScheme());
    assertTrue(
        uri.toString(), uri.getLastPathSegment().matches("monster-box-[0-9-]{10}\\.monsterbox"));
    assertTrue((send.getFlags() & Intent.FLAG_GRANT_READ_URI_PERMISSION) != 0);
    File file =
        new File(
            ApplicationProvider.getApplicationContext().getCacheDir(),
            "shared/" + uri.getLastPathSegment());
    assertArrayEquals(
        AppStores.call(app -> app.gameStore().export(game)).orElseThrow(),
        Files.readAllBytes(file.toPath()));
  }

  @Test
  public void saysWhichGamesAreDamagedAndWhatCanBeDone() {
    long game = game(1);
    AppStores.call(
        app -> {
          AppStores.spoil(app, "UPDATE game SET hash = 5");
          return app.gameStore().load(game);
        });

    open(
        () -> {
          onView(withText(R.string.saves_damaged)).check(matches(isDisplayed()));
          onView(withText(R.string.saves_is_damaged)).check(matches(isDisplayed()));
          onView(withId(R.id.go_on)).check(matches(not(isDisplayed())));
          onView(withId(R.id.replay)).check(matches(not(isDisplayed())));
          onView(withId(R.id.share)).check(matches(isDisplayed()));
          onView(withId(R.id.delete)).check(matches(isDisplayed()));
          return null;
        });
  }

  @Test
  public void tellsApartTheButtonsOfManyGames() {
    game(1);

    open(
        () -> {
          onView(withId(R.id.delete))
              .check(matches(withContentDescription("Delete: Monster Box, Anna, Grob (bot)")));
          return null;
        });
  }

  @Test
  public void goesOnAtTheTable() {
    game(1);

    try (ActivityScenario<MainActivity> scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(Navigator::openSaves);
      onView(withId(R.id.go_on)).perform(click());
      assertShown(scenario, TableFragment.class);
    }
  }

  @Test
  public void goesOnByKeyboard() {
    game(1);

    try (ActivityScenario<MainActivity> scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(Navigator::openSaves);
      onView(withText("Grob to play")).check(matches(isDisplayed()));
      scenario.onActivity(
          activity -> {
            RecyclerView games = activity.findViewById(R.id.games);
            assertTrue(games.getChildAt(1).requestFocusFromTouch());
          });
      onView(isFocused()).perform(pressKey(KeyEvent.KEYCODE_ENTER));
      assertShown(scenario, TableFragment.class);
    }
  }

  @Test
  public void aGameFromAFileIsOpenedAtTheTable() {
    long game = game(1);
    Intent intent = MainActivity.atGame(ApplicationProvider.getApplicationContext(), game, false);

    try (ActivityScenario<MainActivity> scenario = ActivityScenario.launch(intent)) {
      assertShown(scenario, TableFragment.class);
    }
  }

  private static void assertShown(
      ActivityScenario<MainActivity> scenario, Class<? extends Fragment> screen) {
    scenario.onActivity(
        activity ->
            assertEquals(
                screen,
                activity
                    .getSupportFragmentManager()
                    .findFragmentById(android.R.id.content)
                    .getClass()));
  }

  private static void addKit(MonsterBoxApplication app) {
    app.kits().add(new ClawsKit());
  }

  private static long game(long seed) {
    return AppStores.call(
        app -> {
          addKit(app);
          ClawsTable table = new ClawsTable(app.gameStore(), seed, ANNA, GROB);
          table.play();
          return table.game;
        });
  }

  private static Intent started() {
    MonsterBoxApplication app = ApplicationProvider.getApplicationContext();
    return shadowOf(app).getNextStartedActivity();
  }

  private static <T> T open(Supplier<T> look) {
    try (ActivityScenario<MainActivity> scenario = ActivityScenario.launch(MainActivity.class)) {
      started();
      scenario.onActivity(Navigator::openSaves);
      return look.get();
    }
  }
}
