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

    /** Whether what is new in it can be shown once more. */
    boolean canShowAgain();

    void showAgain();
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
    GameLog log = GameLog.EMPTY;
    if (getParentFragment() instanceof Source source) {
      log = source.log();
      offerAgain(view.findViewById(R.id.log_again), source);
    }
    view.findViewById(R.id.log_empty).setVisibility(log.isEmpty() ? View.VISIBLE : View.GONE);
    new LogList(view.findViewById(R.id.log_lines)).show(log);
  }

  private void offerAgain(View button, Source source) {
    button.setVisibility(source.canShowAgain() ? View.VISIBLE : View.GONE);
    button.setOnClickListener(
        clicked -> {
          dismiss();
          source.showAgain();
        });
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
