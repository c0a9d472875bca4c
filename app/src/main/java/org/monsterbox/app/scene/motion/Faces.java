package org.monsterbox.app.scene.motion;

import android.graphics.Canvas;
import org.monsterbox.app.art.Alive;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.Ticking;
import org.monsterbox.app.art.Told;
import org.monsterbox.app.scene.Motion;
import org.monsterbox.app.scene.Node;

/** Draws the look of an actor, or what is between two looks. */
public final class Faces {

  private static final int OPAQUE = 255;

  /** Pieces may reach a little out of their bounds. */
  private static final float REACH = 0.3f;

  private static final int TUMBLES = 7;
  private static final float SPIN = 540;
  private static final float HOPS = 3;
  private static final float HOP_HEIGHT = 0.35f;

  private final Life life;
  private final Ticks ticks;

  public Faces(Life life, Ticks ticks) {
    this.life = life;
    this.ticks = ticks;
  }

  public void draw(Canvas canvas, Actor actor, float width, float height) {
    float change = actor.change();
    if (actor.isRolling()) {
      tumble(canvas, actor, width, height);
    } else if (actor.node().piece() instanceof Told told) {
      told.draw(canvas, width, height, actor.roll());
    } else if (change >= 1) {
      piece(canvas, actor.node(), actor.node().piece(), width, height);
    } else if (actor.node().motion() instanceof Motion.Fade) {
      fade(canvas, actor.node(), actor.oldPiece(), width, height, 1 - change);
      fade(canvas, actor.node(), actor.node().piece(), width, height, change);
    } else {
      Piece piece = change < 0.5f ? actor.oldPiece() : actor.node().piece();
      canvas.save();
      canvas.scale((float) Math.abs(Math.cos(Math.PI * change)), 1, width / 2, height / 2);
      piece(canvas, actor.node(), piece, width, height);
      canvas.restore();
    }
  }

  /** A layer that is seen through; the caller restores the canvas. */
  public static void dim(Canvas canvas, float width, float height, float alpha) {
    float aside = width * REACH;
    float above = height * REACH;
    canvas.saveLayerAlpha(
        -aside, -above, width + aside, height + above, Math.round(alpha * OPAQUE));
  }

  private void fade(Canvas canvas, Node node, Piece piece, float width, float height, float alpha) {
    dim(canvas, width, height, alpha);
    piece(canvas, node, piece, width, height);
    canvas.restore();
  }

  /** Hops and spins over the other faces, ever slower, and comes to rest on the true one. */
  private void tumble(Canvas canvas, Actor actor, float width, float height) {
    float time = actor.roll();
    float slowed = 1 - (1 - time) * (1 - time);
    int step = (int) (slowed * TUMBLES);
    Piece piece = actor.node().piece();
    if (step < TUMBLES - 1
        && actor.node().motion() instanceof Motion.Roll roll
        && !roll.faces().isEmpty()) {
      int seed = actor.node().id().hashCode();
      piece = roll.faces().get(Math.floorMod(seed + step, roll.faces().size()));
    }
    float hop = (float) Math.abs(Math.sin(Math.PI * HOPS * time)) * (1 - time);
    canvas.save();
    canvas.translate(0, -hop * height * HOP_HEIGHT);
    canvas.rotate((1 - slowed) * SPIN, width / 2, height / 2);
    piece(canvas, actor.node(), piece, width, height);
    canvas.restore();
  }

  private void piece(Canvas canvas, Node node, Piece piece, float width, float height) {
    if (piece instanceof Alive alive) {
      alive.draw(canvas, width, height, life.blink(node), life.breath(node));
    } else if (piece instanceof Ticking ticking) {
      ticking.draw(canvas, width, height, ticks.now(ticking));
    } else {
      piece.draw(canvas, width, height);
    }
  }
}
