package org.monsterbox.app.games.bigmonster.sheets;

import android.text.TextUtils;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.bigmonster.moment.MedalState;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Pictured;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.tiles.Medal;

/** All medals with their conditions, and how far everybody is. */
public record MedalBoard(Moment moment) {

  private static final float GAP = 10;

  public Sheet sheet() {
    return new Sheet(
        moment.tools(),
        moment.text(R.string.bm_medals),
        Optional.of(moment.tools().close()),
        block(),
        List.of());
  }

  public Block block() {
    BigMonsterTable table = moment.table();
    List<Block> blocks = new ArrayList<>();
    for (Medal medal : table.medals()) {
      blocks.add(block(medal));
    }
    blocks.add(block(Medal.PENALTY));
    for (Medal medal : List.of(Medal.PANDA, Medal.YETI)) {
      MedalState state = new MedalState(moment, medal);
      if (!state.holders(false).isEmpty()) {
        blocks.add(row(state, moment.names().medal(medal), won(state, false)));
      }
    }
    dragons(blocks);
    return Blocks.stack(GAP, blocks);
  }

  private Block block(Medal medal) {
    MedalState state = new MedalState(moment, medal);
    BigMonsterTable table = moment.table();
    String value = moment.names().signed(table.options().value(medal));
    String title =
        moment.text(
            R.string.bm_medal_title,
            moment.names().medal(medal),
            value,
            moment.words().medals().condition(medal));
    if (medal == Medal.PENALTY) {
      return row(
          state,
          title,
          state.holders(hasTeamPenalty()).isEmpty()
              ? everybody(state)
              : won(state, hasTeamPenalty()));
    }
    String own = table.isOpen(medal) ? everybody(state) : won(state, false);
    if (!state.hasTeams()) {
      return row(state, title, own);
    }
    String team =
        table.isOpenForTeams(medal)
            ? moment.words().medals().teamCondition(medal, table.options())
            : won(state, true);
    return row(
        state,
        title,
        moment.writing().phrases().then(own, moment.text(R.string.bm_team_medal, team)));
  }

  private boolean hasTeamPenalty() {
    return !new MedalState(moment, Medal.PENALTY).holders(true).isEmpty();
  }

  private Block row(MedalState state, String title, String who) {
    return new Pictured(
        moment.tools(),
        "medal-" + state.medal(),
        moment.props().coin(state.medal(), !state.isClosed()),
        moment.writing().phrases().then(title, who));
  }

  private String won(MedalState state, boolean forTeams) {
    return moment.say(R.string.bm_won_by, Seat.those(moment.seats(), state.holders(forTeams)));
  }

  private String everybody(MedalState state) {
    List<String> parts = new ArrayList<>();
    for (int seat = 0; seat < moment.table().seats(); seat++) {
      parts.add(
          moment.text(
              R.string.bm_progress_of,
              moment.name(seat),
              TextUtils.join(" · ", state.progress(seat))));
    }
    return TextUtils.join(", ", parts);
  }

  private void dragons(List<Block> blocks) {
    for (int day = 1; day <= moment.table().day(); day++) {
      int holder = moment.table().dragonHolder(day);
      if (holder != BigMonsterTable.NOBODY) {
        blocks.add(
            moment
                .writing()
                .block(
                    "dragon-" + day,
                    moment.text(R.string.bm_dragon, day, moment.name(holder)),
                    moment.writing().body()));
      }
    }
  }
}
