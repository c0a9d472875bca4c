package org.monsterbox.app.form;

import android.content.Context;
import android.graphics.Canvas;
import android.util.AttributeSet;
import android.view.View;
import androidx.annotation.Nullable;
import org.monsterbox.app.art.Piece;

/** Shows a piece; a view that is free in its height takes the piece's own shape. */
public final class PieceView extends View {

  private static final float MOST_HEIGHT_DP = 240;

  @Nullable private Piece piece;
  private float shape = 1;

  public PieceView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
  }

  /**
   * Shows that piece.
   *
   * @param shape how many times wider than high
   */
  public void setPiece(Piece piece, float shape) {
    this.piece = piece;
    this.shape = shape;
    requestLayout();
    invalidate();
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec);
    float most = MOST_HEIGHT_DP * getResources().getDisplayMetrics().density;
    int height = Math.round(Math.min(width / shape, most));
    setMeasuredDimension(width, resolveSize(height, heightSpec));
  }

  @Override
  protected void onDraw(Canvas canvas) {
    if (piece == null) {
      return;
    }
    float roomX = getWidth() - getPaddingLeft() - getPaddingRight();
    float roomY = getHeight() - getPaddingTop() - getPaddingBottom();
    float width = Math.min(roomX, roomY * shape);
    float height = width / shape;
    canvas.translate(
        getPaddingLeft() + (roomX - width) / 2, getPaddingTop() + (roomY - height) / 2);
    piece.draw(canvas, width, height);
  }
}
