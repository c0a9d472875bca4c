package org.monsterbox.app.shot.inventory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All that there is on a screen in one look, as text: the name of each thing, in the order in which
 * they are drawn and read out, and what is to be said of it.
 */
public final class Inventory {

  /** What is to be said of a thing. */
  public enum Aspect {
    /** What it is, and what can be done with it. */
    IS,
    /** Left, top, width and height in dp: of the window, of the table, or of a pane's content. */
    AT,
    SAYS,
    /** The words that are drawn. */
    READS,
    /** How many strokes it is drawn with, in which colours. */
    DRAWN
  }

  private final Map<String, Map<Aspect, String>> things = new LinkedHashMap<>();

  /** Says that of the thing, if there is anything to say. */
  public void add(String thing, Aspect aspect, String value) {
    Map<Aspect, String> aspects =
        things.computeIfAbsent(thing, name -> new EnumMap<>(Aspect.class));
    if (!value.isEmpty()) {
      aspects.put(aspect, value);
    }
  }

  public boolean has(String thing) {
    return things.containsKey(thing);
  }

  public List<String> things() {
    return List.copyOf(things.keySet());
  }

  /** Empty where there is nothing to say. */
  public String get(String thing, Aspect aspect) {
    return things.getOrDefault(thing, Map.of()).getOrDefault(aspect, "");
  }

  /** The same things in that order. */
  public Inventory inOrder(List<String> order) {
    Inventory sorted = new Inventory();
    for (String thing : order) {
      sorted.things.put(thing, things.get(thing));
    }
    return sorted;
  }

  /** What is otherwise in the inventory that is seen than in this one, a line each. */
  public List<String> differences(Inventory seen) {
    List<String> lines = new ArrayList<>();
    Set<String> all = new LinkedHashSet<>(things.keySet());
    all.addAll(seen.things.keySet());
    for (String thing : all) {
      if (!seen.has(thing)) {
        lines.add(thing + " is gone");
      } else if (!has(thing)) {
        lines.add(thing + " is new: " + seen.things.get(thing));
      } else {
        Arrays.stream(Aspect.values())
            .filter(aspect -> !get(thing, aspect).equals(seen.get(thing, aspect)))
            .forEach(aspect -> lines.add(difference(thing, aspect, seen)));
      }
    }
    List<String> here = new ArrayList<>(things());
    List<String> there = new ArrayList<>(seen.things());
    here.retainAll(seen.things.keySet());
    there.retainAll(things.keySet());
    if (!here.equals(there)) {
      lines.add("in another order: expected " + here + ", seen " + there);
    }
    return Collections.unmodifiableList(lines);
  }

  private String difference(String thing, Aspect aspect, Inventory seen) {
    return String.format(
        "%s %s: expected %s, seen %s", thing, aspect, get(thing, aspect), seen.get(thing, aspect));
  }
}
