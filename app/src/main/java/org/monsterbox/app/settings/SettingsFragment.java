package org.monsterbox.app.settings;

import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import androidx.annotation.ArrayRes;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.annotation.StringRes;
import androidx.fragment.app.Fragment;
import java.util.List;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.R;
import org.monsterbox.app.form.Form;
import org.monsterbox.app.form.Page;
import org.monsterbox.app.keys.Shortcuts;

/** Everything that can be set, on one page. A change takes effect at once. */
public final class SettingsFragment extends Fragment {

  public SettingsFragment() {
    super(R.layout.page);
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle savedInstanceState) {
    Page.open(this, view, getString(R.string.settings));
    Settings settings = MonsterBoxApplication.of(view.getContext()).settings();
    Form form = new Form(view.findViewById(R.id.content));
    looks(form, settings);
    table(form, settings);
    soundAndMotion(form, settings);
    if (Shortcuts.hasKeyboard(view.getContext())) {
      TextView keys = (TextView) form.add(R.layout.settings_about);
      keys.setId(View.generateViewId());
      keys.setText(R.string.keys);
      keys.setOnClickListener(clicked -> requireActivity().requestShowKeyboardShortcuts());
    }
    View about = form.add(R.layout.settings_about);
    about.setOnClickListener(clicked -> Navigator.of(this).openAbout());
  }

  private void looks(Form form, Settings settings) {
    form.heading(getString(R.string.settings_looks));
    form.choice(
        getString(R.string.theme),
        "",
        names(R.array.themes),
        Theme.values(),
        settings.theme(),
        settings::setTheme);
    form.choice(
        getString(R.string.language),
        "",
        names(R.array.languages),
        Language.values(),
        Language.current(),
        Language::apply);
  }

  private void table(Form form, Settings settings) {
    form.heading(getString(R.string.settings_table));
    form.choice(
        getString(R.string.bot_speed),
        getString(R.string.bot_speed_meaning),
        names(R.array.bot_speeds),
        BotSpeed.values(),
        settings.botSpeed(),
        settings::setBotSpeed);
    toggle(
        form,
        settings,
        Switch.TAP_TO_CONTINUE,
        R.string.tap_to_continue,
        R.string.tap_to_continue_meaning);
    toggle(form, settings, Switch.TWO_TOUCHES, R.string.two_touches, R.string.two_touches_meaning);
    toggle(form, settings, Switch.MEMORY_DOTS, R.string.memory_dots, R.string.memory_dots_meaning);
    toggle(
        form,
        settings,
        Switch.OFFER_LESSONS,
        R.string.offer_lessons,
        R.string.offer_lessons_meaning);
    toggle(form, settings, Switch.FLAT_TABLE, R.string.flat_table, R.string.flat_table_meaning);
  }

  private void soundAndMotion(Form form, Settings settings) {
    form.heading(getString(R.string.settings_senses));
    toggle(form, settings, Switch.SOUND, R.string.sound, R.string.sound_meaning);
    toggle(form, settings, Switch.HAPTICS, R.string.haptics, R.string.haptics_meaning);
    toggle(
        form,
        settings,
        Switch.REDUCED_MOTION,
        R.string.reduced_motion,
        R.string.reduced_motion_meaning);
  }

  private void toggle(
      Form form, Settings settings, Switch what, @StringRes int title, @StringRes int meaning) {
    form.toggle(
        getString(title), getString(meaning), settings.isOn(what), on -> settings.set(what, on));
  }

  private List<String> names(@ArrayRes int array) {
    return List.of(getResources().getStringArray(array));
  }
}
