package org.monsterbox.app.games.bigmonster.table;

import android.text.TextUtils;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.bigmonster.moment.MedalState;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.bigmonster.tiles.Medal;

/**
 * The medals side by side, each with how far the viewer is and who has won it; touching them opens
 * the board.
 */
record MedalBar(Moment moment) {

  private static final float COIN = 28;
  private static final float OWNER = 13;
  private static final float ROOM = 4;

  private Style style() {
    return moment.writing().small().lines(1).middle();
  }

  private List<Medal> medals() {
    List<Medal> medals = new ArrayList<>(moment.table().medals());
    medals.add(Medal.PENALTY);
    return medals;
  }

  float height() {
    return Math.max(
        Node.LEAST_TARGET, COIN + lines() * moment.writing().line(style()) + 2 * ROOM + 2);
  }

  private int lines() {
    return new MedalState(moment, Medal.DESERT).hasTeams() ? 2 : 1;
  }

  void place(Bounds where, Easel easel) {
    List<Medal> medals = medals();
    float wide = (where.width() - 2 * ROOM) / medals.size();
    float line = moment.writing().line(style());
    List<Piece> layers = new ArrayList<>();
    layers.add(moment.writing().stationery().panel());
    List<String> spoken = new ArrayList<>();
    spoken.add(moment.text(R.string.bm_medals));
    for (int i = 0; i < medals.size(); i++) {
      MedalState state = new MedalState(moment, medals.get(i));
      spoken.add(state.spoken(moment.viewer()));
      float left = ROOM + i * wide;
      float right = where.width() - left - wide;
      layers.add(
          Layers.padded(
              moment.props().coin(medals.get(i), !state.isClosed()),
              left,
              ROOM,
              right,
              where.height() - ROOM - COIN));
      owners(state.owners(), where, left + wide / 2, layers);
      List<String> progress = state.progress(moment.viewer());
      for (int j = 0; j < progress.size(); j++) {
        layers.add(
            Layers.padded(
                moment.writing().fitted(wide, line, progress.get(j), style()),
                left,
                ROOM + COIN + j * line,
                right,
                where.height() - ROOM - COIN - (j + 1) * line));
      }
    }
    easel.add(
        Node.of(
                Role.BUTTON,
                "medals",
                where,
                Layers.stack(layers.toArray(new Piece[0])),
                TextUtils.join(" ", spoken))
            .tapped(Moment.draw(new Sketch.Medals())));
  }

  /** Their marks at the lower edge of the coin. */
  private void owners(List<Integer> owners, Bounds where, float middle, List<Piece> layers) {
    float left = middle - OWNER * owners.size() / 2;
    for (int owner : owners) {
      layers.add(
          Layers.padded(
              moment.tools().supplies().mark(moment.seat(owner).mark()),
              left,
              ROOM + COIN - OWNER,
              where.width() - left - OWNER,
              where.height() - ROOM - COIN));
      left += OWNER;
    }
  }
}
