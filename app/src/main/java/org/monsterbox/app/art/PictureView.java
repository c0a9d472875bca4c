package org.monsterbox.app.art;

import android.content.Context;
import android.graphics.Canvas;
import android.util.AttributeSet;
import android.view.View;
import androidx.annotation.Nullable;

/**
 * Shows a picture that fills the view; what does not fit is cut off evenly on both sides. A view
 * that is free in its height takes the picture's own shape.
 */
public final class PictureView extends View {

  @Nullable private Picture picture;

  public PictureView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
  }

  public void setPicture(Picture picture) {
    this.picture = picture;
    invalidate();
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec);
    int height = Math.round(width * Picture.HEIGHT / Picture.WIDTH);
    setMeasuredDimension(width, resolveSize(height, heightSpec));
  }

  @Override
  protected void onDraw(Canvas canvas) {
    if (picture == null) {
      return;
    }
    float scale = Math.max(getWidth() / Picture.WIDTH, getHeight() / Picture.HEIGHT);
    canvas.translate(
        (getWidth() - Picture.WIDTH * scale) / 2, (getHeight() - Picture.HEIGHT * scale) / 2);
    canvas.scale(scale, scale);
    picture.draw(canvas);
  }
}
