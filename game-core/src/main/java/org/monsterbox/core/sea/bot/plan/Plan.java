package org.monsterbox.core.sea.bot.plan;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.WhaleCard;

/** What a seat could do with the rest of its turn, what that seems to be worth, and why. */
public record Plan(List<SeaMove> moves, double score, Reason reason) {

  public Plan {
    moves = List.copyOf(moves);
  }

  /** Whether the whale plays this card in it. */
  public boolean plays(int card) {
    for (SeaMove move : moves) {
      if (move instanceof WhaleCard played && played.card() == card) {
        return true;
      }
    }
    return false;
  }

  /** The same with noise, or with another opinion. */
  public Plan withScore(double other) {
    return new Plan(moves, other, reason);
  }

  /** The same after it has won so many of a hundred imagined games. */
  public Plan withChance(long percent) {
    List<String> about = new ArrayList<>(reason.about());
    about.add(String.valueOf(percent));
    return new Plan(moves, percent, new Reason(reason.code(), about));
  }
}
