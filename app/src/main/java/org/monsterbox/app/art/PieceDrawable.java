package org.monsterbox.app.art;

import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.PixelFormat;
import android.graphics.drawable.Drawable;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

/** A piece where Android wants a drawable: in a text, in an image view. */
public final class PieceDrawable extends Drawable {

  private final Piece piece;
  private final int width;
  private final int height;

  /** So large, in pixels, where nobody asks for another size. */
  public PieceDrawable(Piece piece, int width, int height) {
    this.piece = piece;
    this.width = width;
    this.height = height;
    setBounds(0, 0, width, height);
  }

  @Override
  public void draw(@NonNull Canvas canvas) {
    canvas.save();
    canvas.translate(getBounds().left, getBounds().top);
    piece.draw(canvas, getBounds().width(), getBounds().height());
    canvas.restore();
  }

  @Override
  public int getIntrinsicWidth() {
    return width;
  }

  @Override
  public int getIntrinsicHeight() {
    return height;
  }

  /** Pieces are opaque. */
  @Override
  public void setAlpha(int alpha) {}

  /** Pieces have their own colours. */
  @Override
  public void setColorFilter(@Nullable ColorFilter filter) {}

  @SuppressWarnings("deprecation") // still abstract in Drawable
  @Override
  public int getOpacity() {
    return PixelFormat.TRANSLUCENT;
  }
}
