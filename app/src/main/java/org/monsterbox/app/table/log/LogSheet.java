package org.monsterbox.app.table.log;

import android.os.Bundle;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import com.google.android.material.bottomsheet.BottomSheetBehavior;
import com.google.android.material.bottomsheet.BottomSheetDialog;
import com.google.android.material.bottomsheet.BottomSheetDialogFragment;
import org.monsterbox.app.R;

/** The log, over the table. It never comes back by itself: others may look then. */
public final class LogSheet extends BottomSheetDialogFragment {

  public static final String TAG = "log";

  /** The screen that it is opened from. */
  public interface Source {

    GameLog log();
  }

  public LogSheet() {
    super(R.layout.table_log_sheet);
  }

  @Override
  public void onCreate(@Nullable Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    if (savedInstanceState != null) {
      dismissAllowingStateLoss();
    }
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle savedInstanceState) {
    ViewCompat.setAccessibilityHeading(view.findViewById(R.id.log_title), true);
    view.findViewById(R.id.log_close).setOnClickListener(clicked -> dismiss());
    GameLog log = getParentFragment() instanceof Source source ? source.log() : GameLog.EMPTY;
    view.findViewById(R.id.log_empty).setVisibility(log.isEmpty() ? View.VISIBLE : View.GONE);
    new LogList(view.findViewById(R.id.log_lines)).show(log);
  }

  /** All of it at once, not half of it first. */
  @Override
  public void onStart() {
    super.onStart();
    if (getDialog() instanceof BottomSheetDialog sheet) {
      sheet.getBehavior().setSkipCollapsed(true);
      sheet.getBehavior().setState(BottomSheetBehavior.STATE_EXPANDED);
    }
  }
}
