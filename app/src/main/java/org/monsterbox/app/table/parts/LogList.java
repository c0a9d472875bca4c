package org.monsterbox.app.table.parts;

import android.widget.ArrayAdapter;
import android.widget.ListView;
import java.util.List;
import org.monsterbox.app.R;

/** What happened, beside the table: whoever reads further up is not torn away. */
public final class LogList {

  private final ListView list;
  private final ArrayAdapter<String> lines;

  public LogList(ListView list) {
    this.list = list;
    lines = new ArrayAdapter<>(list.getContext(), R.layout.table_log_line);
    list.setAdapter(lines);
  }

  /** The latest is seen when there is something new. */
  public void show(List<String> all) {
    int kept = lines.getCount();
    if (!goesOn(all)) {
      lines.clear();
      kept = 0;
    }
    if (all.size() > kept) {
      lines.addAll(all.subList(kept, all.size()));
      list.setSelection(all.size() - 1);
    }
  }

  private boolean goesOn(List<String> all) {
    boolean same = all.size() >= lines.getCount();
    for (int i = 0; same && i < lines.getCount(); i++) {
      same = all.get(i).equals(lines.getItem(i));
    }
    return same;
  }
}
