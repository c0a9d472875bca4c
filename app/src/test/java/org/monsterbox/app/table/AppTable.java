package org.monsterbox.app.table;

import static org.junit.Assert.assertTrue;

import android.os.Bundle;
import android.os.Looper;
import android.view.View;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeProvider;
import android.widget.TextView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.espresso.Espresso;
import androidx.test.platform.app.InstrumentationRegistry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.R;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.settings.BotSpeed;
import org.monsterbox.app.settings.Switch;
import org.monsterbox.app.store.AppStores;
import org.monsterbox.app.store.FreshGame;
import org.monsterbox.app.store.Opened;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.record.Entry;
import org.robolectric.Robolectric;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;

/** A tiny game in the real app: its store, its threads, its window. */
public class AppTable implements AutoCloseable {

  private static final List<String> NAMES = List.of("Anna", "Bob", "Carl", "Dora");
  private static final int MOST_NODES = 60;

  public final MonsterBoxApplication app =
      MonsterBoxApplication.of(ApplicationProvider.getApplicationContext());
  public final long game;
  public ActivityScenario<MainActivity> scenario;

  /** By seat: P for a person, anything else for a bot; bots move at once. */
  public AppTable(GameKit<?, ?, ?> kit, String seats, long seed) {
    app.kits().add(kit);
    app.settings().setBotSpeed(BotSpeed.INSTANT);
    app.settings().set(Switch.REDUCED_MOTION, true);
    app.settings().set(Switch.OFFER_LESSONS, false);
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < seats.length(); seat++) {
      String name = NAMES.get(seat);
      chairs.add(
          seats.charAt(seat) == 'P'
              ? Chair.person(Chair.NOBODY_KNOWN, seat, name)
              : Chair.bot(Grade.EASY, seat, name));
    }
    Options options = Options.usual(kit.rules().options());
    FreshGame fresh = FreshGame.of(kit.rules(), chairs, options, seed, "1");
    game = AppStores.call(stores -> stores.gameStore().begin(fresh));
  }

  /** As if the app was started and the game taken up again. */
  public AppTable launch() {
    return launch(activity -> activity.openTable(game));
  }

  /** The app is started and led somewhere. */
  public AppTable launch(Consumer<MainActivity> way) {
    scenario = ActivityScenario.launch(MainActivity.class);
    scenario.onActivity(way::accept);
    settle();
    return this;
  }

  @Override
  public void close() {
    scenario.close();
  }

  /**
   * The process dies: nothing is left but what is stored, and what the system has saved of the
   * screen.
   */
  ActivityController<MainActivity> die() {
    Bundle saved = new Bundle();
    scenario.onActivity(
        activity ->
            InstrumentationRegistry.getInstrumentation()
                .callActivityOnSaveInstanceState(activity, saved));
    scenario.close();
    ActivityController<MainActivity> again =
        Robolectric.buildActivity(MainActivity.class).setup(saved);
    settle();
    return again;
  }

  /** All that can be done now is done. */
  public void settle() {
    Espresso.onIdle();
  }

  public void pass(long millis) {
    Shadows.shadowOf(Looper.getMainLooper()).idleFor(millis, TimeUnit.MILLISECONDS);
    settle();
  }

  public <T> T read(Function<MainActivity, T> question) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    scenario.onActivity(activity -> answer.complete(question.apply(activity)));
    return answer.join();
  }

  public String text(int id) {
    return read(activity -> activity.<TextView>findViewById(id).getText().toString());
  }

  public boolean isShown(int id) {
    return read(
        activity -> {
          View view = activity.findViewById(id);
          return view != null && view.isShown();
        });
  }

  public boolean isEnabled(int id) {
    return read(activity -> activity.findViewById(id).isEnabled());
  }

  public void click(int id) {
    assertTrue(isShown(id));
    scenario.onActivity(activity -> activity.findViewById(id).performClick());
    settle();
  }

  /** What a screen reader finds on the table, in order, by the number to touch it with. */
  static Map<String, Integer> spokenNodes(MainActivity activity) {
    Map<String, Integer> found = new LinkedHashMap<>();
    AccessibilityNodeProvider nodes =
        activity.findViewById(R.id.scene).getAccessibilityNodeProvider();
    // Makes the numbers of all nodes that there are now.
    nodes.createAccessibilityNodeInfo(View.NO_ID);
    for (int number = 1; number < MOST_NODES; number++) {
      AccessibilityNodeInfo node = nodes.createAccessibilityNodeInfo(number);
      String label = node == null ? "" : String.valueOf(node.getContentDescription());
      if (!label.isEmpty() && !label.equals("null")) {
        found.put(label, number);
      }
    }
    return found;
  }

  /** In the order of the alphabet: the numbers of nodes depend on what was there before. */
  public List<String> spoken() {
    return read(activity -> new ArrayList<>(new TreeSet<>(spokenNodes(activity).keySet())));
  }

  public void touch(String label) {
    scenario.onActivity(activity -> touch(activity, spokenNodes(activity).get(label)));
  }

  void touchTwice(String label) {
    scenario.onActivity(
        activity -> {
          int number = spokenNodes(activity).get(label);
          touch(activity, number);
          touch(activity, number);
        });
  }

  private static void touch(MainActivity activity, int number) {
    activity
        .findViewById(R.id.scene)
        .getAccessibilityNodeProvider()
        .performAction(number, AccessibilityNodeInfo.ACTION_CLICK, null);
  }

  public List<Entry> entries() throws Exception {
    Opened opened = AppStores.call(stores -> stores.gameStore().load(game));
    return ((Opened.Sound) opened).record().entries();
  }
}
