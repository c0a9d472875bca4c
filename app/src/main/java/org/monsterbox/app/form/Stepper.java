package org.monsterbox.app.form;

import android.view.View;
import android.widget.TextView;
import java.util.List;
import java.util.function.IntConsumer;
import org.monsterbox.app.R;

/** A value between two buttons that make it less and more. */
final class Stepper {

  private final View row;
  private final List<String> names;
  private final IntConsumer whenChosen;
  private int chosen;

  private Stepper(View row, List<String> names, int chosen, IntConsumer whenChosen) {
    this.row = row;
    this.names = names;
    this.chosen = chosen;
    this.whenChosen = whenChosen;
  }

  static void set(View row, List<String> names, int chosen, IntConsumer whenChosen) {
    Stepper stepper = new Stepper(row, names, chosen, whenChosen);
    stepper.show();
    row.findViewById(R.id.less).setOnClickListener(clicked -> stepper.step(-1));
    row.findViewById(R.id.more).setOnClickListener(clicked -> stepper.step(1));
  }

  private void step(int by) {
    chosen += by;
    show();
    whenChosen.accept(chosen);
  }

  private void show() {
    row.<TextView>findViewById(R.id.value).setText(names.get(chosen));
    row.findViewById(R.id.less).setEnabled(chosen > 0);
    row.findViewById(R.id.more).setEnabled(chosen < names.size() - 1);
  }
}
