package org.monsterbox.core.scenario;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sentences and what they mean. */
public final class Sentences {

  /** What a sentence does or checks. */
  public interface Meaning {
    void apply(Matcher words);
  }

  private final Map<Pattern, Meaning> meanings = new LinkedHashMap<>();

  /** A sentence that matches the whole pattern has this meaning. */
  public Sentences add(String pattern, Meaning meaning) {
    meanings.put(Pattern.compile(pattern), meaning);
    return this;
  }

  /** Does what the sentence says, or returns false if no pattern matches. */
  boolean apply(String sentence) {
    for (Map.Entry<Pattern, Meaning> each : meanings.entrySet()) {
      Matcher words = each.getKey().matcher(sentence);
      if (words.matches()) {
        each.getValue().apply(words);
        return true;
      }
    }
    return false;
  }
}
