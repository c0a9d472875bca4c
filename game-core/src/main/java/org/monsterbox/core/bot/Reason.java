package org.monsterbox.core.bot;

import java.util.List;
import org.monsterbox.core.game.Code;

/**
 * Why a bot chose its move: enough to make one sentence of it in any language.
 *
 * @param code which sentence
 * @param about what to put into it: numbers, or things as moves write them
 */
public record Reason(Code code, List<String> about) {

  public Reason {
    about = List.copyOf(about);
  }

  public static Reason of(Code code, Object... about) {
    String[] texts = new String[about.length];
    for (int i = 0; i < about.length; i++) {
      texts[i] = about[i].toString();
    }
    return new Reason(code, List.of(texts));
  }
}
