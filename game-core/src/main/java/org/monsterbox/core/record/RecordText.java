package org.monsterbox.core.record;

/**
 * Puts the text of a record together from pieces that were kept one by one. Nothing is played on
 * the way, so it also writes down games that cannot be played any more.
 */
public final class RecordText {

  private final StringBuilder text = new StringBuilder();
  private int played;

  /** Begins with all lines before the first entry, as {@link RecordWriter#header} writes them. */
  public RecordText(String header) {
    text.append(header);
  }

  /**
   * Adds an entry.
   *
   * @param line as {@link Entry#line} writes it
   * @param hash of all up to here
   */
  public void add(String line, long hash) {
    text.append(line).append('\n');
    if (isMove(line) && ++played % Format.MOVES_PER_HASH == 0) {
      text.append(Format.HASH).append(' ').append(Format.hash(hash)).append('\n');
    }
  }

  private static boolean isMove(String line) {
    return !line.isEmpty() && Character.digit(line.charAt(0), 10) >= 0;
  }

  /**
   * The whole text.
   *
   * @param entries how many were added
   * @param hash of all of them
   */
  public String end(int entries, long hash) {
    return text + Format.END + " " + entries + " " + Format.hash(hash) + "\n";
  }

  /** The lines before the first entry, after somebody else has sat down. */
  public static String withSitter(String header, int seat, Sitter sitter) {
    String start = Format.SEAT + " " + seat + " ";
    StringBuilder changed = new StringBuilder();
    for (String line : header.split("\n", -1)) {
      changed.append(changed.length() == 0 ? "" : "\n");
      changed.append(line.startsWith(start) ? start + sitter.kind() + " " + sitter.name() : line);
    }
    return changed.toString();
  }
}
