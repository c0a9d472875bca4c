package org.monsterbox.app.games.thirteen.moment;

import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.layout.AnyMoment;
import org.monsterbox.app.games.layout.Tools;
import org.monsterbox.app.games.thirteen.words.Names;
import org.monsterbox.app.games.thirteen.words.ThirteenWords;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** What all parts of a scene are made of: what is to be seen, and how it is drawn and said. */
public record Moment(
    Sight<ThirteenMove, ThirteenView> sight,
    Stage stage,
    Props props,
    Tools tools,
    ThirteenWords words,
    Rehearsal rehearsal)
    implements AnyMoment<ThirteenMove, ThirteenView> {

  @Override
  public ThirteenMonsters rules() {
    return rehearsal.rules();
  }

  public Names names() {
    return words.names();
  }

  public static Tap draw(Draft draft) {
    return new Tap.Sketch(draft);
  }

  public static Tap play(ThirteenMove move) {
    return new Tap.Play(move);
  }

  /** Whether one person plays against bots only. */
  public boolean isSinglePlayer() {
    return sight.seats().stream().filter(Seat::isPerson).count() == 1;
  }
}
