package org.monsterbox.app.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;

/** Who will play, in which order, and by which rules. No two seats have the same mark. */
public record GameSetup(List<Chair> chairs, Options options) {

  /** How many marks there are. */
  static final int MARKS = 8;

  public GameSetup {
    chairs = List.copyOf(chairs);
  }

  /** With one more at the end; their mark only if it is free. */
  GameSetup with(Chair chair) {
    List<Chair> more = new ArrayList<>(chairs);
    more.add(marked(chair, freeMark(chair.mark(), chairs.size())));
    return new GameSetup(more, options);
  }

  /** With somebody else on that seat. */
  GameSetup with(int seat, Chair chair) {
    List<Chair> changed = new ArrayList<>(chairs);
    changed.set(seat, marked(chair, freeMark(chair.mark(), seat)));
    return new GameSetup(changed, options);
  }

  GameSetup without(int seat) {
    List<Chair> fewer = new ArrayList<>(chairs);
    fewer.remove(seat);
    return new GameSetup(fewer, options);
  }

  /** One takes another place, those between move up. */
  GameSetup moved(int from, int to) {
    List<Chair> moved = new ArrayList<>(chairs);
    moved.add(to, moved.remove(from));
    return new GameSetup(moved, options);
  }

  /** With the next mark that nobody has. */
  GameSetup withNextMark(int seat) {
    Chair chair = chairs.get(seat);
    List<Chair> changed = new ArrayList<>(chairs);
    changed.set(seat, marked(chair, freeMark((chair.mark() + 1) % MARKS, seat)));
    return new GameSetup(changed, options);
  }

  GameSetup with(Options chosen) {
    return new GameSetup(chairs, chosen);
  }

  /** Whether nobody could see a difference: the same names, marks, levels and rules. */
  boolean looksLike(GameSetup other) {
    return options.equals(other.options) && looks().equals(other.looks());
  }

  private List<List<Object>> looks() {
    return chairs.stream()
        .map(chair -> List.<Object>of(chair.name(), chair.mark(), chair.bot()))
        .collect(Collectors.toList());
  }

  /** Why the game cannot be played like this. */
  Optional<Code> problem(Rules<?, ?, ?> rules) {
    return problem(rules, chairs.size());
  }

  /** Whether somebody else can play, too. */
  boolean hasRoom(Rules<?, ?, ?> rules) {
    int more = chairs.size() + 1;
    return more <= rules.facts().mostSeats()
        || (more <= rules.mostSeats() && problem(rules, more).isEmpty());
  }

  private Optional<Code> problem(Rules<?, ?, ?> rules, int seats) {
    try {
      Setup setup = new Setup(seats, options, 0);
      rules.start(setup);
      rules.checkPeople(setup, (int) chairs.stream().filter(Chair::isPerson).count());
      return Optional.empty();
    } catch (Refusal refusal) {
      return Optional.of(refusal.code());
    }
  }

  private int freeMark(int liked, int seat) {
    List<Integer> taken = new ArrayList<>();
    for (int other = 0; other < chairs.size(); other++) {
      if (other != seat) {
        taken.add(chairs.get(other).mark());
      }
    }
    for (int step = 0; step < MARKS; step++) {
      int mark = Math.floorMod(liked + step, MARKS);
      if (Collections.frequency(taken, mark) == 0) {
        return mark;
      }
    }
    throw new IllegalStateException("More seats than marks");
  }

  private static Chair marked(Chair chair, int mark) {
    return new Chair(chair.person(), mark, chair.bot(), chair.name());
  }
}
