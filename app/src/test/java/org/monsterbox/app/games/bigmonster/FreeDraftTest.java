package org.monsterbox.app.games.bigmonster;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;

/** How long bots take to pick in a free draft (sections 4.3 and 8.6). */
public final class FreeDraftTest {

  private final BigMonsterKit kit = new BigMonsterKit();

  private static BigMonsterView firstPick(Options options, long seed) {
    List<BigMonsterState> game = BigMonsterPositions.random(new Setup(4, options, seed));
    return game.stream()
        .map(state -> BigMonsterPositions.RULES.view(state, 0))
        .filter(view -> view.table().phase() == Phase.PICK)
        .findFirst()
        .orElseThrow();
  }

  private static Options free() {
    return BigMonsterPositions.usual().withText("draftOrder", "FREE");
  }

  @Test
  public void betterBotsAreFasterWithTenTilesInTheHand() {
    BigMonsterView view = firstPick(free(), 9);

    for (int seat = 1; seat < 4; seat++) {
      long easy = kit.hesitation(view, seat, Grade.EASY, 9);
      long hard = kit.hesitation(view, seat, Grade.HARD, 9);
      assertTrue(String.valueOf(easy), easy >= 18_000 && easy < 30_000);
      assertTrue(String.valueOf(hard), hard >= 7_500 && hard < 12_500);
    }
  }

  @Test
  public void theDelayIsTheSameWhateverTheBotHolds() {
    BigMonsterView one = firstPick(free(), 9);
    BigMonsterView other = firstPick(free(), 10);

    assertNotEquals(one.hand(), other.hand());
    assertEquals(
        kit.hesitation(one, 2, Grade.MEDIUM, 77), kit.hesitation(other, 2, Grade.MEDIUM, 77));
    assertNotEquals(
        kit.hesitation(one, 1, Grade.MEDIUM, 77), kit.hesitation(one, 2, Grade.MEDIUM, 77));
  }

  @Test
  public void inTurnNobodyHesitates() {
    assertEquals(0, kit.hesitation(firstPick(BigMonsterPositions.usual(), 9), 1, Grade.EASY, 9));
  }
}
