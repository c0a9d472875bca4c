package org.monsterbox.app.games.sea.chart;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.table.SeaView;

/** What lies where, in words. */
public record Things(Moment moment) {

  /** A cell and what is in it: "K5: Ada’s boat, bow north". */
  String at(int cell) {
    List<String> things = new ArrayList<>();
    SeaView view = moment.view();
    if (Board.isFloe(cell)) {
      things.add(moment.text(R.string.sea_thing_floe));
    } else if (view.isObstacle(cell)) {
      things.add(moment.text(R.string.sea_thing_iceberg));
    }
    if (view.whaleCell() == cell) {
      things.add(whale());
    }
    if (view.shipCell() == cell) {
      things.add(moment.text(R.string.sea_thing_ship));
    }
    if (view.boatAt(cell) != SeaView.NOBODY) {
      things.add(boat(view.boatAt(cell)));
    }
    for (SeaView.Net net : view.nets()) {
      if (net.cell() == cell) {
        things.add(net(net));
      }
    }
    for (SeaView.Pool pool : view.whirlpools()) {
      if (pool.cell() == cell) {
        things.add(pool(pool));
      }
    }
    return things.isEmpty()
        ? Board.text(cell)
        : moment.text(
            R.string.sea_target, Board.text(cell), moment.writing().phrases().list(things));
  }

  /** A thing and where it is. */
  String placed(String thing, int cell) {
    return moment.text(R.string.sea_target, Board.text(cell), thing);
  }

  public String whale() {
    SeaView view = moment.view();
    List<String> state = new ArrayList<>();
    state.add(moment.text(R.string.sea_thing_whale, view.hp()));
    if (view.isDived()) {
      state.add(moment.text(R.string.sea_whale_dived));
    }
    if (view.isLeapPending()) {
      state.add(moment.text(R.string.sea_whale_leaping));
    }
    if (view.isDrogueSet()) {
      state.add(moment.text(R.string.sea_whale_slowed));
    }
    if (view.isShutIn()) {
      state.add(moment.text(R.string.sea_whale_trapped));
    }
    return moment.writing().phrases().list(state);
  }

  String boat(int hunter) {
    return moment
        .names()
        .part(
            R.string.sea_thing_boat,
            moment.seat(hunter),
            moment.names().direction(moment.view().facing(hunter)));
  }

  String net(SeaView.Net net) {
    return moment.names().part(R.string.sea_thing_net, moment.seat(net.owner()));
  }

  String pool(SeaView.Pool pool) {
    return moment.text(R.string.sea_thing_whirlpool, pool.lastRound());
  }
}
