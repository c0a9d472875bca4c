package org.monsterbox.app.table;

import android.content.Context;
import android.view.View;
import android.widget.Button;
import androidx.annotation.StringRes;
import java.util.function.IntFunction;
import org.monsterbox.app.R;
import org.monsterbox.app.referee.Situation;
import org.monsterbox.app.settings.BotSpeed;
import org.monsterbox.app.settings.Settings;

/**
 * The buttons of the table. What cannot be done now is not there; what comes and goes keeps its
 * place, so that nothing else moves.
 */
final class TableBar {

  /** Of larger letters not so many words fit into the bar: the menu has the speed then. */
  private static final float LARGE = 1.3f;

  private final Settings settings;
  private final Button undo;
  private final Button pause;
  private final Button hint;
  private final Button speed;

  TableBar(IntFunction<View> find, Settings settings) {
    this.settings = settings;
    undo = (Button) find.apply(R.id.undo);
    pause = (Button) find.apply(R.id.pause);
    hint = (Button) find.apply(R.id.hint);
    speed = (Button) find.apply(R.id.speed);
    speed.setOnClickListener(clicked -> faster());
    speed.setAccessibilityLiveRegion(View.ACCESSIBILITY_LIVE_REGION_POLITE);
  }

  void show(GameTable<?, ?, ?> table) {
    Situation<?, ?> now = table.situation();
    boolean isRealTime = table.isRealTime();
    show(undo, !isRealTime, now.undoable() > 0);
    show(pause, isRealTime, !table.isStopped() && !now.isOver());
    boolean canAsk = now.isAsked() && now.hint().isEmpty() && !now.advising();
    show(hint, !table.sellsHints(), canAsk && !table.isStopped());
    int people = table.position().seating().people();
    boolean hasBots = !isRealTime && people < now.seats().size();
    show(speed, hasBots && hasRoomForSpeed(speed.getContext()), !now.isOver());
    showSpeed();
  }

  private static void show(Button button, boolean hasPlace, boolean isUsed) {
    button.setVisibility(hasPlace ? isUsed ? View.VISIBLE : View.INVISIBLE : View.GONE);
  }

  /** From the last speed to the first again. */
  void faster() {
    settings.setBotSpeed(settings.botSpeed().next());
    showSpeed();
  }

  private void showSpeed() {
    Context context = speed.getContext();
    speed.setText(name(settings.botSpeed()));
    speed.setContentDescription(spoken(context, settings.botSpeed()));
  }

  /** How fast bots play, in a sentence of its own. */
  static String spoken(Context context, BotSpeed speed) {
    return context.getString(R.string.table_speed_spoken, context.getString(name(speed)));
  }

  static boolean hasRoomForSpeed(Context context) {
    return context.getResources().getConfiguration().fontScale <= LARGE;
  }

  @StringRes
  private static int name(BotSpeed speed) {
    return switch (speed) {
      case RELAXED -> R.string.table_speed_relaxed;
      case USUAL -> R.string.table_speed_usual;
      case QUICK -> R.string.table_speed_quick;
      case INSTANT -> R.string.table_speed_instant;
    };
  }
}
