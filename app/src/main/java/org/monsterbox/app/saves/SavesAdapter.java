package org.monsterbox.app.saves;

import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.annotation.NonNull;
import androidx.core.view.ViewCompat;
import androidx.recyclerview.widget.DiffUtil;
import androidx.recyclerview.widget.RecyclerView;
import java.util.List;
import org.monsterbox.app.R;

/** The rows of the list of saved games. */
final class SavesAdapter extends RecyclerView.Adapter<RecyclerView.ViewHolder> {

  private static final int HEADING = 0;
  private static final int GAME = 1;

  private final SavedGameWords words;
  private final Miniatures miniatures;
  private final SavedGameHolder.Actions actions;
  private List<SavesRow> rows = List.of();

  SavesAdapter(SavedGameWords words, Miniatures miniatures, SavedGameHolder.Actions actions) {
    this.words = words;
    this.miniatures = miniatures;
    this.actions = actions;
  }

  void show(List<SavesRow> next) {
    DiffUtil.DiffResult changes = DiffUtil.calculateDiff(new Changes(rows, next), false);
    rows = next;
    changes.dispatchUpdatesTo(this);
  }

  boolean isHeading(int position) {
    return rows.get(position) instanceof SavesRow.Heading;
  }

  @Override
  public int getItemCount() {
    return rows.size();
  }

  @Override
  public int getItemViewType(int position) {
    return isHeading(position) ? HEADING : GAME;
  }

  @NonNull
  @Override
  public RecyclerView.ViewHolder onCreateViewHolder(@NonNull ViewGroup parent, int type) {
    LayoutInflater inflater = LayoutInflater.from(parent.getContext());
    return type == HEADING
        ? new HeadingHolder(inflater.inflate(R.layout.saves_heading, parent, false))
        : new SavedGameHolder(
            inflater.inflate(R.layout.saved_game, parent, false), words, miniatures, actions);
  }

  @Override
  public void onBindViewHolder(@NonNull RecyclerView.ViewHolder holder, int position) {
    SavesRow row = rows.get(position);
    if (row instanceof SavesRow.Game game) {
      ((SavedGameHolder) holder).show(game.game());
    } else if (row instanceof SavesRow.Heading heading) {
      ((TextView) holder.itemView).setText(heading.text());
    }
  }

  private static final class HeadingHolder extends RecyclerView.ViewHolder {

    HeadingHolder(View view) {
      super(view);
      ViewCompat.setAccessibilityHeading(view, true);
    }
  }

  private static final class Changes extends DiffUtil.Callback {

    private final List<SavesRow> before;
    private final List<SavesRow> after;

    Changes(List<SavesRow> before, List<SavesRow> after) {
      this.before = before;
      this.after = after;
    }

    @Override
    public int getOldListSize() {
      return before.size();
    }

    @Override
    public int getNewListSize() {
      return after.size();
    }

    @Override
    public boolean areItemsTheSame(int old, int now) {
      if (before.get(old) instanceof SavesRow.Game one
          && after.get(now) instanceof SavesRow.Game other) {
        return one.game().id() == other.game().id();
      }
      return before.get(old).equals(after.get(now));
    }

    @Override
    public boolean areContentsTheSame(int old, int now) {
      return before.get(old).equals(after.get(now));
    }
  }
}
