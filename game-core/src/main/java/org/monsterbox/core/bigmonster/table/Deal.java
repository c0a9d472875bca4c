package org.monsterbox.core.bigmonster.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.ExplorersOffered;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.GameStarted;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.MedalsSelected;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.MedalSelection;
import org.monsterbox.core.bigmonster.terms.MedalSets;
import org.monsterbox.core.bigmonster.terms.Mode;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Setup;

/** Sets the table up; draws from the seed in the order that the rules prescribe (section 3.3). */
public final class Deal {

  private final BigMonsterOptions options;
  private final Mode mode;
  private final int seats;
  private Chance chance;

  private Deal(Setup setup) {
    options = BigMonsterOptions.of(setup.options());
    seats = setup.seats();
    mode = Mode.of(options, seats);
    boolean isPossible =
        options.firstSeat() < seats && !(mode.isSeries() && options.stretchGoals().dragonToken());
    if (!isPossible) {
      throw new Refusal(CommonCode.BAD_OPTIONS);
    }
    chance = new Chance(setup.seed());
  }

  /** The state before the first move. */
  public static BigMonsterState deal(Setup setup, Events out) {
    return new Deal(setup).deal(out);
  }

  private BigMonsterState deal(Events out) {
    int drawn = draw(seats);
    int first = options.firstSeat() == BigMonsterOptions.RANDOM ? drawn : options.firstSeat();
    BigMonsterTable table = new BigMonsterTable(options, mode, seats, first);
    List<List<Medal>> sets = MedalSets.of(mode);
    List<Medal> medals = sets.get(draw(sets.size()));
    boolean isChosen = options.medals().medalSelection() == MedalSelection.CHOSEN;
    if (isChosen) {
      table.phase = Phase.MEDALS;
    } else {
      Preparing.put(table, medals);
    }
    List<Integer> deck = upTo(mode.tiles(seats));
    byte[] removed = replace(deck);
    byte[] offers = offers();
    byte[] undealt = shuffled(deck);
    table.undealt = undealt.length;
    BigMonsterState dealt = new BigMonsterState(table, offers, undealt, removed);
    if (out.wanted()) {
      Playing told = new Playing(dealt, out);
      told.tell(new GameStarted(mode, seats, first));
      if (!isChosen) {
        told.tell(new MedalsSelected(medals));
      }
      for (int seat = 0; seat < seats; seat++) {
        told.tellOnly(seat, new ExplorersOffered(seat, explorers(dealt.offer(seat))));
      }
    }
    return dealt;
  }

  private int draw(int bound) {
    int number = chance.below(bound);
    chance = chance.next();
    return number;
  }

  private static List<Integer> upTo(int count) {
    List<Integer> numbers = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      numbers.add(number);
    }
    return numbers;
  }

  /** Each stretch goal takes the place of a tile of its terrain, so the deck stays as large. */
  private byte[] replace(List<Integer> deck) {
    List<Integer> removed = new ArrayList<>();
    for (int goal = Tiles.ALL; goal < Tiles.WITH_STRETCH_GOALS; goal++) {
      if (options.hasStretchGoal(goal)) {
        List<Integer> alike = new ArrayList<>();
        for (int tile : deck) {
          if (tile < Tiles.ALL && Tiles.terrain(tile) == Tiles.terrain(goal)) {
            alike.add(tile);
          }
        }
        Integer replaced = alike.get(draw(alike.size()));
        removed.add(replaced);
        deck.remove(replaced);
        deck.add(goal);
      }
    }
    return bytes(removed);
  }

  private byte[] offers() {
    List<Integer> pool = new ArrayList<>();
    for (Explorer explorer : Explorer.ALL) {
      if (options.hasExplorer(explorer, seats)) {
        pool.add(explorer.index());
      }
    }
    return Arrays.copyOf(shuffled(pool), BigMonsterState.OFFERED * seats);
  }

  private byte[] shuffled(List<Integer> list) {
    int[] items = list.stream().mapToInt(item -> item).toArray();
    chance = chance.shuffle(items);
    byte[] bytes = new byte[items.length];
    for (int i = 0; i < items.length; i++) {
      bytes[i] = (byte) items[i];
    }
    return bytes;
  }

  private static byte[] bytes(List<Integer> list) {
    byte[] bytes = new byte[list.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = list.get(i).byteValue();
    }
    return bytes;
  }

  private static List<Explorer> explorers(byte[] offer) {
    return List.of(Explorer.ALL.get(offer[0]), Explorer.ALL.get(offer[1]));
  }
}
