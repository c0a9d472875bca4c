package org.monsterbox.app.form;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.CompoundButton;
import android.widget.RadioGroup;
import android.widget.TextView;
import androidx.core.view.ViewCompat;
import com.google.android.material.chip.ChipGroup;
import com.google.android.material.materialswitch.MaterialSwitch;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.monsterbox.app.R;

/** Puts headings and controls one under the other. What they show is set anew, never restored. */
public final class Form {

  /** A chip has one line only. */
  private static final int LONGEST_CHIP = 18;

  private final ViewGroup column;

  public Form(ViewGroup column) {
    this.column = column;
    column.removeAllViews();
  }

  public void heading(String text) {
    TextView heading = (TextView) add(R.layout.form_heading);
    heading.setText(text);
    ViewCompat.setAccessibilityHeading(heading, true);
  }

  /** On or off. */
  public void toggle(String title, String meaning, boolean on, Consumer<Boolean> whenChanged) {
    MaterialSwitch toggle = (MaterialSwitch) add(R.layout.form_toggle);
    toggle.setText(Caption.of(context(), title, meaning));
    toggle.setChecked(on);
    toggle.setOnCheckedChangeListener((button, isOn) -> whenChanged.accept(isOn));
  }

  /** One of a few. */
  public void choice(
      String title, String meaning, List<String> names, int chosen, IntConsumer whenChosen) {
    View row = add(R.layout.form_choice);
    row.<TextView>findViewById(R.id.caption).setText(Caption.of(context(), title, meaning));
    if (names.stream().anyMatch(name -> name.length() > LONGEST_CHIP)) {
      addRadios(row.findViewById(R.id.long_values), names, chosen, whenChosen);
    } else {
      addChips(row.findViewById(R.id.values), names, chosen, whenChosen);
    }
  }

  /** One of a few that are named in their order. */
  public <T> void choice(
      String title,
      String meaning,
      List<String> names,
      T[] values,
      T chosen,
      Consumer<T> whenChosen) {
    int index = List.of(values).indexOf(chosen);
    choice(title, meaning, names, index, picked -> whenChosen.accept(values[picked]));
  }

  private static void addChips(
      ChipGroup group, List<String> names, int chosen, IntConsumer whenChosen) {
    for (int i = 0; i < names.size(); i++) {
      addButton(R.layout.form_chip, group, names.get(i), i, chosen);
    }
    group.setOnCheckedStateChangeListener(
        (changed, checked) -> {
          for (int id : checked) {
            whenChosen.accept((Integer) changed.findViewById(id).getTag());
          }
        });
  }

  private static void addRadios(
      RadioGroup group, List<String> names, int chosen, IntConsumer whenChosen) {
    for (int i = 0; i < names.size(); i++) {
      addButton(R.layout.form_radio, group, names.get(i), i, chosen);
    }
    group.setOnCheckedChangeListener(
        (changed, id) -> whenChosen.accept((Integer) changed.findViewById(id).getTag()));
  }

  private static void addButton(int layout, ViewGroup group, String name, int index, int chosen) {
    CompoundButton button = (CompoundButton) inflate(layout, group);
    button.setId(View.generateViewId());
    button.setText(name);
    button.setTag(index);
    button.setChecked(index == chosen);
    group.addView(button);
  }

  /** One of many, step by step. */
  public void stepper(
      String title, String meaning, List<String> names, int chosen, IntConsumer whenChosen) {
    View row = add(R.layout.form_stepper);
    row.<TextView>findViewById(R.id.caption).setText(Caption.of(context(), title, meaning));
    Stepper.set(row, names, chosen, whenChosen);
  }

  /** What was added last. */
  public View last() {
    return column.getChildAt(column.getChildCount() - 1);
  }

  public View add(int layout) {
    View view = inflate(layout, column);
    column.addView(view);
    return view;
  }

  private Context context() {
    return column.getContext();
  }

  private static View inflate(int layout, ViewGroup parent) {
    return LayoutInflater.from(parent.getContext()).inflate(layout, parent, false);
  }
}
