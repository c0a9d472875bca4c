package org.monsterbox.app.shelf;

import android.content.Context;
import android.widget.TextView;
import androidx.annotation.StringRes;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Picture;
import org.monsterbox.app.art.lid.BigMonsterLid;
import org.monsterbox.app.art.lid.CubeLid;
import org.monsterbox.app.art.lid.SeaLid;
import org.monsterbox.app.art.lid.ThirteenLid;
import org.monsterbox.core.box.MonsterBox;
import org.monsterbox.core.game.GameFacts;

/** A game's box as people see it: its words and the picture on its lid. */
@SuppressWarnings("ImmutableEnumChecker") // facts are a record, and a lid is drawn anew each time
public enum Box {
  THIRTEEN(
      MonsterBox.THIRTEEN,
      R.string.thirteen_name,
      R.string.thirteen_tagline,
      R.string.thirteen_story,
      ThirteenLid::new),
  CUBE(
      MonsterBox.CUBE,
      R.string.cube_name,
      R.string.cube_tagline,
      R.string.cube_story,
      CubeLid::new),
  BIG_MONSTER(
      MonsterBox.BIG_MONSTER,
      R.string.bigmonster_name,
      R.string.bigmonster_tagline,
      R.string.bigmonster_story,
      BigMonsterLid::new),
  SEA(MonsterBox.SEA, R.string.sea_name, R.string.sea_tagline, R.string.sea_story, SeaLid::new);

  private final GameFacts facts;
  private final Function<Palette, Picture> lid;

  @StringRes public final int title;
  @StringRes public final int tagline;
  @StringRes public final int story;

  Box(
      GameFacts facts,
      @StringRes int title,
      @StringRes int tagline,
      @StringRes int story,
      Function<Palette, Picture> lid) {
    this.facts = facts;
    this.title = title;
    this.tagline = tagline;
    this.story = story;
    this.lid = lid;
  }

  public static Optional<Box> find(String id) {
    return Stream.of(values()).filter(box -> box.id().equals(id)).findFirst();
  }

  public String id() {
    return facts.id();
  }

  /** Whether scores say more than who has won. */
  public boolean hasPoints() {
    return facts.hasPoints();
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
