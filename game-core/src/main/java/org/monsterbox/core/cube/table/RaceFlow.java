package org.monsterbox.core.cube.table;

import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.terms.CubeEnd;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.terms.Verdict;

/** Rule set 2: everybody has a hand, and solved cards make the others' targets harder. */
public final class RaceFlow implements Flow {

  static final RaceFlow FLOW = new RaceFlow();

  static final int OWN_CARDS = 7;
  static final int MOST_MODS = 3;
  private static final int HAND = 3;
  private static final int SOLO_PENALTY_MS = 10_000;

  private RaceFlow() {}

  @Override
  public void begin(Playing play) {
    CubeState now = play.now;
    now.round = 1;
    for (int seat = 0; seat < now.seats; seat++) {
      drawHand(play, seat, HAND);
    }
    Searching.reveal(play);
  }

  private static void drawHand(Playing play, int seat, int cards) {
    CubeState now = play.now;
    now.hands = Codes.with(now.hands, seat, Codes.upTo(now.ownPiles[seat], cards));
    now.ownPiles = Codes.with(now.ownPiles, seat, Codes.from(now.ownPiles[seat], cards));
    if (play.isTold()) {
      CubeEvent seen = new CubeEvent.HandDealt(seat, Codes.list(now.hands[seat]));
      CubeEvent covered = new CubeEvent.HandDealt(seat, Codes.list(new byte[cards]));
      play.tell(seat, seen, now.rules.openHands ? seen : covered);
    }
  }

  @Override
  public void correct(Playing play, int seat, int card) {
    CubeState now = play.now;
    now.consecutiveNoMatch = 0;
    now.votes = 0;
    now.hints = 0;
    now.hands =
        Codes.with(
            now.hands, seat, Codes.without(now.hands[seat], Codes.indexOf(now.hands[seat], card)));
    if (play.isTold()) {
      play.tell(new CubeEvent.ModifiersCleared(seat, Codes.list(now.mods[seat])));
    }
    now.outOfPlay = Codes.plus(now.outOfPlay, now.mods[seat]);
    now.mods = Codes.with(now.mods, seat, new byte[0]);
    play.freshenSeat(seat);
    if (now.cardsLeft(seat) == 0) {
      now.outOfPlay = Codes.plus(now.outOfPlay, card);
      play.finish(CubeEnd.HAND_EMPTY);
      return;
    }
    now.solved = card;
    if (now.rules.isSolo) {
      place(play, 0, 0);
      return;
    }
    play.enter(Phase.PLACE, now.rules.placeMs);
    if (play.isTold()) {
      play.tell(new CubeEvent.PlaceDue(seat, card, now.deadline));
    }
  }

  /** Lays the solved card in front of the victim, and draws; 0 replaces none. */
  public static void place(Playing play, int victim, int replaced) {
    CubeState now = play.now;
    byte[] mods = now.mods[victim];
    if (replaced != 0) {
      mods = Codes.without(mods, Codes.indexOf(mods, replaced));
      now.outOfPlay = Codes.plus(now.outOfPlay, replaced);
    }
    now.mods = Codes.with(now.mods, victim, Codes.plus(mods, now.solved));
    play.freshenSeat(victim);
    int seat = now.lastClaimer;
    if (play.isTold()) {
      play.tell(new CubeEvent.ModifierPlaced(seat, victim, now.solved, replaced));
    }
    now.solved = 0;
    draw(play, seat);
    Searching.search(play);
  }

  private static void draw(Playing play, int seat) {
    CubeState now = play.now;
    byte[] pile = now.ownPiles[seat];
    if (pile.length > 0) {
      int card = pile[0];
      now.ownPiles = Codes.with(now.ownPiles, seat, Codes.from(pile, 1));
      now.hands = Codes.with(now.hands, seat, Codes.plus(now.hands[seat], card));
      if (play.isTold()) {
        CubeEvent seen = new CubeEvent.CardDrawn(seat, card);
        play.tell(seat, seen, now.rules.openHands ? seen : new CubeEvent.CardDrawn(seat, 0));
      }
    }
  }

  @Override
  public void wrong(Playing play, int seat) {
    if (play.now.rules.isSolo) {
      play.addTime(SOLO_PENALTY_MS);
    }
    play.lock(seat);
    // It has to search again, for something else.
    play.freshenSeat(seat);
    Searching.search(play);
  }

  /**
   * The card is yet to be solved: it goes under the own pile, and another one is drawn. If it is
   * the only one to be drawn, the tiles are laid afresh.
   */
  @Override
  public void givenAway(Playing play, int card) {
    CubeState now = play.now;
    byte[] hand = now.hands[0];
    boolean sameAgain = now.ownPiles[0].length == 0;
    now.hands = Codes.with(now.hands, 0, Codes.without(hand, Codes.indexOf(hand, card)));
    now.ownPiles = Codes.with(now.ownPiles, 0, Codes.plus(now.ownPiles[0], card));
    draw(play, 0);
    if (sameAgain) {
      play.layOut(0);
    }
    now.round++;
    Searching.reveal(play);
  }

  @Override
  public void allVoted(Playing play) {
    CubeState now = play.now;
    if (now.rules.verified && Searching.hasMatch(now)) {
      if (now.rules.isSolo) {
        play.addTime(SOLO_PENALTY_MS);
      }
      Searching.voidVotes(play);
      return;
    }
    if (play.isTold()) {
      play.tell(new CubeEvent.NoMatch());
    }
    boolean nothingChanged = true;
    for (int seat = 0; seat < now.seats; seat++) {
      nothingChanged &= now.ownPiles[seat].length == 0;
      int cards = now.hands[seat].length;
      now.ownPiles =
          Codes.with(now.ownPiles, seat, Codes.plus(now.ownPiles[seat], now.hands[seat]));
      drawHand(play, seat, cards);
    }
    Searching.countNoMatch(play, nothingChanged);
    now.round++;
    Searching.reveal(play);
  }

  @Override
  public void timeout(Playing play) {
    CubeState now = play.now;
    switch (now.phase) {
      case REVEAL -> Searching.search(play);
      case CLAIM -> {
        if (play.isTold()) {
          play.tell(new CubeEvent.ClaimFailed(now.claimer, Verdict.TIMEOUT));
        }
        wrong(play, now.claimer);
      }
      case PLACE -> {
        int victim = usualVictim(now);
        byte[] mods = now.mods[victim];
        place(play, victim, mods.length == MOST_MODS ? mods[0] : 0);
      }
      default -> throw new IllegalStateException("No deadline in " + now.phase);
    }
  }

  /** The opponent with the fewest cards left, of several the next clockwise. */
  static int usualVictim(CubeState now) {
    int victim = CubeState.NONE;
    for (int i = 1; i < now.seats; i++) {
      int seat = (now.claimer + i) % now.seats;
      if (victim == CubeState.NONE || now.cardsLeft(seat) < now.cardsLeft(victim)) {
        victim = seat;
      }
    }
    return victim;
  }
}
