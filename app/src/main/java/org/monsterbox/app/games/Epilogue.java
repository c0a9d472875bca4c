package org.monsterbox.app.games;

import java.util.List;

/**
 * What is told of a game that is over, besides who has won and with how many points.
 *
 * @param lines about the whole game
 * @param bySeat what each seat did, or nothing at all
 */
public record Epilogue(List<String> lines, List<String> bySeat) {

  public static final Epilogue NONE = new Epilogue(List.of(), List.of());

  public Epilogue {
    lines = List.copyOf(lines);
    bySeat = List.copyOf(bySeat);
  }

  /** What that seat did; empty where nothing is told of it. */
  public String of(int seat) {
    return seat < bySeat.size() ? bySeat.get(seat) : "";
  }
}
