package org.monsterbox.app.games;

import android.content.Context;
import androidx.annotation.StringRes;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.speech.Sentences;

/** How names and sentences are put one after the other. */
public final class Phrases {

  private final Context context;
  private final Sentences sentences;

  public Phrases(Context context) {
    this.context = context;
    sentences = new Sentences(context);
  }

  /** Two sentences or names, one after the other. */
  public String then(String first, String second) {
    return sentences.part(R.string.games_then, first, second);
  }

  /** "A, B". */
  public String comma(String first, String second) {
    return context.getString(R.string.games_list, first, second);
  }

  /** "A, B and C". */
  public String list(List<String> names) {
    return joined(names, R.string.games_and);
  }

  /** "A, B or C". */
  public String either(List<String> names) {
    return joined(names, R.string.games_or);
  }

  private String joined(List<String> names, @StringRes int lastTwo) {
    String text = names.get(0);
    for (int i = 1; i < names.size(); i++) {
      boolean last = i == names.size() - 1;
      text = last ? context.getString(lastTwo, text, names.get(i)) : comma(text, names.get(i));
    }
    return text;
  }
}
