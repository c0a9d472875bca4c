package org.monsterbox.app.table.parts;

import android.content.Context;
import android.util.AttributeSet;
import android.view.KeyEvent;
import android.widget.FrameLayout;
import androidx.annotation.Nullable;
import java.util.function.IntPredicate;

/** Offers every key that nothing in it has used as a shortcut. */
public final class KeyedFrame extends FrameLayout {

  private IntPredicate shortcut = key -> false;

  public KeyedFrame(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
  }

  /** Hears of a key that is pressed; whether it was one of its own. */
  public void setShortcut(IntPredicate heard) {
    shortcut = heard;
  }

  @Override
  public boolean dispatchKeyEvent(KeyEvent event) {
    return super.dispatchKeyEvent(event)
        || (event.getAction() == KeyEvent.ACTION_DOWN && shortcut.test(event.getKeyCode()));
  }
}
