package org.monsterbox.app.games.bigmonster.moment;

import android.text.TextUtils;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.monsterbox.app.R;
import org.monsterbox.core.bigmonster.map.MedalProgress;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.terms.Mode;
import org.monsterbox.core.bigmonster.tiles.Medal;

/** How it stands with one medal: who has won it, or how far everybody is. */
public record MedalState(Moment moment, Medal medal) {

  private BigMonsterTable table() {
    return moment.table();
  }

  public boolean hasTeams() {
    return table().mode() == Mode.TEAM;
  }

  /** Whether nobody can win it any more. */
  public boolean isClosed() {
    return medal != Medal.PENALTY
        && !table().isOpen(medal)
        && !(hasTeams() && table().isOpenForTeams(medal));
  }

  /** How far a seat is: "2/3", and in teams also both partners together. */
  public List<String> progress(int seat) {
    return progress(seat, R.string.bm_of);
  }

  private List<String> progress(int seat, int of) {
    if (medal == Medal.PENALTY) {
      return List.of(Integer.toString(penaltyCount(seat)));
    }
    List<String> progress = new ArrayList<>();
    progress.add(
        table().isOpen(medal)
            ? moment.text(of, MedalProgress.own(medal, table().tableau(seat)), medal.need())
            : won(table().holds(seat, medal)));
    if (hasTeams()) {
      progress.add(
          table().isOpenForTeams(medal)
              ? moment.text(of, teamProgress(seat), table().options().teamNeed(medal))
              : won(table().holdsForTeam(seat, medal)));
    }
    return progress;
  }

  /** How far a seat is, in a few signs: for the penalty, beside whoever has fewest. */
  public String brief(int seat) {
    return brief(seat, true);
  }

  /** The same; where there is no room for words, in numbers alone. */
  public String brief(int seat, boolean inWords) {
    if (!inWords) {
      return TextUtils.join(" ", progress(seat, R.string.bm_turn_numbers));
    }
    if (medal != Medal.PENALTY) {
      return TextUtils.join(" · ", progress(seat));
    }
    int least = penaltyCount(seat);
    for (int other = 0; other < table().seats(); other++) {
      least = Math.min(least, penaltyCount(other));
    }
    return moment.text(R.string.bm_penalty_state, penaltyCount(seat), least);
  }

  private String won(boolean isHeld) {
    return moment.text(isHeld ? R.string.bm_medal_held : R.string.bm_medal_gone);
  }

  private int teamProgress(int seat) {
    return MedalProgress.team(medal, table().tableau(seat), table().tableau(table().partner(seat)));
  }

  /** What is compared for the penalty: a team counts together. */
  private int penaltyCount(int seat) {
    return table().penaltyCount(seat)
        + (hasTeams() ? table().penaltyCount(table().partner(seat)) : 0);
  }

  /** Name and progress, as they are read out. */
  public String spoken(int seat) {
    return moment.text(
        R.string.bm_medal_progress,
        moment.names().medal(medal),
        TextUtils.join(" ", progress(seat)));
  }

  /** All who hold it, alone or with their partner. */
  public List<Integer> owners() {
    Set<Integer> owners = new TreeSet<>(holders(false));
    if (hasTeams()) {
      owners.addAll(holders(true));
    }
    return List.copyOf(owners);
  }

  /** Those who hold it. */
  public List<Integer> holders(boolean forTeams) {
    List<Integer> holders = new ArrayList<>();
    for (int seat = 0; seat < table().seats(); seat++) {
      if (forTeams ? table().holdsForTeam(seat, medal) : table().holds(seat, medal)) {
        holders.add(seat);
      }
    }
    return holders;
  }
}
