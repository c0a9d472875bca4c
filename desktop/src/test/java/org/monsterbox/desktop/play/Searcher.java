package org.monsterbox.desktop.play;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.monsterbox.desktop.play.Page.Spot;

/** Plays 13 Monsters through the page: searches, and remembers what it has turned over. */
final class Searcher {

  private static final Pattern TURNED =
      Pattern.compile("(Row \\d, column \\d): (.*), (left|right) half.*");

  private final Page page;

  /** What lies where, without the side. */
  private final Map<String, String> seen = new HashMap<>();

  Searcher(Page page) {
    this.page = page;
  }

  /** Plays until the person at the page owns a set. */
  void findASet(int mostTurns) {
    for (int turn = 0; turn < mostTurns; turn++) {
      Spot search = page.await("a turn", this::nextTurn);
      if (owns()) {
        return;
      }
      page.click(search);
      flip();
      flip();
      page.click(page.await("the end of the search", Searcher::isContinue));
    }
  }

  /** Answers whatever is asked in between, until it is time to search. */
  private Optional<Spot> nextTurn() {
    Optional<Spot> decline = page.find(spot -> spot.acts() && spot.text().startsWith("Decline"));
    decline.ifPresent(page::click);
    return page.find(spot -> spot.acts() && spot.text().equals("Search"));
  }

  boolean owns() {
    return page.find(spot -> spot.text().startsWith("You,") && spot.text().contains("Collector"))
        .isEmpty();
  }

  private static boolean isContinue(Spot spot) {
    return spot.acts() && spot.text().endsWith("Continue");
  }

  private void flip() {
    page.await("a card to flip", spot -> spot.text().startsWith("Flip "));
    Optional<String> open = turned().map(card -> card.substring(0, card.indexOf(':')));
    String cell = mate(open).orElseGet(this::unseen);
    page.click(cell + ", face down");
    page.await(cell, spot -> spot.text().startsWith(cell + ":"));
    page.spots().forEach(this::remember);
  }

  private void remember(Spot spot) {
    Matcher turned = TURNED.matcher(spot.text());
    if (turned.matches()) {
      seen.put(turned.group(1), turned.group(2));
    }
  }

  private Optional<String> turned() {
    return page.find(spot -> TURNED.matcher(spot.text()).matches()).map(Spot::text);
  }

  /** Where the other half of that card lies, or one half of any pair that is known. */
  private Optional<String> mate(Optional<String> open) {
    for (Map.Entry<String, String> card : seen.entrySet()) {
      for (Map.Entry<String, String> other : seen.entrySet()) {
        boolean pair = !card.equals(other) && card.getValue().equals(other.getValue());
        if (pair && open.map(other.getKey()::equals).orElse(true) && isDown(card.getKey())) {
          return Optional.of(card.getKey());
        }
      }
    }
    return Optional.empty();
  }

  private boolean isDown(String cell) {
    return page.find(spot -> spot.text().equals(cell + ", face down")).isPresent();
  }

  private String unseen() {
    return page.await(
            "a card that was not seen yet",
            spot ->
                spot.acts()
                    && spot.text().endsWith(", face down")
                    && !seen.containsKey(spot.text().replace(", face down", "")))
        .text()
        .replace(", face down", "");
  }
}
