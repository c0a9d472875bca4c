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
import org.monsterbox.app.claws.ClawsKit;
import org.monsterbox.app.settings.BotSpeed;
import org.monsterbox.app.settings.Switch;
import org.monsterbox.app.store.AppStores;
import org.monsterbox.app.store.Chair;
import org.monsterbox.app.store.Opened;
import org.monsterbox.app.store.Standing;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.game.Turn;
import org.monsterbox.core.record.Entry;
import org.monsterbox.core.record.Hashed;
import org.monsterbox.core.record.Header;
import org.robolectric.Robolectric;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;

/** A game of Claws in the real app: its store, its threads, its window. */
public final class ClawsTable implements AutoCloseable {

  private static final List<String> NAMES = List.of("Anna", "Bob", "Carl", "Dora");
  private static final int MOST_NODES = 60;

  public final MonsterBoxApplication app =
      MonsterBoxApplication.of(ApplicationProvider.getApplicationContext());
  public final long game;
  public ActivityScenario<MainActivity> scenario;

  /** By seat: P for a person, anything else for a bot; bots move at once. */
  public ClawsTable(String seats, long seed) throws Exception {
    this(new ClawsKit(), seats, seed);
  }

  ClawsTable(ClawsKit kit, String seats, long seed) throws Exception {
    app.kits().add(kit);
    app.settings().setBotSpeed(BotSpeed.INSTANT);
    app.settings().set(Switch.REDUCED_MOTION, true);
    game = begin(seats, seed);
  }

  private long begin(String seats, long seed) throws Exception {
    Claws rules = new Claws();
    Setup setup = rules.usualSetup(seats.length(), seed);
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < seats.length(); seat++) {
      String name = NAMES.get(seat);
      chairs.add(
          seats.charAt(seat) == 'P'
              ? Chair.person(Chair.NOBODY_KNOWN, seat, name)
              : Chair.bot(Grade.EASY, seat, name));
    }
    Header header =
        new Header(
            "claws", 1, "1", "2026-01-01", chairs.stream().map(Chair::sitter).toList(), setup);
    long hash = Hashed.start(rules.start(setup)).hash();
    return AppStores.call(
        stores ->
            stores.gameStore().begin(header, chairs, new Standing(0, hash, Turn.of(0), 0, 0, 0)));
  }

  /** As if the app was started and the game taken up again. */
  public ClawsTable launch() {
    return launch(activity -> activity.openTable(game));
  }

  /** The app is started and led somewhere. */
  public ClawsTable launch(Consumer<MainActivity> way) {
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

  public List<String> hand() {
    return spoken().stream().filter(label -> label.startsWith("Card ")).toList();
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

  /** Lifts the card and plays it. */
  public void play(String card) {
    touch(card);
    settle();
    touch(card);
    settle();
  }

  public boolean isCovered() {
    return isShown(R.id.notice_action);
  }

  public void uncover() {
    click(R.id.notice_action);
  }

  public List<Entry> entries() throws Exception {
    Opened opened = AppStores.call(stores -> stores.gameStore().load(game));
    return ((Opened.Sound) opened).record().entries();
  }

  /** People play their first cards until it is over. */
  public void playOut() {
    while (!isShown(R.id.winner)) {
      if (isCovered()) {
        uncover();
      }
      play(hand().get(0));
    }
  }
}
