package org.monsterbox.core.record;

/**
 * What reading a record may cost at most, whoever wrote it.
 *
 * @param bytes of the whole text
 * @param lineLength characters of a line, without its end
 * @param entries moves, undos and comments together
 * @param millis how long reading may take
 */
public record Limits(int bytes, int lineLength, int entries, int millis) {

  /** More than the longest game needs, and still quick to read. */
  public static final Limits USUAL = new Limits(1_048_576, 1000, 50_000, 5000);
}
