package org.monsterbox.app.form;

import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.StringRes;
import com.google.android.material.snackbar.Snackbar;

/** A sentence at the foot of a screen. It goes with its screen, and never covers the next one. */
public final class Remark {

  private Remark() {}

  /** To be shown by the caller. */
  public static Snackbar of(View screen, CharSequence sentence) {
    Snackbar remark = Snackbar.make(screen, sentence, Snackbar.LENGTH_LONG);
    screen.addOnAttachStateChangeListener(
        new View.OnAttachStateChangeListener() {
          @Override
          public void onViewAttachedToWindow(@NonNull View attached) {}

          @Override
          public void onViewDetachedFromWindow(@NonNull View left) {
            left.removeOnAttachStateChangeListener(this);
            remark.dismiss();
          }
        });
    return remark;
  }

  /** The same for a sentence that is among the app's texts. */
  public static Snackbar of(View screen, @StringRes int sentence) {
    return of(screen, screen.getContext().getString(sentence));
  }
}
