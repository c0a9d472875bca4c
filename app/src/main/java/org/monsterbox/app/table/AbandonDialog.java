package org.monsterbox.app.table;

import android.app.Dialog;
import android.os.Bundle;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.DialogFragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import org.monsterbox.app.R;

/** Asks before a game is given up. */
public final class AbandonDialog extends DialogFragment {

  static final String TAG = "abandon";

  @NonNull
  @Override
  public Dialog onCreateDialog(@Nullable Bundle savedInstanceState) {
    return new MaterialAlertDialogBuilder(requireContext())
        .setTitle(R.string.table_abandon_title)
        .setMessage(R.string.table_abandon_words)
        .setNegativeButton(R.string.table_cancel, null)
        .setPositiveButton(
            R.string.table_abandon,
            (dialog, which) -> ((TableFragment) requireParentFragment()).abandonNow())
        .create();
  }
}
