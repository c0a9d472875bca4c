package org.monsterbox.core.thirteen;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.thirteen.ThirteenMove.Accept;
import org.monsterbox.core.thirteen.ThirteenMove.Ack;
import org.monsterbox.core.thirteen.ThirteenMove.Attack;
import org.monsterbox.core.thirteen.ThirteenMove.BeginSearch;
import org.monsterbox.core.thirteen.ThirteenMove.Build;
import org.monsterbox.core.thirteen.ThirteenMove.Counter;
import org.monsterbox.core.thirteen.ThirteenMove.Decline;
import org.monsterbox.core.thirteen.ThirteenMove.EndTurn;
import org.monsterbox.core.thirteen.ThirteenMove.Flip;
import org.monsterbox.core.thirteen.ThirteenMove.Permafrost;
import org.monsterbox.core.thirteen.ThirteenMove.Pick;
import org.monsterbox.core.thirteen.ThirteenMove.ProposeTrade;
import org.monsterbox.core.thirteen.ThirteenMove.Sacrifice;
import org.monsterbox.core.thirteen.ThirteenMove.Stop;
import org.monsterbox.core.thirteen.ThirteenMove.StopSearch;
import org.monsterbox.core.thirteen.ThirteenMove.SuperNova;
import org.monsterbox.core.thirteen.ThirteenMove.Take;
import org.monsterbox.core.thirteen.ThirteenMove.Throw;

/** Reads a move word by word. What is then written in another way than it was read is no move. */
final class MoveReader {

  private final String[] words;
  private int next;

  private MoveReader(String text) {
    this.words = text.split(" ", -1);
  }

  static ThirteenMove read(String text) {
    if (text.length() <= Move.LONGEST_TEXT) {
      ThirteenMove move = new MoveReader(text).move();
      if (move.text().equals(text)) {
        return move;
      }
    }
    throw unreadable();
  }

  private ThirteenMove move() {
    try {
      return switch (word()) {
        case "search" -> new BeginSearch(next < words.length);
        case "flip" -> new Flip(number(""));
        case "stop-search" -> new StopSearch();
        case "ack" -> new Ack();
        case "trade" -> new ProposeTrade(number(""), sets("give"), sets("get"));
        case "accept" -> new Accept();
        case "decline" -> new Decline();
        case "counter" -> new Counter(sets("give"), sets("get"));
        case "sacrifice" -> new Sacrifice(triples());
        case "frost" -> new Permafrost(number(""));
        case "nova" -> new SuperNova(number(""), number("m"));
        case "attack" -> new Attack(number("m"), number(""), set());
        case "throw" -> new Throw(keep());
        case "stop" -> new Stop();
        case "take" -> new Take(set());
        case "build" -> new Build(triple());
        case "pick" -> new Pick(words[1].equals("none") ? Duel.NOBODY : number("m"));
        case "end" -> new EndTurn();
        default -> throw unreadable();
      };
    } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException notInForm) {
      throw unreadable();
    }
  }

  private String word() {
    return words[next++];
  }

  private boolean isAtWord(String word) {
    return next < words.length && words[next].equals(word);
  }

  private int number(String prefix) {
    String word = word();
    if (!word.startsWith(prefix) || !word.substring(prefix.length()).matches("[0-9]{1,9}")) {
      throw unreadable();
    }
    return Integer.parseInt(word.substring(prefix.length()));
  }

  private int set() {
    return MonsterSets.read(word()).orElseThrow(MoveReader::unreadable);
  }

  /** The sets after the word that announces them. */
  private List<Integer> sets(String announcement) {
    if (!word().equals(announcement)) {
      throw unreadable();
    }
    List<Integer> sets = new ArrayList<>();
    while (next < words.length && !isAtWord("get")) {
      sets.add(set());
    }
    return sets;
  }

  private Triple triple() {
    return new Triple(set(), set(), set());
  }

  private List<Triple> triples() {
    List<Triple> triples = new ArrayList<>();
    while (next < words.length) {
      next += isAtWord(",") ? 1 : 0;
      triples.add(triple());
    }
    return triples;
  }

  private int keep() {
    int keep = 0;
    next += isAtWord("keep") ? 1 : 0;
    while (next < words.length) {
      int die = number("");
      if (die >= MoveText.DIGITS) {
        throw unreadable();
      }
      keep |= 1 << die;
    }
    return keep;
  }

  private static Refusal unreadable() {
    return new Refusal(CommonCode.UNREADABLE_MOVE);
  }
}
