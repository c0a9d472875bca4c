package org.monsterbox.app.form;

import android.content.Context;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.text.style.TextAppearanceSpan;
import org.monsterbox.app.R;

/** What a control is about, and under it in smaller letters what it does. */
final class Caption {

  private Caption() {}

  static CharSequence of(Context context, String title, String meaning) {
    if (meaning.isEmpty()) {
      return title;
    }
    SpannableStringBuilder text = new SpannableStringBuilder(title).append('\n').append(meaning);
    text.setSpan(
        new TextAppearanceSpan(context, R.style.TextAppearance_MonsterBox_Meaning),
        title.length() + 1,
        text.length(),
        Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
    return text;
  }
}
