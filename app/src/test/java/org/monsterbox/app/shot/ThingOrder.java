package org.monsterbox.app.shot;

import java.util.ArrayList;
import java.util.List;

/**
 * An order of things in few words: {@code a..f x..z g} where things that usually follow one another
 * do so.
 */
final class ThingOrder {

  private static final String TO = "..";

  private ThingOrder() {}

  static String write(List<String> order, List<String> usual) {
    List<String> runs = new ArrayList<>();
    for (int start = 0; start < order.size(); ) {
      int place = usual.indexOf(order.get(start));
      int length = 1;
      while (start + length < order.size()
          && place + length < usual.size()
          && order.get(start + length).equals(usual.get(place + length))) {
        length++;
      }
      String first = order.get(start);
      runs.add(length == 1 ? first : first + TO + order.get(start + length - 1));
      start += length;
    }
    return String.join(" ", runs);
  }

  static List<String> read(String text, List<String> usual) {
    List<String> order = new ArrayList<>();
    for (String run : text.split(" ", -1)) {
      int to = run.indexOf(TO);
      String first = to < 0 ? run : run.substring(0, to);
      String last = to < 0 ? run : run.substring(to + TO.length());
      order.addAll(usual.subList(usual.indexOf(first), usual.indexOf(last) + 1));
    }
    return order;
  }
}
