package org.monsterbox.app.shot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.monsterbox.app.shot.inventory.Inventory;

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
final class InventoryBook {

  private static final String ORDER = "order";

  private final Map<Look, Inventory> inventories = new LinkedHashMap<>();

  static InventoryBook read(String text) {
    InventoryBook book = new InventoryBook();
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
        Inventory.Aspect aspect = Inventory.Aspect.valueOf(words[0].toUpperCase(Locale.ROOT));
        for (Look look : looks) {
          book.inventories.get(look).add(thing, aspect, value);
        }
      } else {
        thing = words[0];
        those = looks;
        for (Look look : looks) {
          book.inventories
              .computeIfAbsent(look, any -> new Inventory())
              .add(thing, Inventory.Aspect.IS, "");
        }
      }
    }
    orders.forEach(
        (look, order) ->
            book.inventories.compute(
                look,
                (same, inventory) ->
                    inventory.inOrder(ThingOrder.read(order, inventory.things()))));
    return book;
  }

  boolean has(Look look) {
    return inventories.containsKey(look);
  }

  Inventory get(Look look) {
    return inventories.getOrDefault(look, new Inventory());
  }

  void put(Look look, Inventory inventory) {
    inventories.put(look, inventory);
  }

  String write() {
    StringBuilder text = new StringBuilder();
    List<String> things = things();
    for (String thing : things) {
      Set<Look> those = new LinkedHashSet<>();
      looks().stream().filter(look -> inventories.get(look).has(thing)).forEach(those::add);
      text.append(thing).append(brackets(those)).append('\n');
      for (Inventory.Aspect aspect : Inventory.Aspect.values()) {
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
      List<String> order = inventories.get(look).things();
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

  private void aspect(StringBuilder text, String thing, Set<Look> those, Inventory.Aspect aspect) {
    Map<String, Set<Look>> values = new LinkedHashMap<>();
    for (Look look : those) {
      String value = inventories.get(look).get(thing, aspect);
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
    return Look.golden().stream().filter(inventories::containsKey).toList();
  }

  /** Those of all looks; what only some have comes after what it follows there. */
  private List<String> things() {
    List<String> things = new ArrayList<>();
    for (Look look : looks()) {
      int place = 0;
      for (String thing : inventories.get(look).things()) {
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
