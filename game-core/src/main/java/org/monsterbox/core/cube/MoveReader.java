package org.monsterbox.core.cube;

import java.util.Optional;
import java.util.OptionalInt;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Refusal;

/** Reads a move word by word. What is then written in another way than it was read is no move. */
final class MoveReader {

  private final String[] words;
  private int next;

  private MoveReader(String text) {
    this.words = text.split(" ", -1);
  }

  static CubeMove read(String text) {
    if (text.length() <= Move.LONGEST_TEXT) {
      CubeMove move = new MoveReader(text).move();
      if (move.text().equals(text)) {
        return move;
      }
    }
    throw unreadable();
  }

  private CubeMove move() {
    try {
      return switch (words[next++]) {
        case "buzz" -> new CubeMove.Buzz(time());
        case "submit" -> submit();
        case "return" -> new CubeMove.ReturnCard(number(), time());
        case "vote" -> new CubeMove.VoteNoMatch(words[next++].equals("on"), time());
        case "place" -> new CubeMove.PlaceModifier(number(), replaced(), time());
        case "ready" -> new CubeMove.Ready(time());
        case "put" -> new CubeMove.PlaceTile(TileMove.read(words[next++]), time());
        case "takeback" -> new CubeMove.TakeBack(time());
        case "call" -> new CubeMove.Call(time());
        case "end" -> new CubeMove.EndTurn(time());
        case "pause" -> new CubeMove.Pause(time());
        case "resume" -> new CubeMove.Resume(time());
        case "tick" -> new CubeMove.Tick(time());
        default -> throw unreadable();
      };
    } catch (IllegalArgumentException | IndexOutOfBoundsException notInForm) {
      throw unreadable();
    }
  }

  private CubeMove submit() {
    int card = number();
    Optional<TileMove> move = Optional.empty();
    if (words[next].startsWith("T")) {
      move = Optional.of(TileMove.read(words[next++]));
    }
    Triple triple = new Triple(face(), face(), face());
    Optional<Formula> formula = Formula.read(words[next]);
    next += formula.isPresent() ? 1 : 0;
    return new CubeMove.Submit(card, move, triple, formula, time());
  }

  private Face face() {
    return Face.read(words[next++]);
  }

  private OptionalInt replaced() {
    return words.length - next > 1 ? OptionalInt.of(number()) : OptionalInt.empty();
  }

  /** A seat or a card: small numbers, whether they exist or not. */
  private int number() {
    String word = words[next++];
    if (!word.matches("[0-9]{1,2}")) {
      throw unreadable();
    }
    return Integer.parseInt(word);
  }

  private long time() {
    String word = words[next++];
    if (next != words.length || !word.matches("[0-9]{1,10}")) {
      throw unreadable();
    }
    return Long.parseLong(word);
  }

  private static Refusal unreadable() {
    return new Refusal(CommonCode.UNREADABLE_MOVE);
  }
}
