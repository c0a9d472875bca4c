package org.monsterbox.app.games.sea.chart;

import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.WhaleCard;

/** Where people should look before somebody else's move is made. */
public final class AimedNode {

  private static final String WHALE = "whale";

  private AimedNode() {}

  /** The id of the node, or empty: a leap tells nothing of where it leads. */
  public static String of(SeaMove move) {
    if (move instanceof SeaMove.ChooseHunter choice) {
      return boat(choice.seat());
    } else if (move instanceof WhaleCard.Devour devour) {
      return boat(devour.boat());
    } else if (move instanceof WhaleCard.Push push) {
      return boat(push.boat());
    } else if (move instanceof WhaleCard
        || move instanceof SeaMove.WhaleMove
        || move instanceof SeaMove.PlayWeapon) {
      return WHALE;
    }
    return "";
  }

  private static String boat(int seat) {
    return "boat-" + seat;
  }
}
