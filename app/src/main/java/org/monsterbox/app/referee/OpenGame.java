package org.monsterbox.app.referee;

import java.util.List;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.GameRecord;

/**
 * A game that is taken up.
 *
 * @param line where it is
 * @param entries how many entries its record has
 * @param playedMillis how long it has been played
 * @param leftMillis how long ago it was played last
 */
public record OpenGame<S extends Fingerprinted, M extends Move>(
    Setup setup,
    Seating seating,
    Line<S, M> line,
    int entries,
    long playedMillis,
    long leftMillis) {

  /**
   * As the record has it. Takes a while: every move is played again.
   *
   * @throws RuntimeException if the record does not follow the rules
   */
  public static <S extends Fingerprinted, M extends Move> OpenGame<S, M> of(
      Rules<S, M, ?> rules,
      GameRecord record,
      List<Chair> chairs,
      long playedMillis,
      long leftMillis) {
    return new OpenGame<>(
        record.header().setup(),
        new Seating(chairs),
        Line.of(rules, record),
        record.entries().size(),
        playedMillis,
        leftMillis);
  }
}
