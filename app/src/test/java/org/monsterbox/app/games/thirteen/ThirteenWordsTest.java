package org.monsterbox.app.games.thirteen;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.games.WordsTest;
import org.monsterbox.app.games.thirteen.words.Names;
import org.monsterbox.app.games.thirteen.words.ThirteenWords;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.bot.ThirteenBots;
import org.monsterbox.core.thirteen.bot.ThirteenReason;
import org.monsterbox.core.thirteen.dice.Duel;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Triple;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenCode;
import org.monsterbox.core.thirteen.terms.ThirteenEnd;
import org.monsterbox.core.thirteen.terms.ThirteenEvent;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/**
 * Everything that can happen, be refused, hinted at or chosen has its sentence, in both languages.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class ThirteenWordsTest extends WordsTest {

  private static final ThirteenMonsters RULES = new ThirteenMonsters();

  public ThirteenWordsTest() {
    super(new ThirteenKit(), List.of(ThirteenCode.values()), List.of(ThirteenEnd.values()));
  }

  private static ThirteenWords words(String language) {
    return new ThirteenWords(speaking(language));
  }

  /** Also those that a bot never makes in the games that are told here. */
  @Test
  public void everyKindOfMoveHasWords() {
    List<Seat> seats = Sitting.people(2);
    ThirteenView view = RULES.view(ThirteenPositions.battle(2), 0);
    int monster = view.monsters(0).get(0).id();
    Triple triple = view.monsters(0).get(0).triple();
    List<ThirteenMove> moves =
        List.of(
            new ThirteenMove.BeginSearch(false),
            new ThirteenMove.BeginSearch(true),
            new ThirteenMove.Flip(3),
            new ThirteenMove.StopSearch(),
            new ThirteenMove.Ack(),
            new ThirteenMove.ProposeTrade(1, List.of(1), List.of(2)),
            new ThirteenMove.Accept(),
            new ThirteenMove.Decline(),
            new ThirteenMove.Counter(List.of(1), List.of(2)),
            new ThirteenMove.Sacrifice(List.of(triple)),
            new ThirteenMove.Permafrost(3),
            new ThirteenMove.SuperNova(1, monster),
            new ThirteenMove.Attack(monster, 1, 5),
            new ThirteenMove.Throw(0),
            new ThirteenMove.Throw(1),
            new ThirteenMove.Stop(),
            new ThirteenMove.Take(4),
            new ThirteenMove.Build(triple),
            new ThirteenMove.Pick(monster),
            new ThirteenMove.Pick(Duel.NOBODY),
            new ThirteenMove.EndTurn());
    Set<Class<?>> kinds = new HashSet<>();
    moves.forEach(move -> kinds.add(move.getClass()));
    assertEquals(Set.of(ThirteenMove.class.getPermittedSubclasses()), kinds);
    for (String language : LANGUAGES) {
      ThirteenWords words = words(language);
      Set<String> sentences = new HashSet<>();
      for (ThirteenMove move : moves) {
        String sentence = checked(words.move(move, view, seats));
        assertTrue(move + ": " + sentence, sentences.add(sentence));
      }
    }
  }

  /** What is known and why now: not that it is time. */
  @Test
  public void hintsSayWhatIsKnown() {
    ThirteenWords words = words("en");
    List<Seat> seats = Sitting.onePerson(2);
    assertEquals(
        "Nobody has seen a card yet: any of them will do.",
        words.reason(Reason.of(ThirteenReason.SEARCH, 0), seats));
    assertEquals(
        "Nothing you have seen makes a pair yet: turn a card that nobody has seen.",
        words.reason(Reason.of(ThirteenReason.SEARCH, 3), seats));
    assertEquals(
        "You have seen both halves of Striffle (top): in row 1, column 1, and in row 2, column 3.",
        words.reason(Reason.of(ThirteenReason.SEARCH_FOR_PAIR, "01T", 0, 11), seats));
  }

  @Test
  public void theEndIsNamed() {
    assertEquals("Elemental Master", words("en").ending(ThirteenEnd.ELEMENTAL_MASTER));
    assertEquals("Combat de la mort", words("fr").ending(ThirteenEnd.DEATH_BATTLE));
  }

  @Test
  public void wordsAreThoseOfTheRules() {
    Names english = words("en").names();
    Names french = words("fr").names();
    assertEquals("Striffle (top)", english.set(0));
    assertEquals("Fantôme (yeux)", french.set(37));
    for (int monster = 1; monster <= MonsterSets.MONSTERS; monster++) {
      assertNotEquals(english.flavour(monster), french.flavour(monster));
    }
  }

  @Test
  public void wholeGamesOfBotsAreToldInBothLanguages() {
    for (String language : LANGUAGES) {
      Set<Class<?>> told = new HashSet<>();
      ThirteenWords words = words(language);
      for (int seats = 2; seats <= 5; seats++) {
        tell(words, new Setup(seats, ThirteenPositions.fast(), 20 + seats), told);
      }
      assertTrue(told.toString(), told.contains(ThirteenEvent.Matched.class));
      assertTrue(told.toString(), told.contains(ThirteenEvent.BattleDecided.class));
      assertTrue(told.toString(), told.contains(ThirteenEvent.Sacrificed.class));
      assertTrue(told.toString(), told.contains(ThirteenEvent.GameEnded.class));
    }
  }

  private static void tell(ThirteenWords words, Setup setup, Set<Class<?>> told) {
    List<Seat> seats = Sitting.people(setup.seats());
    List<Bot<ThirteenMove, ThirteenView>> bots = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      bots.add(ThirteenBots.of(List.of(Grade.values()).get(seat % 4), seat, setup.seed()));
    }
    EventLog log = new EventLog();
    ThirteenState state = RULES.start(setup, log);
    for (int moves = 0; moves < 3000 && !RULES.turn(state).isOver(); moves++) {
      for (Event event : log.seenBy(0)) {
        if (!checked(words.event(event, seats)).isEmpty()) {
          told.add(event.getClass());
        }
        for (Bot<ThirteenMove, ThirteenView> bot : bots) {
          bot.watch(event);
        }
      }
      ThirteenView view = RULES.view(state, 0);
      assertFalse(checked(words.prompt(view, seats)).isEmpty());
      Choice<ThirteenMove> choice =
          bots.get(view.actor())
              .choose(
                  view,
                  RULES.legalMoves(state, view.actor()),
                  Chance.of(setup.seed(), "move " + moves),
                  () -> false);
      assertFalse(checked(words.reason(choice.reason(), seats)).isEmpty());
      assertFalse(checked(words.move(choice.move(), view, seats)).isEmpty());
      log = new EventLog();
      state = RULES.play(state, view.actor(), choice.move(), log);
    }
    for (Event event : log.seenBy(0)) {
      told.add(event.getClass());
      checked(words.event(event, seats));
    }
  }
}
