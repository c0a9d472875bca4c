package org.monsterbox.app.shot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * A screen in all its looks, as one text. Of each thing it is said once what is the same in all
 * looks, so that a change shows as often as it is one:
 *
 * <pre>
 * play
 *   is MaterialButton clickable
 *   at [phone] 16,700 379x48
 *   at [landscape + tablet] 400,320 200x48
 *   says [en] Play
 *   says [fr] Jouer
 * </pre>
 */
final class SightBook {

  private static final String ORDER = "order";

  private final Map<Look, Sight> sights = new LinkedHashMap<>();

  static SightBook read(String text) {
    SightBook book = new SightBook();
    Map<Look, String> orders = new LinkedHashMap<>();
    String thing = "";
    Set<Look> those = Set.of();
    for (String line : text.lines().toList()) {
      String[] words = line.strip().split(" ", 2);
      String rest = words.length > 1 ? words[1] : "";
      boolean isSome = rest.startsWith("[");
      Set<Look> looks =
          isSome
              ? LookNames.find(rest.substring(1, rest.indexOf(']')))
              : line.startsWith(" ") ? those : LookNames.find("");
      String value = isSome ? rest.substring(rest.indexOf(']') + 1).strip() : rest;
      if (words[0].equals(ORDER)) {
        looks.forEach(look -> orders.put(look, value));
      } else if (line.startsWith(" ")) {
        Sight.Aspect aspect = Sight.Aspect.valueOf(words[0].toUpperCase(Locale.ROOT));
        for (Look look : looks) {
          book.sights.get(look).add(thing, aspect, value);
        }
      } else {
        thing = words[0];
        those = looks;
        for (Look look : looks) {
          book.sights.computeIfAbsent(look, any -> new Sight()).add(thing, Sight.Aspect.IS, "");
        }
      }
    }
    orders.forEach(
        (look, order) ->
            book.sights.compute(
                look, (same, sight) -> sight.inOrder(ThingOrder.read(order, sight.things()))));
    return book;
  }

  boolean has(Look look) {
    return sights.containsKey(look);
  }

  Sight get(Look look) {
    return sights.getOrDefault(look, new Sight());
  }

  void put(Look look, Sight sight) {
    sights.put(look, sight);
  }

  String write() {
    StringBuilder text = new StringBuilder();
    List<String> things = things();
    for (String thing : things) {
      Set<Look> those = new LinkedHashSet<>();
      looks().stream().filter(look -> sights.get(look).has(thing)).forEach(those::add);
      text.append(thing).append(brackets(those)).append('\n');
      for (Sight.Aspect aspect : Sight.Aspect.values()) {
        aspect(text, thing, those, aspect);
      }
    }
    orders(text, things);
    return text.toString();
  }

  /** The order of the looks in which it is another one than that of the text. */
  private void orders(StringBuilder text, List<String> things) {
    Map<String, Set<Look>> others = new LinkedHashMap<>();
    for (Look look : looks()) {
      List<String> order = sights.get(look).things();
      List<String> usual = new ArrayList<>(things);
      usual.retainAll(order);
      if (!usual.equals(order)) {
        others
            .computeIfAbsent(ThingOrder.write(order, usual), any -> new LinkedHashSet<>())
            .add(look);
      }
    }
    others.forEach(
        (order, looks) ->
            text.append(ORDER).append(brackets(looks)).append(' ').append(order).append('\n'));
  }

  private void aspect(StringBuilder text, String thing, Set<Look> those, Sight.Aspect aspect) {
    Map<String, Set<Look>> values = new LinkedHashMap<>();
    for (Look look : those) {
      String value = sights.get(look).get(thing, aspect);
      values.computeIfAbsent(value, any -> new LinkedHashSet<>()).add(look);
    }
    values.remove("");
    values.forEach(
        (value, looks) ->
            text.append("  ")
                .append(aspect.name().toLowerCase(Locale.ROOT))
                .append(looks.equals(those) ? "" : brackets(looks))
                .append(' ')
                .append(value)
                .append('\n'));
  }

  private static String brackets(Set<Look> looks) {
    String name = LookNames.of(looks);
    return name.isEmpty() ? "" : " [" + name + "]";
  }

  private List<Look> looks() {
    return Look.golden().stream().filter(sights::containsKey).toList();
  }

  /** Those of all looks; what only some have comes after what it follows there. */
  private List<String> things() {
    List<String> things = new ArrayList<>();
    for (Look look : looks()) {
      int place = 0;
      for (String thing : sights.get(look).things()) {
        int known = things.indexOf(thing);
        if (known < 0) {
          things.add(place, thing);
          known = place;
        }
        place = known + 1;
      }
    }
    return things;
  }
}
