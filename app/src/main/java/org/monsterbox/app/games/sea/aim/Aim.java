package org.monsterbox.app.games.sea.aim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaView;

/**
 * How far somebody has come on the way to a move: what is settled, and what is to be chosen next.
 * What leaves no choice is settled by itself.
 */
public final class Aim {

  private static final MonsterOfTheSea RULES = new MonsterOfTheSea();

  private final List<Way> ways = new ArrayList<>();
  private final List<Part> settled = new ArrayList<>();

  private Aim() {}

  public static Aim of(Topic topic, List<Part> chosen, List<SeaMove> moves, SeaView view) {
    Aim aim = new Aim();
    for (SeaMove move : moves) {
      if (topic.includes(move)) {
        aim.ways.addAll(Way.to(move, view));
      }
    }
    aim.settle(chosen);
    return aim;
  }

  private void settle(List<Part> chosen) {
    while (true) {
      int index = settled.size();
      List<Part> options = options(index);
      if (options.isEmpty()) {
        return;
      } else if (index < chosen.size() && options.contains(chosen.get(index))) {
        settled.add(chosen.get(index));
      } else if (options.size() == 1) {
        settled.add(options.get(0));
      } else {
        return;
      }
    }
  }

  /** Whether there is any such move. */
  public boolean isPossible() {
    return !ways.isEmpty();
  }

  public List<Part> settled() {
    return List.copyOf(settled);
  }

  /** How many choices have been made or are open now. */
  public int steps() {
    return settled.size() + (options(settled.size()).isEmpty() ? 0 : 1);
  }

  /** What can be chosen at that step, after what is settled before it. */
  public List<Part> options(int step) {
    List<Part> options = new ArrayList<>();
    for (Way way : ways) {
      if (way.parts().size() > step
          && way.parts().subList(0, step).equals(settled.subList(0, step))
          && !options.contains(way.parts().get(step))) {
        options.add(way.parts().get(step));
      }
    }
    return options;
  }

  /** What is settled up to that step, and then this part. */
  public List<Part> choosing(int step, Part part) {
    List<Part> parts = new ArrayList<>(settled.subList(0, step));
    parts.add(part);
    return parts;
  }

  /** The part that is settled at that step, if any. */
  public Optional<Part> at(int step) {
    return step < settled.size() ? Optional.of(settled.get(step)) : Optional.empty();
  }

  /** The move, once nothing is left to choose; the shortest where several come to the same. */
  public Optional<SeaMove> move() {
    Optional<SeaMove> found = Optional.empty();
    for (Way way : ways) {
      boolean isShorter = found.isEmpty() || length(way.move()) < length(found.get());
      if (way.parts().equals(settled) && isShorter) {
        found = Optional.of(way.move());
      }
    }
    return found;
  }

  private static int length(SeaMove move) {
    return RULES.text(move).length();
  }

  /** The cells that are settled, in order. */
  public List<Integer> cells() {
    List<Integer> cells = new ArrayList<>();
    for (Part part : settled) {
      if (part instanceof Part.At at) {
        cells.add(at.cell());
      }
    }
    return cells;
  }
}
