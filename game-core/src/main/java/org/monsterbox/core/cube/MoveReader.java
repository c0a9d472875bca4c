package org.monsterbox.core.cube;

import java.util.Optional;
import java.util.OptionalInt;
import org.monsterbox.core.game.Words;

/** Reads a move word by word. */
final class MoveReader {

  /** Seats and cards are small numbers, whether they exist or not. */
  private static final int LARGEST = 99;

  private final Words words;

  private MoveReader(Words words) {
    this.words = words;
  }

  static CubeMove read(Words words) {
    return new MoveReader(words).move();
  }

  private CubeMove move() {
    return switch (words.next()) {
      case "buzz" -> new CubeMove.Buzz(time());
      case "submit" -> submit();
      case "return" -> new CubeMove.ReturnCard(number(), time());
      case "vote" -> new CubeMove.VoteNoMatch(words.next().equals("on"), time());
      case "place" -> place();
      case "ready" -> new CubeMove.Ready(time());
      case "put" -> new CubeMove.PlaceTile(TileMove.read(words.next()), time());
      case "takeback" -> new CubeMove.TakeBack(time());
      case "call" -> new CubeMove.Call(time());
      case "end" -> new CubeMove.EndTurn(time());
      case "hint" -> new CubeMove.Hint(number(), time());
      case "pause" -> new CubeMove.Pause(time());
      case "resume" -> new CubeMove.Resume(time());
      case "tick" -> new CubeMove.Tick(time());
      default -> throw Words.notInForm();
    };
  }

  private CubeMove submit() {
    int card = number();
    String word = words.next();
    Optional<TileMove> move =
        word.startsWith("T") ? Optional.of(TileMove.read(word)) : Optional.empty();
    Face first = move.isPresent() ? face() : Face.read(word);
    Triple triple = new Triple(first, face(), face());
    String last = words.next();
    Optional<Formula> formula = Formula.read(last);
    return new CubeMove.Submit(
        card, move, triple, formula, formula.isPresent() ? time() : time(last));
  }

  private CubeMove place() {
    int victim = number();
    String last = words.next();
    return words.isAtEnd()
        ? new CubeMove.PlaceModifier(victim, OptionalInt.empty(), time(last))
        : new CubeMove.PlaceModifier(victim, OptionalInt.of(number(last)), time());
  }

  private Face face() {
    return Face.read(words.next());
  }

  private int number() {
    return number(words.next());
  }

  private static int number(String word) {
    int number = Integer.parseInt(word);
    Words.check(number >= 0 && number <= LARGEST);
    return number;
  }

  private long time() {
    return time(words.next());
  }

  private static long time(String word) {
    long time = Long.parseLong(word);
    Words.check(time >= 0 && time <= CubeMove.LATEST);
    return time;
  }
}
