package org.monsterbox.app.games.thirteen;

import android.content.Context;
import java.util.Optional;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.thirteen.moment.Props;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.terms.ThirteenEvent;

/** Small pictures beside the log: what was found, built, taken or lost. */
final class LogPictures {

  private final Props props;

  LogPictures(Context context) {
    props = new Props(context);
  }

  /** Of cards that did not match there is none: they are for people to remember. */
  Optional<Piece> of(Event event) {
    if (event instanceof ThirteenEvent.Matched matched) {
      return Optional.of(props.set(matched.set()));
    } else if (event instanceof ThirteenEvent.SetMoved moved) {
      return Optional.of(props.set(moved.set()));
    } else if (event instanceof ThirteenEvent.Attacked attacked) {
      return Optional.of(props.set(attacked.set()));
    } else if (event instanceof ThirteenEvent.Built built) {
      return creature(built.monster());
    } else if (event instanceof ThirteenEvent.Broke broke) {
      return creature(broke.monster());
    } else if (event instanceof ThirteenEvent.Dealt dealt) {
      return creature(dealt.monster());
    } else if (event instanceof ThirteenEvent.SuperNovaUsed used) {
      return creature(used.monster());
    }
    return Optional.empty();
  }

  private Optional<Piece> creature(Monster monster) {
    return Optional.of(props.creature(monster.triple()));
  }
}
