package org.monsterbox.app.table;

import android.text.TextUtils;
import android.view.View;
import android.widget.Button;
import android.widget.TextView;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import java.util.Optional;
import java.util.function.IntFunction;
import org.monsterbox.app.R;
import org.monsterbox.app.referee.Situation;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.settings.BotSpeed;
import org.monsterbox.app.settings.Settings;
import org.monsterbox.app.settings.Switch;
import org.monsterbox.app.table.parts.MarkView;

/**
 * What is said at the table: what has happened, whose turn it is, a hint. All keep their places.
 */
final class TableWords {

  private final Settings settings;
  private final TextView happened;
  private final TextView prompt;
  private final MarkView mark;
  private final TextView hint;
  private final Button goOn;
  // What a hint lies over, where the words stand under the table.
  private final Optional<View> covered;

  TableWords(IntFunction<View> find, Settings settings) {
    this.settings = settings;
    happened = (TextView) find.apply(R.id.happened);
    prompt = (TextView) find.apply(R.id.prompt);
    mark = (MarkView) find.apply(R.id.mark);
    hint = (TextView) find.apply(R.id.hint_words);
    goOn = (Button) find.apply(R.id.go_on);
    covered = Optional.ofNullable(find.apply(R.id.plain_words));
    ViewCompat.replaceAccessibilityAction(
        happened,
        AccessibilityActionCompat.ACTION_CLICK,
        happened.getContext().getString(R.string.table_log_title),
        null);
  }

  /** What a remark may lie over. */
  View news() {
    return happened;
  }

  void clear() {
    happened.setText("");
    prompt.setText("");
    hint.setText("");
  }

  void show(GameTable<?, ?, ?> table, TableLook<?, ?, ?> look) {
    Situation<?, ?> now = table.situation();
    showNews(TextUtils.join(" ", look.justHappened()));
    prompt.setText(look.prompt());
    Optional<Seat> acting =
        now.acting().size() == 1 ? Optional.of(now.acting().get(0)) : Optional.empty();
    mark.setVisibility(acting.isPresent() ? View.VISIBLE : View.INVISIBLE);
    acting.ifPresent(mark::show);
    showHint(look.hint());
    showGoOn(now, table.isRealTime());
  }

  /** Where there is nothing to tell, nothing leads anywhere. */
  private void showNews(String news) {
    happened.setText(news);
    happened.setVisibility(news.isEmpty() ? View.INVISIBLE : View.VISIBLE);
  }

  private void showHint(Optional<String> words) {
    hint.setText(words.orElse(""));
    hint.setVisibility(words.isPresent() ? View.VISIBLE : View.GONE);
    if (covered.isPresent()) {
      covered.get().setVisibility(words.isPresent() ? View.INVISIBLE : View.VISIBLE);
    } else if (words.isPresent()) {
      happened.setVisibility(View.GONE);
    }
  }

  /** While others act it leads to the next moment at which somebody here is asked. */
  private void showGoOn(Situation<?, ?> now, boolean isRealTime) {
    boolean othersAct = !now.isAsked() && !now.isOver() && !now.paused() && !isRealTime;
    boolean isAwaited = now.resting() || settings.botSpeed() != BotSpeed.INSTANT;
    goOn.setVisibility(othersAct && isAwaited ? View.VISIBLE : View.GONE);
    goOn.setText(isStepping(now) ? R.string.table_go_on : R.string.table_skip);
  }

  /** Whether people want to touch for every step. */
  private boolean isStepping(Situation<?, ?> now) {
    return now.resting() && settings.isOn(Switch.TAP_TO_CONTINUE);
  }
}
