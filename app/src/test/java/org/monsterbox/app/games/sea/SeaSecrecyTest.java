package org.monsterbox.app.games.sea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.games.WrittenScene;
import org.monsterbox.app.games.sea.aim.Sketch;
import org.monsterbox.app.games.sea.words.SeaWords;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.SeaGame;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.SeaOptions;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Nothing on the table or in the log tells what a seat may not know. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class SeaSecrecyTest {

  private static final MonsterOfTheSea RULES = SeaPositions.RULES;
  private static final Stage PHONE = new Stage(411, 680, 1, false);
  private static final Stage TABLET = new Stage(960, 776, 1, false);

  private final Context context = ApplicationProvider.getApplicationContext();
  private final GameKit.SceneMaker<SeaMove, SeaView> scenes = new SeaKit().scenes(context);

  @Test
  public void otherHandsAndPilesMakeTheSameScene() {
    for (boolean shared : new boolean[] {true, false}) {
      Options options = Options.usual(SeaOptions.ALL).with(SeaOptions.HUNTERS_SHARE_HANDS, shared);
      List<SeaState> game = SeaPositions.random(new Setup(4, options, 77));
      for (int i = 0; i < game.size(); i += 6) {
        for (int seat = 0; seat < 4; seat++) {
          SeaView view = RULES.view(game.get(i), seat);
          SeaState other = RULES.imagine(view, Chance.of(i, "other cards"));
          assertEquals(written(game.get(i), seat, PHONE), written(other, seat, PHONE));
          assertEquals(written(game.get(i), seat, TABLET), written(other, seat, TABLET));
        }
      }
    }
  }

  /** Two leaps to different cells: the whale sees where, the hunters see that. */
  @Test
  public void onlyTheWhaleSeesWhereItWillLand() {
    SeaState before =
        Chart.of(2).boat(1, "H5", "N").boat(2, "F5", "N").hand(0, "BB06").whaleTurn().state();
    SeaState north = play(before, "leap BB06 J4");
    SeaState south = play(before, "leap BB06 J7");
    for (Stage stage : List.of(PHONE, TABLET)) {
      assertEquals(written(north, 1, stage), written(south, 1, stage));
      assertTrue(written(north, 1, stage).toString().contains("token-leaping"));
      assertTrue(scene(north, 1, Draft.NONE, stage).find("leap").isEmpty());
      assertTrue(scene(north, 0, Draft.NONE, stage).find("leap").isPresent());
    }
  }

  @Test
  public void theLogOfALeapNamesItsTargetToTheWhaleAlone() {
    SeaState before =
        Chart.of(2).boat(1, "H5", "N").boat(2, "F5", "N").hand(0, "BB06").whaleTurn().state();
    EventLog log = new EventLog();
    RULES.play(before, 0, RULES.readMove("leap BB06 J7"), log);
    assertTrue(said(log, 0).contains("J7"));
    assertFalse(said(log, 1).contains("J7"));
    assertFalse(said(log, 2).contains("J7"));
  }

  /** The end tells where a leap would have led, and still nobody's cards. */
  @Test
  public void theEndRevealsTheLeapAndNoHand() {
    SeaState before =
        Chart.of(2)
            .hp(2)
            .boat(1, "J6", "N")
            .boat(2, "F5", "N")
            .hand(0, "BB06 BB02")
            .hand(1, "WP01")
            .whaleTurn()
            .state();
    SeaGame game = new SeaGame(before).play(0, "leap BB06 L5", "end-action").play(1, "choose 1");
    game.play(1, game.moves(1).get(0));
    assertFalse(told(game, 1), told(game, 1).contains("L5"));
    game.play(1, "weapon WP01");
    assertTrue(told(game, 1), told(game, 1).contains("L5"));
    assertTrue(scene(game.state(), 1, Draft.NONE, PHONE).find("leap").isPresent());
    for (Draft sheet : List.of(Draft.NONE, new Sketch.Seat(0), Sketch.Piles.all())) {
      for (Node node : scene(game.state(), 1, sheet, PHONE).nodes()) {
        assertFalse(node.id(), node.id().endsWith("BB02"));
      }
    }
  }

  private String told(SeaGame game, int seat) {
    return new SeaWords(context)
        .epilogue(game.view(seat), game.events(seat), Sitting.people(3))
        .toString();
  }

  /** What can be opened by touching shows no more than the table. */
  @Test
  public void noSheetShowsAHiddenHand() {
    SeaState state =
        Chart.of(2)
            .boat(1, "H5", "N")
            .boat(2, "F5", "N")
            .hand(0, "BB06 CN01")
            .hand(1, "WP01 MV01")
            .turnOf(1)
            .state();
    for (Draft sheet : List.of(new Sketch.Seat(0), Sketch.Piles.all(), new Sketch.Since())) {
      for (Node node : scene(state, 1, sheet, PHONE).nodes()) {
        assertFalse(node.id(), node.id().endsWith("BB06") || node.id().endsWith("CN01"));
      }
    }
    Scene own = scene(state, 1, new Sketch.Seat(1), PHONE);
    assertTrue(own.find("shown-WP01").isPresent());
  }

  private String said(EventLog log, int seat) {
    SeaWords words = new SeaWords(context);
    StringBuilder said = new StringBuilder();
    for (Event event : log.seenBy(seat)) {
      said.append(words.event(event, Sitting.people(3))).append(' ');
    }
    return said.toString();
  }

  private static SeaState play(SeaState state, String move) {
    return RULES.play(state, 0, RULES.readMove(move), new EventLog());
  }

  private Scene scene(SeaState state, int seat, Draft draft, Stage stage) {
    SeaView view = RULES.view(state, seat);
    List<Seat> seats = Sitting.people(view.hunters() + 1);
    boolean asked = RULES.turn(state).includes(seat);
    return scenes.make(
        new Sight<>(
            view, seats, seat, asked ? RULES.legalMoves(state, seat) : List.of(), draft, ""),
        stage);
  }

  /** All of a scene but for how it is drawn, and of what is opened by one touch. */
  private List<String> written(SeaState state, int seat, Stage stage) {
    List<String> nodes = new ArrayList<>();
    Scene table = scene(state, seat, Draft.NONE, stage);
    nodes.addAll(WrittenScene.of(table));
    for (Node node : table.nodes()) {
      if (node.tap().orElse(null) instanceof Tap.Sketch sketch) {
        nodes.addAll(WrittenScene.of(scene(state, seat, sketch.draft(), stage)));
      }
    }
    return nodes;
  }
}
