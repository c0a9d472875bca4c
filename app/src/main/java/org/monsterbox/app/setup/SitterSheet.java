package org.monsterbox.app.setup;

import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.view.inputmethod.EditorInfo;
import android.widget.EditText;
import android.widget.FrameLayout;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.bottomsheet.BottomSheetBehavior;
import com.google.android.material.bottomsheet.BottomSheetDialog;
import com.google.android.material.bottomsheet.BottomSheetDialogFragment;
import com.google.android.material.chip.Chip;
import com.google.android.material.textfield.TextInputLayout;
import java.util.List;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.R;
import org.monsterbox.app.shelf.SystemBars;
import org.monsterbox.app.store.PeopleStore;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.KnownPerson;
import org.monsterbox.app.store.rows.Person;
import org.monsterbox.core.bot.Grade;

/** Asks who shall take a seat: somebody known, somebody new, or a bot. */
public final class SitterSheet extends BottomSheetDialogFragment {

  private static final String TAG = "sitter";
  private static final String SEAT = "seat";
  private static final String PERSON = "person";
  private static final String MARK = "mark";
  private static final String NAME = "name";
  private static final String GRADE = "grade";

  /** Hears who takes which seat. */
  interface Listener {
    void seat(int seat, Chair chair);
  }

  /** A second tap opens no second sheet. */
  static void show(Fragment setup, int seat) {
    if (setup.getChildFragmentManager().isStateSaved()
        || setup.getChildFragmentManager().findFragmentByTag(TAG) != null) {
      return;
    }
    Bundle arguments = new Bundle();
    arguments.putInt(SEAT, seat);
    SitterSheet sheet = new SitterSheet();
    sheet.setArguments(arguments);
    sheet.showNow(setup.getChildFragmentManager(), TAG);
  }

  static void listen(Fragment setup, Listener listener) {
    setup
        .getChildFragmentManager()
        .setFragmentResultListener(
            TAG,
            setup.getViewLifecycleOwner(),
            (key, result) -> listener.seat(result.getInt(SEAT), chair(setup, result)));
  }

  private static Chair chair(Fragment setup, Bundle result) {
    int mark = result.getInt(MARK);
    String grade = result.getString(GRADE);
    return grade == null
        ? Chair.person(result.getLong(PERSON), mark, result.getString(NAME, ""))
        : FirstSetup.bot(setup.requireContext(), Grade.valueOf(grade), mark);
  }

  @NonNull
  @Override
  public View onCreateView(
      @NonNull LayoutInflater inflater, @Nullable ViewGroup parent, @Nullable Bundle state) {
    return inflater.inflate(R.layout.setup_sitter, parent, false);
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle state) {
    ViewCompat.setAccessibilityHeading(view.findViewById(R.id.title), true);
    SystemBars.padKeyboard(view);
    ViewGroup people = view.findViewById(R.id.people);
    MonsterBoxApplication.of(view.getContext())
        .peopleStore()
        .watch()
        .observe(getViewLifecycleOwner(), known -> fill(people, known));
    ViewGroup bots = view.findViewById(R.id.bots);
    bots.removeAllViews();
    for (Grade grade : Grade.values()) {
      Chip chip = addChip(bots, Kinds.level(view.getContext(), grade), R.drawable.ic_bot);
      chip.setOnClickListener(
          clicked -> {
            Bundle result = new Bundle();
            result.putString(GRADE, grade.name());
            result.putInt(MARK, setupModel().current().chairs().size());
            answer(result);
          });
    }
    TextInputLayout field = view.findViewById(R.id.new_name);
    EditText name = view.findViewById(R.id.new_name_text);
    field.setEndIconOnClickListener(clicked -> add(field, name));
    name.setOnEditorActionListener(
        (text, action, key) -> {
          if (action == EditorInfo.IME_ACTION_DONE) {
            add(field, name);
            return true;
          }
          return false;
        });
  }

  /** All of it is seen at once: half open, a wide screen would show the title only. */
  @Override
  public void onStart() {
    super.onStart();
    BottomSheetBehavior<FrameLayout> sheet = ((BottomSheetDialog) requireDialog()).getBehavior();
    sheet.setSkipCollapsed(true);
    sheet.setState(BottomSheetBehavior.STATE_EXPANDED);
  }

  private void fill(ViewGroup people, List<KnownPerson> known) {
    people.removeAllViews();
    for (KnownPerson one : known) {
      Person person = one.person();
      if (!sits(person)) {
        Chip chip = addChip(people, person.name(), R.drawable.ic_person);
        chip.setOnClickListener(clicked -> answer(person.id(), person.name(), person.mark()));
      }
    }
  }

  private boolean sits(Person person) {
    for (Chair chair : setupModel().current().chairs()) {
      if (chair.isPerson() && chair.name().equals(person.name())) {
        return true;
      }
    }
    return false;
  }

  private SetupViewModel setupModel() {
    return new ViewModelProvider(requireParentFragment(), SetupViewModel.FACTORY)
        .get(SetupViewModel.class);
  }

  private void add(TextInputLayout field, EditText text) {
    String name = text.getText().toString().trim();
    if (PeopleStore.isName(name)) {
      answer(Chair.NOBODY_KNOWN, name, setupModel().current().chairs().size());
    } else {
      field.setError(getString(R.string.not_a_name));
    }
  }

  private static Chip addChip(ViewGroup group, String text, int icon) {
    Chip chip =
        (Chip)
            LayoutInflater.from(group.getContext())
                .inflate(R.layout.setup_sitter_chip, group, false);
    chip.setText(text);
    chip.setChipIconResource(icon);
    group.addView(chip);
    return chip;
  }

  private void answer(long person, String name, int mark) {
    Bundle result = new Bundle();
    result.putLong(PERSON, person);
    result.putString(NAME, name);
    result.putInt(MARK, mark);
    answer(result);
  }

  private void answer(Bundle result) {
    result.putInt(SEAT, requireArguments().getInt(SEAT));
    getParentFragmentManager().setFragmentResult(TAG, result);
    dismiss();
  }
}
