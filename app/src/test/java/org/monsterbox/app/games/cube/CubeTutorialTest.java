package org.monsterbox.app.games.cube;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.TutorialCheck;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.tutorial.Lesson;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.game.Events;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The first game can be played by touching what the table shows, and ends as it says. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class CubeTutorialTest {

  private static final MonsterCube RULES = new MonsterCube();
  private static final CubeKit KIT = new CubeKit();

  private static TutorialScript script(String language) {
    RuntimeEnvironment.setQualifiers("+" + language);
    Context context = ApplicationProvider.getApplicationContext();
    return KIT.tutorials(context).get(0);
  }

  @Test
  public void theLearnerWinsALineACubeAndALineAfterAMove() {
    CubeState state = new TutorialCheck<>(KIT, script("en")).end();
    assertEquals(List.of(16, 46, 21), RULES.view(state, 0).won(0));
    assertEquals(List.of(20), RULES.view(state, 1).won(1));
  }

  @Test
  public void everyLessonCanBeFollowedOnAPhone() {
    checkTable(new Stage(360, 560, 1, false));
  }

  @Test
  public void everyLessonCanBeFollowedOnATablet() {
    checkTable(new Stage(1280, 740, 1, false));
  }

  private static void checkTable(Stage stage) {
    TutorialScript script = script("fr");
    Context context = ApplicationProvider.getApplicationContext();
    Learner learner = new Learner(KIT.scenes(context), script, stage);
    CubeState state = RULES.start(script.setup());
    for (Lesson lesson : script.lessons()) {
      boolean asked = lesson.deed().filter(Lesson.Deed::byPerson).isPresent();
      Scene scene = learner.scene(state, asked, Draft.NONE);
      assertTrue(
          lesson.caption() + " " + lesson.lit().get(0),
          scene.find(lesson.lit().get(0)).isPresent());
      if (asked) {
        CubeMove move = RULES.readMove(lesson.deed().orElseThrow().move());
        assertEquals(move.at(0), learner.touched(state, move, lesson.lit().get(0)));
      }
      state = after(state, lesson);
    }
  }

  private static CubeState after(CubeState state, Lesson lesson) {
    if (lesson.deed().isEmpty()) {
      return state;
    }
    Lesson.Deed deed = lesson.deed().get();
    return RULES.play(state, deed.seat(), RULES.readMove(deed.move()), Events.NONE);
  }

  /** Somebody who touches what the captions say, on a table of that size. */
  private record Learner(
      GameKit.SceneMaker<CubeMove, CubeView> scenes, TutorialScript script, Stage stage) {

    Scene scene(CubeState state, boolean asked, Draft draft) {
      List<CubeMove> moves = new ArrayList<>();
      if (asked) {
        RULES.legalMoves(state, script.learner()).forEach(move -> moves.add(KIT.timeless(move)));
      }
      return scenes.make(
          Sight.of(KIT, state, script.seats(), script.learner(), seat -> moves).with(draft), stage);
    }

    /** The move that comes of it. */
    CubeMove touched(CubeState state, CubeMove move, String highlighted) {
      if (!(move instanceof CubeMove.Submit claim)) {
        return played(node(state, Draft.NONE, highlighted));
      }
      Draft draft = Draft.NONE;
      Layout layout = RULES.view(state, script.learner()).zone(0);
      if (claim.move().isPresent()) {
        String place = "place-" + claim.move().get().to().text();
        draft = sketched(node(state, draft, highlighted).drops().get(place));
        layout = layout.with(claim.move().get().tile(), claim.move().get().to());
      }
      int slot = RULES.view(state, script.learner()).row().indexOf(claim.card());
      draft = sketched(node(state, draft, "card-0-" + slot).tap().orElseThrow());
      // In another order than the caption has them.
      List<Face> faces = new ArrayList<>(claim.triple().faces());
      Collections.reverse(faces);
      for (Face face : faces) {
        int tile = layout.tileAt(face.cell()).orElseThrow();
        String id = "face-0-" + tile + "-" + face.colour().letter();
        draft = sketched(node(state, draft, id).tap().orElseThrow());
      }
      return played(node(state, draft, "show"));
    }

    private Node node(CubeState state, Draft draft, String id) {
      return scene(state, true, draft).find(id).orElseThrow();
    }

    private static Draft sketched(Tap tap) {
      return ((Tap.Sketch) tap).draft();
    }

    private static CubeMove played(Node node) {
      return (CubeMove) ((Tap.Play) node.tap().orElseThrow()).move();
    }
  }
}
