package org.monsterbox.app.scene.touch;

import android.graphics.RectF;
import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Snap;
import org.monsterbox.app.scene.clock.Calm;
import org.monsterbox.app.scene.clock.Pulse;
import org.monsterbox.app.scene.motion.Actor;
import org.monsterbox.app.scene.motion.Cast;
import org.monsterbox.app.scene.pane.Places;

/** All that is picked up at the moment: by several fingers, or by the keyboard. */
public final class Carrying {

  private final Cast cast;
  private final Places places;
  private final Taps taps;
  private final Pulse pulse;
  private final Calm calm;
  private final Runnable felt;
  private final List<Carry> carries = new ArrayList<>();
  private final RectF spot = new RectF();
  private final RectF goal = new RectF();

  public Carrying(Cast cast, Places places, Taps taps, Pulse pulse, Calm calm, Runnable felt) {
    this.cast = cast;
    this.places = places;
    this.taps = taps;
    this.pulse = pulse;
    this.calm = calm;
    this.felt = felt;
  }

  public List<Carry> carries() {
    return carries;
  }

  /** Null where somebody else has it already. */
  @Nullable
  public Carry pickUp(Node node) {
    for (Carry carry : carries) {
      if (carry.holds(node)) {
        return null;
      }
    }
    places.boundsInScene(node, spot);
    Carry carry = new Carry(node, spot.centerX(), spot.centerY());
    carries.add(carry);
    lift(carry, 0, 0, 1);
    felt.run();
    return carry;
  }

  /**
   * Holds it where a finger is, or at the target that it snaps to.
   *
   * @param movedX how far the finger has come since it picked it up, in dp of the scene
   */
  void carry(Carry carry, float movedX, float movedY, float fingerX, float fingerY) {
    Node node = carry.node();
    float x = carry.homeX() + movedX;
    float y = carry.homeY() + movedY;
    places.boundsInScene(node, spot);
    if (node.snap().isEmpty()) {
      carry.holdOver(places.find(fingerX, fingerY, carry.targets()));
      lift(carry, x - spot.centerX(), y - spot.centerY(), 1);
      return;
    }
    Snap snap = node.snap().get();
    Node target = places.nearest(x, y, snap.reach(), carry.targets());
    if (target == null) {
      lift(carry, x - spot.centerX(), y - spot.centerY(), 1);
    } else {
      places.boundsInScene(target, goal);
      float larger = snap.width() * target.bounds().width() * places.zoom(target);
      float scale = larger / (node.bounds().width() * places.zoom(node));
      lift(carry, goal.centerX() - spot.centerX(), goal.centerY() - spot.centerY(), scale);
      if (!target.id().equals(carry.over())) {
        felt.run();
      }
    }
    carry.holdOver(target);
  }

  private void lift(Carry carry, float x, float y, float scale) {
    for (int i = 0; i < cast.size(); i++) {
      if (carry.holds(cast.get(i).node())) {
        cast.get(i).lift(x, y, scale);
      }
    }
  }

  /** Lets go; if it is over a target, that is what was meant. */
  public void drop(Carry carry, long time) {
    String target = carry.over();
    putBack(carry);
    if (target != null) {
      felt.run();
      taps.drop(carry.node(), target, time);
    }
  }

  /** It slides back to where it was. */
  public void putBack(Carry carry) {
    carries.remove(carry);
    for (int i = 0; i < cast.size(); i++) {
      Actor actor = cast.get(i);
      if (carry.holds(actor.node()) && actor.isLifted()) {
        actor.letGo(pulse.millis(), calm.jumps());
      }
    }
  }

  /** Whether it can still be carried in the new scene; then it goes on from where it is held. */
  public boolean follow(Carry carry, Scene scene) {
    if (!carry.follows(scene)) {
      return false;
    }
    for (int i = 0; i < cast.size(); i++) {
      if (carry.holds(cast.get(i).node())) {
        cast.get(i).finish();
      }
    }
    return true;
  }
}
