package org.monsterbox.core.record;

/** Tells which text can be written on a line so that the same text is read again. */
final class OneLine {

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private OneLine() {}

  /** Whether the text has 1 to {@code most} characters, all harmless, and no blank at its ends. */
  static boolean fits(String text, int most) {
    return !text.isEmpty()
        && text.length() <= most
        && !isBlank(text.charAt(0))
        && !isBlank(text.charAt(text.length() - 1))
        && harmfulAt(text) < 0;
  }

  /** Where the first character is that would end the line, hide in it or not be text; or -1. */
  static int harmfulAt(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isHighSurrogate(c)
          && i + 1 < text.length()
          && Character.isLowSurrogate(text.charAt(i + 1))) {
        i++;
      } else if (isHarmful(c)) {
        return i;
      }
    }
    return -1;
  }

  private static boolean isHarmful(char c) {
    return Character.isISOControl(c)
        || Character.isSurrogate(c)
        || c == '\u2028'
        || c == '\u2029'
        || c == BYTE_ORDER_MARK;
  }

  private static boolean isBlank(char c) {
    return Character.isSpaceChar(c) || Character.isWhitespace(c);
  }
}
