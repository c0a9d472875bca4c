package org.monsterbox.app.games;

import android.content.Context;
import android.widget.TextView;
import androidx.annotation.StringRes;
import java.util.function.Function;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Picture;
import org.monsterbox.core.game.GameFacts;

/**
 * A game's box as people see it: its words and the picture on its lid.
 *
 * @param story what the game is about, in a few sentences
 * @param lid is drawn anew each time, in the colours of the theme
 */
public record Box(
    GameFacts facts,
    @StringRes int title,
    @StringRes int tagline,
    @StringRes int story,
    Function<Palette, Picture> lid) {

  public String id() {
    return facts.id();
  }

  public Picture lid(Palette palette) {
    return lid.apply(palette);
  }

  /** How many players and how long: short for the eye, in words for a screen reader. */
  public void showFacts(TextView view) {
    Context context = view.getContext();
    view.setText(
        context.getString(
            R.string.box_facts,
            context.getString(R.string.players, facts.fewestSeats(), facts.mostSeats()),
            context.getString(R.string.minutes, facts.shortestMinutes(), facts.longestMinutes())));
    view.setContentDescription(
        context.getString(
            R.string.facts_spoken,
            facts.fewestSeats(),
            facts.mostSeats(),
            facts.shortestMinutes(),
            facts.longestMinutes()));
  }
}
