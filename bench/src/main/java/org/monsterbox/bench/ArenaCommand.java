package org.monsterbox.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.monsterbox.core.bot.arena.Arena;
import org.monsterbox.core.bot.arena.Arena.Lineup;
import org.monsterbox.core.bot.arena.Contestant;
import org.monsterbox.core.bot.arena.ContestantStanding;
import org.monsterbox.core.bot.arena.Result;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Options;

/** The arena as a command: who plays what, how often, and a table of how it went. */
final class ArenaCommand {

  static final String USAGE =
      """
      arena GAME BOT BOT ...   one bot for every seat; each plays every deal in every seat
          --games N            how many games (400), and some more until all sat in every seat
          --seed N             the first deal (1)
          --threads N          how many games at once (all cores)
          --option NAME=VALUE  an option of the game
          --fixed              nobody changes seats
      """;

  private String game = "";
  private final List<String> bots = new ArrayList<>();
  private final List<String> options = new ArrayList<>();
  private int games = 400;
  private long seed = 1;
  private int threads = Runtime.getRuntime().availableProcessors();
  private boolean rotate = true;

  static ArenaCommand of(List<String> arguments) {
    ArenaCommand command = new ArenaCommand();
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      switch (argument) {
        case "--fixed" -> command.rotate = false;
        case "--games" -> command.games = (int) number(arguments, ++i, 1, 10_000_000);
        case "--seed" -> command.seed = number(arguments, ++i, Long.MIN_VALUE, Long.MAX_VALUE);
        case "--threads" -> command.threads = (int) number(arguments, ++i, 1, 1000);
        case "--option" -> command.options.add(value(arguments, ++i));
        default -> command.addWord(argument);
      }
    }
    if (command.bots.size() < 2) {
      throw new UsageException("An arena needs a game and at least two bots");
    }
    return command;
  }

  private void addWord(String word) {
    if (word.startsWith("-")) {
      throw new UsageException("There is no " + word);
    }
    if (game.isEmpty()) {
      game = word;
    } else {
      bots.add(word);
    }
  }

  private static String value(List<String> arguments, int index) {
    if (index >= arguments.size()) {
      throw new UsageException("A value is missing after " + arguments.get(index - 1));
    }
    return arguments.get(index);
  }

  private static long number(List<String> arguments, int index, long least, long most) {
    String text = value(arguments, index);
    try {
      long number = Long.parseLong(text);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException notANumber) {
      // Said below, together with numbers that are out of range.
    }
    throw new UsageException(
        arguments.get(index - 1)
            + " takes a number from "
            + least
            + " to "
            + most
            + ", not "
            + text);
  }

  /** Plays, and tells on the way how far it is. */
  Result play() throws InterruptedException {
    return play(BenchGame.named(game));
  }

  private <S extends Fingerprinted, M extends Move, V extends Fingerprinted> Result play(
      BenchGame<S, M, V> played) throws InterruptedException {
    List<Contestant<M, V>> seats = new ArrayList<>();
    for (String bot : bots) {
      seats.add(played.contestant(bot));
    }
    int most = played.rules().mostSeats();
    if (seats.size() > most) {
      throw new UsageException(game + " has at most " + most + " seats");
    }
    Options chosen = Options.usual(played.rules().options());
    for (String option : options) {
      String[] parts = option.split("=", 2);
      try {
        chosen = chosen.withText(parts[0], parts.length == 2 ? parts[1] : "");
      } catch (IllegalArgumentException wrong) {
        throw new UsageException(String.valueOf(wrong.getMessage()));
      }
    }
    Arena<S, M, V> arena = new Arena<>(played.rules(), chosen, new Lineup<>(seats, rotate));
    // Everybody sits everywhere equally often.
    int whole = rotate ? (games + seats.size() - 1) / seats.size() * seats.size() : games;
    int step = Math.max(1, whole / 10);
    return arena.play(
        whole,
        seed,
        threads,
        done -> {
          if (done % step == 0) {
            System.err.println(done + " of " + whole + " games");
          }
        });
  }

  /** The result as a table of Markdown. */
  String table(Result result) {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%s, %d games from seed %d, %.1f games a second%n%n",
            game,
            result.games(),
            seed,
            result.gamesPerSecond()));
    text.append(
        "| Bot | Wins | 95 % interval | Fair share | Mean score | Elo"
            + " | Decision, median | 95 % below |\n");
    text.append("|---|---|---|---|---|---|---|---|\n");
    for (ContestantStanding standing : result.standings()) {
      text.append(
          String.format(
              Locale.ROOT,
              "| %s | %.1f %% | %.1f to %.1f %% | %.1f %% | %.1f | %+.0f | %.2f ms | %.2f ms |%n",
              standing.name(),
              100 * standing.share(),
              100 * standing.interval().low(),
              100 * standing.interval().high(),
              100 * standing.fairShare(),
              standing.meanScore(),
              standing.elo(),
              standing.medianMillis(),
              standing.slowMillis()));
    }
    return text.toString();
  }
}
