package org.monsterbox.app.saves;

import android.view.View;
import android.widget.ImageView;
import android.widget.TextView;
import androidx.appcompat.widget.TooltipCompat;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import androidx.recyclerview.widget.RecyclerView;
import com.google.android.material.button.MaterialButton;
import com.google.android.material.progressindicator.LinearProgressIndicator;
import org.monsterbox.app.R;
import org.monsterbox.app.store.rows.SavedGame;

/** One saved game in the list, and what can be done with it. */
final class SavedGameHolder extends RecyclerView.ViewHolder {

  /** What can be done with a saved game. */
  interface Actions {

    void goOn(SavedGame game);

    void replay(SavedGame game);

    void share(SavedGame game);

    void delete(SavedGame game);
  }

  private final SavedGameWords words;
  private final Miniatures miniatures;
  private final Actions actions;

  SavedGameHolder(View view, SavedGameWords words, Miniatures miniatures, Actions actions) {
    super(view);
    this.words = words;
    this.miniatures = miniatures;
    this.actions = actions;
  }

  void show(SavedGame game) {
    long now = System.currentTimeMillis();
    text(R.id.name, words.title(game));
    TextView players = itemView.findViewById(R.id.players);
    players.setText(words.players(game, players.getTextSize()));
    text(R.id.status, words.status(game));
    text(R.id.when, words.when(game, now));
    LinearProgressIndicator progress = itemView.findViewById(R.id.progress);
    progress.setProgressCompat(words.percent(game), false);
    progress.setVisibility(game.status() == SavedGame.Status.DAMAGED ? View.GONE : View.VISIBLE);
    miniatures.show(game, itemView.<ImageView>findViewById(R.id.miniature));
    itemView.setContentDescription(words.spoken(game, now));
    showActions(game);
  }

  private void text(int view, String text) {
    itemView.<TextView>findViewById(view).setText(text);
  }

  private void showActions(SavedGame game) {
    boolean playable = words.canBePlayed(game);
    boolean finished = game.status() == SavedGame.Status.FINISHED;
    int main = finished ? R.string.saves_replay : R.string.saves_continue;
    View.OnClickListener mainAction =
        clicked -> {
          if (finished) {
            actions.replay(game);
          } else {
            actions.goOn(game);
          }
        };
    MaterialButton goOn = itemView.findViewById(R.id.go_on);
    goOn.setText(main);
    action(goOn, main, game, playable, mainAction);
    action(
        itemView.findViewById(R.id.replay),
        R.string.saves_replay,
        game,
        playable && !finished,
        clicked -> actions.replay(game));
    action(
        itemView.findViewById(R.id.share),
        R.string.saves_share,
        game,
        true,
        clicked -> actions.share(game));
    action(
        itemView.findViewById(R.id.delete),
        R.string.saves_delete,
        game,
        true,
        clicked -> actions.delete(game));
    itemView.setOnClickListener(playable ? mainAction : null);
    itemView.setClickable(playable);
    ViewCompat.replaceAccessibilityAction(
        itemView,
        AccessibilityActionCompat.ACTION_CLICK,
        itemView.getContext().getString(main),
        null);
  }

  private void action(
      View button, int text, SavedGame game, boolean offered, View.OnClickListener action) {
    button.setVisibility(offered ? View.VISIBLE : View.GONE);
    button.setOnClickListener(action);
    button.setContentDescription(words.spokenAction(text, game));
    TooltipCompat.setTooltipText(button, button.getContext().getString(text));
  }
}
