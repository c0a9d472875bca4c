package org.monsterbox.core.sea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.scenario.Scenario.seat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.scenario.Scenario;
import org.monsterbox.core.scenario.Sentences;
import org.monsterbox.core.scenario.Vocabulary;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.table.Voyage;
import org.monsterbox.core.sea.terms.SeaOptions;

/** How scenarios speak about Monster of the Sea: A is the whale, B, C and D are hunters. */
final class SeaWords implements Vocabulary<SeaState, SeaMove> {

  private Chart chart = Chart.of(3);

  @Override
  public Rules<SeaState, SeaMove, ?> rules() {
    return new MonsterOfTheSea();
  }

  @Override
  public SeaState table() {
    return chart.state();
  }

  @Override
  public Sentences setUp() {
    Sentences setUp =
        new Sentences()
            .add("([23]) hunters", w -> chart = chart(w.group(1), ""))
            .add("([23]) hunters with (.+)", w -> chart = chart(w.group(1), w.group(2)))
            .add("it is round ([0-9]+)", w -> chart.round(number(w.group(1))))
            .add("the reserve is ([0-4])", w -> chart.reserve(number(w.group(1))))
            .add("([A-D]) holds ([A-Z0-9 ]+)", w -> chart.hand(seat(w.group(1)), w.group(2)))
            .add("the next cards are ([A-Z0-9 ]+)", w -> chart.nextCards(w.group(1)));
    addPieces(setUp);
    return setUp
        .add("it is the whale's turn", w -> chart.whaleTurn())
        .add("the whale is about to draw", w -> chart.whaleDraw())
        .add("it is ([B-D])'s turn", w -> chart.turnOf(seat(w.group(1))))
        .add(
            "it is ([B-D])'s turn, and then that of ([B-D ]+)",
            w -> chart.turnOf(seat(w.group(1)), seats(w.group(2))))
        .add("the hunters ([B-D ]+) choose", w -> chart.select(seats(w.group(1))));
  }

  private void addPieces(Sentences setUp) {
    setUp
        .add("the whale is on (\\w\\w)", w -> chart.whale(w.group(1)))
        .add("the whale has ([0-9]+) HP", w -> chart.hp(number(w.group(1))))
        .add(
            "([B-D]) is on (\\w\\w) facing ([NSEW]+)",
            w -> chart.boat(seat(w.group(1)), w.group(2), w.group(3)))
        .add("([B-D]) is DEAD", w -> chart.dead(seat(w.group(1))))
        .add("nets of ([B-D]) lie on (.+)", w -> chart.nets(seat(w.group(1)), w.group(2)))
        .add(
            "a whirlpool of round ([0-9]+) is on (\\w\\w)",
            w -> chart.whirlpool(w.group(2), number(w.group(1))))
        .add(
            "a wind blows ([NSEW]+) until round ([0-9]+)",
            w -> chart.headwind(w.group(1), number(w.group(2))))
        .add("a mini-storm rages", w -> chart.miniStorm())
        .add("([0-9]) tractor lines? holds?", w -> chart.tractorLines(number(w.group(1))));
  }

  private static Chart chart(String hunters, String options) {
    Options chosen = Options.usual(SeaOptions.ALL);
    for (String option : options.isEmpty() ? new String[0] : options.split(", ", -1)) {
      chosen = chosen.withText(option.split(" ", -1)[0], option.split(" ", -1)[1]);
    }
    return Chart.of(number(hunters), chosen);
  }

  @Override
  public Sentences story(Scenario<SeaState, SeaMove> game) {
    Sentences story = new Sentences();
    addWhale(story, game);
    addHunters(story, game);
    addEnd(story, game);
    return story;
  }

  private static void addWhale(Sentences story, Scenario<SeaState, SeaMove> game) {
    story
        .add("the whale is on (\\w\\w)", w -> assertEquals(w.group(1), of(game).whale()))
        .add("the whale has ([0-9]+) HP", w -> assertEquals(number(w.group(1)), view(game).hp()))
        .add(
            "the whale has ([0-9]) points to move",
            w -> assertEquals(number(w.group(1)), view(game).movePoints()))
        .add("the whale is trapped", w -> assertTrue(view(game).isTrapped()))
        .add("nets lie on (.+)", w -> assertEquals(w.group(1), nets(game)))
        .add(
            "([0-9]) tractor lines? holds?",
            w -> assertEquals(number(w.group(1)), view(game).tractorLines()))
        .add(
            "the way of ([B-D]) by (\\w+) (.+) is ([A-S1-9 ]+)(, a wreck)?",
            w -> {
              SeaMove.PlayMove move =
                  (SeaMove.PlayMove)
                      new MonsterOfTheSea().readMove("move " + w.group(2) + " " + w.group(3));
              Voyage way = view(game).voyage(seat(w.group(1)), move.card(), move.tokens());
              assertEquals(w.group(4), text(way.cells()));
              assertEquals(w.group(5) != null, way.isWreck());
            });
  }

  private static String text(List<Integer> cells) {
    return cells.stream().map(Board::text).collect(Collectors.joining(" "));
  }

  private static void addHunters(Sentences story, Scenario<SeaState, SeaMove> game) {
    story
        .add(
            "([B-D]) is on (\\w\\w) facing ([NSEW]+)",
            w -> assertEquals(w.group(2) + " " + w.group(3), of(game).boat(seat(w.group(1)))))
        .add(
            "([B-D]) is (WRECKED|DEAD)",
            w -> assertEquals(w.group(2), of(game).boat(seat(w.group(1)))))
        .add("the reserve is ([0-4])", w -> assertEquals(number(w.group(1)), view(game).reserve()))
        .add(
            "([A-D]) holds ([A-Z0-9 ]+)",
            w -> assertEquals(w.group(2), of(game).hand(seat(w.group(1)))))
        .add("([A-D]) holds nothing", w -> assertEquals("", of(game).hand(seat(w.group(1)))))
        .add(
            "([0-9]+) (MOVE|WEAPON|CALL|BOND) cards? (?:is|are) on the discard",
            w -> assertEquals(number(w.group(1)), of(game).discards(Pile.valueOf(w.group(2)))));
  }

  private static void addEnd(Sentences story, Scenario<SeaState, SeaMove> game) {
    story
        .add("the phase is ([A-Z_]+)", w -> assertEquals(w.group(1), view(game).phase().name()))
        .add("it is round ([0-9]+)", w -> assertEquals(number(w.group(1)), view(game).round()))
        .add("the game goes on", w -> assertEquals("goes on", of(game).end()))
        .add("the whale wins by ([A-Z_]+)", w -> assertEquals(w.group(1) + " -1", of(game).end()))
        .add(
            "the hunters win by ([A-Z_]+), thanks to ([B-D])",
            w -> assertEquals(w.group(1) + " " + seat(w.group(2)), of(game).end()));
  }

  private static SeaGame of(Scenario<SeaState, SeaMove> game) {
    return new SeaGame(game.state());
  }

  private static SeaView view(Scenario<SeaState, SeaMove> game) {
    return of(game).view();
  }

  private static String nets(Scenario<SeaState, SeaMove> game) {
    List<String> cells = new ArrayList<>();
    view(game).nets().forEach(net -> cells.add(Board.text(net.cell())));
    return String.join(" ", cells);
  }

  private static int[] seats(String letters) {
    String[] words = letters.split(" ", -1);
    int[] seats = new int[words.length];
    for (int i = 0; i < seats.length; i++) {
      seats[i] = seat(words[i]);
    }
    return seats;
  }

  private static int number(String text) {
    return Integer.parseInt(text);
  }
}
