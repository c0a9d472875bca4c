package org.monsterbox.app.games.cube;

import android.content.Context;
import java.util.Optional;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.cube.CardArt.Worth;
import org.monsterbox.app.games.cube.claim.Props;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.game.Event;

/** Small pictures beside the log: the number that was claimed, and what became of its monster. */
final class LogPictures {

  private final Props props;

  LogPictures(Context context) {
    props = new Props(context);
  }

  Optional<Piece> of(Event event) {
    if (event instanceof CubeEvent.Claimed claimed) {
      return card(claimed.card(), claimed.target());
    } else if (event instanceof CubeEvent.CardWon won) {
      return card(won.card(), won.card());
    } else if (event instanceof CubeEvent.CardReturned returned) {
      return card(returned.card(), returned.card());
    } else if (event instanceof CubeEvent.Escaped escaped) {
      return card(escaped.card(), escaped.card());
    } else if (event instanceof CubeEvent.ModifierPlaced placed) {
      return Optional.of(props.cards().back(Cards.modifier(placed.card())));
    }
    return Optional.empty();
  }

  /** A card that the reader could not see has the code 0: then there is no picture of it. */
  private Optional<Piece> card(int code, int target) {
    return code == 0
        ? Optional.empty()
        : Optional.of(props.cards().face(code, target, Worth.NOTHING));
  }
}
