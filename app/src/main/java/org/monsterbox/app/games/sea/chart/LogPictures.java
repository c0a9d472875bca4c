package org.monsterbox.app.games.sea.chart;

import java.util.Optional;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.sea.Emblem;
import org.monsterbox.app.games.sea.aim.Props;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.terms.SeaEvent;

/** Small pictures of what happened: the card that was played, the boat that was hit. */
public record LogPictures(Props props) {

  private static final float ROOM = 2;

  public Optional<Piece> of(Event event) {
    if (event instanceof SeaEvent.CardPlayed played) {
      return card(played.card());
    } else if (event instanceof SeaEvent.MoveKept kept) {
      return card(kept.kept());
    } else if (event instanceof SeaEvent.Drew drew) {
      return card(drew.card());
    } else if (event instanceof SeaEvent.WhaleHurt) {
      return slip(props.art().emblem(Emblem.LIFE));
    } else if (event instanceof SeaEvent.Wrecked wrecked) {
      return boat(wrecked.seat());
    } else if (event instanceof SeaEvent.Died died) {
      return boat(died.seat());
    } else if (event instanceof SeaEvent.BoatPushed pushed) {
      return boat(pushed.seat());
    } else if (event instanceof SeaEvent.BoatDrifted drifted) {
      return boat(drifted.seat());
    } else if (event instanceof SeaEvent.Refloated back) {
      return boat(back.seat());
    }
    return Optional.empty();
  }

  private Optional<Piece> card(int card) {
    return card == Cards.NONE ? Optional.empty() : slip(props.symbol(card));
  }

  private Optional<Piece> boat(int seat) {
    return slip(props.art().boat(seat));
  }

  /** On paper, so that it is seen on any ground. */
  private Optional<Piece> slip(Piece picture) {
    return Optional.of(Layers.stack(props.slip(), Layers.padded(picture, ROOM)));
  }
}
