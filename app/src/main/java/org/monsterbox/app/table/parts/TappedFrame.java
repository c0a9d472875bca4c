package org.monsterbox.app.table.parts;

import android.content.Context;
import android.util.AttributeSet;
import android.view.MotionEvent;
import android.widget.FrameLayout;
import androidx.annotation.Nullable;

/** Notices every touch of what is in it, and leaves the touch to that. */
public final class TappedFrame extends FrameLayout {

  private Runnable whenTouched = () -> {};

  public TappedFrame(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
  }

  public void setWhenTouched(Runnable then) {
    whenTouched = then;
  }

  @Override
  public boolean onInterceptTouchEvent(MotionEvent event) {
    if (event.getActionMasked() == MotionEvent.ACTION_DOWN) {
      whenTouched.run();
    }
    return super.onInterceptTouchEvent(event);
  }
}
