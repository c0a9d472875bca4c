package org.monsterbox.core.thirteen;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.game.Words;
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

/** Reads a move word by word. */
final class MoveReader {

  private final Words words;

  private MoveReader(Words words) {
    this.words = words;
  }

  static ThirteenMove read(Words words) {
    return new MoveReader(words).move();
  }

  private ThirteenMove move() {
    return switch (words.next()) {
      case "search" -> new BeginSearch(words.skip("prophet"));
      case "flip" -> new Flip(words.number());
      case "stop-search" -> new StopSearch();
      case "ack" -> new Ack();
      case "trade" -> new ProposeTrade(words.number(), given(), gotten());
      case "accept" -> new Accept();
      case "decline" -> new Decline();
      case "counter" -> new Counter(given(), gotten());
      case "sacrifice" -> new Sacrifice(triples());
      case "frost" -> new Permafrost(words.number());
      case "nova" -> new SuperNova(words.number(), monster());
      case "attack" -> new Attack(monster(), words.number(), set());
      case "throw" -> new Throw(keep());
      case "stop" -> new Stop();
      case "take" -> new Take(set());
      case "build" -> new Build(triple());
      case "pick" -> new Pick(words.skip("none") ? Duel.NOBODY : monster());
      case "end" -> new EndTurn();
      default -> throw Words.notInForm();
    };
  }

  private int monster() {
    return Integer.parseInt(words.next().substring(1));
  }

  private int set() {
    return set(words.next());
  }

  private static int set(String word) {
    return MonsterSets.read(word).orElseThrow(Words::notInForm);
  }

  private List<Integer> given() {
    words.skip("give");
    return words.until("get", MoveReader::set);
  }

  private List<Integer> gotten() {
    words.skip("get");
    return words.rest(MoveReader::set);
  }

  private Triple triple() {
    return new Triple(set(), set(), set());
  }

  private List<Triple> triples() {
    List<Triple> triples = new ArrayList<>();
    while (!words.isAtEnd()) {
      words.skip(",");
      triples.add(triple());
    }
    return triples;
  }

  private int keep() {
    words.skip("keep");
    int keep = 0;
    for (int die : words.rest(Integer::parseInt)) {
      Words.check(die >= 0 && die < MoveText.DIGITS);
      keep |= 1 << die;
    }
    return keep;
  }
}
