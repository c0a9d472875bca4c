package org.monsterbox.app.art.thirteen.monsters;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;

/** Things by number, each of which is made when it is asked for the first time. */
public final class OnDemand<T> {

  private final List<T> made;
  private final IntFunction<T> maker;

  public OnDemand(int count, IntFunction<T> maker) {
    made = new ArrayList<>(Collections.nCopies(count, null));
    this.maker = maker;
  }

  public T get(int number) {
    T thing = made.get(number);
    if (thing == null) {
      thing = maker.apply(number);
      made.set(number, thing);
    }
    return thing;
  }
}
