package org.monsterbox.app.games.bigmonster.words;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.DayStarted;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.ExplorerChosen;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.ExplorerHidden;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.ExplorersOffered;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.ExplorersRevealed;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.GameEnded;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.GameStarted;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.MedalsSelected;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.PenaltyGiven;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.TurnStarted;
import org.monsterbox.core.bigmonster.tiles.Explorer;

/** The log of how a game begins, goes on and ends. */
record StageWords(Teller teller) {

  void addTo(EventWords words) {
    words.tell(GameStarted.class, this::started);
    words.tell(
        MedalsSelected.class,
        (event, seats) ->
            teller.text(R.string.bigmonster_log_medals, names().medals(event.medals())));
    words.tell(
        ExplorersOffered.class,
        (event, seats) ->
            teller.text(
                R.string.bigmonster_log_offered,
                seats.get(event.seat()),
                names().explorers(event.explorers())));
    words.tell(
        ExplorerHidden.class,
        (event, seats) ->
            teller.text(R.string.bigmonster_log_explorer_hidden, seats.get(event.seat())));
    words.tell(
        ExplorerChosen.class,
        (event, seats) ->
            teller.text(
                R.string.bigmonster_log_explorer_chosen,
                seats.get(event.seat()),
                names().explorer(event.explorer())));
    words.tell(ExplorersRevealed.class, this::revealed);
    words.tell(
        DayStarted.class, (event, seats) -> teller.text(R.string.bigmonster_log_day, event.day()));
    words.tell(
        TurnStarted.class,
        (event, seats) ->
            teller.text(
                R.string.bigmonster_log_turn, event.turn(), teller.inOrder(event.order(), seats)));
    words.tell(
        PenaltyGiven.class,
        (event, seats) ->
            teller.text(
                R.string.bigmonster_log_penalty,
                Seat.those(seats, event.seats()),
                names().signed(event.value())));
    words.tell(GameEnded.class, this::ended);
  }

  private Names names() {
    return teller.names();
  }

  private String started(GameStarted event, List<Seat> seats) {
    return teller.text(
        switch (event.mode()) {
          case DUEL -> R.string.bigmonster_log_started_duel;
          case TRIO -> R.string.bigmonster_log_started_trio;
          case INDIVIDUAL -> R.string.bigmonster_log_started_individual;
          case TEAM -> R.string.bigmonster_log_started_team;
        },
        seats.get(event.first()));
  }

  private String revealed(ExplorersRevealed event, List<Seat> seats) {
    List<String> explorers = new ArrayList<>();
    for (Explorer explorer : event.explorers()) {
      explorers.add(names().explorer(explorer));
    }
    return teller.text(R.string.bigmonster_log_explorers, teller.bySeat(explorers, seats));
  }

  /** The winners' lowest total is the score of a team, and everybody's where they are level. */
  private String ended(GameEnded event, List<Seat> seats) {
    List<Integer> winners = new ArrayList<>();
    int points = Integer.MAX_VALUE;
    for (int seat = 0; seat < seats.size(); seat++) {
      if (event.ranks().get(seat) == 1) {
        winners.add(seat);
        points = Math.min(points, event.sheets().get(seat).total());
      }
    }
    return teller.text(
        switch (event.reason()) {
          case POINTS -> R.string.bigmonster_log_won_points;
          case BETTER_PARTNER -> R.string.bigmonster_log_won_partner;
          case BIG_MONSTERS -> R.string.bigmonster_log_won_big;
          case SHARED -> R.string.bigmonster_log_won_shared;
        },
        Seat.those(seats, winners),
        names().points(points));
  }
}
