package org.monsterbox.app.setup;

import android.view.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.monsterbox.app.form.Form;
import org.monsterbox.app.games.OptionNames;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;

/** Makes a control for each option of a game. */
final class OptionRows {

  private final Form form;
  private final OptionNames words;
  private final Consumer<Change> whenChanged;
  private final Map<OptionSpec<?>, View> rows = new LinkedHashMap<>();

  /** Gives other options than the present ones. */
  interface Change {
    Options of(Options present);
  }

  OptionRows(Form form, OptionNames words, Consumer<Change> whenChanged) {
    this.form = form;
    this.words = words;
    this.whenChanged = whenChanged;
  }

  void add(OptionSpec<?> option, Options options) {
    if (option instanceof OptionSpec.Choice<?> choice) {
      addChoice(choice, options);
    } else if (option instanceof OptionSpec.Range range) {
      addRange(range, options);
    }
    rows.put(option, form.last());
  }

  /** Hides what changes nothing in the game that is set up. */
  void show(GameSetup setup) {
    rows.forEach(
        (option, row) -> {
          boolean matters = words.matters(option, setup.options(), setup.chairs().size());
          row.setVisibility(matters ? View.VISIBLE : View.GONE);
        });
  }

  private <T> void addChoice(OptionSpec.Choice<T> option, Options options) {
    T chosen = options.get(option);
    if (chosen instanceof Boolean on) {
      form.toggle(
          words.name(option),
          words.meaning(option),
          on,
          isOn -> change(option, Boolean.toString(isOn)));
      return;
    }
    List<String> names = new ArrayList<>();
    for (T value : option.values()) {
      names.add(words.value(option, option.write(value)));
    }
    form.choice(
        words.name(option),
        words.meaning(option),
        names,
        option.values().indexOf(chosen),
        index -> change(option, option.write(option.values().get(index))));
  }

  private void addRange(OptionSpec.Range option, Options options) {
    int chosen = options.get(option);
    List<Integer> values = RangeValues.of(option, chosen);
    List<String> names = new ArrayList<>();
    for (int value : values) {
      names.add(words.value(option, option.write(value)));
    }
    form.stepper(
        words.name(option),
        words.meaning(option),
        names,
        values.indexOf(chosen),
        index -> change(option, option.write(values.get(index))));
  }

  private void change(OptionSpec<?> option, String written) {
    whenChanged.accept(options -> options.withText(option.name(), written));
  }
}
