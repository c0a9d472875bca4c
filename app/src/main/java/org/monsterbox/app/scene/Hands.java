package org.monsterbox.app.scene;

import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;

/** All that is picked up at the moment: by several fingers, or by the keyboard. */
final class Hands {

  private final Cast cast;
  private final Taps taps;
  private final Pulse pulse;
  private final Calm calm;
  private final Runnable felt;
  private final List<Carry> carries = new ArrayList<>();

  Hands(Cast cast, Taps taps, Pulse pulse, Calm calm, Runnable felt) {
    this.cast = cast;
    this.taps = taps;
    this.pulse = pulse;
    this.calm = calm;
    this.felt = felt;
  }

  List<Carry> carries() {
    return carries;
  }

  /** Null where somebody else has it already. */
  @Nullable
  Carry pickUp(Node node) {
    for (Carry carry : carries) {
      if (carry.holds(node)) {
        return null;
      }
    }
    Carry carry = new Carry(node);
    carries.add(carry);
    move(carry, 0, 0);
    felt.run();
    return carry;
  }

  /** So far from its place, in dp of the scene. */
  void move(Carry carry, float x, float y) {
    for (int i = 0; i < cast.size(); i++) {
      if (carry.holds(cast.get(i).node())) {
        cast.get(i).lift(x, y);
      }
    }
  }

  /** Lets go; if it is over a target, that is what was meant. */
  void drop(Carry carry, long time) {
    String target = carry.over();
    putBack(carry);
    if (target != null) {
      felt.run();
      taps.drop(carry.node(), target, time);
    }
  }

  /** It slides back to where it was. */
  void putBack(Carry carry) {
    carries.remove(carry);
    for (int i = 0; i < cast.size(); i++) {
      Actor actor = cast.get(i);
      if (carry.holds(actor.node()) && actor.isLifted()) {
        actor.letGo(pulse.millis(), calm.jumps());
      }
    }
  }

  /** Whether that node can still be carried in the scene as it was picked up in the last. */
  static boolean isSame(Carry carry, Scene scene) {
    return scene
        .find(carry.node().id())
        .filter(node -> node.drops().equals(carry.node().drops()))
        .isPresent();
  }
}
