package org.monsterbox.app.whole;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.function.Function;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.MainActivity;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.record.GameRecord;
import org.monsterbox.core.record.Replay;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.robolectric.annotation.Config;

/** 13 Monsters from the first card to the winner, through the real screen. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class ThirteenWholeGameTest {

  private static final String PHONE = "w411dp-h891dp-port";
  private static final String TABLET = "w1280dp-h800dp-land";

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  @Test
  @Config(qualifiers = PHONE)
  public void onAPhoneAgainstThreeBots() throws Exception {
    play("PBBB", 1, false, activity -> new Fingers());
  }

  @Test
  @Config(qualifiers = TABLET)
  public void onATabletAmongThreePeople() throws Exception {
    play("PPP", 2, true, activity -> new Fingers());
  }

  @Test
  @Config(qualifiers = PHONE)
  public void byAccessibilityActionsAlone() throws Exception {
    play("PBB", 3, true, activity -> new Spoken());
  }

  @Test
  @Config(qualifiers = TABLET)
  public void byKeyboardAlone() throws Exception {
    play("PBB", 4, true, Keys::new);
  }

  @Test
  @Config(qualifiers = PHONE)
  public void takenUpAgainAfterEverySingleMove() throws Exception {
    ThirteenMonsters rules = new ThirteenMonsters();
    WholeGame game = game("PPPPPPPP", 5, true, activity -> new Spoken());
    int moves = 0;
    game.launch();
    while (!game.isOver()) {
      game.touch();
      if (game.record().entries().size() > moves) {
        moves = game.record().entries().size();
        game.close();
        game.launch();
      }
    }
    game.checkEnd();
    game.close();
    GameRecord record = game.record();
    Replay<?, ?> uninterrupted = new Replay<>(rules, record);
    uninterrupted.goToEnd();
    assertEquals(moves, uninterrupted.position());
  }

  private static WholeGame game(
      String seats, long seed, boolean fast, Function<MainActivity, Hand> hands) {
    ThirteenMonsters rules = new ThirteenMonsters();
    Options usual = Options.usual(rules.options());
    Options options = fast ? usual.withText("fastStart", "GRUNT") : usual;
    return new WholeGame(rules, options, seats, seed, new ThirteenPlayer(seed), hands);
  }

  private static void play(
      String seats, long seed, boolean fast, Function<MainActivity, Hand> hands) throws Exception {
    try (WholeGame game = game(seats, seed, fast, hands).launch()) {
      game.playOut();
      game.checkEnd();
    }
  }
}
