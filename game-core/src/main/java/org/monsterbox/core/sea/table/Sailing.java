package org.monsterbox.core.sea.table;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.sea.box.Arrow;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove.PlayMove;

/**
 * All ways to play a Movement card from somewhere, each application from where the one before has
 * led. What would follow a wreck is ignored by the rules, and left out here.
 */
public final class Sailing {

  /** Is shown every way: where it ends, and whether the boat is wrecked there. */
  public interface Visitor {
    void visit(PlayMove move, int cell, int facing, boolean isWreck);
  }

  private static final int KINDS = Arrow.ALL.size() + 1;

  /** Every way to play every card, made once: a number of base 7 says which arrows it has. */
  private static final PlayMove[][] ALL = new PlayMove[Cards.count(Pile.MOVE)][];

  static {
    for (int card = 0; card < ALL.length; card++) {
      ALL[card] = new PlayMove[KINDS * KINDS * KINDS];
      fill(card, List.of(), 0, 1);
    }
  }

  private final SeaTable table;
  private final int seat;
  private final int card;
  private final boolean stepsOnly;
  private final Visitor visitor;

  private Sailing(SeaTable table, int seat, int card, Visitor visitor) {
    this.table = table;
    this.seat = seat;
    this.card = card;
    this.stepsOnly = Voyage.isStepsOnly(table);
    this.visitor = visitor;
  }

  private static void fill(int card, List<Arrow> tokens, int code, int place) {
    if (!tokens.isEmpty()) {
      ALL[card][code] = new PlayMove(card, tokens);
    }
    for (Arrow arrow : Arrow.ALL) {
      if (tokens.size() < Cards.number(card)
          && (arrow == Arrow.ADV || Cards.hasArrow(card, arrow))) {
        List<Arrow> longer = new ArrayList<>(tokens);
        longer.add(arrow);
        fill(card, longer, code + place * (arrow.index() + 1), place * KINDS);
      }
    }
  }

  public static void visit(
      SeaTable table, int seat, int card, int cell, int facing, Visitor visitor) {
    int number = Cards.number(card);
    int budget = Voyage.budget(table, number);
    new Sailing(table, seat, card, visitor).visit(cell, facing, number, 0, 1, budget);
  }

  private void visit(int cell, int facing, int applications, int code, int place, int budget) {
    int ahead = Board.neighbour(cell, facing);
    Entry first = Entry.of(table, seat, ahead, facing);
    if (applications == 0 || budget == 0 || first.refusal != null) {
      return;
    }
    if (stepsOnly || budget == 1) {
      int longer = code + place * (Arrow.ADV.index() + 1);
      visitor.visit(ALL[card][longer], ahead, facing, first.isWreck());
      if (stepsOnly && !first.isWreck()) {
        visit(ahead, facing, applications - 1, longer, place * KINDS, budget - 1);
      }
      return;
    }
    int arrows = Cards.arrows(card);
    for (Arrow arrow : Arrow.ALL) {
      if ((arrows & arrow.bit()) != 0) {
        int turned = Voyage.turned(facing, arrow);
        int landing = first.isWreck() ? ahead : Board.neighbour(ahead, turned);
        Entry second = first.isWreck() ? first : Entry.of(table, seat, landing, turned);
        if (second.refusal == null) {
          int longer = code + place * (arrow.index() + 1);
          visitor.visit(ALL[card][longer], landing, turned, second.isWreck());
          if (!second.isWreck()) {
            visit(landing, turned, applications - 1, longer, place * KINDS, budget - arrow.cost());
          }
        }
      }
    }
  }
}
