package org.monsterbox.app.games.bigmonster.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Pick;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;

/** The ships, in the order of the turn: who has been given a packet, and who is free. */
public record Ships(Moment moment) {

  private static final float GAP = 10;

  /** Keeps the tile, passes the rest, and says where the tile will lie if that is played so. */
  public static Pick pick(Moment moment, Sketch.Keeping keeping, int target) {
    Pick pick = Pick.of(keeping.tile(), target);
    boolean places = moment.table().options().placesWithPick();
    return places && keeping.at().isPresent()
        ? pick.at(keeping.at().get().x(), keeping.at().get().y())
        : pick;
  }

  /** To choose whose ship receives the rest of the packet. */
  public Sheet sheet(Sketch.Passing passing) {
    List<Wrap.Item> items = new ArrayList<>();
    for (int seat : moment.table().order()) {
      items.add(item(passing, seat));
    }
    int only = onlyTarget(passing.kept());
    int target = only == Sketch.NOTHING ? passing.target() : only;
    String title =
        moment.text(R.string.bm_pass_title, moment.names().tiles(moment.table().handSize() - 1));
    Block kept =
        moment
            .writing()
            .block(
                "pass-kept",
                moment.text(R.string.bm_pass_kept, moment.names().aTile(passing.kept().tile())),
                moment.writing().body());
    return new Sheet(
        moment.tools(),
        title,
        Optional.of(back(passing.kept())),
        Blocks.stack(GAP, kept, new Wrap(GAP, true, items)),
        List.of(confirm(passing.kept(), target)));
  }

  private Choice back(Sketch.Keeping kept) {
    return Choice.plain("back", moment.text(R.string.bm_back), Moment.draw(kept));
  }

  private Choice confirm(Sketch.Keeping kept, int target) {
    if (target == Sketch.NOTHING) {
      return Choice.closed(
          "pass", moment.text(R.string.bm_pass), moment.text(R.string.bm_choose_ship));
    }
    Pick move = pick(moment, kept, target);
    String text =
        target == moment.viewer()
            ? moment.text(R.string.bm_pass_own)
            : moment.say(R.string.bm_pass_to, moment.seat(target));
    return Choice.primary("pass", text, Moment.play(move)).hinted(moment.hints(move));
  }

  /** The one ship that is left to choose, or {@link Sketch#NOTHING}. */
  private int onlyTarget(Sketch.Keeping kept) {
    int only = Sketch.NOTHING;
    for (int seat = 0; seat < moment.table().seats(); seat++) {
      if (moment.refusal(Pick.of(kept.tile(), seat)).isEmpty()) {
        if (only != Sketch.NOTHING) {
          return Sketch.NOTHING;
        }
        only = seat;
      }
    }
    return only;
  }

  private Wrap.Item item(Sketch.Passing passing, int seat) {
    String refusal = moment.refusal(Pick.of(passing.kept().tile(), seat));
    Tap tap =
        refusal.isEmpty()
            ? Moment.draw(new Sketch.Passing(passing.kept(), seat))
            : new Tap.Say(refusal);
    boolean isHinted = moment.hints(moment.rules().text(Pick.of(passing.kept().tile(), seat)));
    return new ShipTile(moment, seat)
        .item(
            tap,
            passing.target() == seat,
            isHinted,
            refusal.isEmpty(),
            reason(seat, refusal.isEmpty()));
  }

  /** What is to be known of a ship, in words. */
  public static String state(Moment moment, int seat) {
    BigMonsterTable table = moment.table();
    return table.isShipFree(seat)
        ? moment.text(R.string.bm_ship_free)
        : moment
            .words()
            .sentences()
            .part(
                R.string.bm_ship_from,
                moment.names().tiles(table.handSize() - 1),
                moment.seat(table.shipFrom(seat)));
  }

  /** What is to be known of a ship that is to be chosen: also why it cannot be. */
  private String reason(int seat, boolean isOpen) {
    return !isOpen && moment.table().isShipFree(seat)
        ? moment.text(R.string.bm_ship_own)
        : state(moment, seat);
  }
}
