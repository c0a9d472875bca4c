package org.monsterbox.app.games.sea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import java.util.List;
import java.util.Map;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.games.sea.aim.Sketch;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.SeaOptions;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Cards of the hand: which can be played, where they can be dragged to, and the way under nets. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class SeaCardsTest {

  private static final Stage PHONE = new Stage(411, 680, 1, false);

  private final GameKit.SceneMaker<SeaMove, SeaView> scenes =
      new SeaKit().scenes(ApplicationProvider.getApplicationContext());

  private Scene scene(SeaState state, Draft draft) {
    int seats = SeaPositions.RULES.view(state, 0).hunters() + 1;
    return scenes.make(SeaPositions.sight(state, Sitting.people(seats), draft), PHONE);
  }

  private static Node node(Scene scene, String id) {
    return scene.find(id).orElseThrow();
  }

  @Test
  public void aCardThatCannotBePlayedSaysWhyAndCannotBeDragged() {
    SeaState far =
        Chart.of(2).whale("S9").boat(1, "F5", "N").hand(1, "WP01 MV10").turnOf(1).state();
    Node harpoon = node(scene(far, Draft.NONE), "card-WP01");
    assertEquals("Harpoon: Out of reach: get closer first.", harpoon.label());
    assertTrue(harpoon.drops().isEmpty());
    assertTrue(harpoon.tap().isPresent());
    Node fan = node(scene(far, Draft.NONE), "card-MV10");
    assertFalse(fan.label(), fan.label().contains(":"));
  }

  @Test
  public void aWeaponIsDraggedOntoTheWhale() {
    SeaState near = Chart.of(2).whale("J5").boat(1, "J7", "N").hand(1, "WP01").turnOf(1).state();
    Node harpoon = node(scene(near, Draft.NONE), "card-WP01");
    assertEquals(Map.of("cell-J5", played("weapon WP01")), harpoon.drops());
  }

  @Test
  public void aMovementCardIsDraggedToWhereAnArrowLeads() {
    SeaState state = Chart.of(2).whale("S9").boat(1, "F5", "NE").hand(1, "MV10").turnOf(1).state();
    Scene scene = scene(state, Draft.NONE);
    Tap tap = node(scene, "card-MV10").drops().get("cell-H4");
    assertTrue(tap.toString(), ((Tap.Sketch) tap).draft() instanceof Sketch.Sailing);
  }

  @Test
  public void aNetIsOpenAndIsDraggedToWhereItCanHang() {
    SeaState state = Chart.of(2).whale("H4").boat(1, "F3", "SE").hand(1, "WP24").turnOf(1).state();
    Node net = node(scene(state, Draft.NONE), "card-WP24");
    assertEquals("Net", net.label());
    Tap tap = net.drops().get("cell-G4");
    assertEquals(List.of(Board.read("G4")), ((Sketch.Netting) ((Tap.Sketch) tap).draft()).cells());
  }

  @Test
  public void aCardOfTheWhaleIsDraggedToItsTarget() {
    SeaState state =
        Chart.of(2).whale("J5").boat(1, "J6", "NE").hand(0, "BB01 BB06").whaleTurn().state();
    Scene scene = scene(state, Draft.NONE);
    assertEquals(played("devour BB01 1"), node(scene, "card-BB01").drops().get("cell-J6"));
    assertEquals(played("leap BB06 J3"), node(scene, "card-BB06").drops().get("cell-J3"));
    assertTrue(node(scene, "card-BB06").drops().containsKey("cell-J6"));
  }

  /** What is given for a card is asked for after it was dragged. */
  @Test
  public void aCardWithAReplacementIsBegunByDragging() {
    SeaState state = Chart.of(2).boat(1, "F5", "N").hand(0, "BB06 CN01 CN05").whaleTurn().state();
    Tap tap = node(scene(state, Draft.NONE), "card-BB06").drops().get("cell-J4");
    Scene asked = scene(state, ((Tap.Sketch) tap).draft());
    assertTrue(asked.find("take-CN01").isPresent() && asked.find("take-CN05").isPresent());
  }

  /** Two cards that do the same are two things to a screen reader. */
  @Test
  public void equalCardsToChooseFromHaveNamesOfTheirOwn() {
    Chart chart = Chart.of(2).whale("S9").boat(1, "F5", "N").boat(2, "H5", "N");
    SeaState before = chart.nextCards("MV10 MV11").select(1, 2).state();
    SeaState drawn =
        SeaPositions.RULES.play(before, 1, SeaPositions.RULES.readMove("choose 1"), Events.NONE);
    Scene scene = scene(drawn, Draft.NONE);
    assertEquals("Fan\u00A0×2, 1 of 2", node(scene, "take-MV10").label());
    assertEquals("Fan\u00A0×2, 2 of 2", node(scene, "take-MV11").label());
  }

  @Test
  public void everyCardIsDraggedToSomethingThatIsThereAndAllowed() {
    int drops = 0;
    for (int seed = 1; seed <= 3; seed++) {
      Setup setup = new Setup(3 + seed % 2, Options.usual(SeaOptions.ALL), seed);
      for (SeaState state : SeaPositions.random(setup)) {
        Scene scene = scene(state, Draft.NONE);
        int seat = SeaPositions.sight(state, Sitting.people(4), Draft.NONE).viewer();
        for (Node card : scene.nodes()) {
          for (Map.Entry<String, Tap> drop : card.drops().entrySet()) {
            drops++;
            assertTrue(drop.getKey(), scene.find(drop.getKey()).isPresent());
            if (drop.getValue() instanceof Tap.Play play) {
              SeaMove move = (SeaMove) play.move();
              SeaView view = SeaPositions.RULES.view(state, seat);
              assertTrue(move.toString(), SeaPositions.RULES.refusal(view, move).isEmpty());
            }
          }
        }
      }
    }
    assertTrue("drops: " + drops, drops > 500);
  }

  /** By Current the whale swims under the net: two touches, of which the first is hollow. */
  @Test
  public void whatCanOnlyBeSwumUnderLeadsOn() {
    SeaState before =
        Chart.of(2)
            .whale("J5")
            .nets(1, "J4")
            .boat(1, "F5", "N")
            .hand(0, "CN05")
            .whaleTurn()
            .state();
    assertTrue(scene(before, Draft.NONE).find("cell-J4").isEmpty());
    SeaState swimming =
        SeaPositions.RULES.play(
            before, 0, SeaPositions.RULES.readMove("current CN05"), Events.NONE);
    Node under = node(scene(swimming, Draft.NONE), "cell-J4");
    assertTrue(under.label(), under.label().startsWith("Swim under J4: net of"));
    Draft draft = ((Tap.Sketch) under.tap().orElseThrow()).draft();
    Scene next = scene(swimming, draft);
    assertEquals(played("swim J4 J3"), node(next, "cell-J3").tap().orElseThrow());
    assertEquals("Choose where to come up again", node(next, "desk-line-1").label());
    assertTrue(next.find("cancel").isPresent());
  }

  private static Tap played(String move) {
    return new Tap.Play(SeaPositions.RULES.readMove(move));
  }
}
