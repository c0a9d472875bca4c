package org.monsterbox.app.games.cube;

import static org.junit.Assert.assertEquals;

import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.art.cube.Passing;
import org.monsterbox.app.games.Happened;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.core.cube.table.CubeGame;
import org.monsterbox.core.cube.table.CubeTable;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Layout;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** What is seen of a claim once it is judged, and when. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class CubeVerdictTest {

  private static final long JUDGED = 9000;

  /** When each part of the claim appears and vanishes, after the verdict; seat 1 has claimed. */
  private static List<String> seen(List<Seat> seats) {
    CubeGame game =
        new CubeGame(
                CubeTable.of(RuleSet.CODE, 2)
                    .zone(0, Layout.start(Layout.Shape.BRICK, 5, 4, 8, 3, 6, 2, 7, 9, 1))
                    .row(12, 40, 41))
            .play(1, "buzz 5000", "submit 12 Y0,0 Y1,0 Y2,0 " + JUDGED);
    List<Happened> recent = new ArrayList<>();
    game.events().forEach(event -> recent.add(new Happened(JUDGED, event)));
    List<String> seen = new ArrayList<>();
    for (Node node :
        new CubeKit()
            .scenes(ApplicationProvider.getApplicationContext())
            .make(
                CubePositions.sight(game.state(), seats, Draft.NONE)
                    .after(Sight.Past.recent(recent)),
                new Stage(411, 891, 1, false))
            .nodes()) {
      if (node.piece() instanceof Passing passing) {
        seen.add(node.id() + " " + (passing.from() - JUDGED) + "-" + (passing.until() - JUDGED));
      }
    }
    return seen;
  }

  @Test
  public void aBotShowsItsCardThenOneFaceAfterTheOtherThenTheVerdict() {
    assertEquals(
        List.of(
            "judged-Y0,0 400-4100",
            "judged-Y1,0 800-4100",
            "judged-Y2,0 1200-4100",
            "claimed 0-1600",
            "claimed-words 0-1600",
            "verdict 1600-4100",
            "verdict-words 1600-4100",
            "shown-0 400-4100",
            "shown-1 800-4100",
            "shown-2 1200-4100",
            "shown-sign-0 1600-4100",
            "shown-sign-1 1600-4100",
            "shown-equals 1600-4100",
            "shown-result 1600-4100"),
        seen(Sitting.onePerson(2)));
  }

  @Test
  public void whatAPersonHasShownIsJudgedAtOnce() {
    assertEquals(
        List.of(
            "judged-Y0,0 0-2500",
            "judged-Y1,0 0-2500",
            "judged-Y2,0 0-2500",
            "verdict 0-2500",
            "verdict-words 0-2500",
            "shown-0 0-2500",
            "shown-1 0-2500",
            "shown-2 0-2500",
            "shown-sign-0 0-2500",
            "shown-sign-1 0-2500",
            "shown-equals 0-2500",
            "shown-result 0-2500"),
        seen(Sitting.people(2)));
  }
}
