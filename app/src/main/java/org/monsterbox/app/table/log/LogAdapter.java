package org.monsterbox.app.table.log;

import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.annotation.LayoutRes;
import androidx.annotation.NonNull;
import androidx.core.view.ViewCompat;
import androidx.recyclerview.widget.DiffUtil;
import androidx.recyclerview.widget.RecyclerView;
import java.util.List;
import org.monsterbox.app.R;

/** The rows of a log: what comes is added, and nothing else is made anew. */
final class LogAdapter extends RecyclerView.Adapter<RecyclerView.ViewHolder> {

  private List<LogRow> rows = List.of();

  void show(List<LogRow> next) {
    DiffUtil.DiffResult changes = DiffUtil.calculateDiff(new Changes(rows, next), false);
    rows = next;
    changes.dispatchUpdatesTo(this);
  }

  @Override
  public int getItemCount() {
    return rows.size();
  }

  @Override
  public int getItemViewType(int position) {
    return rows.get(position).kind() == LogRow.Kind.LINE
        ? R.layout.table_log_line
        : R.layout.table_log_heading;
  }

  @NonNull
  @Override
  public RecyclerView.ViewHolder onCreateViewHolder(
      @NonNull ViewGroup parent, @LayoutRes int layout) {
    View view = LayoutInflater.from(parent.getContext()).inflate(layout, parent, false);
    if (layout == R.layout.table_log_line) {
      return new LogLineHolder(view);
    }
    ViewCompat.setAccessibilityHeading(view, true);
    return new RecyclerView.ViewHolder(view) {};
  }

  @Override
  public void onBindViewHolder(@NonNull RecyclerView.ViewHolder holder, int position) {
    LogRow row = rows.get(position);
    if (holder instanceof LogLineHolder line) {
      line.show((LogEntry.Line) row.entry().orElseThrow(), row.isNew());
    } else {
      showHeading((TextView) holder.itemView, row);
    }
  }

  private static void showHeading(TextView view, LogRow row) {
    switch (row.kind()) {
      case SINCE -> view.setText(R.string.table_log_since);
      case BEFORE -> view.setText(R.string.table_log_before);
      default -> view.setText(((LogEntry.Heading) row.entry().orElseThrow()).words());
    }
    view.setActivated(row.kind() == LogRow.Kind.SINCE || row.kind() == LogRow.Kind.BEFORE);
  }

  private static final class Changes extends DiffUtil.Callback {

    private final List<LogRow> before;
    private final List<LogRow> after;

    Changes(List<LogRow> before, List<LogRow> after) {
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
      return before.get(old).isSame(after.get(now));
    }

    @Override
    public boolean areContentsTheSame(int old, int now) {
      return before.get(old).isNew() == after.get(now).isNew();
    }
  }
}
