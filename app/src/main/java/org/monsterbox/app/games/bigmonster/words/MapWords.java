package org.monsterbox.app.games.bigmonster.words;

import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.AwardDue;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.Awarded;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.BigMonsterCompleted;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.CrystalCompleted;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.MedalWon;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.Mutated;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.TilePlaced;
import org.monsterbox.core.bigmonster.tiles.Colour;

/** The log of what tiles do on the maps, and of the medals that come of it. */
record MapWords(Teller teller) {

  void addTo(EventWords words) {
    words.tell(
        TilePlaced.class,
        (event, seats) ->
            teller.text(
                R.string.bigmonster_log_placed,
                seats.get(event.seat()),
                names().aTile(event.tile())));
    words.tell(CrystalCompleted.class, this::crystal);
    words.tell(Mutated.class, this::mutated);
    words.tell(
        BigMonsterCompleted.class,
        (event, seats) -> teller.text(R.string.bigmonster_log_big, seats.get(event.seat())));
    words.tell(
        AwardDue.class,
        (event, seats) ->
            teller.text(
                R.string.bigmonster_log_award_due,
                seats.get(event.seat()),
                names().theMedal(event.medal())));
    words.tell(Awarded.class, this::awarded);
    words.tell(
        MedalWon.class,
        (event, seats) ->
            teller.text(
                event.isForTeams()
                    ? R.string.bigmonster_log_team_medal
                    : R.string.bigmonster_log_medal,
                Seat.those(seats, event.seats()),
                names().medal(event.medal()),
                names().signed(event.value())));
  }

  private Names names() {
    return teller.names();
  }

  private String crystal(CrystalCompleted event, List<Seat> seats) {
    Colour colour = event.crystal().colour();
    return teller.text(
        R.string.bigmonster_log_crystal,
        seats.get(event.seat()),
        names().aCrystal(colour),
        names().points(colour.points()));
  }

  private String mutated(Mutated event, List<Seat> seats) {
    return teller.text(
        R.string.bigmonster_log_mutated,
        seats.get(event.seat()),
        names().aTile(event.mutation().tile()),
        event.mutation().level(),
        names().points(event.mutation().points()));
  }

  private String awarded(Awarded event, List<Seat> seats) {
    Seat giver = seats.get(event.seat());
    String medal = names().theMedal(event.medal());
    String value = names().signed(event.value());
    return event.seat() == event.to()
        ? teller.text(R.string.bigmonster_log_awarded_self, giver, medal, value)
        : teller.text(R.string.bigmonster_log_awarded, giver, seats.get(event.to()), medal, value);
  }
}
