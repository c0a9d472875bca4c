package org.monsterbox.core.sea;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.SeaMove.PlayMove;

/** Sails by a Movement card (section 4.8). */
final class PlayMoveAction implements Action<PlayMove> {

  private static final int KINDS = Arrow.ALL.size() + 1;

  /** Every way to play every card, made once: a number of base 7 says which arrows it has. */
  private static final PlayMove[][] ALL = new PlayMove[Cards.count(Pile.MOVE)][];

  static {
    for (int card = 0; card < ALL.length; card++) {
      ALL[card] = new PlayMove[KINDS * KINDS * KINDS];
      fill(card, List.of(), 0, 1);
    }
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
        fill(card, longer, code + place * (arrow.ordinal() + 1), place * KINDS);
      }
    }
  }

  @Override
  public boolean isInTime(SeaTable table) {
    return table.phase == Phase.HUNTER_ACTION;
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, PlayMove move) {
    if (table.actionsLeft == 0) {
      return SeaCode.NO_ACTIONS_LEFT;
    }
    if (!table.holds(seat, move.card())) {
      return SeaCode.NO_SUCH_CARD;
    }
    return Voyage.of(table, seat, move.card(), move.tokens()).refusal().orElse(null);
  }

  @Override
  public void play(Playing play, int seat, PlayMove move) {
    SeaTable table = play.table;
    Voyage voyage = Voyage.of(table, seat, move.card(), move.tokens());
    table.actionsLeft--;
    play.take(seat, move.card());
    table.facing[seat] = (byte) voyage.facing();
    table.boatCell[seat] = voyage.cells().get(voyage.cells().size() - 1).byteValue();
    if (play.isTold()) {
      play.tell(new SeaEvent.CardPlayed(seat, move.card()));
      play.tell(new SeaEvent.BoatSailed(seat, voyage.cells(), voyage.facing()));
    }
    if (voyage.otherBoat() != SeaTable.NOBODY) {
      Wrecks.wreckBoth(play, seat, voyage.otherBoat());
    } else if (voyage.isWreck()) {
      Wrecks.wreck(play, seat);
    }
    play.discard(move.card());
    if (voyage.isWreck() && !table.isOver()) {
      Flow.endHunterAction(play);
    }
  }

  /** What would follow a wreck is ignored, and not listed. */
  @Override
  public void list(SeaTable table, int seat, List<SeaMove> moves) {
    if (table.actionsLeft == 0) {
      return;
    }
    long rest = table.moves[seat];
    for (; rest != 0; rest = Cards.afterCopies(Pile.MOVE, rest)) {
      int card = Cards.lowest(Pile.MOVE, rest);
      Listing listing = new Listing(table, seat, card, moves);
      listing.add(table.boat(seat), table.facing[seat], Cards.number(card), 0, 1,
          Voyage.budget(table, Cards.number(card)));
    }
  }

  /** Goes through all applications of one card, each from where the one before has led. */
  private record Listing(SeaTable table, int seat, int card, List<SeaMove> moves) {

    void add(int cell, int facing, int applications, int code, int place, int budget) {
      int ahead = Board.neighbour(cell, facing);
      Entry first = Entry.of(table, seat, ahead, facing);
      if (applications == 0 || budget == 0 || first.refusal != null) {
        return;
      }
      boolean stepsOnly = Voyage.isStepsOnly(table);
      if (stepsOnly || budget == 1) {
        int longer = code + place * (Arrow.ADV.ordinal() + 1);
        moves.add(ALL[card][longer]);
        if (stepsOnly && !first.isWreck()) {
          add(ahead, facing, applications - 1, longer, place * KINDS, budget - 1);
        }
        return;
      }
      for (Arrow arrow : Arrow.ALL) {
        if (Cards.hasArrow(card, arrow)) {
          int turned = Voyage.turned(facing, arrow);
          int landing = first.isWreck() ? ahead : Board.neighbour(ahead, turned);
          Entry second = first.isWreck() ? first : Entry.of(table, seat, landing, turned);
          if (second.refusal == null) {
            int longer = code + place * (arrow.ordinal() + 1);
            moves.add(ALL[card][longer]);
            if (!second.isWreck()) {
              add(landing, turned, applications - 1, longer, place * KINDS, budget - arrow.cost());
            }
          }
        }
      }
    }
  }
}
