package org.monsterbox.app.whole;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.os.Looper;
import android.view.View;
import androidx.lifecycle.Lifecycle;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.espresso.Espresso;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.view.SceneView;
import org.monsterbox.app.settings.BotSpeed;
import org.monsterbox.app.settings.Switch;
import org.monsterbox.app.store.AppStores;
import org.monsterbox.app.store.FreshGame;
import org.monsterbox.app.store.Opened;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.SavedGame;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.record.GameRecord;
import org.robolectric.Shadows;

/** A game in the real app, from the first touch to the winner's name. */
final class WholeGame implements AutoCloseable {

  private static final int MOST_TOUCHES = 3_000;

  /** How long somebody waits who has nothing to do, in milliseconds. */
  private static final long WAITING = 400;

  private final MonsterBoxApplication app =
      MonsterBoxApplication.of(ApplicationProvider.getApplicationContext());
  private final Player player;
  private final Function<MainActivity, Hand> hands;
  private final long game;
  private ActivityScenario<MainActivity> scenario;
  private int touches;
  private int covers;

  /**
   * Sets the table.
   *
   * @param seats by seat P for a person, E for an easy bot and anything else for a strong one
   */
  WholeGame(
      Rules<?, ?, ?> rules,
      Options options,
      String seats,
      long seed,
      Player player,
      Function<MainActivity, Hand> hands) {
    this.player = player;
    this.hands = hands;
    app.settings().setBotSpeed(BotSpeed.INSTANT);
    app.settings().set(Switch.REDUCED_MOTION, true);
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < seats.length(); seat++) {
      String name = "Name " + seat;
      chairs.add(
          seats.charAt(seat) == 'P'
              ? Chair.person(Chair.NOBODY_KNOWN, seat, name)
              : Chair.bot(seats.charAt(seat) == 'E' ? Grade.EASY : Grade.MONSTER, seat, name));
    }
    FreshGame fresh = FreshGame.of(rules, chairs, options, seed, "1");
    game = AppStores.call(stores -> stores.gameStore().begin(fresh));
  }

  /** As if the app was started and the game taken up again. */
  WholeGame launch() {
    scenario = ActivityScenario.launch(MainActivity.class);
    scenario.onActivity(activity -> activity.openTable(game));
    Espresso.onIdle();
    return this;
  }

  @Override
  public void close() {
    scenario.close();
  }

  boolean isOver() {
    return read(
        activity -> {
          View winner = activity.findViewById(R.id.winner);
          return winner != null && winner.isShown();
        });
  }

  /** How often somebody had to say that they have the device. */
  int covers() {
    return covers;
  }

  /** One touch, and all that follows from it. */
  void touch() {
    assertTrue("No end after " + touches + " touches", ++touches < MOST_TOUCHES);
    if (uncovers()) {
      return;
    }
    if (read(activity -> player.waits(activity.<SceneView>findViewById(R.id.scene).scene()))) {
      Shadows.shadowOf(Looper.getMainLooper()).idleFor(WAITING, TimeUnit.MILLISECONDS);
    } else {
      scenario.onActivity(activity -> touch(hands.apply(activity), activity));
    }
    Espresso.onIdle();
    scenario.onActivity(
        activity -> player.look(activity.<SceneView>findViewById(R.id.scene).scene()));
  }

  /** Whether the table was covered. */
  private boolean uncovers() {
    boolean covered =
        read(
            activity -> {
              View cover = activity.findViewById(R.id.notice_action);
              boolean shown = cover != null && cover.isShown();
              return shown && cover.performClick();
            });
    covers += covered ? 1 : 0;
    Espresso.onIdle();
    return covered;
  }

  private void touch(Hand hand, MainActivity activity) {
    SceneView view = activity.findViewById(R.id.scene);
    Node chosen = player.choose(view.scene());
    Optional<Node> target = player.target(view.scene(), chosen);
    if (target.isPresent()) {
      hand.drop(view, chosen, target.get());
    } else {
      hand.tap(view, chosen);
    }
  }

  /** Fingers do what they like, and all follows from it. */
  void with(Consumer<SceneView> fingers) {
    scenario.onActivity(activity -> fingers.accept(activity.findViewById(R.id.scene)));
    Espresso.onIdle();
  }

  /** Time passes while nobody touches anything. */
  void pass(long millis) {
    Shadows.shadowOf(Looper.getMainLooper()).idleFor(millis, TimeUnit.MILLISECONDS);
    Espresso.onIdle();
  }

  /** What lies on the table. */
  Scene scene() {
    return read(activity -> activity.<SceneView>findViewById(R.id.scene).scene());
  }

  /** Everybody goes away for an hour. */
  void leave() {
    scenario.moveToState(Lifecycle.State.CREATED);
    Shadows.shadowOf(Looper.getMainLooper()).idleFor(1, TimeUnit.HOURS);
    scenario.moveToState(Lifecycle.State.RESUMED);
    Espresso.onIdle();
  }

  void playOut() {
    while (!isOver()) {
      touch();
    }
  }

  /** What is kept of the game. */
  GameRecord record() {
    return ((Opened.Sound) AppStores.call(stores -> stores.gameStore().load(game))).record();
  }

  /** The game is kept as finished, and its record leads to the same end. */
  void checkEnd() {
    Optional<SavedGame> saved = AppStores.call(stores -> stores.gameStore().find(game));
    assertEquals(SavedGame.Status.FINISHED, saved.orElseThrow().status());
    record();
  }

  private <T> T read(Function<MainActivity, T> question) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    scenario.onActivity(activity -> answer.complete(question.apply(activity)));
    return answer.join();
  }
}
