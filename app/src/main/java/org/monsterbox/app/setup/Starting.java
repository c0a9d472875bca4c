package org.monsterbox.app.setup;

import android.view.View;
import androidx.fragment.app.Fragment;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.R;
import org.monsterbox.app.form.Remark;
import org.monsterbox.app.setup.StartViewModel.Progress;

/** Takes a screen to the table as soon as its game has begun. */
public final class Starting {

  private Starting() {}

  /**
   * Follows a model for as long as the screen is there.
   *
   * @param button what starts a game; rests while one begins
   */
  public static void follow(Fragment screen, StartViewModel model, View button) {
    model
        .progress()
        .observe(
            screen.getViewLifecycleOwner(),
            progress -> {
              button.setClickable(!(progress instanceof Progress.Busy));
              if (progress instanceof Progress.Begun begun) {
                model.seen();
                Navigator.of(screen).openTable(begun.game());
              } else if (progress instanceof Progress.Failed) {
                model.seen();
                Remark.of(screen.requireView(), R.string.not_kept).show();
              }
            });
  }
}
