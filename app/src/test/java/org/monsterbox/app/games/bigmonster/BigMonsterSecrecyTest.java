package org.monsterbox.app.games.bigmonster;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.games.bigmonster.map.Hand;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.games.bigmonster.words.BigMonsterWords;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.game.Audience;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Setup;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Nobody sees or is told another seat's packet, kept tile or explorer. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class BigMonsterSecrecyTest {

  private static final int SEATS = 4;
  private static final BigMonster RULES = BigMonsterPositions.RULES;
  private static final List<Seat> PEOPLE = Sitting.people(SEATS);
  private static final Stage PHONE = new Stage(411, 891, 1, false);
  private static final Stage TABLET = new Stage(1280, 800, 1, false);

  private final Context context = ApplicationProvider.getApplicationContext();
  private final BigMonsterKit kit = new BigMonsterKit();
  private final GameKit.SceneMaker<BigMonsterMove, BigMonsterView> scenes = kit.scenes(context);

  /** Whatever the others hold, keep and have been dealt. */
  @Test
  public void otherHiddenTilesMakeTheSameScene() {
    List<BigMonsterState> game =
        BigMonsterPositions.random(new Setup(SEATS, BigMonsterPositions.usual(), 77));
    int different = 0;
    for (int i = 0; i < game.size(); i += 9) {
      BigMonsterState state = game.get(i);
      int viewer = i % SEATS;
      BigMonsterState other = RULES.imagine(RULES.view(state, viewer), Chance.of(i, "others"));
      different += state.fingerprint() == other.fingerprint() ? 0 : 1;
      for (Draft draft : List.of(Draft.NONE, new Sketch.Watching((viewer + 1) % SEATS))) {
        assertEquals(written(state, viewer, draft, PHONE), written(other, viewer, draft, PHONE));
        assertEquals(written(state, viewer, draft, TABLET), written(other, viewer, draft, TABLET));
      }
    }
    assertTrue(different > 10);
  }

  /** Where the table lies open, all seats see the same but for what the one may do. */
  @Test
  public void anOpenTableShowsNoTileThatOthersMayNotSee() {
    int open = 0;
    List<BigMonsterState> game =
        BigMonsterPositions.random(new Setup(SEATS, BigMonsterPositions.usual(), 78));
    for (int i = 0; i < game.size(); i += 3) {
      int viewer = i % SEATS;
      if (kit.mayLook(RULES.view(game.get(i), viewer), Audience.BYSTANDER)) {
        open++;
        assertEquals(List.of(), tilesThatOnlyThisSeatSees(game.get(i), viewer));
      }
    }
    assertTrue(open > 20);
  }

  private List<Integer> tilesThatOnlyThisSeatSees(BigMonsterState state, int viewer) {
    BigMonsterView view = RULES.view(state, viewer);
    List<Integer> secret = new ArrayList<>(view.hand());
    secret.addAll(view.discarded());
    secret.add(view.kept());
    List<Integer> shown = new ArrayList<>();
    for (Node node : scene(state, viewer, Draft.NONE, TABLET).nodes()) {
      for (int tile : secret) {
        if (node.id().equals(Hand.id(tile))) {
          shown.add(tile);
        }
      }
    }
    return shown;
  }

  /** What others do in secret is told in the same words, whichever tile it is. */
  @Test
  public void theLogOfAPickDoesNotNameTheTile() {
    BigMonsterWords words = new BigMonsterWords(context, RULES);
    List<BigMonsterState> game =
        BigMonsterPositions.random(new Setup(SEATS, BigMonsterPositions.usual(), 79));
    int picks = 0;
    for (BigMonsterState state : game.subList(0, game.size() - 1)) {
      int actor = RULES.turn(state).first();
      List<BigMonsterMove> moves = RULES.legalMoves(state, actor);
      if (!(moves.get(0) instanceof BigMonsterMove.Pick first)) {
        continue;
      }
      BigMonsterMove.Pick last =
          moves.stream()
              .map(BigMonsterMove.Pick.class::cast)
              .filter(move -> move.target() == first.target())
              .reduce((one, two) -> two)
              .orElseThrow();
      boolean reveals = RULES.view(state, actor).table().order().indexOf(actor) == SEATS - 1;
      if (!reveals) {
        picks++;
        for (int hearer : new int[] {(actor + 1) % SEATS, Audience.BYSTANDER}) {
          assertEquals(
              told(words, state, actor, first, hearer), told(words, state, actor, last, hearer));
        }
      }
    }
    assertTrue(picks > 40);
  }

  private static List<String> told(
      BigMonsterWords words, BigMonsterState state, int actor, BigMonsterMove move, int hearer) {
    EventLog log = new EventLog();
    RULES.play(state, actor, move, log);
    List<String> sentences = new ArrayList<>();
    for (Event event : log.seenBy(hearer)) {
      sentences.add(words.event(event, PEOPLE));
    }
    return sentences;
  }

  private Scene scene(BigMonsterState state, int viewer, Draft draft, Stage stage) {
    return scenes.make(BigMonsterPositions.sight(state, PEOPLE, viewer, draft), stage);
  }

  /** All of a scene but for how it is drawn. */
  private List<String> written(BigMonsterState state, int viewer, Draft draft, Stage stage) {
    List<String> nodes = new ArrayList<>();
    for (Node node : scene(state, viewer, draft, stage).nodes()) {
      nodes.add(
          String.join(
              "|",
              node.id(),
              node.label(),
              node.bounds().toString(),
              node.face(),
              node.tap().toString(),
              Boolean.toString(node.selected())));
    }
    return nodes;
  }
}
