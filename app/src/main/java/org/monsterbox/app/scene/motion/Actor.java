package org.monsterbox.app.scene.motion;

import androidx.annotation.Nullable;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Motion;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.clock.Ramp;
import org.monsterbox.app.scene.clock.Timing;
import org.monsterbox.app.scene.pane.PaneState;

/** A node on its way: where it is drawn at this moment, and which of its looks is seen. */
public final class Actor {

  private Node node;
  private Piece oldPiece;
  @Nullable private PaneState pane;
  private boolean leaving;
  private boolean loose;
  private boolean rolling;
  private float liftX;
  private float liftY;
  private float liftScale = 1;
  private boolean lifted;

  private final Ramp left;
  private final Ramp top;
  private final Ramp right;
  private final Ramp bottom;
  private final Ramp turned;
  private final Ramp alpha = new Ramp(Timing.STANDARD, 1);
  private final Ramp change = new Ramp(Timing.STANDARD, 1);
  private final Ramp roll = new Ramp(Ramp.EVEN, 1);
  private final Ramp press = new Ramp(Timing.STANDARD, 0);

  /** One that is simply there. */
  public Actor(Node node, @Nullable PaneState pane) {
    this.node = node;
    this.pane = pane;
    oldPiece = node.piece();
    Bounds bounds = node.bounds();
    left = new Ramp(Timing.STANDARD, bounds.left());
    top = new Ramp(Timing.STANDARD, bounds.top());
    right = new Ramp(Timing.STANDARD, bounds.right());
    bottom = new Ramp(Timing.STANDARD, bounds.bottom());
    turned = new Ramp(Timing.STANDARD, node.turned());
  }

  void appear(long now) {
    alpha.jump(0);
    alpha.aim(1, now, Timing.PIECE);
    if (node.motion() instanceof Motion.Tell tell) {
      roll.jump(0);
      roll.aim(1, now, tell.millis());
    }
  }

  void leave(long now) {
    leaving = true;
    alpha.aim(0, now, Timing.PIECE);
  }

  /** Whether it has somewhere to go, so that it takes its place in the stagger. */
  boolean willMove(Node next) {
    Bounds bounds = next.bounds();
    return bounds.left() != left.aim()
        || bounds.top() != top.aim()
        || bounds.right() != right.aim()
        || bounds.bottom() != bottom.aim()
        || next.turned() != turned.aim()
        || !next.pane().equals(node.pane())
        || !next.face().equals(node.face());
  }

  /** Sets off to the node of the next scene. */
  public void go(Node next, @Nullable PaneState nextPane, long now, long delay) {
    if (nextPane != pane) {
      changePane(nextPane);
    }
    long when = now + delay;
    Bounds bounds = next.bounds();
    left.aim(bounds.left(), when, Timing.PIECE);
    top.aim(bounds.top(), when, Timing.PIECE);
    right.aim(bounds.right(), when, Timing.PIECE);
    bottom.aim(bounds.bottom(), when, Timing.PIECE);
    turnTo(next.turned(), when);
    if (!next.face().equals(node.face())) {
      changeFace(next, when);
    }
    leaving = false;
    alpha.aim(1, now, Timing.PIECE);
    node = next;
  }

  /** Is at once what the node of the next scene says. */
  void jump(Node next, @Nullable PaneState nextPane) {
    pane = nextPane;
    node = next;
    leaving = false;
    Bounds bounds = next.bounds();
    left.jump(bounds.left());
    top.jump(bounds.top());
    right.jump(bounds.right());
    bottom.jump(bounds.bottom());
    turned.jump(next.turned());
    alpha.jump(1);
    finish();
  }

  /** Two panes have different coordinates: it starts from where it is seen. */
  private void changePane(@Nullable PaneState nextPane) {
    float sceneLeft = pane == null ? left.value() : pane.toSceneX(left.value());
    float sceneTop = pane == null ? top.value() : pane.toSceneY(top.value());
    float sceneRight = pane == null ? right.value() : pane.toSceneX(right.value());
    float sceneBottom = pane == null ? bottom.value() : pane.toSceneY(bottom.value());
    left.jump(nextPane == null ? sceneLeft : nextPane.toContentX(sceneLeft));
    top.jump(nextPane == null ? sceneTop : nextPane.toContentY(sceneTop));
    right.jump(nextPane == null ? sceneRight : nextPane.toContentX(sceneRight));
    bottom.jump(nextPane == null ? sceneBottom : nextPane.toContentY(sceneBottom));
    pane = nextPane;
    loose = true;
  }

  private void turnTo(float degrees, long when) {
    float way = degrees - turned.value();
    if (Math.abs(way) > 180) {
      turned.jump(turned.value() + Math.signum(way) * 360);
    }
    turned.aim(degrees, when, Timing.PIECE);
  }

  /** A change that comes while another is half done goes on from the side that is seen. */
  private void changeFace(Node next, long when) {
    if (next.motion() instanceof Motion.Roll) {
      rolling = true;
      roll.jump(0);
      roll.aim(1, when, Timing.ROLL);
    } else if (next.motion() instanceof Motion.Flip || next.motion() instanceof Motion.Fade) {
      float done = change.value();
      if (done >= 0.5f) {
        oldPiece = node.piece();
        done = 1 - done;
      }
      change.jump(done);
      change.aim(1, when, Timing.PIECE);
    } else {
      change.jump(1);
    }
  }

  /** Arrives at once. */
  public void finish() {
    left.finish();
    top.finish();
    right.finish();
    bottom.finish();
    turned.finish();
    alpha.finish();
    change.jump(1);
    roll.jump(1);
    settle();
  }

  private void settle() {
    loose = false;
    rolling = false;
    oldPiece = node.piece();
  }

  /** Whether it still moves after that. */
  public boolean advance(long now) {
    boolean moving = left.advance(now);
    moving |= top.advance(now);
    moving |= right.advance(now);
    moving |= bottom.advance(now);
    moving |= turned.advance(now);
    moving |= alpha.advance(now);
    moving |= change.advance(now);
    moving |= roll.advance(now);
    if (!moving) {
      settle();
    }
    return moving;
  }

  boolean advancePress(long now) {
    return press.advance(now);
  }

  /** A finger is on it, or is not any more. */
  public void press(boolean down, long now, long millis) {
    press.aim(down ? 1 : 0, now, millis);
  }

  /** It is in somebody's hand, so far from its place, in dp of the scene, and so much larger. */
  public void lift(float x, float y, float scale) {
    lifted = true;
    liftX = x;
    liftY = y;
    liftScale = scale;
  }

  /** Let go where it is: from there it slides to its place. */
  public void letGo(long now, boolean jump) {
    if (!jump) {
      float zoom = pane == null ? 1 : pane.zoom();
      float wider = width() * (liftScale - 1) / 2;
      float higher = height() * (liftScale - 1) / 2;
      slideFrom(left, liftX / zoom - wider, now);
      slideFrom(top, liftY / zoom - higher, now);
      slideFrom(right, liftX / zoom + wider, now);
      slideFrom(bottom, liftY / zoom + higher, now);
      loose = true;
    }
    lift(0, 0, 1);
    lifted = false;
  }

  private static void slideFrom(Ramp ramp, float offset, long now) {
    float home = ramp.aim();
    ramp.jump(ramp.value() + offset);
    ramp.aim(home, now, Timing.PIECE);
  }

  public Node node() {
    return node;
  }

  @Nullable
  public PaneState pane() {
    return pane;
  }

  boolean isLeaving() {
    return leaving;
  }

  boolean isGone() {
    return leaving && !alpha.isMoving();
  }

  /** On its way between panes, where no pane's edge may cut it off. */
  public boolean isLoose() {
    return loose;
  }

  public boolean isLifted() {
    return lifted;
  }

  boolean isRolling() {
    return rolling;
  }

  public float liftX() {
    return liftX;
  }

  public float liftY() {
    return liftY;
  }

  public float liftScale() {
    return liftScale;
  }

  public float left() {
    return left.value();
  }

  public float top() {
    return top.value();
  }

  public float width() {
    return right.value() - left.value();
  }

  public float height() {
    return bottom.value() - top.value();
  }

  public float degrees() {
    return turned.value();
  }

  public float alpha() {
    return alpha.value();
  }

  /** How far the old look has become the new one, from 0 to 1. */
  float change() {
    return change.value();
  }

  /** How far it has rolled, or has been told, from 0 to 1. */
  float roll() {
    return roll.value();
  }

  public float press() {
    return press.value();
  }

  Piece oldPiece() {
    return oldPiece;
  }
}
