package org.monsterbox.app.games.thirteen;

import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.layout.AnyMoment;
import org.monsterbox.app.games.layout.Tools;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** What all parts of a scene are made of: what is to be seen, and how it is drawn and said. */
record Moment(
    Sight<ThirteenMove, ThirteenView> sight,
    Stage stage,
    Props props,
    Tools tools,
    ThirteenWords words,
    Trial trial)
    implements AnyMoment<ThirteenMove, ThirteenView> {

  @Override
  public ThirteenMonsters rules() {
    return trial.rules();
  }

  Names names() {
    return words.names();
  }

  static Tap draw(Draft draft) {
    return new Tap.Sketch(draft);
  }

  static Tap play(ThirteenMove move) {
    return new Tap.Play(move);
  }

  /** Whether one person plays against bots only. */
  boolean isSinglePlayer() {
    return sight.seats().stream().filter(Seat::isPerson).count() == 1;
  }
}
