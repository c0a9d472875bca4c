package org.monsterbox.core.sea.bot.hunter;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.bot.plan.HunterTemper;
import org.monsterbox.core.sea.bot.plan.Plan;
import org.monsterbox.core.sea.bot.plan.SeaReason;
import org.monsterbox.core.sea.bot.plan.Shot;
import org.monsterbox.core.sea.bot.sight.Waters;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.SeaMove.Reorient;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.table.SeaView.Passage;

/**
 * Whole turns of a hunter: a weapon and then a way, a way and then a weapon, or two ways. Wrecks
 * are never planned.
 */
public final class HunterPlanner {

  /** From so many of the best places a second action is looked at. */
  private static final int BEAM = 3;

  private static final double MOVEMENT_CARD = 0.4;

  /** Somewhere the boat can be after one action. */
  private record Place(List<SeaMove> moves, int cell, int facing, int card, double score) {}

  private final SeaView view;
  private final int seat;
  private final HunterScore score;
  private final Gunnery gunnery;
  private final NetPlan nets;
  private final List<Plan> plans = new ArrayList<>();

  public HunterPlanner(MonsterOfTheSea rules, HunterTemper temper, SeaView view, int seat) {
    this.view = view;
    this.seat = seat;
    Waters waters = new Waters(view);
    this.score = new HunterScore(temper, view, waters, seat);
    this.gunnery = new Gunnery(temper, view, waters, seat);
    this.nets = new NetPlan(rules, temper, view, waters, seat);
  }

  /** All that are worth a thought; the first one is to do nothing more. */
  public List<Plan> plans() {
    int cell = view.boatCell(seat);
    int facing = view.facing(seat);
    double here = score.at(cell, facing);
    plans.add(new Plan(List.of(), here, Reason.of(SeaReason.NOTHING_LEFT)));
    if (view.actionsLeft() == 0) {
      return plans;
    }
    Shot aimed = gunnery.best(cell, facing);
    Shot laid = nets.best();
    Shot now = laid.worth() > aimed.worth() ? laid : aimed;
    add(now.moves(), List.of(), here + now.worth(), now.reason());
    List<Place> places = places(cell, facing, Cards.NONE);
    boolean hasTwo = view.actionsLeft() > 1;
    for (Place place : places) {
      Reason way = way(place);
      add(place.moves(), List.of(), place.score(), way);
      if (hasTwo) {
        if (!now.moves().isEmpty()) {
          add(now.moves(), place.moves(), place.score() + now.worth(), now.reason());
        }
        Shot then = gunnery.best(place.cell(), place.facing());
        if (!then.moves().isEmpty()) {
          add(place.moves(), then.moves(), place.score() + then.worth(), way);
        }
      }
    }
    if (hasTwo) {
      addSecondWays(places);
    }
    return plans;
  }

  private void add(List<SeaMove> first, List<SeaMove> second, double worth, Reason reason) {
    if (!first.isEmpty()) {
      List<SeaMove> moves = new ArrayList<>(first);
      moves.addAll(second);
      plans.add(new Plan(moves, worth, reason));
    }
  }

  private void addSecondWays(List<Place> places) {
    List<Place> best = new ArrayList<>(places);
    best.sort((one, other) -> Double.compare(other.score(), one.score()));
    for (Place first : best.subList(0, Math.min(BEAM, best.size()))) {
      for (Place second : places(first.cell(), first.facing(), first.card())) {
        double worth = second.score() - (first.card() == Cards.NONE ? 0 : MOVEMENT_CARD);
        add(first.moves(), second.moves(), worth, way(first));
      }
    }
  }

  /** All places after one action from there, without the card that was already used. */
  private List<Place> places(int cell, int facing, int usedCard) {
    List<Place> places = new ArrayList<>();
    for (int bow = 0; bow < Board.DIRECTIONS; bow++) {
      boolean isAllowed = !view.options().whale().headwindBlocksReorient() || !view.isBlown(bow);
      if (bow != facing && isAllowed) {
        List<SeaMove> turn = List.of(new Reorient(bow));
        places.add(new Place(turn, cell, bow, Cards.NONE, score.at(cell, bow)));
      }
    }
    int before = Cards.NONE;
    for (int card : view.hand(seat, Pile.MOVE)) {
      boolean isCopy = before != Cards.NONE && Cards.areCopies(before, card);
      if (card == usedCard || isCopy) {
        continue;
      }
      before = card;
      for (Passage passage : view.passages(seat, card, cell, facing)) {
        if (!passage.isWreck()) {
          double worth = score.at(passage.cell(), passage.facing()) - MOVEMENT_CARD;
          places.add(
              new Place(List.of(passage.move()), passage.cell(), passage.facing(), card, worth));
        }
      }
    }
    return places;
  }

  private static Reason way(Place place) {
    return place.card() == Cards.NONE
        ? Reason.of(SeaReason.TURN_BOW, Board.directionText(place.facing()))
        : Reason.of(SeaReason.CLOSE_IN, Board.text(place.cell()));
  }
}
