package org.monsterbox.app.speech;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Event;

/** Sixty sentences of a game in both languages: of each sort the first, then the second. */
final class SideBySide<M, V> implements ToldGame.Teller<M, V> {

  private static final int SENTENCES = 60;
  private static final int OF_A_SORT = 3;

  /** So many of each kind, if there are enough; the rest are events. */
  private static final Map<String, Integer> SHARES =
      Map.of("refusal", 5, "prompt", 12, "move", 7, "reason", 10, "hint", 7, "end", 3);

  private record Said(String english, String french) {

    @Override
    public String toString() {
      return "  " + english + "\n  " + french + "\n\n";
    }
  }

  private final GameWords<M, V> english;
  private final GameWords<M, V> french;
  private final Map<String, List<Said>> bySort = new LinkedHashMap<>();

  SideBySide(GameWords<M, V> english, GameWords<M, V> french) {
    this.english = english;
    this.french = french;
  }

  private void add(String kind, String sort, String inEnglish, String inFrench) {
    List<Said> some = bySort.computeIfAbsent(kind + " " + sort, key -> new ArrayList<>());
    boolean isNew = some.stream().noneMatch(said -> said.english.equals(inEnglish));
    if (some.size() < OF_A_SORT && isNew && !inEnglish.isEmpty()) {
      some.add(new Said(inEnglish, inFrench));
    }
  }

  void refusal(Code code) {
    add("refusal", code.name(), english.refusal(code), french.refusal(code));
  }

  /** Who is addressed or named makes another sort of it. */
  @Override
  public void event(Event event, List<Seat> seats) {
    String said = english.event(event, seats);
    String person = said.startsWith("You") ? "you" : said.contains("you") ? "of you" : "";
    add("event", event.getClass() + person, said, french.event(event, seats));
  }

  @Override
  public void prompt(V view, List<Seat> seats) {
    String said = english.prompt(view, seats);
    String words = said.replaceAll("\\d+", "");
    for (Seat seat : seats) {
      words = words.replace(seat.name(), "");
    }
    add("prompt", words, said, french.prompt(view, seats));
  }

  @Override
  public void hint(Choice<M> choice, V view, List<Seat> seats) {
    english
        .hint(view, seats)
        .ifPresent(
            hint -> {
              String sort = hint.replaceAll("[\\p{Lu}\\d]\\S*", "");
              add("hint", sort, hint, french.hint(view, seats).orElse(""));
            });
    M move = choice.move();
    String kind = move.getClass().toString();
    add("move", kind, english.move(move, view, seats), french.move(move, view, seats));
    add(
        "reason",
        choice.reason().code().name(),
        english.reason(choice.reason(), seats),
        french.reason(choice.reason(), seats));
  }

  @Override
  public void over(Code reason, V view, List<Event> happened, List<Seat> seats) {
    add("end", reason.name(), english.ending(reason), french.ending(reason));
    List<String> told = english.epilogue(view, happened, seats).lines();
    List<String> inFrench = french.epilogue(view, happened, seats).lines();
    for (int line = 0; line < told.size(); line++) {
      add("end", reason.name() + line, told.get(line), inFrench.get(line));
    }
  }

  @Override
  public String toString() {
    Map<String, List<Said>> chosen = new LinkedHashMap<>();
    for (String kind : List.of("event", "prompt", "hint", "move", "reason", "refusal", "end")) {
      chosen.put(kind, first(kind, SHARES.getOrDefault(kind, SENTENCES)));
    }
    int others = 0;
    for (String kind : SHARES.keySet()) {
      others += chosen.get(kind).size();
    }
    List<Said> events = chosen.get("event");
    chosen.put("event", events.subList(0, Math.min(events.size(), SENTENCES - others)));
    StringBuilder text = new StringBuilder();
    chosen.forEach(
        (kind, some) -> {
          text.append(kind).append('\n');
          some.forEach(text::append);
        });
    return text.toString();
  }

  /** The first of every sort, then the second ones. */
  private List<Said> first(String kind, int most) {
    List<Said> first = new ArrayList<>();
    for (int number = 0; number < OF_A_SORT; number++) {
      for (Map.Entry<String, List<Said>> sort : bySort.entrySet()) {
        boolean isThere = sort.getKey().startsWith(kind + " ") && sort.getValue().size() > number;
        if (isThere && first.size() < most) {
          first.add(sort.getValue().get(number));
        }
      }
    }
    return first;
  }
}
