package org.monsterbox.app.lists;

import android.content.Context;
import androidx.annotation.ArrayRes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** One thing for each constant of an enum: none is forgotten, so none has to be looked for. */
public final class OneForEach<E extends Enum<E>, T> {

  private final List<T> things;

  private OneForEach(List<T> things) {
    this.things = things;
  }

  /** Things that are listed in the order of all those constants. */
  public static <E extends Enum<E>, T> OneForEach<E, T> listed(E[] constants, List<T> things) {
    if (things.size() != constants.length) {
      throw new IllegalArgumentException(things.size() + " for " + constants.length);
    }
    return new OneForEach<>(things);
  }

  /** Words that the resources list in the order of all those constants. */
  public static <E extends Enum<E>> OneForEach<E, String> words(
      E[] constants, Context context, @ArrayRes int array) {
    return listed(constants, List.of(context.getResources().getStringArray(array)));
  }

  /** Makes one for each of all those constants. */
  public static <E extends Enum<E>, T> OneForEach<E, T> made(E[] constants, Function<E, T> maker) {
    List<T> things = new ArrayList<>();
    for (E constant : constants) {
      things.add(maker.apply(constant));
    }
    return new OneForEach<>(things);
  }

  @SuppressWarnings("EnumOrdinal") // the number is nowhere known but here
  public T of(E constant) {
    return things.get(constant.ordinal());
  }
}
