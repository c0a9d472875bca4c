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
    StringBuilder text = new StringBuilder();
    writeHeader(record.header(), text);
    writeEntries(rules, record, text);
    return text.toString();
  }

  private static void writeHeader(Header header, StringBuilder text) {
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
  }

  private static <S extends Fingerprinted, M extends Move> void writeEntries(
      Rules<S, M, ?> rules, GameRecord record, StringBuilder text) {
    text.append(Format.MOVES).append('\n');
    Replay<S, M> replay = new Replay<>(rules, record);
    for (Entry entry : record.entries()) {
      text.append(entry.line()).append('\n');
      replay.forward(Events.NONE);
      if (replay.hashFollows()) {
        writeLine(text, Format.HASH, Format.hash(replay.hash()));
      }
    }
    writeLine(text, Format.END, record.entries().size() + " " + Format.hash(replay.hash()));
  }

  private static void writeLine(StringBuilder text, String keyword, Object rest) {
    text.append(keyword).append(' ').append(rest).append('\n');
  }
}
