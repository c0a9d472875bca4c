package org.monsterbox.app.tutorial;

import android.graphics.Typeface;
import android.text.SpannableString;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.text.StaticLayout;
import android.text.style.StyleSpan;
import android.view.View;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.annotation.Nullable;
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
  @Nullable private Lesson shown;
  private String remark = "";

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
    int height = 0;
    for (String each : captions) {
      height = Math.max(height, heightOf(each));
    }
    LinearLayout.LayoutParams sized = (LinearLayout.LayoutParams) room.getLayoutParams();
    sized.weight = 0;
    sized.height = Math.min(height, (int) (page.getHeight() * MOST_PART));
    room.setLayoutParams(sized);
  }

  private int heightOf(String words) {
    return StaticLayout.Builder.obtain(
            words, 0, words.length(), caption.getPaint(), caption.getWidth())
        .setLineSpacing(caption.getLineSpacingExtra(), caption.getLineSpacingMultiplier())
        .build()
        .getHeight();
  }

  void show(Lesson lesson, int number, int lessons) {
    if (!lesson.equals(shown)) {
      remark = "";
      shown = lesson;
    }
    dots.show(number, lessons);
    showWords(lesson);
    next.setEnabled(!lesson.isForThePerson());
    next.setText(
        lesson.isForThePerson()
            ? R.string.tutorial_your_move
            : number == lessons - 1 ? R.string.tutorial_done : R.string.tutorial_next);
    back.setEnabled(number > 0);
  }

  /**
   * Says it before what the caption says, until the lesson goes on: nothing of the table is hid.
   */
  void say(String sentence) {
    remark = sentence;
    if (shown != null) {
      showWords(shown);
    }
  }

  private void showWords(Lesson lesson) {
    SpannableStringBuilder words = new SpannableStringBuilder(remark);
    if (!remark.isEmpty()) {
      words.setSpan(
          new StyleSpan(Typeface.ITALIC), 0, words.length(), Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
      words.append('\n');
    }
    words.append(strong(lesson));
    // The same words are not announced twice.
    if (!words.toString().contentEquals(caption.getText())) {
      caption.setText(words);
      room.scrollTo(0, 0);
    }
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
