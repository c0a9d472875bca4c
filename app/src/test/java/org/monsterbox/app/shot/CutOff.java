package org.monsterbox.app.shot;

import android.text.Layout;
import android.view.View;
import android.view.ViewGroup;
import android.widget.AbsListView;
import android.widget.EditText;
import android.widget.HorizontalScrollView;
import android.widget.ScrollView;
import android.widget.TextView;
import androidx.core.widget.NestedScrollView;
import androidx.recyclerview.widget.RecyclerView;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;

/** Finds text that cannot be read to its end: shortened, too high or too wide for its place. */
final class CutOff {

  private CutOff() {}

  static List<String> in(View view) {
    List<String> found = new ArrayList<>();
    collect(view, found);
    return found;
  }

  private static void collect(View view, List<String> found) {
    if (view.getVisibility() != View.VISIBLE) {
      return;
    }
    boolean isText = view instanceof TextView && !(view instanceof EditText);
    // What just happened at the table may be shortened: the log has the whole of it.
    if (isText && view.getId() != R.id.happened) {
      TextView text = (TextView) view;
      if (text.length() > 0 && (isShortened(text) || isTooSmall(text) || isOutside(text))) {
        found.add(text.getText().toString());
      }
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        collect(group.getChildAt(i), found);
      }
    }
  }

  private static boolean isShortened(TextView text) {
    Layout layout = text.getLayout();
    if (layout == null) {
      return true;
    }
    for (int line = 0; line < layout.getLineCount(); line++) {
      if (layout.getEllipsisCount(line) > 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean isTooSmall(TextView text) {
    Layout layout = text.getLayout();
    float widest = 0;
    for (int line = 0; line < layout.getLineCount(); line++) {
      widest = Math.max(widest, layout.getLineMax(line));
    }
    int width = text.getWidth() - text.getCompoundPaddingLeft() - text.getCompoundPaddingRight();
    int height = text.getHeight() - text.getCompoundPaddingTop() - text.getCompoundPaddingBottom();
    // A word that fits in no line is broken between letters: Android does not count it as cut.
    return widest > width + 1 || layout.getHeight() > height + 1 || breaksAWord(text);
  }

  private static boolean breaksAWord(TextView text) {
    Layout layout = text.getLayout();
    for (int line = 0; line + 1 < layout.getLineCount(); line++) {
      int end = layout.getLineEnd(line);
      if (Character.isLetter(text.getText().charAt(end - 1))
          && Character.isLetter(text.getText().charAt(end))) {
        return true;
      }
    }
    return false;
  }

  /** Whether it reaches out of what holds it, where that cannot be scrolled. */
  private static boolean isOutside(View text) {
    int left = 0;
    int top = 0;
    View inner = text;
    while (inner.getParent() instanceof ViewGroup outer && !scrolls(outer)) {
      left += inner.getLeft();
      top += inner.getTop();
      if (left < 0
          || top < 0
          || left + text.getWidth() > outer.getWidth()
          || top + text.getHeight() > outer.getHeight()) {
        return true;
      }
      inner = outer;
    }
    return false;
  }

  private static boolean scrolls(ViewGroup group) {
    return group instanceof ScrollView
        || group instanceof NestedScrollView
        || group instanceof HorizontalScrollView
        || group instanceof AbsListView
        || group instanceof RecyclerView;
  }
}
