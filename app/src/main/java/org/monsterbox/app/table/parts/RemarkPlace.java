package org.monsterbox.app.table.parts;

import android.util.TypedValue;
import android.view.View;
import android.view.ViewGroup;
import android.widget.FrameLayout;
import android.widget.TextView;

/**
 * A sentence for a moment: why something cannot be done, or what is new. It lies over the news, so
 * that it covers neither the prompt nor a button; a long one grows upwards. A touch puts it away.
 */
public final class RemarkPlace {

  private static final long LEAST_MILLIS = 3000;
  private static final long MILLIS_FOR_A_LETTER = 70;

  /** Sizes of letters in sp: a sentence has the largest in which it fits into its place. */
  private static final float[] SIZES = {14, 13, 12};

  private final TextView view;
  private final View over;
  private final Runnable hide = this::hide;
  private Runnable whenPutAway = () -> {};

  /**
   * A place.
   *
   * @param view lies in a frame that also holds, at any depth, what it is put over
   */
  public RemarkPlace(TextView view, View over) {
    this.view = view;
    this.over = over;
    view.setOnClickListener(
        clicked -> {
          hide();
          whenPutAway.run();
        });
    over.addOnLayoutChangeListener(
        (laid, left, top, right, bottom, oldLeft, oldTop, oldRight, oldBottom) ->
            view.post(this::settle));
  }

  /** Hears when somebody has touched it. */
  public void setWhenPutAway(Runnable listener) {
    whenPutAway = listener;
  }

  /** Shows it as long as it takes to read. */
  public void show(CharSequence sentence) {
    stay(sentence);
    view.postDelayed(hide, LEAST_MILLIS + MILLIS_FOR_A_LETTER * sentence.length());
  }

  /** Shows it until it is put away. */
  public void stay(CharSequence sentence) {
    view.removeCallbacks(hide);
    view.setText(sentence);
    view.setVisibility(View.VISIBLE);
    settle();
  }

  public boolean isShown() {
    return view.getVisibility() == View.VISIBLE;
  }

  public void setRotation(float degrees) {
    view.setRotation(degrees);
  }

  public void hide() {
    view.removeCallbacks(hide);
    view.setVisibility(View.GONE);
  }

  /** As wide as what it lies over, and at least as high. */
  private void settle() {
    ViewGroup frame = (ViewGroup) view.getParent();
    int left = 0;
    int bottom = over.getHeight();
    for (View inner = over; inner != frame; inner = (View) inner.getParent()) {
      left += inner.getLeft() - ((View) inner.getParent()).getScrollX();
      bottom += inner.getTop() - ((View) inner.getParent()).getScrollY();
    }
    FrameLayout.LayoutParams place = (FrameLayout.LayoutParams) view.getLayoutParams();
    int below = frame.getHeight() - bottom;
    if (place.getMarginStart() != left
        || place.bottomMargin != below
        || place.width != over.getWidth()) {
      place.setMarginStart(left);
      place.bottomMargin = below;
      place.width = over.getWidth();
      view.setMinimumHeight(over.getHeight());
      view.setLayoutParams(place);
    }
    if (isShown() && over.getWidth() > 0) {
      fit();
    }
  }

  private void fit() {
    int width = View.MeasureSpec.makeMeasureSpec(over.getWidth(), View.MeasureSpec.EXACTLY);
    int height = View.MeasureSpec.makeMeasureSpec(0, View.MeasureSpec.UNSPECIFIED);
    for (float size : SIZES) {
      view.setTextSize(TypedValue.COMPLEX_UNIT_SP, size);
      view.measure(width, height);
      if (view.getMeasuredHeight() <= over.getHeight()) {
        break;
      }
    }
    view.requestLayout();
  }
}
