package org.monsterbox.core.bot.arena;

/**
 * How one contestant did.
 *
 * @param games how many games it sat in
 * @param fairShare what it would win if all were equally good
 * @param share what it won: 1 is every victory
 * @param interval where the true share lies
 * @param meanScore what it scored in a seat on average
 * @param elo its rating, 0 being the mean of all contestants
 * @param medianMillis what half of its decisions took at most
 * @param slowMillis what 95 of 100 decisions took at most
 */
public record ContestantStanding(
    String name,
    int games,
    double fairShare,
    double share,
    Interval interval,
    double meanScore,
    double elo,
    double medianMillis,
    double slowMillis) {}
