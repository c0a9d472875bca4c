package org.monsterbox.bench;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bot.arena.Result;

public final class ArenaCommandTest {

  @Test
  public void printsATableWithALineForEveryBot() throws InterruptedException {
    ArenaCommand command = command("claws tree20 random --games 8 --seed 3 --threads 1");
    String[] lines = command.table(command.play()).lines().toArray(String[]::new);
    assertTrue(lines[0], lines[0].startsWith("claws, 8 games from seed 3, "));
    assertTrue(lines[2], lines[2].startsWith("| Bot | Wins |"));
    assertTrue(lines[4], lines[4].matches("\\| tree20 \\| [0-9.]+ % \\| .* \\| 50.0 % \\| .*"));
    assertTrue(lines[5], lines[5].startsWith("| random |"));
    assertEquals(6, lines.length);
  }

  @Test
  public void countsIterationsTheSameOnAnyNumberOfCores() throws InterruptedException {
    Result one = command("shells flat20 random random --games 12 --threads 1").play();
    Result two = command("shells flat20 random random --games 12 --threads 2").play();
    assertEquals(one.of("flat20").share(), two.of("flat20").share(), 0);
  }

  @Test
  public void playsWithTheOptionsAndSeatsThatWereAskedFor() throws InterruptedException {
    // With one card each nobody has a choice: in fixed seats all bots win equally often.
    Result tree = command("claws tree20 random --games 20 --fixed --option hand=1").play();
    Result random = command("claws random flat20 --games 20 --fixed --option hand=1").play();
    assertEquals(tree.of("tree20").share(), random.of("random").share(), 0);
  }

  @Test
  public void knowsTheLevelsOfAGame() throws InterruptedException {
    Result result = command("thirteen monster easy --games 2").play();
    assertEquals(1, result.of("monster").share() + result.of("easy").share(), 1e-9);
  }

  @Test
  public void tellsBotsOfOneSortApart() throws InterruptedException {
    Result result = command("sea whale=easy easy easy --games 3 --fixed").play();
    assertEquals(1, result.of("whale=easy").share() + result.of("easy").share(), 1e-9);
  }

  @Test
  public void saysWhatIsWrong() {
    assertWrong("An arena needs a game and at least two bots", "claws random");
    assertWrong("There is no game chess, but [claws, shells, ", "chess random random");
    assertWrong("There is no bot tree, but", "claws tree random");
    assertWrong("claws has at most 4 seats", "claws random random random random random");
    assertWrong("hand is from 1 to 6, not 7", "claws random random --option hand=7");
    assertWrong("There is no option size", "claws random random --option size");
    assertWrong(
        "--games takes a number from 1 to 10000000, not 0", "claws random random --games 0");
    assertWrong("--seed takes a number", "claws random random --seed x");
    assertWrong("A value is missing after --games", "claws random random --games");
    assertWrong("There is no --help", "--help");
  }

  private static void assertWrong(String message, String words) {
    UsageException wrong = assertThrows(UsageException.class, () -> command(words).play());
    assertTrue(wrong.getMessage(), String.valueOf(wrong.getMessage()).startsWith(message));
  }

  private static ArenaCommand command(String words) {
    return ArenaCommand.of(List.of(words.split(" ", -1)));
  }
}
