package org.monsterbox.app.games;

import java.util.List;
import java.util.Optional;

/**
 * What is told of a game that is over, besides who has won and with how many points.
 *
 * @param instead what is said in the place of who has won and how, where nobody else played
 * @param lines about the whole game
 * @param bySeat what each seat did, or nothing at all
 */
public record Epilogue(Optional<String> instead, List<String> lines, List<String> bySeat) {

  public static final Epilogue NONE = new Epilogue(List.of(), List.of());

  public Epilogue {
    lines = List.copyOf(lines);
    bySeat = List.copyOf(bySeat);
  }

  public Epilogue(List<String> lines, List<String> bySeat) {
    this(Optional.empty(), lines, bySeat);
  }

  /** What that seat did; empty where nothing is told of it. */
  public String of(int seat) {
    return seat < bySeat.size() ? bySeat.get(seat) : "";
  }
}
