package org.monsterbox.app.sound;

import android.view.HapticFeedbackConstants;
import android.view.View;
import java.util.List;
import org.monsterbox.app.games.Cue;
import org.monsterbox.app.settings.Settings;
import org.monsterbox.app.settings.Switch;

/** Has moments heard and felt, as far as people want it. */
public final class Cues {

  /** Where several moments come at once, the first of these is heard. */
  private static final List<Cue> BY_WEIGHT =
      List.of(
          Cue.END, Cue.WIN, Cue.LOSE, Cue.BUZZ, Cue.STORM, Cue.RIGHT, Cue.WRONG, Cue.MATCH,
          Cue.MISS, Cue.ROLL, Cue.KEEP, Cue.FLIP, Cue.TURN, Cue.TAP);

  private final Settings settings;
  private final Sounds sounds;

  public Cues(Settings settings, Sounds sounds) {
    this.settings = settings;
    this.sounds = sounds;
  }

  /** What happened at once. */
  public void give(List<Cue> cues, View felt) {
    Cue cue = heaviest(cues);
    if (settings.isOn(Switch.SOUND)) {
      sounds.play(cue);
    }
    if (settings.isOn(Switch.HAPTICS)) {
      feel(cue, felt);
    }
  }

  static Cue heaviest(List<Cue> cues) {
    return BY_WEIGHT.stream().filter(cues::contains).findFirst().orElse(Cue.SILENCE);
  }

  private static void feel(Cue cue, View felt) {
    switch (cue) {
      case WIN, LOSE, BUZZ, END -> felt.performHapticFeedback(HapticFeedbackConstants.LONG_PRESS);
      case FLIP, MATCH, KEEP, RIGHT ->
          felt.performHapticFeedback(HapticFeedbackConstants.CLOCK_TICK);
      default -> {}
    }
  }
}
