package org.monsterbox.app.games.cube;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.games.WordsTest;
import org.monsterbox.app.games.cube.words.CubeWords;
import org.monsterbox.app.games.cube.words.Names;
import org.monsterbox.app.games.cube.words.VerdictWords;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.bot.CubeBots;
import org.monsterbox.core.cube.bot.CubeReason;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeGame;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeTable;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.cube.terms.CubeEnd;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.terms.Verdict;
import org.monsterbox.core.cube.tiles.Formula;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Sum;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/**
 * Everything that can happen, be refused, hinted at or chosen has its sentence, in both languages.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class CubeWordsTest extends WordsTest {

  private static final MonsterCube RULES = new MonsterCube();
  private static final int MOST_MOVES = 150;

  /** What prompts ask for, and what is not decided yet, is not told. */
  private static final Set<Class<?>> UNTOLD =
      Set.of(
          CubeEvent.SearchBegan.class,
          CubeEvent.PlaceDue.class,
          CubeEvent.TurnBegan.class,
          CubeEvent.TilePut.class,
          CubeEvent.TileTakenBack.class);

  public CubeWordsTest() {
    super(new CubeKit(), List.of(CubeCode.values()), List.of(CubeEnd.values()));
  }

  private static CubeWords words(String language) {
    return new CubeWords(speaking(language));
  }

  @Test
  public void ofEachChallengeTheBestMedalIsTold() {
    CubeWords words = new CubeWords(ApplicationProvider.getApplicationContext());
    Map<String, String> told =
        words.bestFeats(
            List.of(
                "DICE false SILVER 50 0 0",
                "CODE true NONE 60000 0 0",
                "CODE true GOLD 187000 0 0",
                "CODE true GOLD 188000 0 0",
                "CODE false BRONZE 45 0 0"));

    assertEquals(
        List.of(
            "Monster Code: most points=Bronze: 45\u00A0points",
            "Monster Code: sprint to ten monsters=Gold: 03:07",
            "Monster Dice=Silver: 50\u00A0turns"),
        told.entrySet().stream().map(Map.Entry::toString).toList());
  }

  @Test
  public void everyVerdictAndEveryEndHasItsOwnSentence() {
    for (String language : LANGUAGES) {
      CubeWords words = words(language);
      Set<String> sentences = new HashSet<>();
      for (Verdict verdict : Verdict.values()) {
        assertTrue(verdict.name(), sentences.add(text(VerdictWords.sentence(verdict))));
      }
      for (CubeEnd end : CubeEnd.values()) {
        assertTrue(end.name(), sentences.add(words.ending(end)));
        Event over = new CubeEvent.GameOver(end);
        assertTrue(end.name(), sentences.add(checked(words.event(over, Sitting.people(1)))));
      }
    }
  }

  private static String text(int id) {
    Context context = ApplicationProvider.getApplicationContext();
    return context.getString(id);
  }

  @Test
  public void everyReasonHasItsOwnSentence() {
    for (String language : LANGUAGES) {
      CubeWords words = words(language);
      Set<String> sentences = new HashSet<>();
      for (CubeReason code : CubeReason.values()) {
        // There is a card 1, a seat 1 and a target 1.
        Reason reason = Reason.of(code, 1, 1, 1, 1, 1);
        assertTrue(code.name(), sentences.add(checked(words.reason(reason, Sitting.people(2)))));
      }
    }
  }

  @Test
  public void sumsAndCardsReadAsOnPaper() {
    Names names = words("en").names();
    assertEquals("5 × 4 − 8 = 12", spaced(names.sum(new Sum(5, 4, 8, Formula.TIMES_MINUS))));
    assertEquals("2 − 3 − 4 = −5", spaced(names.sum(new Sum(2, 3, 4, Formula.MINUS_MINUS))));
    assertEquals("Gobber (12)", names.card(12));
    assertEquals("+2", names.modifier(2));
    assertEquals("12, 30 or 45", names.anyOf(List.of(12, 30, 45)));
    Names french = words("fr").names();
    assertEquals("12, 30 et 45", french.codes(List.of(12, 30, 45)));
    Layout layout = Layout.start(Layout.Shape.BRICK, 5, 4, 8, 3, 6, 2, 7, 9, 1);
    CubeMove.Submit claim = (CubeMove.Submit) RULES.readMove("submit 12 Y0,0 Y1,0 Y2,0 0");
    RuleSet code = RuleSet.CODE;
    assertEquals("5 jaune, 4 jaune et 8 jaune", french.faces(claim.triple(), layout, code.side()));
  }

  @Test
  public void aHintSaysFirstWhatCanBeMade() {
    Layout layout = Layout.start(Layout.Shape.BRICK, 5, 4, 8, 3, 6, 2, 7, 9, 1);
    CubeTable table = CubeTable.of(RuleSet.CODE, 2).zone(0, layout).row(12, 19, 30);
    CubeView view = new CubeGame(table).view(0);
    assertEquals(
        "Look for a line that makes Gobber (12), as the tiles lie.",
        spaced(words("en").hint(view, Sitting.people(2)).orElseThrow()));
  }

  private static String spaced(String text) {
    return text.replace('\u00A0', ' ');
  }

  @Test
  public void wholeGamesAreToldInBothLanguages() {
    for (String language : LANGUAGES) {
      CubeWords words = words(language);
      Set<Class<?>> told = new HashSet<>();
      Set<Class<?>> happened = new HashSet<>();
      for (RuleSet ruleSet : RuleSet.values()) {
        for (int game = 0; game < 16; game++) {
          int seats = 1 + game % 4;
          Setup setup = new Setup(seats, options(ruleSet, game), game);
          tell(words, setup, happened, told);
        }
      }
      Set<Class<?>> all = new HashSet<>();
      addRecords(CubeEvent.class, all);
      assertEquals(all, happened);
      all.removeAll(UNTOLD);
      assertEquals(all, told);
    }
  }

  private static void addRecords(Class<?> type, Set<Class<?>> records) {
    for (Class<?> part : type.getPermittedSubclasses()) {
      if (part.isRecord()) {
        records.add(part);
      } else {
        addRecords(part, records);
      }
    }
  }

  /** Any values of all options. */
  private static Options options(RuleSet ruleSet, int game) {
    Options options = Options.usual(CubeOptions.ALL);
    Chance chance = Chance.of(game, "options");
    for (OptionSpec<?> option : CubeOptions.ALL) {
      options = drawn(options, option, chance);
      chance = chance.next();
    }
    return options
        .with(CubeOptions.RULE_SET, ruleSet)
        .with(CubeOptions.ESCAPE_AFTER, 3)
        .with(CubeOptions.FIRST_SEAT, CubeOptions.RANDOM);
  }

  private static <T> Options drawn(Options options, OptionSpec<T> option, Chance chance) {
    return options.with(option, option.samples().get(chance.below(option.samples().size())));
  }

  /** Bots and chance take turns in deciding, so that much goes wrong, too. */
  private static void tell(
      CubeWords words, Setup setup, Set<Class<?>> happened, Set<Class<?>> told) {
    List<Seat> seats = Sitting.people(setup.seats());
    EventLog log = new EventLog();
    CubeState state = RULES.start(setup, log);
    Chance chance = Chance.of(setup.seed(), "game");
    for (int moves = 0; moves < MOST_MOVES && !RULES.turn(state).isOver(); moves++) {
      hear(words, log, seats, happened, told);
      chance = chance.next();
      int seat = chance.below(setup.seats());
      List<CubeMove> legal = RULES.legalMoves(state, seat);
      if (legal.isEmpty()) {
        continue;
      }
      CubeView view = RULES.view(state, seat);
      assertFalse(checked(words.prompt(view, seats)).isEmpty());
      words.hint(view, seats).ifPresent(CubeWordsTest::checked);
      Choice<CubeMove> choice =
          CubeBots.of(Grade.MONSTER, seat, 1).choose(view, legal, chance, () -> false);
      CubeMove move = moves % 3 == 0 ? ofAnyKind(legal, chance) : choice.move();
      assertFalse(checked(words.reason(choice.reason(), seats)).isEmpty());
      if (!view.isPaused()) {
        assertFalse(checked(words.move(choice.move(), view, seats)).isEmpty());
        assertFalse(checked(words.move(move, view, seats)).isEmpty());
      }
      log = new EventLog();
      state = RULES.play(state, seat, move, log);
    }
    hear(words, log, seats, happened, told);
    assertFalse(checked(words.prompt(RULES.view(state, 0), seats)).isEmpty());
  }

  /** Rare kinds of moves are as likely as others. */
  private static CubeMove ofAnyKind(List<CubeMove> moves, Chance chance) {
    Map<Class<?>, List<CubeMove>> kinds = new LinkedHashMap<>();
    for (CubeMove move : moves) {
      kinds.computeIfAbsent(move.getClass(), kind -> new ArrayList<>()).add(move);
    }
    List<List<CubeMove>> all = List.copyOf(kinds.values());
    List<CubeMove> kind = all.get(chance.below(all.size()));
    return kind.get(chance.branch(1).below(kind.size()));
  }

  private static void hear(
      CubeWords words, EventLog log, List<Seat> seats, Set<Class<?>> happened, Set<Class<?>> told) {
    for (Seat seat : seats) {
      for (Event event : log.seenBy(seat.number())) {
        happened.add(event.getClass());
        if (!checked(words.event(event, seats)).isEmpty()) {
          told.add(event.getClass());
        }
      }
    }
  }
}
