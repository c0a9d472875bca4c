package org.monsterbox.app.tutorial;

import android.graphics.Typeface;
import android.text.SpannableString;
import android.text.Spanned;
import android.text.style.StyleSpan;
import android.view.View;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;
import java.util.List;
import org.monsterbox.app.R;

/** What a lesson says, beside the table: as high as its longest caption, up to a part of it. */
final class CaptionPanel {

  private static final float MOST_PART = 0.3f;

  private final LinearLayout page;
  private final View room;
  private final Dots dots;
  private final TextView caption;
  private final Button next;
  private final View back;

  CaptionPanel(View view) {
    page = view.findViewById(R.id.page);
    room = view.findViewById(R.id.caption_room);
    dots = view.findViewById(R.id.lesson_number);
    caption = view.findViewById(R.id.caption);
    next = view.findViewById(R.id.lesson_next);
    back = view.findViewById(R.id.lesson_back);
  }

  /** Has room for each of these at the same place, so that the table does not move. */
  void makeRoom(List<String> captions) {
    if (page.getOrientation() == LinearLayout.HORIZONTAL || caption.getWidth() == 0) {
      return;
    }
    CharSequence shown = caption.getText();
    int width = View.MeasureSpec.makeMeasureSpec(caption.getWidth(), View.MeasureSpec.EXACTLY);
    int height = 0;
    for (String each : captions) {
      caption.setText(each);
      caption.measure(width, View.MeasureSpec.UNSPECIFIED);
      height = Math.max(height, caption.getMeasuredHeight());
    }
    caption.setText(shown);
    LinearLayout.LayoutParams sized = (LinearLayout.LayoutParams) room.getLayoutParams();
    sized.weight = 0;
    sized.height = Math.min(height, (int) (page.getHeight() * MOST_PART));
    room.setLayoutParams(sized);
  }

  void show(Lesson lesson, int number, int lessons) {
    dots.show(number, lessons);
    CharSequence words = strong(lesson);
    if (!words.toString().contentEquals(caption.getText())) {
      caption.setText(words);
      room.scrollTo(0, 0);
    }
    next.setEnabled(!lesson.isForThePerson());
    next.setText(
        lesson.isForThePerson()
            ? R.string.tutorial_your_move
            : number == lessons - 1 ? R.string.tutorial_done : R.string.tutorial_next);
    back.setEnabled(number > 0);
  }

  /** The words that the caption explains are seen at once. */
  private static CharSequence strong(Lesson lesson) {
    SpannableString words = new SpannableString(lesson.caption());
    for (String word : lesson.explained()) {
      int start = lesson.caption().indexOf(word);
      if (start >= 0) {
        words.setSpan(
            new StyleSpan(Typeface.BOLD),
            start,
            start + word.length(),
            Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
      }
    }
    return words;
  }
}
