package org.monsterbox.app.table;

import android.app.Dialog;
import android.os.Bundle;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.DialogFragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;

/** What happened, for the one who looks. It never comes back by itself: others may look then. */
public final class LogDialog extends DialogFragment {

  static final String TAG = "log";

  private static final String LINES = "lines";

  static LogDialog of(List<String> lines) {
    Bundle arguments = new Bundle();
    arguments.putStringArrayList(LINES, new ArrayList<>(lines));
    LogDialog dialog = new LogDialog();
    dialog.setArguments(arguments);
    return dialog;
  }

  @Override
  public void onCreate(@Nullable Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    if (savedInstanceState != null) {
      dismissAllowingStateLoss();
    }
  }

  @NonNull
  @Override
  public Dialog onCreateDialog(@Nullable Bundle savedInstanceState) {
    ArrayList<String> lines = requireArguments().getStringArrayList(LINES);
    MaterialAlertDialogBuilder builder =
        new MaterialAlertDialogBuilder(requireContext())
            .setTitle(R.string.table_log_title)
            .setPositiveButton(R.string.table_close, null);
    if (lines == null || lines.isEmpty()) {
      builder.setMessage(R.string.table_log_empty);
    } else {
      builder.setItems(lines.toArray(new String[0]), null);
    }
    return builder.create();
  }
}
