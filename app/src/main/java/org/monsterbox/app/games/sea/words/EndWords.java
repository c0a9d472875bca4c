package org.monsterbox.app.games.sea.words;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.Epilogue;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.sea.Board;
import org.monsterbox.core.sea.Deeds;
import org.monsterbox.core.sea.Pile;
import org.monsterbox.core.sea.SeaView;

/** What is told when the hunt is over: what everybody did, and who is the next whale. */
record EndWords(Context context, Names names) {

  Epilogue epilogue(SeaView over, List<Event> happened, List<Seat> seats) {
    List<String> lines = new ArrayList<>();
    over.leapTarget()
        .ifPresent(cell -> lines.add(context.getString(R.string.sea_end_leap, Board.text(cell))));
    over.nextWhale()
        .ifPresent(
            seat ->
                lines.add(context.getString(R.string.sea_end_next_whale, seats.get(seat).name())));
    List<String> bySeat = new ArrayList<>();
    for (Seat seat : seats) {
      Deeds deeds = Deeds.of(seat.number(), happened);
      bySeat.add(seat.number() == Names.WHALE ? whale(over, deeds) : hunter(deeds));
    }
    return new Epilogue(lines, bySeat);
  }

  private String whale(SeaView over, Deeds deeds) {
    return context.getString(
        R.string.sea_deeds_whale,
        over.hp(),
        SeaView.FULL_HP,
        names.pile(Pile.CALL),
        deeds.played(Pile.CALL),
        names.pile(Pile.BOND),
        deeds.played(Pile.BOND));
  }

  private String hunter(Deeds deeds) {
    return context.getString(
        R.string.sea_deeds_hunter,
        deeds.damage(),
        deeds.wrecks(),
        deeds.isLost() ? 1 : 0,
        names.pile(Pile.MOVE),
        deeds.played(Pile.MOVE),
        names.pile(Pile.WEAPON),
        deeds.played(Pile.WEAPON));
  }
}
