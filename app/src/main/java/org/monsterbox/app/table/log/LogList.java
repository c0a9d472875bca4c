package org.monsterbox.app.table.log;

import androidx.recyclerview.widget.LinearLayoutManager;
import androidx.recyclerview.widget.RecyclerView;

/** A log on the screen: whoever reads further down is not torn away. */
public final class LogList {

  private final RecyclerView list;
  private final LinearLayoutManager places;
  private final LogAdapter rows = new LogAdapter();

  public LogList(RecyclerView list) {
    this.list = list;
    places = new LinearLayoutManager(list.getContext());
    list.setLayoutManager(places);
    list.setItemAnimator(null);
    list.setAdapter(rows);
  }

  /** What is new is seen at once by whoever reads the top. */
  public void show(GameLog log) {
    boolean isAtTop = places.findFirstVisibleItemPosition() <= 0;
    rows.show(LogRow.of(log));
    if (isAtTop) {
      list.scrollToPosition(0);
    }
  }
}
