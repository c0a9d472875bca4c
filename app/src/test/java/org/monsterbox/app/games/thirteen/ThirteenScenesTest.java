package org.monsterbox.app.games.thirteen;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.BotGame;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.SceneRules;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Every scene is in order: on all devices, for all numbers of seats, in all phases. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class ThirteenScenesTest {

  private static final float[][] STAGES = {
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

  private static final int GAME = 260;
  private static final int EVERY = 13;

  @Test
  public void scenesAreInOrderAtTheUsualFontSize() {
    checkAll("en", 1);
  }

  @Test
  public void scenesAreInOrderWithLargeLetters() {
    checkAll("fr", 2);
  }

  /**
   * Also rare ones: in these games a monster is built when the last pair has been found, and there
   * is a Death Battle.
   */
  @Test
  public void everyMomentOfWholeGamesHasAScene() {
    Context context = ApplicationProvider.getApplicationContext();
    GameKit.SceneMaker<ThirteenMove, ThirteenView> scenes = new ThirteenKit().scenes(context);
    List<Seat> seats = Sitting.onePerson(5);
    Stage stage = new Stage(411, 730, 1, false);
    Set<Phase> withoutCards = EnumSet.noneOf(Phase.class);
    for (long seed : new long[] {27, 36}) {
      Predicate<ThirteenView> look =
          view -> {
            scenes.make(new Sight<>(view, seats, 0, List.of(), Draft.NONE, ""), stage);
            if (view.cardsLeft() == 0) {
              withoutCards.add(view.phase());
            }
            return false;
          };
      Setup setup = new ThirteenMonsters().usualSetup(seats.size(), seed);
      new BotGame<>(new ThirteenKit(), setup, Grade.MONSTER).until(look);
    }
    assertTrue(
        withoutCards.toString(),
        withoutCards.containsAll(
            Set.of(Phase.BUILD, Phase.FINAL_ACTION, Phase.DUEL_THROW, Phase.GAME_OVER)));
  }

  private static void checkAll(String language, float font) {
    RuntimeEnvironment.setQualifiers("+" + language);
    RuntimeEnvironment.setFontScale(font);
    Context context = ApplicationProvider.getApplicationContext();
    GameKit.SceneMaker<ThirteenMove, ThirteenView> scenes = new ThirteenKit().scenes(context);
    int turn = 0;
    List<String> faults = new ArrayList<>();
    for (int seats = 2; seats <= 8; seats++) {
      Options options = seats % 2 == 0 ? ThirteenPositions.fast() : ThirteenPositions.usual();
      List<ThirteenState> game =
          ThirteenPositions.random(new Setup(seats, options, 40 + seats), 40 * GAME);
      int step = Math.max(EVERY, game.size() / 14);
      for (int i = 0; i < game.size(); i += step) {
        float[] size = STAGES[turn++ % STAGES.length];
        check(
            scenes,
            game.get(i),
            seats,
            new Stage(size[0], size[1], font, turn % 2 == 0),
            turn,
            faults);
      }
    }
    assertEquals("Faults", "", String.join("\n", faults.subList(0, Math.min(20, faults.size()))));
  }

  /** The table itself, and every sheet that can be opened from it by touching. */
  private static void check(
      GameKit.SceneMaker<ThirteenMove, ThirteenView> scenes,
      ThirteenState state,
      int count,
      Stage stage,
      int turn,
      List<String> faults) {
    List<Seat> seats = Sitting.people(count);
    Chance chance = Chance.of(turn, "touches");
    Draft draft = Draft.NONE;
    for (int touches = 0; touches < 5; touches++) {
      Sight<ThirteenMove, ThirteenView> sight = ThirteenPositions.sight(state, seats, draft);
      Scene scene = scenes.make(sight, stage);
      for (String fault : SceneRules.faults(scene)) {
        faults.add(
            sight.view().phase() + " of " + count + ", " + draft + " on " + stage + ": " + fault);
      }
      List<Draft> next = drafts(scene);
      if (next.isEmpty()) {
        return;
      }
      draft = next.get(chance.below(next.size()));
      chance = chance.next();
    }
  }

  private static List<Draft> drafts(Scene scene) {
    List<Draft> drafts = new ArrayList<>();
    for (Node node : scene.nodes()) {
      if (node.tap().orElse(null) instanceof Tap.Sketch sketch) {
        drafts.add(sketch.draft());
      }
      for (Tap tap : node.drops().values()) {
        if (tap instanceof Tap.Sketch sketch) {
          drafts.add(sketch.draft());
        }
      }
    }
    return drafts;
  }
}
