package org.monsterbox.app.games.sea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.Epilogue;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.games.WordsTest;
import org.monsterbox.app.games.sea.words.Names;
import org.monsterbox.app.games.sea.words.SeaWords;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.contract.ByKind;
import org.monsterbox.core.contract.Declared;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.SeaGame;
import org.monsterbox.core.sea.bot.SeaBots;
import org.monsterbox.core.sea.bot.plan.SeaReason;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEnd;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.terms.SeaOptions;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/**
 * Everything that can happen, be refused, hinted at or chosen has its sentence, in both languages.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class SeaWordsTest extends WordsTest {

  private static final MonsterOfTheSea RULES = new MonsterOfTheSea();
  private static final List<Seat> SEATS = Sitting.people(4);
  private static final int MOST_MOVES = 3000;

  public SeaWordsTest() {
    super(new SeaKit(), refusals(), List.of(SeaEnd.values()));
  }

  private static List<Code> refusals() {
    List<Code> codes = new ArrayList<>(List.of(SeaCode.values()));
    codes.addAll(List.of(CommonCode.GAME_OVER, CommonCode.NOT_YOUR_TURN, CommonCode.WRONG_PHASE));
    return codes;
  }

  private static SeaWords words(String language) {
    return new SeaWords(speaking(language));
  }

  @Test
  public void aNewGameSaysWhenTheStormBreaks() {
    Options options = Options.usual(SeaOptions.ALL);
    String two = "The storm breaks after round 12: then the whale has won.";
    assertEquals(two, words("en").setupNote(3, options));
    assertEquals(two.replace("12", "8"), words("en").setupNote(4, options));
    assertEquals(
        two.replace("12", "5"),
        words("en").setupNote(4, options.with(SeaOptions.STORM_ROUND_3, 5)));
  }

  /** A leap was pending when hunter 1 shot the whale. */
  @Test
  public void theEndTellsWhatEverybodyDidAndWhereALeapWouldHaveLed() {
    Chart chart = Chart.of(2).hp(4).boat(1, "J6", "N").hand(0, "BB06").hand(1, "WP09").whaleTurn();
    SeaGame game = new SeaGame(chart).play(0, "leap BB06 L5", "end-action").play(1, "choose 1");
    game.play(1, game.moves(1).get(0), "weapon WP09");
    for (int seat = 0; seat < 3; seat++) {
      Epilogue told = words("en").epilogue(game.view(seat), game.events(seat), Sitting.people(3));
      assertEquals(
          List.of("It was about to leap to L5.", "The next whale is " + SEATS.get(1).name() + "."),
          told.lines());
      assertEquals(
          List.of(
              "Whale: life 0 of 25\nCards played: Call of Nature 0, Bestial Bond 1",
              "Hunter: damage 25, wrecks 0, deaths 0\nCards played: Movement 0, Weapon 1",
              "Hunter: damage 0, wrecks 0, deaths 0\nCards played: Movement 0, Weapon 0"),
          told.bySeat());
    }
    checked(words("fr").epilogue(game.view(0), game.events(0), SEATS).toString());
  }

  @Test
  public void everyEndAndEveryReasonIsSaid() {
    for (String language : LANGUAGES) {
      SeaWords words = words(language);
      Set<String> said = new HashSet<>();
      for (SeaEnd end : SeaEnd.values()) {
        assertTrue(end.name(), said.add(words.ending(end)));
      }
      for (SeaReason reason : SeaReason.values()) {
        String sentence = words.reason(Reason.of(reason, "1", "2", "3"), SEATS);
        assertTrue(reason.name(), said.add(checked(sentence)));
      }
    }
  }

  @Test
  public void everyEventIsSaidInBothLanguages() throws ReflectiveOperationException {
    for (Class<?> kind : SeaEvent.class.getDeclaredClasses()) {
      SeaEvent event = example(kind);
      String english = checked(words("en").event(event, SEATS));
      String french = checked(words("fr").event(event, SEATS));
      assertFalse(kind.getSimpleName(), english.isEmpty());
      assertNotEquals(kind.getSimpleName(), english, french);
    }
  }

  /** With something in every place that could be there. */
  private static SeaEvent example(Class<?> kind) throws ReflectiveOperationException {
    var constructor = kind.getDeclaredConstructors()[0];
    Object[] parts =
        Arrays.stream(constructor.getParameterTypes())
            .map(
                type ->
                    type == int.class
                        ? Integer.valueOf(3)
                        : type == Pile.class
                            ? Pile.CALL
                            : type == SeaEnd.class ? SeaEnd.KILL : List.of(30, 31))
            .toArray();
    return (SeaEvent) constructor.newInstance(parts);
  }

  @Test
  public void whoSeesTheBackOfACardReadsOfTheBack() {
    SeaWords words = words("en");
    assertEquals(
        "The whale draws a Bestial Bond card.",
        words.event(new SeaEvent.Drew(0, Pile.BOND, Cards.NONE), SEATS));
    assertEquals(
        "Basile and Chloé swap weapons.",
        words.event(new SeaEvent.Swapped(1, 2, Cards.NONE, Cards.NONE), SEATS));
  }

  @Test
  public void everyCardHasItsNameAndSaysWhatItDoes() {
    Names english = words("en").names();
    Names french = words("fr").names();
    Set<String> seen = new HashSet<>();
    for (CardKind kind : CardKind.values()) {
      assertTrue(kind.name(), seen.add(english.kind(kind)));
      assertTrue(kind.name(), seen.add(english.effect(kind)));
      assertNotEquals(english.effect(kind), french.effect(kind));
    }
    assertEquals("Wide Turn\u00A0×1", english.card(0));
    assertEquals("Vague d’iceberg", french.kind(CardKind.ICE_WAVE));
  }

  @Test
  public void whatABotHasFoundOutByPlayingOnIsSaid() {
    Reason reason = Reason.of(SeaReason.SHOOT, "WP01", "63");
    assertEquals(
        "The whale is within reach of Harpoon. Played on in thought, this wins 63 times out of"
            + " 100.",
        words("en").reason(reason, SEATS));
  }

  @Test
  public void wholeGamesOfBotsAreToldInBothLanguages() {
    for (String language : LANGUAGES) {
      SeaWords words = words(language);
      Set<Class<?>> told = new HashSet<>();
      for (int seats = 3; seats <= 4; seats++) {
        tell(words, new Setup(seats, Options.usual(SeaOptions.ALL), 20 + seats), told);
      }
      assertTrue(told.toString(), told.contains(SeaEvent.WhaleSwam.class));
      assertTrue(told.toString(), told.contains(SeaEvent.BoatSailed.class));
      assertTrue(told.toString(), told.contains(SeaEvent.GameEnded.class));
    }
  }

  private static void tell(SeaWords words, Setup setup, Set<Class<?>> told) {
    List<Bot<SeaMove, SeaView>> bots = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      bots.add(SeaBots.of(List.of(Grade.values()).get(seat % 3), seat, setup.seed()));
    }
    EventLog log = new EventLog();
    SeaState state = RULES.start(setup, log);
    for (int moves = 0; moves < MOST_MOVES && !RULES.turn(state).isOver(); moves++) {
      hear(words, bots, log, told);
      int actor = RULES.view(state, 0).actor();
      SeaView view = RULES.view(state, actor);
      assertFalse(checked(words.prompt(view, SEATS)).isEmpty());
      Choice<SeaMove> choice =
          bots.get(actor)
              .choose(
                  view,
                  RULES.legalMoves(state, actor),
                  Chance.of(setup.seed(), "move " + moves),
                  () -> false);
      assertFalse(checked(words.reason(choice.reason(), SEATS)).isEmpty());
      assertFalse(checked(words.move(choice.move(), view, SEATS)).isEmpty());
      log = new EventLog();
      state = RULES.play(state, actor, choice.move(), log);
    }
    hear(words, bots, log, told);
    assertFalse(checked(words.prompt(RULES.view(state, 0), SEATS)).isEmpty());
  }

  private static void hear(
      SeaWords words, List<Bot<SeaMove, SeaView>> bots, EventLog log, Set<Class<?>> told) {
    for (int seat = 0; seat < bots.size(); seat++) {
      for (Event event : log.seenBy(seat)) {
        if (!checked(words.event(event, SEATS)).isEmpty()) {
          told.add(event.getClass());
        }
        bots.get(seat).watch(event);
      }
    }
  }

  @Test
  public void everyMoveOfRandomGamesIsPutIntoWords() {
    SeaWords words = words("fr");
    Set<Class<?>> said = new HashSet<>();
    for (boolean shared : new boolean[] {true, false}) {
      Options options = Options.usual(SeaOptions.ALL).with(SeaOptions.HUNTERS_SHARE_HANDS, shared);
      for (int seed = 1; seed <= 12; seed++) {
        sayRandomGame(words, new Setup(4, options, seed), said);
      }
    }
    assertEquals(Declared.kinds(SeaMove.class), said);
  }

  private static void sayRandomGame(SeaWords words, Setup setup, Set<Class<?>> said) {
    SeaState state = RULES.start(setup);
    Chance chance = Chance.of(setup.seed(), "random");
    for (int moves = 0; moves < MOST_MOVES && !RULES.turn(state).isOver(); moves++) {
      int actor = RULES.view(state, 0).actor();
      SeaView view = RULES.view(state, actor);
      SeaMove move = ByKind.choose(RULES.legalMoves(state, actor), chance);
      chance = chance.next().next();
      assertFalse(move.toString(), checked(words.move(move, view, SEATS)).isEmpty());
      checked(words.prompt(view, SEATS));
      said.add(move.getClass());
      state = RULES.play(state, actor, move, Events.NONE);
    }
  }
}
