package org.monsterbox.app.store;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.ResultRow;
import org.monsterbox.core.bot.Grade;

/**
 * How a person did, in all games and in each.
 *
 * @param all over all games
 * @param byGame with others, by the game's id, in the order in which they were first played
 * @param feats what they have reached alone, by the game's id, as games write it
 * @param byGrade against the bots of each level that they met
 * @param course every game, from first to last
 */
public record Statistics(
    Tally all,
    Map<String, Tally> byGame,
    Map<String, List<String>> feats,
    Map<Grade, Duels> byGrade,
    List<Played> course) {

  /**
   * One game.
   *
   * @param assisted whether there was help: a hint, or a move taken back
   */
  public record Played(
      String game,
      long endedAt,
      int rank,
      int score,
      boolean won,
      boolean assisted,
      long playedMillis) {

    static Played of(ResultRow row) {
      return new Played(
          row.game, row.endedAt, row.rank, row.score, row.won, row.assisted, row.playedMillis);
    }
  }

  /**
   * Meetings with bots of one level.
   *
   * @param beaten how many of them came in behind
   */
  public record Duels(int met, int beaten) {

    private Duels and(boolean won) {
      return new Duels(met + 1, beaten + (won ? 1 : 0));
    }
  }

  static Statistics of(List<ResultRow> own, List<ResultRow> bots) {
    Map<Long, ResultRow> ownByGame = new LinkedHashMap<>();
    Map<String, List<Played>> games = new LinkedHashMap<>();
    Map<String, List<String>> feats = new LinkedHashMap<>();
    List<Played> course = new ArrayList<>(own.size());
    for (ResultRow row : own) {
      Played played = Played.of(row);
      course.add(played);
      if (row.feat.isEmpty()) {
        games.computeIfAbsent(row.game, game -> new ArrayList<>()).add(played);
      } else {
        feats.computeIfAbsent(row.game, game -> new ArrayList<>()).add(row.feat);
      }
      // Whoever plays on several seats is met by the bots on the best of them.
      ownByGame.merge(row.played, row, (one, other) -> one.rank <= other.rank ? one : other);
    }
    Map<String, Tally> byGame = new LinkedHashMap<>();
    games.forEach((game, played) -> byGame.put(game, Tally.of(played)));
    return new Statistics(Tally.of(course), byGame, feats, duels(ownByGame, bots), course);
  }

  private static Map<Grade, Duels> duels(Map<Long, ResultRow> own, List<ResultRow> bots) {
    Map<Grade, Duels> duels = new EnumMap<>(Grade.class);
    for (ResultRow bot : bots) {
      ResultRow person = own.get(bot.played);
      if (person != null && person.side != bot.side) {
        Chair.bot(bot.kind)
            .ifPresent(
                grade ->
                    duels.put(
                        grade,
                        duels.getOrDefault(grade, new Duels(0, 0)).and(person.rank < bot.rank)));
      }
    }
    return duels;
  }
}
