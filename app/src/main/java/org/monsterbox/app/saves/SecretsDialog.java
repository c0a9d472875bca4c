package org.monsterbox.app.saves;

import android.app.Dialog;
import android.os.Bundle;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.DialogFragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import org.monsterbox.app.R;

/** Says, before an unfinished game is passed on, that its secrets go with it. */
public final class SecretsDialog extends DialogFragment {

  static final String RESULT = "share with secrets";

  /** The arguments are what the result will be. */
  static SecretsDialog of(Bundle result) {
    SecretsDialog dialog = new SecretsDialog();
    dialog.setArguments(result);
    return dialog;
  }

  @NonNull
  @Override
  public Dialog onCreateDialog(@Nullable Bundle savedInstanceState) {
    return new MaterialAlertDialogBuilder(requireContext())
        .setTitle(R.string.saves_secrets_title)
        .setMessage(R.string.saves_secrets)
        .setNegativeButton(R.string.saves_cancel, null)
        .setPositiveButton(
            R.string.saves_share_anyway,
            (dialog, button) ->
                getParentFragmentManager().setFragmentResult(RESULT, requireArguments()))
        .create();
  }
}
