package org.monsterbox.app.whole;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.games.cube.CubePositions;
import org.monsterbox.app.settings.Switch;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.record.Entry;
import org.robolectric.annotation.Config;

/** Four people around one tablet, whose hands are on it at the same time. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35, qualifiers = "w1280dp-h800dp-land")
public final class CubeTogetherTest {

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  private final ManyFingers hands = new ManyFingers(2);

  private WholeGame game(long seed) {
    MonsterBoxApplication.of(ApplicationProvider.getApplicationContext())
        .settings()
        .set(Switch.FLAT_TABLE, true);
    return new WholeGame(
            CubePositions.RULES,
            CubePositions.options(RuleSet.CODE),
            "PPPP",
            seed,
            new CubePlayer(RuleSet.CODE, seed),
            activity -> hands)
        .launch();
  }

  private static List<Entry.Played> played(WholeGame game) {
    List<Entry.Played> played = new ArrayList<>();
    for (Entry entry : game.record().entries()) {
      if (entry instanceof Entry.Played move) {
        played.add(move);
      }
    }
    return played;
  }

  private static List<Entry.Played> played(WholeGame game, Class<? extends CubeMove> kind) {
    List<Entry.Played> played = played(game);
    played.removeIf(move -> !kind.isInstance(CubePositions.RULES.readMove(move.move())));
    return played;
  }

  @Test
  public void whoPressesFirstClaimsThroughAWholeGame() {
    try (WholeGame game = game(1)) {
      game.playOut();
      game.checkEnd();
      List<Integer> buzzed =
          played(game, CubeMove.Buzz.class).stream().map(Entry.Played::seat).toList();

      assertTrue(buzzed.size() + " claims", buzzed.size() >= 30);
      assertEquals(hands.first(), buzzed);
    }
  }

  @Test
  public void aClaimThatIsLeftGoesOnWithTheTimeThatWasLeft() {
    try (WholeGame game = game(2)) {
      while (played(game, CubeMove.Buzz.class).isEmpty()) {
        game.touch();
      }
      game.leave();
      while (played(game, CubeMove.Submit.class).isEmpty()) {
        game.touch();
      }
      List<Entry.Played> played = played(game);
      int buzz = played.indexOf(played(game, CubeMove.Buzz.class).get(0));
      List<CubeMove> moves =
          played.stream().map(move -> CubePositions.RULES.readMove(move.move())).toList();

      assertTrue(moves.get(buzz + 1) instanceof CubeMove.Pause);
      assertEquals(new CubeMove.Resume(moves.get(buzz + 1).time()), moves.get(buzz + 2));
      assertTrue(moves.get(buzz + 3) instanceof CubeMove.Submit);
      assertTrue(moves.get(buzz + 3).time() < moves.get(buzz).time() + 15_000);
    }
  }
}
