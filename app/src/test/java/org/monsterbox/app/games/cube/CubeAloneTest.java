package org.monsterbox.app.games.cube;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.art.Ticking;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeGame;
import org.monsterbox.core.cube.table.CubeTable;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Layout;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** What somebody who plays alone sees: what hints cost, what they show, and how time runs. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class CubeAloneTest {

  private static final Stage PHONE = new Stage(411, 730, 1, false);

  private final CubeGame game =
      new CubeGame(
          CubeTable.of(RuleSet.RACE, 1)
              .zone(0, Layout.start(Layout.Shape.BRICK, 5, 4, 8, 3, 6, 2, 7, 9, 1))
              .hand(0, 12, 40, 41)
              .ownPile(0, 1, 2));

  private Scene scene() {
    return scene(PHONE);
  }

  private Scene scene(Stage stage) {
    return new CubeKit()
        .scenes(ApplicationProvider.getApplicationContext())
        .make(CubePositions.sight(game.state(), Sitting.people(1), Draft.NONE), stage);
  }

  private String price() {
    return scene().find("hint").orElseThrow().label().replace('\u00A0', ' ');
  }

  @Test
  public void theButtonSaysWhatTheNextStepCosts() {
    assertEquals("Hint: 5 s", price());
    game.play(0, "hint 1 1000");
    assertEquals("Which tile? 10 s", price());
    game.play(0, "hint 2 2000");
    assertEquals("Solution: the card", price());
    RuntimeEnvironment.setQualifiers("+fr");
    assertEquals("Solution : la carte", price());
  }

  @Test
  public void theButtonMakesTheMove() {
    Node hint = scene().find("hint").orElseThrow();

    assertEquals(Optional.of(Tap.Play.by(0, new CubeMove.Hint(1, 0))), hint.tap());
  }

  @Test
  public void hintsAreForSaleOnEveryDevice() {
    for (float[] size :
        new float[][] {{360, 560}, {411, 730}, {620, 411}, {800, 330}, {950, 800}}) {
      for (float font : new float[] {1, 2}) {
        RuntimeEnvironment.setFontScale(font);
        Stage stage = new Stage(size[0], size[1], font, false);
        assertTrue(stage.toString(), scene(stage).find("hint").isPresent());
      }
    }
  }

  @Test
  public void onlyWhatWasPaidForIsSeen() {
    assertFalse(scene().find("clue-tile").isPresent());
    game.play(0, "hint 1 1000");
    assertFalse(scene().find("clue-tile").isPresent());
    assertTrue(scene().find("card-0-0").orElseThrow().label().contains("79"));
    game.play(0, "hint 2 2000");

    assertTrue(scene().find("clue-tile").isPresent());
  }

  @Test
  public void theTableSellsHintsOnlyAlone() {
    CubeKit kit = new CubeKit();
    CubeTable two = CubeTable.of(RuleSet.CODE, 2).row(12, 40, 41);

    assertTrue(kit.sellsHints(game.view(0)));
    assertFalse(kit.sellsHints(new CubeGame(two).view(0)));
  }

  @Test
  public void theTimeThatCountsRunsWithoutAnotherScene() {
    game.play(0, "hint 1 1000");
    Ticking time = (Ticking) scene().find("solo-time").orElseThrow().piece();
    Ticking medal = (Ticking) scene().find("medal").orElseThrow().piece();

    assertEquals("after five seconds that were paid", 2000, time.next(1000));
    assertEquals("when the best medal is lost", 105_000 - 5_000 + 1, medal.next(1000));
    assertTrue(scene().find("solo").orElseThrow().label().contains("00:06"));
  }

  @Test
  public void whoHoldsAFingerOnTheirWonCardsSeesThem() {
    CubeGame two =
        new CubeGame(CubeTable.of(RuleSet.CODE, 2).row(12, 40, 41).won(0, 5, 24).won(1, 7));
    Scene scene =
        new CubeKit()
            .scenes(ApplicationProvider.getApplicationContext())
            .make(
                CubePositions.sight(two.state(), Sitting.onePerson(2), Draft.NONE),
                new Stage(411, 891, 1, false));
    assertEquals(
        Optional.of(new Tap.Say("You have won 5 and 24.")),
        scene.find("seat-0").orElseThrow().hold());
    assertEquals(
        Optional.of(new Tap.Say("Hold to see what you have won.")),
        scene.find("seat-0").orElseThrow().tap());
    assertEquals(Optional.empty(), scene.find("seat-1").orElseThrow().hold());
  }
}
