package org.monsterbox.core.bigmonster;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.bigmonster.BigMonsterMove.Award;
import org.monsterbox.core.bigmonster.BigMonsterMove.ChooseExplorer;
import org.monsterbox.core.bigmonster.BigMonsterMove.Pick;
import org.monsterbox.core.bigmonster.BigMonsterMove.Place;
import org.monsterbox.core.bigmonster.BigMonsterMove.SelectMedals;
import org.monsterbox.core.bigmonster.BigMonsterMove.Take;
import org.monsterbox.core.bigmonster.BigMonsterMove.TakeDiscard;
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

  static BigMonsterMove read(String text) {
    if (text.length() <= Move.LONGEST_TEXT) {
      BigMonsterMove move = new MoveReader(text).move();
      if (move.text().equals(text)) {
        return move;
      }
    }
    throw unreadable();
  }

  private BigMonsterMove move() {
    try {
      return switch (word()) {
        case "medals" -> new SelectMedals(medals());
        case "explorer" -> new ChooseExplorer(Explorer.valueOf(word()));
        case "pick" -> pick();
        case "take" -> new Take(row(), number(), number());
        case "place" -> new Place(number(), number());
        case "award" -> new Award(number());
        case "take-discard" -> new TakeDiscard(number());
        default -> throw unreadable();
      };
    } catch (IllegalArgumentException | IndexOutOfBoundsException notInForm) {
      throw unreadable();
    }
  }

  private Pick pick() {
    int tile = number();
    Pick pick = Pick.of(tile, isAtWord("to") ? number() : Pick.NO_TARGET);
    return isAtWord("at") ? pick.at(number(), number()) : pick;
  }

  private List<Medal> medals() {
    List<Medal> medals = new ArrayList<>();
    while (next < words.length) {
      medals.add(Medal.valueOf(word()));
    }
    return medals;
  }

  private int row() {
    return words[next++].charAt(0) - 'A';
  }

  private String word() {
    return words[next++];
  }

  /** Steps over the word if it comes next. */
  private boolean isAtWord(String word) {
    boolean isNext = next < words.length && words[next].equals(word);
    next += isNext ? 1 : 0;
    return isNext;
  }

  private int number() {
    String word = word();
    if (!word.matches("-?[0-9]{1,4}")) {
      throw unreadable();
    }
    return Integer.parseInt(word);
  }

  private static Refusal unreadable() {
    return new Refusal(CommonCode.UNREADABLE_MOVE);
  }
}
