package org.monsterbox.app.scene.view;

import android.annotation.SuppressLint;
import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.graphics.RectF;
import android.os.Bundle;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.HapticFeedbackConstants;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewConfiguration;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.os.BundleCompat;
import androidx.core.view.ViewCompat;
import java.util.function.LongSupplier;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.clock.Calm;
import org.monsterbox.app.scene.clock.Pulse;
import org.monsterbox.app.scene.clock.Stillness;
import org.monsterbox.app.scene.clock.Ticker;
import org.monsterbox.app.scene.clock.ViewPulse;
import org.monsterbox.app.scene.motion.Cast;
import org.monsterbox.app.scene.motion.Faces;
import org.monsterbox.app.scene.motion.Life;
import org.monsterbox.app.scene.motion.Ticks;
import org.monsterbox.app.scene.pane.Panes;
import org.monsterbox.app.scene.pane.Places;
import org.monsterbox.app.scene.reach.Focus;
import org.monsterbox.app.scene.reach.Keyboard;
import org.monsterbox.app.scene.reach.SpokenCommands;
import org.monsterbox.app.scene.reach.SpokenNodes;
import org.monsterbox.app.scene.touch.Carrying;
import org.monsterbox.app.scene.touch.Explainer;
import org.monsterbox.app.scene.touch.Hover;
import org.monsterbox.app.scene.touch.TapListener;
import org.monsterbox.app.scene.touch.Taps;
import org.monsterbox.app.scene.touch.Touches;
import org.monsterbox.app.scene.touch.Wheel;

/**
 * Shows scenes: draws them, finds what is touched, speaks them, moves from one to the next. What it
 * knows it knows from the scene alone.
 */
public final class SceneView extends View {

  private static final String VIEW = "view";

  private final Panes panes = new Panes();
  private final Cast cast = new Cast(panes);
  private final Places places = new Places(panes);
  private final Focus focus = new Focus(places, panes);
  private final Wheel wheel = new Wheel(places);
  private final Overlay overlay;
  private final Calm calm;
  private final Pulse pulse;
  private final Ticker ticker;
  private final Life life;
  private final Ticks ticks;
  private final Taps taps;
  private final Carrying hands;
  private final Touches touches;
  private final Keyboard keyboard;
  private final Painter painter;
  private final SpokenNodes spoken;
  private final Stillness stillness = new Stillness();
  private final Hover hover;
  private boolean started;
  private boolean rightClick;

  public SceneView(Context context, @Nullable AttributeSet attributes) {
    this(context, attributes, null);
  }

  public SceneView(Context context, @Nullable AttributeSet attributes, @Nullable Pulse givenPulse) {
    super(context, attributes);
    calm = new Calm(context.getContentResolver());
    pulse = givenPulse == null ? new ViewPulse(this) : givenPulse;
    ticker = new Ticker(pulse, this::advance);
    life = new Life(pulse, ticker::wake);
    ticks = new Ticks(pulse, calm, cast, this::invalidate, this::announceSecondsLeft);
    taps = new Taps(pulse);
    hands =
        new Carrying(
            cast,
            places,
            taps,
            pulse,
            calm,
            () -> performHapticFeedback(HapticFeedbackConstants.CLOCK_TICK));
    float density = getResources().getDisplayMetrics().density;
    float slop = ViewConfiguration.get(context).getScaledTouchSlop() / density;
    touches = new Touches(places, cast, taps, hands, pulse, slop);
    spoken =
        new SpokenNodes(
            this,
            places,
            panes,
            new SpokenCommands(taps, panes, focus, pulse, calm, ticker::wake),
            ticks);
    keyboard =
        new Keyboard(focus, panes, hands, taps, pulse, calm, () -> spoken.focusMoved(focus.id()));
    painter =
        new Painter(
            places,
            panes,
            cast,
            hands,
            touches,
            focus,
            new Faces(life, ticks),
            new NodeMarks(context));
    hover = new Hover(places, taps, pulse);
    overlay = new Overlay(places, context.getApplicationInfo());
    ViewCompat.setAccessibilityDelegate(this, spoken);
    setFocusable(true);
  }

  public void setListener(TapListener listener) {
    taps.setListener(listener);
  }

  /** Has that one explain what things are; without one, holding does what it does by itself. */
  public void setExplainer(Explainer explainer) {
    taps.setExplainer(explainer);
  }

  /** Shows that thing larger, or what else holding it does by itself. */
  public void hold(String id) {
    scene().find(id).ifPresent(node -> taps.hold(node, pulse.millis()));
  }

  /** Where a node is seen, in pixels of the view; whether the scene has it. */
  public boolean findPlace(String id, RectF out) {
    Node node = scene().find(id).orElse(null);
    if (node == null) {
      return false;
    }
    places.boundsInView(node, out);
    return true;
  }

  /** Keys and screen reader go to that node, and what has scrolled it away shows it. */
  public void meet(String id) {
    scene()
        .find(id)
        .ifPresent(
            node -> {
              focus.put(node, pulse.millis(), calm.glide());
              spoken.meet(id);
              ticker.wake();
              invalidate();
            });
  }

  /**
   * Goes to that scene. Things of the same id move from where they are; the first scene, and one of
   * another size, is simply there.
   */
  public void show(Scene scene) {
    boolean jump = !started || calm.jumps() || !scene.isSameTable(places.scene());
    started = true;
    taps.sceneCame();
    places.show(scene);
    fit();
    panes.show(scene, pulse.millis(), calm.glide());
    if (jump) {
      cast.jumpTo(scene);
    } else {
      cast.goTo(scene, pulse.millis());
    }
    touches.sceneCame(scene);
    keyboard.sceneCame(scene);
    life.show(cast, !calm.jumps());
    ticks.start();
    spoken.invalidateRoot();
    ticker.wake();
    invalidate();
  }

  /** What shows running time goes by that clock, from the next scene on. */
  public void setClock(LongSupplier clock) {
    ticks.setClock(clock);
  }

  /** The scene that it shows or is on its way to; an empty one at first. */
  public Scene scene() {
    return places.scene();
  }

  /** The id of the node that the keyboard is on, or empty. */
  public String focusedNode() {
    return focus.id();
  }

  public Panes panes() {
    return panes;
  }

  public SpokenNodes spoken() {
    return spoken;
  }

  /** Whether things are still on their way to their places in the scene. */
  public boolean isAnimating() {
    return cast.isMoving();
  }

  /** Runs it when everything has come to rest, in the next frame at the earliest. */
  public void whenStill(Runnable then) {
    stillness.await(then);
    ticker.wake();
  }

  /** Everything is at its place at once. */
  public void skip() {
    cast.finish();
    ticker.wake();
  }

  /** Nothing moves any more, as where the system has animations switched off. */
  public void setReducedMotion(boolean reduced) {
    calm.wish(reduced);
    if (calm.jumps()) {
      skip();
    }
    life.show(cast, !calm.jumps());
  }

  /** Small nodes are chosen by one touch and tapped by the next, for those who often miss. */
  public void setTwoTouches(boolean twice) {
    touches.setTwoTouches(twice);
    invalidate();
  }

  /** Has a screen reader say it when it has finished what it is saying. */
  public void announce(String sentence) {
    spoken.announce(sentence);
  }

  private void announceSecondsLeft(int seconds) {
    spoken.announceSecondsLeft(seconds);
  }

  /** Does what touching that node does, or choosing that entry of the menu, if there is one. */
  public void tap(String id) {
    scene().findTouchable(id).ifPresent(node -> taps.tap(node, pulse.millis()));
  }

  /** Puts back what was picked up with keys; whether there was anything. For the way back. */
  public boolean cancel() {
    boolean carried = keyboard.cancel();
    ticker.wake();
    return carried;
  }

  /** Shows bounds, ids and hit areas. Only builds that can be debugged have it. */
  public void setOverlay(boolean shown) {
    overlay.show(shown);
    invalidate();
  }

  private boolean advance(long now) {
    boolean moving = cast.advance(now);
    moving |= cast.advancePresses(now);
    moving |= panes.advance(now);
    moving |= life.advance(now);
    invalidate();
    if (!cast.isMoving()) {
      stillness.come();
    }
    return moving || cast.isMoving() || stillness.isAwaited();
  }

  private void fit() {
    places.fit(
        getPaddingLeft(),
        getPaddingTop(),
        getWidth() - getPaddingLeft() - getPaddingRight(),
        getHeight() - getPaddingTop() - getPaddingBottom());
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    fit();
  }

  @Override
  protected void onDraw(Canvas canvas) {
    painter.draw(canvas, isFocused());
    overlay.draw(canvas);
  }

  /** Clicks come from the nodes, by touch, keys and speech alike; the view has none of its own. */
  @SuppressLint("ClickableViewAccessibility")
  @Override
  public boolean onTouchEvent(MotionEvent event) {
    hover.end();
    if (isRightClick(event)) {
      return true;
    }
    if (event.getActionMasked() == MotionEvent.ACTION_DOWN) {
      keyboard.cancel();
      focus.setVisible(false);
      cast.finish();
      if (getParent() != null) {
        getParent().requestDisallowInterceptTouchEvent(true);
      }
    }
    touches.touch(event);
    ticker.wake();
    return true;
  }

  /** The right button of a mouse shows more of what it is pressed on, and does nothing else. */
  private boolean isRightClick(MotionEvent event) {
    if (event.getActionMasked() == MotionEvent.ACTION_DOWN) {
      rightClick = event.isButtonPressed(MotionEvent.BUTTON_SECONDARY);
      if (rightClick) {
        touches.look(event);
      }
    }
    return rightClick;
  }

  @Override
  public boolean onHoverEvent(MotionEvent event) {
    boolean used = super.onHoverEvent(event);
    if (event.isFromSource(InputDevice.SOURCE_MOUSE)) {
      hover.move(event);
      return true;
    }
    return used;
  }

  @Override
  public boolean onGenericMotionEvent(MotionEvent event) {
    if (wheel.turn(event)) {
      ticker.wake();
      return true;
    }
    return super.onGenericMotionEvent(event);
  }

  @Override
  public boolean dispatchHoverEvent(MotionEvent event) {
    return spoken.dispatchHoverEvent(event) || super.dispatchHoverEvent(event);
  }

  @Override
  public boolean onKeyDown(int key, KeyEvent event) {
    boolean used = keyboard.press(key, event);
    ticker.wake();
    return used || super.onKeyDown(key, event);
  }

  @Override
  protected void onFocusChanged(boolean gained, int direction, @Nullable Rect from) {
    super.onFocusChanged(gained, direction, from);
    if (!gained) {
      keyboard.cancel();
      focus.setVisible(false);
      spoken.focusLost();
    } else if (!isInTouchMode() && !focus.isVisible()) {
      keyboard.enter(direction);
    }
    invalidate();
  }

  @Override
  public boolean performAccessibilityAction(int action, @Nullable Bundle arguments) {
    return spoken.scroll(action) || super.performAccessibilityAction(action, arguments);
  }

  @Override
  public void onVisibilityAggregated(boolean visible) {
    super.onVisibilityAggregated(visible);
    life.show(cast, visible && !calm.jumps());
    if (visible) {
      ticks.start();
    } else {
      ticks.stop();
    }
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    life.stop();
    ticks.stop();
    touches.cancel();
    hover.end();
    cast.finish();
  }

  @NonNull
  @Override
  protected Parcelable onSaveInstanceState() {
    Bundle out = new Bundle();
    out.putParcelable(VIEW, super.onSaveInstanceState());
    panes.save(out);
    focus.save(out);
    return out;
  }

  @Override
  protected void onRestoreInstanceState(Parcelable state) {
    if (state instanceof Bundle saved) {
      super.onRestoreInstanceState(BundleCompat.getParcelable(saved, VIEW, Parcelable.class));
      panes.restore(saved);
      focus.restore(saved);
      invalidate();
    } else {
      super.onRestoreInstanceState(state);
    }
  }
}
