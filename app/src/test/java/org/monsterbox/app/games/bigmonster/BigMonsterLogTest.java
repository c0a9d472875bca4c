package org.monsterbox.app.games.bigmonster;

import static org.junit.Assert.assertEquals;
import static org.monsterbox.app.games.bigmonster.BigMonsterWordsTest.said;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.games.bigmonster.words.BigMonsterWords;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.bot.BigMonsterBots;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.MedalSelection;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.ModeChoice;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Whole games are told from every seat: what happens, what is asked, what is proposed and why. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class BigMonsterLogTest {

  private static final BigMonster RULES = new BigMonster();
  private static final Bot<BigMonsterMove, BigMonsterView> BOT =
      BigMonsterBots.of(Grade.EASY, 0, 0);

  /** One of each mode, with all that can be added. */
  private static List<Setup> setups() {
    List<Setup> setups = new ArrayList<>();
    Options series = withStretchGoals();
    Options draft = series.with(BigMonsterOptions.SG_DRAGON_TOKEN, true);
    for (int seed = 1; seed <= 4; seed++) {
      setups.add(new Setup(2, series, seed));
      setups.add(new Setup(3, series, seed));
      setups.add(new Setup(5, draft, seed));
      setups.add(new Setup(6, draft.with(BigMonsterOptions.MODE, ModeChoice.TEAM), seed));
    }
    return setups;
  }

  private static Options withStretchGoals() {
    return Options.usual(BigMonsterOptions.ALL)
        .with(BigMonsterOptions.MEDAL_SELECTION, MedalSelection.CHOSEN)
        .with(BigMonsterOptions.SG_PANDA, true)
        .with(BigMonsterOptions.SG_YETI, true)
        .with(BigMonsterOptions.SG_UNICORNS, true)
        .with(BigMonsterOptions.SG_AMBASSADOR, true)
        .with(BigMonsterOptions.SG_GOLD, true)
        .with(BigMonsterOptions.SG_EXPLORERS, true);
  }

  private static Set<Class<?>> kinds() {
    Set<Class<?>> kinds = new HashSet<>();
    for (Class<?> kind : BigMonsterEvent.class.getDeclaredClasses()) {
      if (!kind.isInterface()) {
        kinds.add(kind);
      }
    }
    return kinds;
  }

  @Test
  public void everyKindOfEventIsToldInBothLanguages() {
    for (String language : BigMonsterWordsTest.LANGUAGES) {
      BigMonsterWords words = BigMonsterWordsTest.words(language);
      Set<Class<?>> told = new HashSet<>();
      for (Setup setup : setups()) {
        tell(words, setup, told);
      }
      assertEquals(kinds(), told);
    }
  }

  private static void tell(BigMonsterWords words, Setup setup, Set<Class<?>> told) {
    List<Seat> seats = Sitting.people(setup.seats());
    EventLog log = new EventLog();
    BigMonsterState state = RULES.start(setup, log);
    for (int moves = 0; !RULES.turn(state).isOver(); moves++) {
      tell(words, log, seats, told);
      BigMonsterView view = RULES.view(state, RULES.turn(state).first());
      for (Seat seat : seats) {
        said(words.prompt(RULES.view(state, seat.number()), seats));
      }
      Choice<BigMonsterMove> choice =
          BOT.choose(
              view, RULES.legalMoves(view), Chance.of(setup.seed(), "move " + moves), () -> false);
      said(words.reason(choice.reason(), seats));
      said(words.move(choice.move(), view, seats));
      log = new EventLog();
      state = RULES.play(state, view.seat(), choice.move(), log);
    }
    tell(words, log, seats, told);
    said(words.prompt(RULES.view(state, 0), seats));
  }

  private static void tell(
      BigMonsterWords words, EventLog log, List<Seat> seats, Set<Class<?>> told) {
    for (Seat seat : seats) {
      for (Event event : log.seenBy(seat.number())) {
        said(words.event(event, seats));
        told.add(event.getClass());
      }
    }
  }
}
