package org.monsterbox.app.games.sea.aim;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.core.sea.box.Arrow;
import org.monsterbox.core.sea.box.Pile;

/** What somebody is putting together, or has opened to look at. */
public sealed interface Sketch extends Draft {

  /** A move whose parts are chosen one after the other. */
  record Aiming(Topic topic, List<Part> parts) implements Sketch {

    public Aiming {
      parts = List.copyOf(parts);
    }

    public static Aiming at(Topic topic) {
      return new Aiming(topic, List.of());
    }
  }

  /** A Movement card that lies ahead of the bow, and its arrows that are used so far. */
  record Sailing(int card, List<Arrow> tokens) implements Sketch {

    public Sailing {
      tokens = List.copyOf(tokens);
    }

    public Sailing by(Arrow arrow) {
      List<Arrow> more = new ArrayList<>(tokens);
      more.add(arrow);
      return new Sailing(card, more);
    }

    public Sailing back() {
      return new Sailing(card, tokens.subList(0, tokens.size() - 1));
    }
  }

  /** Nets that are about to be laid, in their order. */
  record Netting(int card, List<Integer> cells) implements Sketch {

    public Netting {
      cells = List.copyOf(cells);
    }

    public Netting toggling(int cell) {
      List<Integer> changed = new ArrayList<>(cells);
      if (!changed.remove((Integer) cell)) {
        changed.add(cell);
      }
      return new Netting(card, changed);
    }
  }

  /** A way of the whale that has led it under something, where it cannot stay. */
  record Swimming(List<Integer> path) implements Sketch {

    public Swimming {
      path = List.copyOf(path);
    }

    public Swimming to(int cell) {
      List<Integer> longer = new ArrayList<>(path);
      longer.add(cell);
      return new Swimming(longer);
    }
  }

  /** Cards to throw away. */
  record Discarding(List<Integer> cards) implements Sketch {

    public Discarding {
      cards = List.copyOf(cards);
    }

    public Discarding toggling(int card) {
      List<Integer> changed = new ArrayList<>(cards);
      if (!changed.remove((Integer) card)) {
        changed.add(card);
      }
      changed.sort(null);
      return new Discarding(changed);
    }
  }

  /** The turn is about to be ended although something could still be done. */
  record Ending() implements Sketch {}

  /** What happened since the last own turn is shown. */
  record Since() implements Sketch {}

  /** Discard piles are shown. */
  record Piles(List<Pile> piles) implements Sketch {

    public Piles {
      piles = List.copyOf(piles);
    }

    public static Piles all() {
      return new Piles(List.of(Pile.values()));
    }
  }

  /** What is known of a seat is shown. */
  record Seat(int seat) implements Sketch {}
}
