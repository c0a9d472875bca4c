package org.monsterbox.core.thirteen.table;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.thirteen.dice.Battle;
import org.monsterbox.core.thirteen.dice.Dice;
import org.monsterbox.core.thirteen.dice.Duel;
import org.monsterbox.core.thirteen.dice.Throwing;
import org.monsterbox.core.thirteen.monsters.Element;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Power;
import org.monsterbox.core.thirteen.monsters.Species;
import org.monsterbox.core.thirteen.terms.ThirteenEnd;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;

/**
 * The table as everybody sees it: all there is, but for the faces of the cards that lie face down
 * and the dice to come. Every seat has the same view. What was seen earlier is not part of it.
 *
 * <p>The fields change only while a move is played, on a copy that nobody else has seen yet.
 */
public final class ThirteenView implements Fingerprinted {

  public static final int CELLS = 81;
  public static final int MOST_SEATS = 8;

  /** Instead of a seat. */
  public static final int NOBODY = CellMarks.UNMARKED;

  final ThirteenOptions options;
  final int seats;

  Cells occupied = Cells.NONE;

  /** The cards that lie open, in the order in which they were turned. */
  CellMarks faceUp = CellMarks.NONE;

  /** The dice that lie on cards, with their owners. */
  CellMarks frost = CellMarks.NONE;

  /** By seat: the sets that are in no monster, as bits. */
  final long[] free;

  /** By seat. An inner array never changes. */
  final Monster[][] monsters;

  int nextMonsterId;
  int spentThirteenth = NOBODY;

  Phase phase = Phase.ACTION;
  int active;
  int actor;
  boolean attackUsed;
  int frostPre;
  int frostPost;
  boolean searched;
  boolean prophet;
  int offers;
  TurnStep step = TurnStep.TRADE;
  int frozenOut;
  int missStreak;

  /** Who begins the final round, or {@link #NOBODY} before it. */
  int finalFirst = NOBODY;

  /** How many turns of the final round are left, with the one that is being played. */
  int finalLeft;

  @Nullable Offer offer;
  @Nullable Battle battle;
  @Nullable Throwing throwing;
  @Nullable Duel duel;
  Resume resume = Resume.ACTION;
  int winner = NOBODY;
  @Nullable ThirteenEnd end;

  /** Before anything is dealt. */
  ThirteenView(ThirteenOptions options, int seats) {
    this.options = options;
    this.seats = seats;
    this.free = new long[seats];
    this.monsters = new Monster[seats][0];
  }

  /** A copy that may be changed. */
  ThirteenView(ThirteenView other) {
    options = other.options;
    seats = other.seats;
    occupied = other.occupied;
    faceUp = other.faceUp;
    frost = other.frost;
    free = other.free.clone();
    monsters = other.monsters.clone();
    nextMonsterId = other.nextMonsterId;
    spentThirteenth = other.spentThirteenth;
    phase = other.phase;
    active = other.active;
    actor = other.actor;
    attackUsed = other.attackUsed;
    frostPre = other.frostPre;
    frostPost = other.frostPost;
    searched = other.searched;
    prophet = other.prophet;
    offers = other.offers;
    step = other.step;
    frozenOut = other.frozenOut;
    missStreak = other.missStreak;
    finalFirst = other.finalFirst;
    finalLeft = other.finalLeft;
    offer = other.offer;
    battle = other.battle;
    throwing = other.throwing;
    duel = other.duel;
    resume = other.resume;
    winner = other.winner;
    end = other.end;
  }

  public ThirteenOptions options() {
    return options;
  }

  public int seats() {
    return seats;
  }

  public Phase phase() {
    return phase;
  }

  /** Whose turn it is. */
  public int active() {
    return active;
  }

  /** Who has to act now: often, but not always, the one whose turn it is. */
  public int actor() {
    return actor;
  }

  public boolean isOver() {
    return phase == Phase.GAME_OVER;
  }

  public boolean hasCard(int cell) {
    return occupied.contains(cell);
  }

  public boolean isFaceUp(int cell) {
    return faceUp.mark(cell) != CellMarks.UNMARKED;
  }

  public boolean isFaceDown(int cell) {
    return hasCard(cell) && !isFaceUp(cell);
  }

  /** The card that lies face up there. */
  public OptionalInt cardAt(int cell) {
    int card = faceUp.mark(cell);
    return card == CellMarks.UNMARKED ? OptionalInt.empty() : OptionalInt.of(card);
  }

  /** Where cards lie face up, in the order in which they were turned. */
  public List<Integer> faceUpCells() {
    return faceUp.cellList();
  }

  /** Whose die lies on the card, or {@link #NOBODY}. */
  public int frostOwner(int cell) {
    return frost.mark(cell);
  }

  /** Whether the seat may turn this card in a search. */
  public boolean isFlippable(int cell, int seat) {
    int owner = frost.mark(cell);
    return isFaceDown(cell) && (owner == NOBODY || owner == seat);
  }

  /** How many cards the seat could turn. */
  public int flippableCards(int seat) {
    return occupied.count() - faceUp.count() - frost.count() + frost.countOf(seat);
  }

  /** How many cards lie face up. */
  public int faceUpCount() {
    return faceUp.count();
  }

  public int cardsLeft() {
    return occupied.count();
  }

  public int diceInSupply() {
    return Dice.COUNT - frost.count();
  }

  public boolean hasMonsters(int seat) {
    return monsters[seat].length > 0;
  }

  public List<Monster> monsters(int seat) {
    return List.of(monsters[seat]);
  }

  /** The monster with this id, if anybody has it. */
  public Optional<Monster> monster(int id) {
    for (int seat = 0; seat < seats; seat++) {
      Monster monster = monster(seat, id);
      if (monster != null) {
        return Optional.of(monster);
      }
    }
    return Optional.empty();
  }

  public boolean hasMonster(int seat, int id) {
    return monster(seat, id) != null;
  }

  private @Nullable Monster monster(int seat, int id) {
    for (Monster monster : monsters[seat]) {
      if (monster.id() == id) {
        return monster;
      }
    }
    return null;
  }

  /** Whether the seat has a monster that is made of just these sets. */
  public boolean hasMonsterOf(int seat, long sets) {
    return monsterOf(seat, sets) != null;
  }

  @Nullable Monster monsterOf(int seat, long sets) {
    for (Monster monster : monsters[seat]) {
      if (monster.sets() == sets) {
        return monster;
      }
    }
    return null;
  }

  /** The seat's monster that this set is in. */
  public Optional<Monster> monsterWith(int seat, int set) {
    for (Monster monster : monsters[seat]) {
      if (monster.contains(set)) {
        return Optional.of(monster);
      }
    }
    return Optional.empty();
  }

  /** The seat's sets that are in no monster. */
  public List<Integer> freeSets(int seat) {
    return MonsterSets.list(free[seat]);
  }

  /** The same as bits. */
  public long freeBits(int seat) {
    return free[seat];
  }

  /** All sets that the seat has in play, as bits: those of a spent 13th Monster are not. */
  public long setBits(int seat) {
    long sets = free[seat];
    for (Monster monster : monsters[seat]) {
      sets |= monster.sets();
    }
    return sets;
  }

  /** Who has the set in play, or {@link #NOBODY}. */
  public int owner(int set) {
    for (int seat = 0; seat < seats; seat++) {
      if ((setBits(seat) >>> set & 1) == 1) {
        return seat;
      }
    }
    return NOBODY;
  }

  /** Whether the set has left play with the 13th Monster. */
  public boolean isSpent(int set) {
    return spentThirteenth != NOBODY && MonsterSets.monster(set) == MonsterSets.GHOST;
  }

  /** Whether both cards of the set still lie on the grid. */
  public boolean isOnGrid(int set) {
    return owner(set) == NOBODY && !isSpent(set);
  }

  /** Who has spent the 13th Monster, or {@link #NOBODY}. */
  public int spentThirteenth() {
    return spentThirteenth;
  }

  public Rank rank(int seat) {
    if (monsters[seat].length > 0) {
      return Rank.BEASTMASTER;
    }
    return free[seat] == 0 ? Rank.COLLECTOR : Rank.APPRENTICE;
  }

  public int hp(int seat) {
    int hp =
        spentThirteenth == seat && options.spentThirteenthScores() ? Species.THIRTEENTH.hp() : 0;
    for (Monster monster : monsters[seat]) {
      hp += monster.hp();
    }
    return hp;
  }

  /** The elements that the seat has towards the Elemental Master. */
  public Set<Element> elements(int seat) {
    Set<Element> elements = EnumSet.noneOf(Element.class);
    for (Monster monster : monsters[seat]) {
      if (monster.isPure()) {
        elements.add(MonsterSets.element(monster.top()));
      }
    }
    return elements;
  }

  /** Whether one of the seat's monsters has the power, by the rules of this table. */
  public boolean has(int seat, Power power) {
    return countWith(seat, power) > 0;
  }

  int countWith(int seat, Power power) {
    int count = 0;
    for (Monster monster : monsters[seat]) {
      if (monster.has(power) || (power == Power.PERMAFROST && options.gruntPermafrost())) {
        count++;
      }
    }
    return count;
  }

  public boolean attackUsed() {
    return attackUsed;
  }

  /** How many cards were frozen before the search. */
  public int frostPre() {
    return frostPre;
  }

  /** How many cards were frozen after the search. */
  public int frostPost() {
    return frostPost;
  }

  public boolean searched() {
    return searched;
  }

  /** Whether this search is one of a Prophet. */
  public boolean prophet() {
    return prophet;
  }

  /** Offers and counter-offers of this turn. */
  public int offers() {
    return offers;
  }

  /** How many turns in a row found nothing to search. */
  public int frozenOut() {
    return frozenOut;
  }

  /** How many searches in a row found nothing. */
  public int missStreak() {
    return missStreak;
  }

  public Optional<Offer> offer() {
    return Optional.ofNullable(offer);
  }

  public Optional<Battle> battle() {
    return Optional.ofNullable(battle);
  }

  /** Who throws, in a battle or a duel. */
  public Optional<Throwing> throwing() {
    return Optional.ofNullable(throwing);
  }

  public Optional<Duel> duel() {
    return Optional.ofNullable(duel);
  }

  /** What these dice are worth at this table. */
  public int score(Dice dice) {
    return dice.score(options.singleDieScores());
  }

  public boolean isFinalRound() {
    return finalFirst != NOBODY;
  }

  /** Who still has a turn in the final round, from the one whose turn it is; else empty. */
  public List<Integer> finalOrder() {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < finalLeft; i++) {
      order.add((active + i) % seats);
    }
    return order;
  }

  /** Who has won, or {@link #NOBODY} while it is not over. */
  public int winner() {
    return winner;
  }

  /** What decided the game, when it is over. */
  public Optional<ThirteenEnd> end() {
    return Optional.ofNullable(end);
  }

  @Override
  public long fingerprint() {
    return ViewFingerprint.of(this);
  }
}
