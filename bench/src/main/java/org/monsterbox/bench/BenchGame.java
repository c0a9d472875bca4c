package org.monsterbox.bench;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.monsterbox.core.bot.Budget;
import org.monsterbox.core.bot.FlatSearch;
import org.monsterbox.core.bot.GameWithBots;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.bot.Level;
import org.monsterbox.core.bot.Lookahead;
import org.monsterbox.core.bot.RandomBot;
import org.monsterbox.core.bot.Search;
import org.monsterbox.core.bot.SearchBot;
import org.monsterbox.core.bot.TreeSearch;
import org.monsterbox.core.bot.arena.Contestant;
import org.monsterbox.core.bot.arena.Contestant.BotMaker;
import org.monsterbox.core.contract.FoundGames;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.contract.shells.Shells;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;

/**
 * A game that is measured.
 *
 * @param levels its own bots by name, if it has any
 */
record BenchGame<S extends Fingerprinted, M extends Move, V extends Fingerprinted>(
    Rules<S, M, V> rules, Map<String, BotMaker<M, V>> levels) {

  /** Two tiny games, and those of the box. */
  static final List<BenchGame<?, ?, ?>> ALL = all();

  BenchGame {
    levels = Map.copyOf(levels);
  }

  private static List<BenchGame<?, ?, ?>> all() {
    List<BenchGame<?, ?, ?>> all = new ArrayList<>();
    all.add(new BenchGame<>(new Claws(), Map.of()));
    all.add(new BenchGame<>(new Shells(), Map.of()));
    FoundGames.all().forEach(game -> all.add(of(game)));
    return List.copyOf(all);
  }

  private static <S extends Fingerprinted, M extends Move, V extends Fingerprinted>
      BenchGame<S, M, V> of(GameWithBots<S, M, V> game) {
    Map<String, BotMaker<M, V>> levels = new HashMap<>();
    for (Grade grade : Grade.values()) {
      levels.put(
          grade.name().toLowerCase(Locale.ROOT), (seat, seed) -> game.bot(grade, seat, seed));
    }
    return new BenchGame<>(game.rules(), levels);
  }

  static BenchGame<?, ?, ?> named(String name) {
    for (BenchGame<?, ?, ?> game : ALL) {
      if (game.name().equals(name)) {
        return game;
      }
    }
    throw new UsageException("There is no game " + name + ", but " + names());
  }

  static List<String> names() {
    List<String> names = new ArrayList<>();
    ALL.forEach(game -> names.add(game.name()));
    return names;
  }

  String name() {
    return rules.facts().id();
  }

  /**
   * A bot by its name: {@code easy}, {@code medium}, {@code hard} or {@code monster} where the game
   * has them, {@code random}, {@code tree1000} or {@code flat1000} for so many iterations, {@code
   * tree50ms} or {@code flat50ms} for so long. Bots of one sort can be told apart by a name of
   * their own: {@code whale=hard}.
   */
  Contestant<M, V> contestant(String name) {
    int mark = name.indexOf('=');
    return mark < 0
        ? new Contestant<>(name, maker(name))
        : new Contestant<>(name, maker(name.substring(mark + 1)));
  }

  private BotMaker<M, V> maker(String name) {
    BotMaker<M, V> level = levels.get(name);
    if (level != null) {
      return level;
    }
    if (name.equals("random")) {
      return (seat, seed) -> new RandomBot<>();
    }
    if (!name.matches("(tree|flat)[1-9][0-9]{0,7}(ms)?")) {
      throw new UsageException("There is no bot " + name + ", but random, tree1000, flat50ms, ...");
    }
    Lookahead<S, M, V> lookahead = Lookahead.of(rules);
    Search<M, V> search =
        name.startsWith("tree") ? new TreeSearch<>(lookahead) : new FlatSearch<>(lookahead);
    int amount = Integer.parseInt(name.replaceAll("[a-z]", ""));
    Budget budget = name.endsWith("ms") ? Budget.millis(amount) : Budget.iterations(amount);
    Level searching = new Level(Grade.MONSTER, budget, 0);
    return (seat, seed) -> new SearchBot<>(search, searching, seat);
  }
}
