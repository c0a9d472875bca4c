package org.monsterbox.desktop.device;

import android.app.Application;
import android.app.QueuedWork;
import android.content.res.Resources;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.desktop.link.Link;
import org.monsterbox.desktop.link.Look;
import org.monsterbox.desktop.link.Request;
import org.monsterbox.desktop.link.Screen;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.shadows.ShadowDialog;
import org.robolectric.shadows.ShadowLog;
import org.robolectric.shadows.ShadowPausedLooper;
import org.robolectric.shadows.ShadowSystemClock;
import org.robolectric.shadows.ShadowToast;
import org.robolectric.shadows.ShadowView;

/** Runs the app in real time until it is to stop. */
final class Device {

  private static final long LONGEST_WAIT_MILLIS = 500;
  private static final long DEMO_LOOK_MILLIS = 3000;

  private final Link link;
  private final Screen screen;
  private final Handler handler = new Handler(Looper.getMainLooper());
  private final Queue<Request> requests = new ConcurrentLinkedQueue<>();
  private final Fingers fingers = new Fingers();
  private final Keys keys = new Keys();
  private final WindowFocus focus = new WindowFocus();
  private final Camera camera = new Camera();
  private final Outbox outbox;
  private ActivityController<MainActivity> app;
  private boolean stopping;
  private boolean labelled;

  Device(Link link) {
    this.link = link;
    screen = link.screen();
    ShadowView.setUseRealViewAnimations(true);
    ShadowView.setUseRealDrawTraversals(true);
    FirstFrames.keepTime();
    ShadowLog.setCaptureLogsEnabled(false);
    RuntimeEnvironment.setTempDirectory(new DataHome(link.data()));
    apply(screen.look());
    Application application = RuntimeEnvironment.getApplication();
    application.registerActivityLifecycleCallbacks(new FirstFrames());
    outbox = new Outbox(application, screen);
    app = launch();
  }

  void run() {
    link.connect(this::hear);
    link.demo().ifPresent(this::demonstrate);
    ShadowPausedLooper looper = Shadow.extract(Looper.getMainLooper());
    for (long last = System.nanoTime(); !stopping; ) {
      looper.poll(untilNext(looper));
      answerAll();
      long now = System.nanoTime();
      ShadowSystemClock.advanceBy(Duration.ofNanos(now - last));
      last = now;
      looper.idle();
      FirstFrames.keepTime();
      focus.update();
      outbox.send();
      // Robolectric remembers each of them for tests, and with it its activity.
      ShadowDialog.reset();
      ShadowToast.reset();
      show();
      noteLeaving();
    }
    leave();
    // What was set last may still be on its way to the disk.
    QueuedWork.waitToFinish();
    screen.set(Screen.Status.STOPPED);
  }

  private void show() {
    if (camera.hasNews()) {
      camera.show(screen, pixels(screen.look().widthDp()), pixels(screen.look().heightDp()));
      labelled = false;
      if (screen.status() == Screen.Status.STARTING) {
        screen.set(Screen.Status.RUNNING);
      }
    }
    // what still moves need not be said
    if (!labelled && ShadowChoreographer.getNextVsyncTimeNanos() == 0) {
      screen.label(Spoken.now());
      labelled = true;
    }
  }

  /** How long nothing is due. */
  private static long untilNext(ShadowPausedLooper looper) {
    long task = looper.getNextScheduledTaskTime().toMillis();
    long frame = Duration.ofNanos(ShadowChoreographer.getNextVsyncTimeNanos()).toMillis();
    long next = Math.min(task == 0 ? Long.MAX_VALUE : task, frame == 0 ? Long.MAX_VALUE : frame);
    long left = next - SystemClock.uptimeMillis();
    return Math.max(1, Math.min(left, LONGEST_WAIT_MILLIS));
  }

  /** Called on any thread; an empty message wakes the device. */
  private void hear(Request request) {
    requests.add(request);
    handler.post(() -> {});
  }

  /** Between two messages of the app: an activity that is made anew waits for messages itself. */
  private void answerAll() {
    for (Request request = requests.poll(); request != null; request = requests.poll()) {
      answer(request);
      noteLeaving();
    }
  }

  private void answer(Request request) {
    if (request instanceof Request.Finger finger) {
      fingers.touch(finger);
    } else if (request instanceof Request.Wheel wheel) {
      fingers.turn(wheel);
    } else if (request instanceof Request.Key key) {
      keys.press(key);
    } else if (request instanceof Request.Back) {
      goBack();
    } else if (request instanceof Request.Open) {
      open();
    } else if (request instanceof Request.Change change) {
      change(change.look());
    } else if (request instanceof Request.Stop) {
      stopping = true;
    }
  }

  private void goBack() {
    if (isLeft()) {
      return;
    }
    MainActivity activity = app.get();
    boolean overlaid =
        Windows.focused().filter(root -> root != activity.getWindow().getDecorView()).isPresent();
    if (overlaid) {
      keys.back();
    } else {
      activity.back();
    }
  }

  private void open() {
    if (isLeft()) {
      screen.set(Screen.Status.STARTING);
      app = launch();
    }
  }

  private void change(Look look) {
    if (look.equals(screen.look())) {
      return;
    }
    fingers.cancel();
    apply(look);
    screen.set(look);
    if (!isLeft()) {
      makeAnew();
    }
  }

  /**
   * As Android does when the device is turned. Robolectric's own way for that leaves the new
   * activity without a window.
   */
  @SuppressWarnings("deprecation") // Android itself calls the successor, which apps cannot
  private void makeAnew() {
    Resources device = app.get().getApplication().getResources();
    app.get()
        .getResources()
        .updateConfiguration(device.getConfiguration(), device.getDisplayMetrics());
    app.recreate();
  }

  private static ActivityController<MainActivity> launch() {
    return Robolectric.buildActivity(MainActivity.class).setup();
  }

  private static void apply(Look look) {
    RuntimeEnvironment.setQualifiers(look.qualifiers());
    RuntimeEnvironment.setFontScale(look.fontScale());
  }

  private void noteLeaving() {
    if (!isLeft() && app.get().isFinishing()) {
      leave();
      screen.label(List.of());
      screen.set(Screen.Status.LEFT);
    }
  }

  private void leave() {
    if (!isLeft()) {
      app.pause().stop().destroy();
    }
  }

  private boolean isLeft() {
    return screen.status() == Screen.Status.LEFT;
  }

  private int pixels(int dp) {
    return dp * screen.look().density() / 160;
  }

  private void demonstrate(String game) {
    MonsterBoxApplication box = MonsterBoxApplication.of(app.get());
    GameKit<?, ?, ?> kit =
        box.kits()
            .find(game)
            .orElseThrow(() -> new IllegalArgumentException(game + " cannot be played yet"));
    Demo demo = new Demo(box, kit, saved -> handler.post(() -> app.get().openTable(saved)));
    demo.begin();
    handler.postDelayed(
        new Runnable() {
          @Override
          public void run() {
            demo.look();
            handler.postDelayed(this, DEMO_LOOK_MILLIS);
          }
        },
        DEMO_LOOK_MILLIS);
  }
}
