package org.monsterbox.core.sea;

import java.util.List;
import org.monsterbox.core.game.Words;

/** Reads a move word by word. */
final class MoveReader {

  private static final String GIVE = "give";

  private final Words words;

  private MoveReader(Words words) {
    this.words = words;
  }

  static SeaMove read(Words words) {
    return new MoveReader(words).move(words.next());
  }

  private SeaMove move(String name) {
    return switch (name) {
      case "ship" -> new SeaMove.PlaceShip(cell());
      case "boat" -> new SeaMove.PlaceBoat(cell(), direction());
      case "draw" -> new SeaMove.DrawWhale(pile());
      case "swim" -> new SeaMove.WhaleMove(cells());
      case "exchange" -> new SeaMove.Exchange(card(), pile());
      case "end-action" -> new SeaMove.EndAction();
      case "discard" -> new SeaMove.Discard(cards());
      case "choose" -> new SeaMove.ChooseHunter(words.number());
      case "keep" -> new SeaMove.KeepMove(card());
      case "move" -> new SeaMove.PlayMove(card(), words.rest(Arrow::read));
      case "reorient" -> new SeaMove.Reorient(direction());
      case "weapon" -> new SeaMove.PlayWeapon(card(), words.isAtEnd() ? Board.NONE : cell());
      case "nets" -> new SeaMove.PlayNets(cells());
      case "refit" -> new SeaMove.Refit(card());
      case "swap" -> new SwapMove.Swap(words.number(), card(), card());
      case "offer" -> new SwapMove.OfferSwap(words.number(), card());
      case "accept" -> new SwapMove.AcceptSwap(card());
      case "decline" -> new SwapMove.DeclineSwap();
      case "refloat" -> new SeaMove.Refloat(cell(), direction());
      case "end" -> new SeaMove.EndTurn();
      default -> whaleCard(name);
    };
  }

  private WhaleCard whaleCard(String name) {
    return switch (name) {
      case "headwind" -> new WhaleCard.Headwind(card(), direction());
      case "current" -> new WhaleCard.Current(card());
      case "ice-wave" -> new WhaleCard.IceWave(card(), cell(), direction());
      case "mini-storm" -> new WhaleCard.MiniStorm(card());
      case "dive" -> new WhaleCard.Dive(card());
      case "whirlpool" -> new WhaleCard.Whirlpool(card(), cell());
      case "devour" -> new WhaleCard.Devour(card(), words.number());
      case "charge" -> new WhaleCard.Charge(card(), words.number(), cells(), given());
      case "rock-slide" -> new WhaleCard.RockSlide(card(), cell(), cell(), given());
      case "leap" -> new WhaleCard.Leap(card(), cell(), given());
      case "push" -> new WhaleCard.Push(card(), words.number(), given());
      default -> throw Words.notInForm();
    };
  }

  private int cell() {
    return Board.read(words.next());
  }

  private int card() {
    return Cards.read(words.next());
  }

  private int direction() {
    return Board.readDirection(words.next());
  }

  private Pile pile() {
    return Pile.valueOf(words.next());
  }

  private List<Integer> cells() {
    return words.until(GIVE, Board::read);
  }

  private List<Integer> cards() {
    return words.rest(Cards::read);
  }

  private List<Integer> given() {
    words.skip(GIVE);
    return cards();
  }
}
