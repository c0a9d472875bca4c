package org.monsterbox.app.people;

import android.app.Dialog;
import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.widget.GridLayout;
import android.widget.ImageButton;
import android.widget.TextView;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.appcompat.app.AlertDialog;
import androidx.fragment.app.DialogFragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import com.google.android.material.textfield.TextInputLayout;
import org.monsterbox.app.R;
import org.monsterbox.app.store.PeopleStore;
import org.monsterbox.app.store.rows.Person;

/** Asks for a name and a mark. */
public final class PersonDialog extends DialogFragment {

  static final String RESULT = "person";

  private static final String ID = "id";
  private static final String NAME = "name";
  private static final String MARK = "mark";
  private static final int MARK_SIZE_DP = 56;

  private int mark;

  /** For somebody new, whose id is not known yet, or to change somebody. */
  static PersonDialog of(Person person) {
    PersonDialog dialog = new PersonDialog();
    dialog.setArguments(bundle(person));
    return dialog;
  }

  private static Bundle bundle(Person person) {
    Bundle bundle = new Bundle();
    bundle.putLong(ID, person.id());
    bundle.putString(NAME, person.name());
    bundle.putInt(MARK, person.mark());
    return bundle;
  }

  static Person person(Bundle result) {
    return new Person(result.getLong(ID), result.getString(NAME, ""), result.getInt(MARK));
  }

  @NonNull
  @Override
  public Dialog onCreateDialog(@Nullable Bundle savedInstanceState) {
    Person person = person(requireArguments());
    View content = View.inflate(requireContext(), R.layout.person_dialog, null);
    content.<TextView>findViewById(R.id.name).setText(person.name());
    GridLayout marks = content.findViewById(R.id.marks);
    for (int choice = 0; choice < ChartMarks.COUNT; choice++) {
      marks.addView(markButton(marks, choice));
    }
    choose(marks, savedInstanceState == null ? person.mark() : savedInstanceState.getInt(MARK));
    return new MaterialAlertDialogBuilder(requireContext())
        .setTitle(person.name().isEmpty() ? R.string.people_add : R.string.people_edit)
        .setView(content)
        .setNegativeButton(android.R.string.cancel, null)
        .setPositiveButton(R.string.people_save, null)
        .create();
  }

  private View markButton(ViewGroup marks, int choice) {
    ImageButton button = new ImageButton(marks.getContext());
    int size = Math.round(MARK_SIZE_DP * getResources().getDisplayMetrics().density);
    button.setLayoutParams(new ViewGroup.LayoutParams(size, size));
    button.setBackgroundResource(R.drawable.mark_choice);
    button.setImageDrawable(ChartMarks.picture(marks.getContext(), choice, size / 2));
    button.setContentDescription(getString(ChartMarks.name(choice)));
    button.setOnClickListener(clicked -> choose(marks, choice));
    return button;
  }

  private void choose(ViewGroup marks, int choice) {
    mark = choice;
    for (int i = 0; i < marks.getChildCount(); i++) {
      marks.getChildAt(i).setSelected(i == choice);
    }
  }

  @Override
  public void onStart() {
    super.onStart();
    // Set here, the button does not close the dialog by itself when the name is none.
    ((AlertDialog) requireDialog())
        .getButton(AlertDialog.BUTTON_POSITIVE)
        .setOnClickListener(clicked -> save());
  }

  private void save() {
    Dialog dialog = requireDialog();
    String name = dialog.<TextView>findViewById(R.id.name).getText().toString().trim();
    if (!PeopleStore.isName(name)) {
      dialog
          .<TextInputLayout>findViewById(R.id.name_box)
          .setError(getString(R.string.people_bad_name));
      return;
    }
    Person chosen = new Person(requireArguments().getLong(ID), name, mark);
    getParentFragmentManager().setFragmentResult(RESULT, bundle(chosen));
    dismiss();
  }

  @Override
  public void onSaveInstanceState(@NonNull Bundle state) {
    super.onSaveInstanceState(state);
    state.putInt(MARK, mark);
  }
}
