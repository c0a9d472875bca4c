package org.monsterbox.core.sea;

import java.util.ArrayList;
import java.util.List;
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

  static SeaMove read(String text) {
    if (text.length() <= Move.LONGEST_TEXT) {
      SeaMove move = new MoveReader(text).move();
      if (move.text().equals(text)) {
        return move;
      }
    }
    throw unreadable();
  }

  private SeaMove move() {
    try {
      return switch (word()) {
        case "ship" -> new SeaMove.PlaceShip(cell());
        case "boat" -> new SeaMove.PlaceBoat(cell(), direction());
        case "draw" -> new SeaMove.DrawWhale(pile());
        case "swim" -> new SeaMove.WhaleMove(cells());
        case "exchange" -> new SeaMove.Exchange(card(), pile());
        case "end-action" -> new SeaMove.EndAction();
        case "discard" -> new SeaMove.Discard(cards());
        case "choose" -> new SeaMove.ChooseHunter(seat());
        case "keep" -> new SeaMove.KeepMove(card());
        case "move" -> new SeaMove.PlayMove(card(), tokens());
        case "reorient" -> new SeaMove.Reorient(direction());
        case "weapon" -> new SeaMove.PlayWeapon(card(), isAtEnd() ? Board.NONE : cell());
        case "nets" -> new SeaMove.PlayNets(cells());
        case "refit" -> new SeaMove.Refit(card());
        case "swap" -> new SwapMove.Swap(seat(), card(), card());
        case "offer" -> new SwapMove.OfferSwap(seat(), card());
        case "accept" -> new SwapMove.AcceptSwap(card());
        case "decline" -> new SwapMove.DeclineSwap();
        case "refloat" -> new SeaMove.Refloat(cell(), direction());
        case "end" -> new SeaMove.EndTurn();
        default -> whaleCard();
      };
    } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException notInForm) {
      throw unreadable();
    }
  }

  private WhaleCard whaleCard() {
    return switch (words[0]) {
      case "headwind" -> new WhaleCard.Headwind(card(), direction());
      case "current" -> new WhaleCard.Current(card());
      case "ice-wave" -> new WhaleCard.IceWave(card(), cell(), direction());
      case "mini-storm" -> new WhaleCard.MiniStorm(card());
      case "dive" -> new WhaleCard.Dive(card());
      case "whirlpool" -> new WhaleCard.Whirlpool(card(), cell());
      case "devour" -> new WhaleCard.Devour(card(), seat());
      case "charge" -> new WhaleCard.Charge(card(), seat(), cells(), given());
      case "rock-slide" -> new WhaleCard.RockSlide(card(), cell(), cell(), given());
      case "leap" -> new WhaleCard.Leap(card(), cell(), given());
      case "push" -> new WhaleCard.Push(card(), seat(), given());
      default -> throw unreadable();
    };
  }

  private String word() {
    return words[next++];
  }

  private boolean isAtEnd() {
    return next >= words.length;
  }

  private boolean isAtWord(String word) {
    return next < words.length && words[next].equals(word);
  }

  private int cell() {
    return found(Board.read(word()));
  }

  private int card() {
    return found(Cards.read(word()));
  }

  private int direction() {
    return found(Board.readDirection(word()));
  }

  private int seat() {
    String word = word();
    return word.length() == 1 ? found("0123456789".indexOf(word)) : found(Cards.NONE);
  }

  private Pile pile() {
    return Pile.valueOf(word());
  }

  private static int found(int number) {
    if (number < 0) {
      throw unreadable();
    }
    return number;
  }

  private List<Integer> cells() {
    List<Integer> cells = new ArrayList<>();
    while (!isAtEnd() && !isAtWord("give")) {
      cells.add(cell());
    }
    return cells;
  }

  private List<Integer> cards() {
    List<Integer> cards = new ArrayList<>();
    while (!isAtEnd()) {
      cards.add(card());
    }
    return cards;
  }

  private List<Integer> given() {
    next += isAtWord("give") ? 1 : 0;
    return cards();
  }

  private List<Arrow> tokens() {
    List<Arrow> tokens = new ArrayList<>();
    while (!isAtEnd()) {
      String word = word();
      int before = tokens.size();
      for (Arrow arrow : Arrow.ALL) {
        if (arrow.text().equals(word)) {
          tokens.add(arrow);
        }
      }
      if (tokens.size() == before) {
        throw unreadable();
      }
    }
    return tokens;
  }

  private static Refusal unreadable() {
    return new Refusal(CommonCode.UNREADABLE_MOVE);
  }
}
