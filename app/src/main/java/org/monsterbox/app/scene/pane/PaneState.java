package org.monsterbox.app.scene.pane;

import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Pane;
import org.monsterbox.app.scene.clock.Ramp;
import org.monsterbox.app.scene.clock.Timing;

/** What a pane shows of its content: which point is in its middle, and how large. */
public final class PaneState {

  private static final float LEAST_ZOOM = 1;
  private static final float SLOWEST_FLING = 20;
  private static final float FASTEST_FLING = 6000;

  /** The time in which a fling loses most of its speed, in milliseconds. */
  private static final float FLING_DECAY = 325;

  private static final float REVEAL_MARGIN = 16;

  private Pane pane;
  private final Ramp x = new Ramp(Timing.STANDARD, 0);
  private final Ramp y = new Ramp(Timing.STANDARD, 0);
  private final Ramp zoom = new Ramp(Timing.STANDARD, LEAST_ZOOM);
  private float speedX;
  private float speedY;
  private long flungAt;

  /** Shows the content from its start, or a map from its middle. */
  PaneState(Pane pane) {
    this.pane = pane;
    jumpTo(
        pane.centred() ? pane.width() / 2 : 0, pane.centred() ? pane.height() / 2 : 0, LEAST_ZOOM);
    pane.inSight().ifPresent(this::revealAtOnce);
  }

  private void revealAtOnce(Bounds content) {
    reveal(content, 0, 0);
    x.finish();
    y.finish();
  }

  public Pane pane() {
    return pane;
  }

  /** The pane of a new scene: what matters now is brought into sight. */
  void become(Pane next, long now, long millis) {
    boolean isElsewhere = !next.inSight().equals(pane.inSight());
    resize(next);
    if (isElsewhere) {
      next.inSight().ifPresent(part -> reveal(part, now, millis));
    }
  }

  /** It may have another size; its middle or its start stays. */
  private void resize(Pane next) {
    if (next.hasShapeOf(pane)) {
      pane = next;
      return;
    }
    if (next.centred()) {
      float nextX = x.aim() + (next.width() - pane.width()) / 2;
      float nextY = y.aim() + (next.height() - pane.height()) / 2;
      pane = next;
      jumpTo(nextX, nextY, zoom.aim());
    } else {
      float nextX = isAtStart(x.aim(), pane.width(), pane.bounds().width()) ? 0 : x.aim();
      float nextY = isAtStart(y.aim(), pane.height(), pane.bounds().height()) ? 0 : y.aim();
      pane = next;
      jumpTo(nextX, nextY, zoom.aim());
    }
  }

  /** Whether more than fits is shown from its start: nobody has moved it. */
  private boolean isAtStart(float middle, float content, float window) {
    float shown = window / zoom.aim();
    return content > shown && middle <= shown / 2;
  }

  boolean hasSameContent(Pane other) {
    return other.width() == pane.width() && other.height() == pane.height();
  }

  public float x() {
    return x.value();
  }

  public float y() {
    return y.value();
  }

  public float zoom() {
    return zoom.value();
  }

  public float toSceneX(float contentX) {
    return pane.bounds().centerX() + (contentX - x.value()) * zoom.value();
  }

  public float toSceneY(float contentY) {
    return pane.bounds().centerY() + (contentY - y.value()) * zoom.value();
  }

  public float toContentX(float sceneX) {
    return x.value() + (sceneX - pane.bounds().centerX()) / zoom.value();
  }

  public float toContentY(float sceneY) {
    return y.value() + (sceneY - pane.bounds().centerY()) / zoom.value();
  }

  public boolean canPanX() {
    return pane.width() * zoom.value() > pane.bounds().width() + 0.5f;
  }

  public boolean canPanY() {
    return pane.height() * zoom.value() > pane.bounds().height() + 0.5f;
  }

  public boolean canPan() {
    return canPanX() || canPanY();
  }

  public boolean canZoom() {
    return pane.mostZoom() > LEAST_ZOOM;
  }

  /** Moves the content by so much of the scene; whether there was anything left to move. */
  public boolean pan(float sceneX, float sceneY) {
    float oldX = x.value();
    float oldY = y.value();
    jumpTo(oldX - sceneX / zoom.value(), oldY - sceneY / zoom.value(), zoom.value());
    return x.value() != oldX || y.value() != oldY;
  }

  /** Zooms so that the content under that point of the scene stays there. */
  public void zoomTo(float wanted, float sceneX, float sceneY) {
    float contentX = toContentX(sceneX);
    float contentY = toContentY(sceneY);
    float next = clampZoom(wanted);
    jumpTo(
        contentX - (sceneX - pane.bounds().centerX()) / next,
        contentY - (sceneY - pane.bounds().centerY()) / next,
        next);
  }

  /** Zooms in on that point of the scene, or back out where it is zoomed in. */
  public void toggleZoom(float sceneX, float sceneY, long now) {
    float wanted = zoom.value() > LEAST_ZOOM * 1.05f ? LEAST_ZOOM : Math.min(2, pane.mostZoom());
    glideTo(toContentX(sceneX), toContentY(sceneY), wanted, now, Timing.PIECE);
  }

  /** Moves so that this part of the content can be seen. */
  public void reveal(Bounds content, long now, long millis) {
    Bounds window = pane.bounds();
    float halfWidth = window.width() / 2 / zoom.aim();
    float halfHeight = window.height() / 2 / zoom.aim();
    glideTo(
        towards(x.aim(), halfWidth, content.left(), content.right()),
        towards(y.aim(), halfHeight, content.top(), content.bottom()),
        zoom.aim(),
        now,
        millis);
  }

  private static float towards(float middle, float half, float from, float to) {
    if (from - REVEAL_MARGIN < middle - half) {
      return from - REVEAL_MARGIN + half;
    }
    if (to + REVEAL_MARGIN > middle + half) {
      return to + REVEAL_MARGIN - half;
    }
    return middle;
  }

  /** Scrolls by nearly a whole window; whether there was anything left to scroll. */
  public boolean page(int pagesX, int pagesY, long now, long millis) {
    float stepX = pagesX * pane.bounds().width() * 0.8f / zoom.aim();
    float stepY = pagesY * pane.bounds().height() * 0.8f / zoom.aim();
    float oldX = x.aim();
    float oldY = y.aim();
    glideTo(oldX + stepX, oldY + stepY, zoom.aim(), now, millis);
    return x.aim() != oldX || y.aim() != oldY;
  }

  /** Goes on moving at that speed, in dp of the scene a second. */
  public void fling(float sceneX, float sceneY, long now) {
    speedX = Math.max(-FASTEST_FLING, Math.min(FASTEST_FLING, sceneX));
    speedY = Math.max(-FASTEST_FLING, Math.min(FASTEST_FLING, sceneY));
    flungAt = now;
  }

  public void hold() {
    speedX = 0;
    speedY = 0;
    x.jump(x.value());
    y.jump(y.value());
    zoom.jump(zoom.value());
  }

  boolean advance(long now) {
    boolean gliding = x.advance(now);
    gliding |= y.advance(now);
    gliding |= zoom.advance(now);
    if (speedX == 0 && speedY == 0) {
      return gliding;
    }
    float millis = now - flungAt;
    flungAt = now;
    boolean moved = millis == 0 || pan(speedX * millis / 1000, speedY * millis / 1000);
    float left = (float) Math.exp(-millis / FLING_DECAY);
    speedX *= left;
    speedY *= left;
    if (!moved || Math.hypot(speedX, speedY) < SLOWEST_FLING) {
      speedX = 0;
      speedY = 0;
    }
    return gliding || speedX != 0 || speedY != 0;
  }

  private void glideTo(float toX, float toY, float toZoom, long now, long millis) {
    float clampedZoom = clampZoom(toZoom);
    x.aim(clamp(toX, pane.width(), pane.bounds().width() / clampedZoom), now, millis);
    y.aim(clamp(toY, pane.height(), pane.bounds().height() / clampedZoom), now, millis);
    zoom.aim(clampedZoom, now, millis);
  }

  /** Shows that point in the middle, as far as there is content around it. */
  public void jumpTo(float toX, float toY, float toZoom) {
    float clampedZoom = clampZoom(toZoom);
    zoom.jump(clampedZoom);
    x.jump(clamp(toX, pane.width(), pane.bounds().width() / clampedZoom));
    y.jump(clamp(toY, pane.height(), pane.bounds().height() / clampedZoom));
  }

  private float clampZoom(float wanted) {
    return Math.max(LEAST_ZOOM, Math.min(Math.max(LEAST_ZOOM, pane.mostZoom()), wanted));
  }

  /** What is smaller than its window stays in the middle of it. */
  private static float clamp(float middle, float content, float window) {
    return content <= window
        ? content / 2
        : Math.max(window / 2, Math.min(content - window / 2, middle));
  }
}
