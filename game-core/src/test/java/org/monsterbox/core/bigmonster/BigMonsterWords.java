package org.monsterbox.core.bigmonster;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.scenario.Scenario.seat;

import java.util.List;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.Camp;
import org.monsterbox.core.bigmonster.table.TestCamp;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.ScoreSheet;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.scenario.Scenario;
import org.monsterbox.core.scenario.Sentences;
import org.monsterbox.core.scenario.Vocabulary;

/** How scenarios speak about Big Monster. Tiles are called by their types. */
final class BigMonsterWords implements Vocabulary<BigMonsterState, BigMonsterMove> {

  private static final BigMonster RULES = new BigMonster();

  private int seats = 4;
  private Options options = Options.usual(BigMonsterOptions.ALL);
  private Camp camp = Camp.of(4);
  private long seed = -1;

  @Override
  public Rules<BigMonsterState, BigMonsterMove, ?> rules() {
    return RULES;
  }

  @Override
  public BigMonsterState table() {
    return seed < 0 ? camp.state() : RULES.start(new Setup(seats, options, seed));
  }

  @Override
  public Sentences setUp() {
    return new Sentences()
        .add("([2-6]) players", w -> begin(w.group(1), ""))
        .add("([2-6]) players with (.+)", w -> begin(w.group(1), w.group(2)))
        .add("a new game is dealt from seed ([0-9]+)", w -> seed = number(w.group(1)))
        .add(
            "it is day ([12]), turn ([0-9]+), and ([A-F]) is first",
            w -> camp.turn(number(w.group(1)), number(w.group(2))).first(seat(w.group(3))))
        .add("([A-F]) has the map (.+)", w -> camp.tableau(seat(w.group(1)), w.group(2)))
        .add("([A-F]) looks at (.+)", w -> camp.hand(seat(w.group(1)), w.group(2)))
        .add("row ([AB]) has (.+)", w -> camp.row(seat(w.group(1)), w.group(2)))
        .add("the medals are (.+)", w -> camp.medals(medals(w.group(1))))
        .add("the tiles to place are (.+)", w -> camp.placing(w.group(1)))
        .add("it is time for the late tile, out of (.+)", w -> camp.lateTile(w.group(1)));
  }

  private void begin(String players, String chosen) {
    seats = number(players);
    for (String option : chosen.isEmpty() ? new String[0] : chosen.split(", ", -1)) {
      options = options.withText(option.split(" ", -1)[0], option.split(" ", -1)[1]);
    }
    camp = Camp.of(seats, options);
  }

  private static Medal[] medals(String names) {
    String[] words = names.split(" ", -1);
    Medal[] medals = new Medal[words.length];
    for (int i = 0; i < medals.length; i++) {
      medals[i] = Medal.valueOf(words[i]);
    }
    return medals;
  }

  private static int number(String text) {
    return Integer.parseInt(text);
  }

  @Override
  public Sentences story(Scenario<BigMonsterState, BigMonsterMove> game) {
    Sentences story = new Sentences();
    addMoves(story, game);
    addTable(story, game);
    addScores(story, game);
    return story;
  }

  private static void addMoves(Sentences story, Scenario<BigMonsterState, BigMonsterMove> game) {
    story
        .add(
            "([A-F]) keeps (?:the )?(\\w+) and gives the rest to ([A-F])",
            w -> play(game, g -> g.pick(seat(w.group(1)), w.group(2), seat(w.group(3)))))
        .add(
            "([A-F]) keeps any tile and gives the rest to ([A-F])",
            w -> play(game, g -> g.pickAny(seat(w.group(1)), seat(w.group(2)))))
        .add(
            "([A-F]) keeps (?:the )?(\\w+) and discards the other",
            w -> play(game, g -> g.pick(seat(w.group(1)), w.group(2), -1)))
        .add(
            "([A-F]) takes (?:the )?(\\w+) from row ([AB]) and discards (?:the )?(\\w+)",
            w -> take(game, seat(w.group(1)), w.group(2), seat(w.group(3)), w.group(4)))
        .add(
            "([A-F]) takes (?:the )?(\\w+) from the discard",
            w -> takeDiscard(game, seat(w.group(1)), w.group(2)))
        .add(
            "([A-F]) places at (-?[0-9]+) (-?[0-9]+)",
            w -> place(game, w.group(1), w.group(2), w.group(3)))
        .add("everybody places somewhere", w -> play(game, TestCamp::placeAll));
  }

  private interface Step {
    TestCamp play(TestCamp game);
  }

  private static void play(Scenario<BigMonsterState, BigMonsterMove> game, Step step) {
    game.replace(step.play(new TestCamp(game.state())).state());
  }

  private static void place(
      Scenario<BigMonsterState, BigMonsterMove> game, String seat, String x, String y) {
    play(game, g -> g.play(seat(seat), "place " + x + " " + y));
  }

  private static void take(
      Scenario<BigMonsterState, BigMonsterMove> game,
      int seat,
      String keep,
      int row,
      String discard) {
    List<Integer> tiles = game.state().table().row(row);
    String move = "take " + "AB".charAt(row) + " " + tile(tiles, keep) + " " + tile(tiles, discard);
    play(game, g -> g.play(seat, move));
  }

  private static void takeDiscard(
      Scenario<BigMonsterState, BigMonsterMove> game, int seat, String type) {
    int tile = tile(RULES.view(game.state(), seat).lateTiles(), type);
    play(game, g -> g.play(seat, "take-discard " + tile));
  }

  private static int tile(List<Integer> tiles, String type) {
    for (int tile : tiles) {
      if (Tiles.type(tile).name().equals(type)) {
        return tile;
      }
    }
    throw new AssertionError("No " + type + " in " + tiles);
  }

  private static void addTable(Sentences story, Scenario<BigMonsterState, BigMonsterMove> game) {
    story
        .add(
            "([A-F]) has to act",
            w -> assertTrue(RULES.turn(game.state()).includes(seat(w.group(1)))))
        .add(
            "([A-F]) need not act",
            w -> assertFalse(RULES.turn(game.state()).includes(seat(w.group(1)))))
        .add("the phase is (\\w+)", w -> assertEquals(w.group(1), table(game).phase().name()))
        .add(
            "it is now day ([12]), turn ([0-9]+)",
            w -> {
              assertEquals(number(w.group(1)), table(game).day());
              assertEquals(number(w.group(2)), table(game).turn());
            })
        .add(
            "([A-F]) can give only to (.+)",
            w -> assertEquals(w.group(2), targets(table(game), seat(w.group(1)))))
        .add(
            "([A-F]) holds ([0-9]+) tiles in hand",
            w ->
                assertEquals(
                    number(w.group(2)), RULES.view(game.state(), seat(w.group(1))).hand().size()))
        .add(
            "row ([AB]) holds ([0-9]+) tiles",
            w -> assertEquals(number(w.group(2)), table(game).row(seat(w.group(1))).size()))
        .add(
            "([A-F]) holds the dragon of day ([12])",
            w -> assertEquals(seat(w.group(1)), table(game).dragonHolder(number(w.group(2)))))
        .add(
            "nobody holds the dragon of day ([12])",
            w ->
                assertEquals(BigMonsterTable.NOBODY, table(game).dragonHolder(number(w.group(1)))));
  }

  private static BigMonsterTable table(Scenario<BigMonsterState, BigMonsterMove> game) {
    return game.state().table();
  }

  private static String targets(BigMonsterTable table, int seat) {
    StringBuilder text = new StringBuilder();
    for (int target : table.targets(seat)) {
      text.append(text.length() == 0 ? "" : " ").append((char) ('A' + target));
    }
    return text.toString();
  }

  private static void addScores(Sentences story, Scenario<BigMonsterState, BigMonsterMove> game) {
    story
        .add(
            "([A-F]) has (-?[0-9]+) points",
            w -> assertEquals(number(w.group(2)), table(game).sheet(seat(w.group(1))).total()))
        .add(
            "([A-F]) has (-?[0-9]+) points for (.+)",
            w ->
                assertEquals(
                    number(w.group(2)), line(table(game).sheet(seat(w.group(1))), w.group(3))))
        .add(
            "([A-F]) holds the medal (\\w+)",
            w -> assertTrue(holds(table(game), w.group(1), w.group(2))))
        .add(
            "([A-F]) does not hold the medal (\\w+)",
            w -> assertFalse(holds(table(game), w.group(1), w.group(2))))
        .add(
            "([A-F]) holds the team medal (\\w+)",
            w -> assertTrue(table(game).holdsForTeam(seat(w.group(1)), Medal.valueOf(w.group(2)))))
        .add(
            "the medal (\\w+) can still be won",
            w -> assertTrue(table(game).isOpen(Medal.valueOf(w.group(1)))))
        .add("the game is over", w -> assertTrue(RULES.turn(game.state()).isOver()))
        .add(
            "([A-F]) comes in as number ([1-6])",
            w ->
                assertEquals(
                    number(w.group(2)),
                    RULES.outcome(game.state()).places().get(seat(w.group(1))).rank()))
        .add(
            "it was decided by (\\w+)",
            w -> assertEquals(w.group(1), RULES.outcome(game.state()).reason().name()));
  }

  private static boolean holds(BigMonsterTable table, String seat, String medal) {
    return table.holds(seat(seat), Medal.valueOf(medal));
  }

  private static int line(ScoreSheet sheet, String name) {
    return switch (name) {
      case "ice" -> sheet.ice();
      case "Big Monsters" -> sheet.bigMonster();
      case "lava" -> sheet.lava();
      case "meadows" -> sheet.meadow();
      case "toads" -> sheet.swamp();
      case "crystals" -> sheet.crystals();
      case "the explorer" -> sheet.explorer();
      case "medals" -> sheet.medals();
      default -> throw new AssertionError("There is no line " + name);
    };
  }
}
