package org.monsterbox.core.thirteen;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.scenario.Scenario.seat;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.scenario.Scenario;
import org.monsterbox.core.scenario.Sentences;
import org.monsterbox.core.scenario.Vocabulary;
import org.monsterbox.core.thirteen.dice.Throwing;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.LoadedDice;
import org.monsterbox.core.thirteen.table.TestTable;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;

/** How scenarios speak about 13 Monsters. */
final class ThirteenWords implements Vocabulary<ThirteenState, ThirteenMove> {

  private TestTable table = TestTable.of(2);

  @Override
  public Rules<ThirteenState, ThirteenMove, ?> rules() {
    return new ThirteenMonsters();
  }

  @Override
  public ThirteenState table() {
    return table.state();
  }

  @Override
  public Sentences setUp() {
    return new Sentences()
        .add("([2-8]) players", w -> table = table(w.group(1), ""))
        .add("([2-8]) players with (.+)", w -> table = table(w.group(1), w.group(2)))
        .add(
            "([A-H]) starts with (?:the free sets )?([0-9TEB ]+)",
            w -> table.free(seat(w.group(1)), w.group(2)))
        .add(
            "([A-H]) starts with the monster ([0-9TEB ]+)",
            w -> table.monster(seat(w.group(1)), w.group(2)))
        .add(
            "([A-H]) starts with all of monster ([0-9]+)",
            w -> table.pure(seat(w.group(1)), number(w.group(2))))
        .add("([A-H]) has spent the 13th Monster", w -> table.spentThirteenth(seat(w.group(1))))
        .add(
            "the pair (\\w+) lies at ([0-9]+) and ([0-9]+)",
            w -> table.pair(w.group(1), number(w.group(2)), number(w.group(3))))
        .add("the card (\\S+) lies at ([0-9]+)", w -> table.card(number(w.group(2)), w.group(1)))
        .add(
            "([A-H]) has frozen cell ([0-9]+)",
            w -> table.frost(number(w.group(2)), seat(w.group(1))))
        .add(
            "([A-H]) starts with all other tops and eyes, ([A-H]) with all other bottoms",
            w -> table.almostEmptyGrid(seat(w.group(1)), seat(w.group(2))))
        .add("([A-H]) has the first turn", w -> table.turnOf(seat(w.group(1))))
        .add(
            "([A-H]) has begun the final round, and its last turn is played",
            w -> table.lastTurn(seat(w.group(1))));
  }

  private static TestTable table(String seats, String options) {
    Options chosen = Options.usual(ThirteenOptions.ALL);
    for (String option : options.isEmpty() ? new String[0] : options.split(", ", -1)) {
      chosen = chosen.withText(option.split(" ", -1)[0], option.split(" ", -1)[1]);
    }
    return TestTable.of(number(seats), chosen);
  }

  @Override
  public Sentences story(Scenario<ThirteenState, ThirteenMove> game) {
    Sentences story = new Sentences();
    story.add(
        "the next dice are ([1-6 ]+)",
        w -> game.replace(LoadedDice.next(game.state(), faces(w.group(1)))));
    addHoldings(story, game);
    addTable(story, game);
    addEnd(story, game);
    return story;
  }

  private static void addHoldings(Sentences story, Scenario<ThirteenState, ThirteenMove> game) {
    story
        .add(
            "([A-H]) has ([0-9]+) HP",
            w -> assertEquals(number(w.group(2)), view(game).hp(seat(w.group(1)))))
        .add(
            "([A-H]) is (?:a |an )?([A-Z]+)",
            w -> assertEquals(w.group(2), view(game).rank(seat(w.group(1))).name()))
        .add("([A-H]) has no free sets", w -> assertEquals("", free(game, w.group(1))))
        .add(
            "([A-H]) has the free sets ([0-9TEB ]+)",
            w -> assertEquals(w.group(2), free(game, w.group(1))))
        .add("([A-H]) has no monster", w -> assertEquals(List.of(), monsters(game, w.group(1))))
        .add(
            "([A-H]) has the monsters (.+)",
            w -> assertEquals(List.of(w.group(2).split(", ", -1)), monsters(game, w.group(1))))
        .add(
            "([A-H]) has ([0-9]) elements",
            w -> assertEquals(number(w.group(2)), view(game).elements(seat(w.group(1))).size()));
  }

  private static void addTable(Sentences story, Scenario<ThirteenState, ThirteenMove> game) {
    story
        .add("the phase is ([A-Z_]+)", w -> assertEquals(w.group(1), view(game).phase().name()))
        .add("it is ([A-H])'s turn", w -> assertEquals(seat(w.group(1)), view(game).active()))
        .add("([A-H]) has to act", w -> assertEquals(seat(w.group(1)), view(game).actor()))
        .add(
            "([0-9]+) cards are left",
            w -> assertEquals(number(w.group(1)), view(game).cardsLeft()))
        .add(
            "([0-9]) dice are in supply",
            w -> assertEquals(number(w.group(1)), view(game).diceInSupply()))
        .add(
            "cell ([0-9]+) is face down",
            w -> assertTrue(view(game).isFaceDown(number(w.group(1)))))
        .add("cell ([0-9]+) is empty", w -> assertFalse(view(game).hasCard(number(w.group(1)))))
        .add(
            "cell ([0-9]+) is frozen by ([A-H])",
            w -> assertEquals(seat(w.group(2)), view(game).frostOwner(number(w.group(1)))))
        .add(
            "([A-H]) throws ([0-9]) times at most",
            w -> {
              Throwing throwing = view(game).throwing().orElseThrow();
              assertEquals(seat(w.group(1)), throwing.seat());
              assertEquals(number(w.group(2)), throwing.allowed());
            })
        .add(
            "([0-9]+) offers were made",
            w -> assertEquals(number(w.group(1)), view(game).offers()));
  }

  private static void addEnd(Sentences story, Scenario<ThirteenState, ThirteenMove> game) {
    story
        .add(
            "the final turns are ([A-H ]+)",
            w -> assertEquals(seats(w.group(1)), view(game).finalOrder()))
        .add(
            "the duel is between ([A-H ]+)",
            w -> assertEquals(seats(w.group(1)), view(game).duel().orElseThrow().order()))
        .add("the game goes on", w -> assertFalse(view(game).isOver()))
        .add(
            "([A-H]) wins by ([A-Z_]+)",
            w -> {
              assertTrue("the game goes on", view(game).isOver());
              assertEquals(seat(w.group(1)), view(game).winner());
              assertEquals(w.group(2), view(game).end().orElseThrow().name());
            });
  }

  private static ThirteenView view(Scenario<ThirteenState, ThirteenMove> game) {
    return game.state().table();
  }

  private static String free(Scenario<ThirteenState, ThirteenMove> game, String letter) {
    return new TestGame(game.state()).free(seat(letter));
  }

  private static List<String> monsters(Scenario<ThirteenState, ThirteenMove> game, String letter) {
    return new TestGame(game.state()).monsters(seat(letter));
  }

  private static List<Integer> seats(String letters) {
    List<Integer> seats = new ArrayList<>();
    for (String letter : letters.split(" ", -1)) {
      seats.add(seat(letter));
    }
    return seats;
  }

  private static int[] faces(String text) {
    String[] words = text.split(" ", -1);
    int[] faces = new int[words.length];
    for (int i = 0; i < faces.length; i++) {
      faces[i] = number(words[i]);
    }
    return faces;
  }

  private static int number(String text) {
    return Integer.parseInt(text);
  }
}
