package org.monsterbox.app.games;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Every scene of a game is in order: on all devices, and whatever was touched. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public abstract class ScenesTest<M extends Move, V extends Fingerprinted> {

  /** Phones, upright and on their side, without and with what lies around the table; tablets. */
  protected static final float[][] USUAL_STAGES = {
    {360, 640},
    {360, 500},
    {411, 891},
    {411, 730},
    {891, 411},
    {891, 320},
    {1280, 800},
    {1280, 700},
    {800, 1280},
    {840, 560}
  };

  private static final int MOST_FAULTS = 20;

  private final GameKit<?, M, V> kit;
  private final float[][] stages;
  private final int touches;
  private final int everyFlat;

  private final List<String> faults = new ArrayList<>();
  private int turn;

  /**
   * For a game.
   *
   * @param stages in turns, widths and heights in dp
   * @param touches how far to go from a table that lies untouched
   * @param everyFlat which table of so many lies flat
   */
  protected ScenesTest(GameKit<?, M, V> kit, float[][] stages, int touches, int everyFlat) {
    this.kit = kit;
    this.stages = stages;
    this.touches = touches;
    this.everyFlat = everyFlat;
  }

  /** Goes through moments of games and calls {@link Moments#look} for each. */
  protected abstract void showMoments(Moments<M, V> moments);

  /** Looks at one moment. */
  protected interface Moments<M, V> {

    /**
     * On the next stage, the table itself, and what comes of touching it a few times.
     *
     * @param name for a fault that is found
     * @param sights what is seen with a half-made move
     */
    void look(String name, Function<Draft, Sight<M, V>> sights);
  }

  @Test
  public final void scenesAreInOrderAtTheUsualFontSize() {
    checkAll("en", 1);
  }

  @Test
  public final void scenesAreInOrderWithLargeLetters() {
    checkAll("fr", 2);
  }

  protected static Context context() {
    return ApplicationProvider.getApplicationContext();
  }

  private void checkAll(String language, float font) {
    RuntimeEnvironment.setQualifiers("+" + language);
    RuntimeEnvironment.setFontScale(font);
    GameKit.SceneMaker<M, V> scenes = kit.scenes(context());
    showMoments(
        (name, sights) -> {
          float[] size = stages[turn++ % stages.length];
          check(scenes, name, sights, new Stage(size[0], size[1], font, turn % everyFlat == 0));
        });
    List<String> first = faults.subList(0, Math.min(MOST_FAULTS, faults.size()));
    assertEquals("Faults", "", String.join("\n", first));
  }

  private void check(
      GameKit.SceneMaker<M, V> scenes,
      String name,
      Function<Draft, Sight<M, V>> sights,
      Stage stage) {
    Chance chance = Chance.of(turn, "touches");
    Draft draft = Draft.NONE;
    for (int touched = 0; touched < touches; touched++) {
      Scene scene = scenes.make(sights.apply(draft), stage);
      for (String fault : SceneRules.faults(scene)) {
        faults.add(name + ", " + draft + " on " + stage + ": " + fault);
      }
      List<Draft> next = drafts(scene);
      if (next.isEmpty()) {
        return;
      }
      draft = next.get(chance.below(next.size()));
      chance = chance.next();
    }
  }

  /** What touching and dragging may make of a move. */
  private static List<Draft> drafts(Scene scene) {
    List<Draft> drafts = new ArrayList<>();
    for (Node node : scene.nodes()) {
      List<Tap> taps = new ArrayList<>(node.drops().values());
      node.tap().ifPresent(taps::add);
      for (Tap tap : taps) {
        if (tap instanceof Tap.Sketch sketch) {
          drafts.add(sketch.draft());
        }
      }
    }
    return drafts;
  }
}
