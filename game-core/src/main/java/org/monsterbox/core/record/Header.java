package org.monsterbox.core.record;

import java.util.List;
import org.monsterbox.core.game.Setup;

/**
 * What a record says before the first move.
 *
 * @param gameId which game
 * @param rulesVersion which of its rules, as the record stands now
 * @param appVersion the app that first wrote the record
 * @param date when the game began, as {@code yyyy-mm-dd}
 * @param sitters who sits there, by seat
 * @param setup what the game starts from
 */
public record Header(
    String gameId,
    int rulesVersion,
    String appVersion,
    String date,
    List<Sitter> sitters,
    Setup setup) {

  public Header {
    sitters = List.copyOf(sitters);
    if (!gameId.matches("[a-z]+") || rulesVersion < 0) {
      throw new IllegalArgumentException("Not a game: " + gameId + " " + rulesVersion);
    }
    if (!isAppVersion(appVersion)) {
      throw new IllegalArgumentException("Not a version of the app: " + appVersion);
    }
    if (!isDate(date)) {
      throw new IllegalArgumentException("Not a date: " + date);
    }
    if (sitters.size() != setup.seats()) {
      throw new IllegalArgumentException(sitters.size() + " sit on " + setup.seats() + " seats");
    }
  }

  static boolean isAppVersion(String text) {
    return text.matches("[0-9A-Za-z.+-]{1,40}");
  }

  static boolean isDate(String text) {
    return text.matches("[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])");
  }
}
