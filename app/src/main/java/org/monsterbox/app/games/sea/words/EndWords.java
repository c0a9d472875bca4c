package org.monsterbox.app.games.sea.words;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.Epilogue;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.Feats;

/** What is told when the hunt is over: what everybody did, and who is the next whale. */
record EndWords(Context context, Names names) {

  Epilogue epilogue(SeaView over, List<Event> happened, List<Seat> seats) {
    List<String> lines = new ArrayList<>();
    over.leapTarget()
        .ifPresent(cell -> lines.add(context.getString(R.string.sea_end_leap, Board.text(cell))));
    over.nextWhale()
        .ifPresent(seat -> lines.add(names.say(R.string.sea_end_next_whale, seats.get(seat))));
    List<String> bySeat = new ArrayList<>();
    for (Seat seat : seats) {
      Feats feats = Feats.of(seat.number(), happened);
      bySeat.add(seat.number() == Names.WHALE ? whale(over, feats) : hunter(feats));
    }
    return new Epilogue(lines, bySeat);
  }

  private String whale(SeaView over, Feats feats) {
    return context.getString(
        R.string.sea_deeds_whale,
        over.hp(),
        SeaView.FULL_HP,
        names.pile(Pile.CALL),
        feats.played(Pile.CALL),
        names.pile(Pile.BOND),
        feats.played(Pile.BOND));
  }

  private String hunter(Feats feats) {
    return context.getString(
        R.string.sea_deeds_hunter,
        feats.damage(),
        feats.wrecks(),
        feats.isLost() ? 1 : 0,
        names.pile(Pile.MOVE),
        feats.played(Pile.MOVE),
        names.pile(Pile.WEAPON),
        feats.played(Pile.WEAPON));
  }
}
