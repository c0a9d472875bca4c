package org.monsterbox.core.record;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;

/** Writes records of one game. The game is played again on the way, for its hashes. */
public final class RecordWriter {

  private final Rules<?, ?, ?> rules;

  public RecordWriter(Rules<?, ?, ?> rules) {
    this.rules = rules;
  }

  /**
   * The bytes of a file.
   *
   * @throws IllegalArgumentException if the record is of another game or does not follow its rules
   */
  public byte[] write(GameRecord record) {
    return text(record).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * The same as text, to be shown or sent.
   *
   * @throws IllegalArgumentException if the record is of another game or does not follow its rules
   */
  public String text(GameRecord record) {
    return text(rules, record);
  }

  private static <S extends Fingerprinted, M extends Move> String text(
      Rules<S, M, ?> rules, GameRecord record) {
    Replay<S, M> replay = new Replay<>(rules, record);
    RecordText text = new RecordText(header(record.header()));
    for (Entry entry : record.entries()) {
      replay.forward(Events.NONE);
      text.add(entry.line(), replay.now().hash());
    }
    return text.end(record.entries().size(), replay.now().hash());
  }

  /** All lines before the first entry. */
  public static String header(Header header) {
    StringBuilder text = new StringBuilder();
    writeLine(text, Format.NAME, Format.VERSION);
    writeLine(text, Format.GAME, header.gameId() + " " + header.rulesVersion());
    writeLine(text, Format.APP, header.appVersion());
    writeLine(text, Format.DATE, header.date());
    List<Sitter> sitters = header.sitters();
    writeLine(text, Format.SEATS, sitters.size());
    for (int seat = 0; seat < sitters.size(); seat++) {
      Sitter sitter = sitters.get(seat);
      writeLine(text, Format.SEAT, seat + " " + sitter.kind() + " " + sitter.name());
    }
    for (String option : header.setup().options().texts()) {
      writeLine(text, Format.OPTION, option);
    }
    writeLine(text, Format.SEED, header.setup().seed());
    return text.append(Format.MOVES).append('\n').toString();
  }

  private static void writeLine(StringBuilder text, String keyword, Object rest) {
    text.append(keyword).append(' ').append(rest).append('\n');
  }
}
