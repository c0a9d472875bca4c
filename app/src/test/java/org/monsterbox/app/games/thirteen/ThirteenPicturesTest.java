package org.monsterbox.app.games.thirteen;

import android.content.Context;
import android.view.ContextThemeWrapper;
import androidx.test.core.app.ApplicationProvider;
import java.io.IOException;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.core.thirteen.Phase;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.ThirteenState;
import org.monsterbox.core.thirteen.ThirteenView;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Pictures of the table, to be looked at in build/shots. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class ThirteenPicturesTest {

  private static final Stage PHONE = new Stage(411, 891, 1, false);
  private static final Stage SMALL = new Stage(360, 640, 1, false);
  private static final Stage LANDSCAPE = new Stage(891, 411, 1, false);
  private static final Stage TABLET = new Stage(1280, 800, 1, false);
  private static final Stage FLAT = new Stage(1280, 800, 1, true);

  private Context context;

  private void look(String qualifiers, float font) {
    RuntimeEnvironment.setQualifiers("+" + qualifiers + "-xhdpi");
    RuntimeEnvironment.setFontScale(font);
    context =
        new ContextThemeWrapper(
            ApplicationProvider.getApplicationContext(), R.style.Theme_MonsterBox);
  }

  private void draw(String name, ThirteenState state, List<Seat> seats, Draft draft, Stage stage)
      throws IOException {
    ThirteenKit kit = new ThirteenKit();
    ScenePicture.write(
        context,
        kit.scenes(context).make(ThirteenPositions.sight(state, seats, draft), stage),
        name);
  }

  @Test
  public void tableOnPhones() throws IOException {
    ThirteenState state = ThirteenPositions.midgame(3);
    List<Seat> seats = ThirteenPositions.onePerson(3);
    look("en-notnight", 1);
    draw("phone", state, seats, Draft.NONE, PHONE);
    draw("small", state, seats, Draft.NONE, SMALL);
    draw("landscape", state, seats, Draft.NONE, LANDSCAPE);
    look("fr-night", 1);
    draw("phone-night-fr", state, seats, Draft.NONE, PHONE);
    look("fr-notnight", 2);
    draw("small-fr-font2", state, seats, Draft.NONE, new Stage(360, 640, 2, false));
    draw("landscape-fr-font2", state, seats, Draft.NONE, new Stage(891, 411, 2, false));
  }

  @Test
  public void tableOnTablets() throws IOException {
    look("en-notnight", 1);
    draw("tablet-3", ThirteenPositions.midgame(3), ThirteenPositions.people(3), Draft.NONE, TABLET);
    draw("flat-4", ThirteenPositions.midgame(4), ThirteenPositions.people(4), Draft.NONE, FLAT);
    draw("flat-8", ThirteenPositions.midgame(8), ThirteenPositions.people(8), Draft.NONE, FLAT);
    look("fr-night", 1);
    draw(
        "tablet-4-night",
        ThirteenPositions.midgame(4),
        ThirteenPositions.people(4),
        Draft.NONE,
        TABLET);
  }

  @Test
  public void search() throws IOException {
    look("en-notnight", 1);
    List<Seat> seats = ThirteenPositions.onePerson(3);
    ThirteenState reveal = ThirteenPositions.phase(3, Phase.REVEAL);
    draw("reveal-phone", reveal, seats, Draft.NONE, PHONE);
    draw("reveal-small", reveal, seats, Draft.NONE, SMALL);
    draw("reveal-landscape", reveal, seats, Draft.NONE, LANDSCAPE);
    draw("reveal-tablet", reveal, ThirteenPositions.people(3), Draft.NONE, TABLET);
    draw("reveal-flat", reveal, ThirteenPositions.people(3), Draft.NONE, FLAT);
  }

  @Test
  public void battle() throws IOException {
    look("en-notnight", 1);
    ThirteenState state =
        ThirteenPositions.find(
                4,
                ThirteenPositions.fast(),
                20,
                view ->
                    view.phase() == Phase.BATTLE_ATTACK
                        && view.actor() == 0
                        && view.throwing().orElseThrow().used() == 2)
            .orElseThrow();
    draw("battle-phone", state, ThirteenPositions.onePerson(4), new Sketch.Keeping(3), PHONE);
    draw("battle-landscape", state, ThirteenPositions.onePerson(4), Draft.NONE, LANDSCAPE);
    draw("battle-flat", state, ThirteenPositions.people(4), Draft.NONE, FLAT);
    draw("battle-tablet", state, ThirteenPositions.people(4), Draft.NONE, TABLET);
    look("fr-night", 2);
    draw(
        "battle-small-font2",
        state,
        ThirteenPositions.onePerson(4),
        Draft.NONE,
        new Stage(360, 640, 2, false));
  }

  @Test
  public void sheets() throws IOException {
    look("en-notnight", 1);
    ThirteenState state = ThirteenPositions.midgame(3);
    ThirteenView view = new ThirteenMonsters().view(state, 0);
    List<Seat> seats = ThirteenPositions.onePerson(3);
    draw("chart", state, seats, new Sketch.Chart(), PHONE);
    draw("help", state, seats, new Sketch.Help(), PHONE);
    draw("owned", state, seats, new Sketch.Owned(0), PHONE);
    draw("powers", state, seats, new Sketch.Powers(), PHONE);
    draw(
        "trade",
        state,
        seats,
        new Sketch.Trading(
            1, view.setBits(0) & -view.setBits(0), view.setBits(1) & -view.setBits(1)),
        PHONE);
    draw("trade-landscape", state, seats, new Sketch.Trading(1, 0, 0), LANDSCAPE);
    draw("trade-tablet", state, seats, new Sketch.Trading(1, 0, 0), TABLET);
    draw("sacrifice", state, seats, Sketch.Arranging.of(view.monsters(0)), PHONE);
    draw(
        "attack",
        state,
        seats,
        new Sketch.Attacking(
            view.monsters(0).get(0).id(),
            view.monsters(1).isEmpty() ? -1 : view.monsters(1).get(0).top()),
        PHONE);
    draw(
        "attack-tablet",
        state,
        seats,
        new Sketch.Attacking(view.monsters(0).get(0).id(), -1),
        TABLET);
    look("fr-night", 2);
    draw(
        "sacrifice-font2",
        state,
        seats,
        Sketch.Arranging.of(view.monsters(0)),
        new Stage(411, 891, 2, false));
  }

  @Test
  public void asked() throws IOException {
    look("en-notnight", 1);
    List<Seat> seats = ThirteenPositions.onePerson(3);
    draw("build", ThirteenPositions.phase(3, Phase.BUILD), seats, Draft.NONE, PHONE);
    draw("spoils", ThirteenPositions.phase(3, Phase.BATTLE_SPOILS), seats, Draft.NONE, PHONE);
    draw("final", ThirteenPositions.phase(3, Phase.FINAL_ACTION), seats, Draft.NONE, PHONE);
    draw("post", ThirteenPositions.phase(3, Phase.POST_SEARCH), seats, Draft.NONE, PHONE);
  }
}
