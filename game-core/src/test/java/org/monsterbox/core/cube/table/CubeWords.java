package org.monsterbox.core.cube.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.scenario.Scenario.seat;

import java.util.regex.Matcher;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.solver.Layouts;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.scenario.Scenario;
import org.monsterbox.core.scenario.Sentences;
import org.monsterbox.core.scenario.Vocabulary;

/** How scenarios speak about Monster Cube. */
final class CubeWords implements Vocabulary<CubeState, CubeMove> {

  private CubeTable table = CubeTable.of(RuleSet.CODE, 2);

  @Override
  public Rules<CubeState, CubeMove, ?> rules() {
    return new MonsterCube();
  }

  @Override
  public CubeState table() {
    return table.state();
  }

  @Override
  public Sentences setUp() {
    return new Sentences()
        .add("([A-Z]+), ([1-6]) players?", w -> table = table(w, ""))
        .add("([A-Z]+), ([1-6]) players? with (.+)", w -> table = table(w, w.group(3)))
        .add("the tiles lie ([1-9 /]+)", w -> table.zone(0, layout(w.group(1))))
        .add(
            "([A-F])'s tiles lie ([1-9 /]+)", w -> table.zone(seat(w.group(1)), layout(w.group(2))))
        .add("the row is ([0-9 ]+)", w -> table.row(cards(w.group(1))))
        .add("the pile is empty", w -> table.pile())
        .add("the pile is ([0-9 ]+)", w -> table.pile(cards(w.group(1))))
        .add("([A-F]) has won ([0-9 ]+)", w -> table.won(seat(w.group(1)), cards(w.group(2))))
        .add("([A-F]) holds ([0-9 ]+)", w -> table.hand(seat(w.group(1)), cards(w.group(2))))
        .add("([A-F]) will draw ([0-9 ]+)", w -> table.ownPile(seat(w.group(1)), cards(w.group(2))))
        .add(
            "([0-9 ]+) lie in front of ([A-F])",
            w -> table.mods(seat(w.group(2)), cards(w.group(1))))
        .add("the cards have run out once", w -> table.exhausted())
        .add("([0-9]+) turns brought nothing", w -> table.dryTurns(number(w.group(1))))
        .add("the row is covered", w -> table.covered());
  }

  private static CubeTable table(Matcher words, String options) {
    Options chosen = CubeTable.options(RuleSet.valueOf(words.group(1)));
    for (String option : options.isEmpty() ? new String[0] : options.split(", ", -1)) {
      chosen = chosen.withText(option.split(" ", -1)[0], option.split(" ", -1)[1]);
    }
    return CubeTable.of(number(words.group(2)), chosen);
  }

  @Override
  public Sentences story(Scenario<CubeState, CubeMove> game) {
    Sentences story = new Sentences();
    addCards(story, game);
    addTable(story, game);
    addEnd(story, game);
    return story;
  }

  private static void addCards(Sentences story, Scenario<CubeState, CubeMove> game) {
    story
        .add("the row is now ([0-9 ]+)", w -> assertCards(w.group(1), game.state().row))
        .add("the discard is ([0-9 ]+)", w -> assertCards(w.group(1), game.state().discard))
        .add(
            "([0-9]+) cards are in the pile",
            w -> assertEquals(number(w.group(1)), game.state().pileSize()))
        .add(
            "([0-9]+) is the last card of the pile",
            w -> {
              byte[] pile = game.state().piles[0];
              assertEquals(number(w.group(1)), pile[pile.length - 1]);
            })
        .add("([A-F]) owns nothing", w -> assertCards("", won(game, w.group(1))))
        .add("([A-F]) owns ([0-9 ]+)", w -> assertCards(w.group(2), won(game, w.group(1))))
        .add(
            "([A-F])'s hand is ([0-9 ]+)",
            w -> assertCards(w.group(2), game.state().hands[seat(w.group(1))]))
        .add(
            "nothing lies in front of ([A-F])",
            w -> assertEquals(0, game.state().mods[seat(w.group(1))].length))
        .add(
            "now ([0-9 ]+) lie in front of ([A-F])",
            w -> assertCards(w.group(1), game.state().mods[seat(w.group(2))]))
        .add(
            "([0-9]+) stands for (-?[0-9]+) to ([A-F])",
            w ->
                assertEquals(number(w.group(2)), view(game, w.group(3)).target(number(w.group(1)))))
        .add(
            "([A-F]) sees the row ([0-9 ]+)",
            w -> assertCards(w.group(2), view(game, w.group(1)).seen().row))
        .add(
            "([A-F]) sees of ([A-F]) the hand ([0-9 ]+)",
            w -> assertCards(w.group(3), view(game, w.group(1)).seen().hands[seat(w.group(2))]));
  }

  private static void addTable(Sentences story, Scenario<CubeState, CubeMove> game) {
    story
        .add("the phase is ([A-Z_]+)", w -> assertEquals(w.group(1), game.state().phase.name()))
        .add(
            "T([1-9]) lies on (\\S+)",
            w -> assertEquals(w.group(2), game.state().zones[0].cellOf(number(w.group(1))).text()))
        .add(
            "the tiles were laid afresh, no longer ([1-9 /]+)",
            w -> assertFalse(layout(w.group(1)).equals(game.state().zones[0])))
        .add(
            "the tiles still lie ([1-9 /]+)",
            w -> assertEquals(layout(w.group(1)), game.state().zones[0]))
        .add("it is ([A-F])'s turn", w -> assertEquals(seat(w.group(1)), game.state().currentSeat))
        .add("([A-F]) claims", w -> assertEquals(seat(w.group(1)), game.state().claimer))
        .add(
            "the time is up at ([0-9]+)",
            w -> assertEquals(number(w.group(1)), game.state().deadline))
        .add(
            "([A-F])'s buzzer is locked until ([0-9]+)",
            w -> assertEquals(number(w.group(2)), view(game, "A").lockedUntil(seat(w.group(1)))))
        .add("([A-F]) finds no match", w -> assertTrue(voted(game, w.group(1))))
        .add("([A-F]) still searches", w -> assertFalse(voted(game, w.group(1))));
  }

  private static void addEnd(Sentences story, Scenario<CubeState, CubeMove> game) {
    story
        .add("it is the last round", w -> assertTrue(game.state().isLastRound()))
        .add("the game goes on", w -> assertFalse(game.state().isOver()))
        .add(
            "the game is over by ([A-Z_]+)",
            w -> assertEquals(w.group(1), new MonsterCube().outcome(game.state()).reason().name()))
        .add(
            "([A-F]) has ([0-9]+) (?:points?|stars?)",
            w -> assertEquals(number(w.group(2)), Standings.scores(game.state())[seat(w.group(1))]))
        .add(
            "([A-F]) wins",
            w -> assertTrue(new MonsterCube().outcome(game.state()).won(seat(w.group(1)))))
        .add(
            "([A-F]) does not win",
            w -> assertFalse(new MonsterCube().outcome(game.state()).won(seat(w.group(1)))))
        .add(
            "([0-9]+) and ([0-9]+) seconds were paid",
            w ->
                assertEquals(
                    1000 * (number(w.group(1)) + number(w.group(2))), view(game, "A").extraTime()))
        .add(
            "it took ([0-9]+) (?:milliseconds|turns|points), for the medal ([A-Z]+)",
            w -> {
              SoloResult result = view(game, "A").soloResult().orElseThrow();
              assertEquals(number(w.group(1)), result.count());
              assertEquals(w.group(2), result.medal().name());
            });
  }

  private static void assertCards(String expected, byte[] cards) {
    assertEquals(Codes.list(Codes.of(cards(expected))), Codes.list(cards));
  }

  private static byte[] won(Scenario<CubeState, CubeMove> game, String letter) {
    return game.state().won[seat(letter)];
  }

  private static boolean voted(Scenario<CubeState, CubeMove> game, String letter) {
    return view(game, letter).hasVoted(seat(letter));
  }

  private static CubeView view(Scenario<CubeState, CubeMove> game, String letter) {
    return new MonsterCube().view(game.state(), seat(letter));
  }

  private static Layout layout(String text) {
    return Layouts.brick(cards(text.replace(" /", "")));
  }

  private static int[] cards(String text) {
    String[] words = text.isEmpty() ? new String[0] : text.split(" ", -1);
    int[] cards = new int[words.length];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = number(words[i]);
    }
    return cards;
  }

  private static int number(String text) {
    return Integer.parseInt(text);
  }
}
