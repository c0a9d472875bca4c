package org.monsterbox.app.shot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Names some of the looks by what they have in common: {@code phone fr}, or {@code tablet + phone
 * font2}.
 */
final class LookNames {

  private static final String AND = " + ";

  /**
   * What looks can have in common, in words, and which have it: those of the fewest words first.
   */
  private static final Map<String, Set<Look>> GROUPS = groups();

  private LookNames() {}

  /** A name for those of all golden looks; empty for all of them. */
  static String of(Set<Look> looks) {
    Set<Look> left = new LinkedHashSet<>(looks);
    List<String> names = new ArrayList<>();
    while (!left.isEmpty()) {
      String best = "";
      Set<Look> most = Set.of();
      for (Map.Entry<String, Set<Look>> group : GROUPS.entrySet()) {
        if (group.getValue().size() > most.size() && left.containsAll(group.getValue())) {
          best = group.getKey();
          most = group.getValue();
        }
      }
      names.add(best);
      left.removeAll(most);
    }
    return String.join(AND, names);
  }

  static Set<Look> find(String name) {
    Set<Look> looks = new LinkedHashSet<>();
    for (String group : name.split(Pattern.quote(AND), -1)) {
      looks.addAll(GROUPS.get(group));
    }
    return looks;
  }

  private static Map<String, Set<Look>> groups() {
    List<List<String>> all = new ArrayList<>();
    // A theme goes with a shape, a language and a font size, so those tell more.
    for (String theme : List.of("", "light", "dark")) {
      for (String shape : List.of("", "phone", "landscape", "tablet")) {
        for (String language : List.of("", "en", "fr")) {
          for (String font : List.of("", "font1", "font2")) {
            List<String> words = new ArrayList<>(List.of(shape, language, font, theme));
            words.removeIf(String::isEmpty);
            all.add(words);
          }
        }
      }
    }
    all.sort(Comparator.comparing(List::size));
    Map<String, Set<Look>> groups = new LinkedHashMap<>();
    for (List<String> words : all) {
      groups.put(String.join(" ", words), matches(words));
    }
    return groups;
  }

  private static Set<Look> matches(List<String> words) {
    Set<Look> looks = new LinkedHashSet<>();
    for (Look look : Look.golden()) {
      if (Arrays.asList(look.toString().split("-", -1)).containsAll(words)) {
        looks.add(look);
      }
    }
    return looks;
  }
}
