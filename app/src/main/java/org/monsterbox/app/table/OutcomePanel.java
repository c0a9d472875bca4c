package org.monsterbox.app.table;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.core.view.ViewCompat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.PictureView;
import org.monsterbox.app.art.Winner;
import org.monsterbox.app.referee.Situation;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.shelf.SystemBars;
import org.monsterbox.core.game.Outcome;

/** Who has won, and how everybody else came in. */
final class OutcomePanel {

  private final View view;
  private final Context context;
  private final ViewGroup places;

  OutcomePanel(View view) {
    this.view = view;
    context = view.getContext();
    places = view.findViewById(R.id.places);
    SystemBars.padPage(view);
    ViewCompat.setAccessibilityHeading(view.findViewById(R.id.winner), true);
    view.<PictureView>findViewById(R.id.winner_picture).setPicture(new Winner(Palette.of(context)));
  }

  void onClick(int button, Runnable then) {
    view.findViewById(button).setOnClickListener(clicked -> then.run());
  }

  void hide() {
    view.setVisibility(View.GONE);
  }

  boolean isShown() {
    return view.getVisibility() == View.VISIBLE;
  }

  /** Shows how it ended, and instead of who has won what somebody has reached alone. */
  void show(Situation<?, ?> over, String ending, Optional<String> alone) {
    if (isShown()) {
      return;
    }
    Outcome outcome = over.outcome().orElseThrow();
    String headline = alone.orElseGet(() -> headline(over.seats(), outcome));
    view.<TextView>findViewById(R.id.winner).setText(headline);
    TextView decided = view.findViewById(R.id.ending);
    decided.setText(ending);
    decided.setVisibility(alone.isPresent() ? View.GONE : View.VISIBLE);
    places.removeAllViews();
    List<Seat> inOrder = new ArrayList<>(over.seats());
    inOrder.sort(Comparator.comparingInt(seat -> outcome.places().get(seat.number()).rank()));
    for (Seat seat : inOrder) {
      boolean helped = (over.assisted() >>> seat.number() & 1) == 1;
      places.addView(row(seat, outcome.places().get(seat.number()), helped));
    }
    view.setVisibility(View.VISIBLE);
    ViewCompat.setAccessibilityPaneTitle(view, headline);
  }

  private String headline(List<Seat> seats, Outcome outcome) {
    List<String> winners = new ArrayList<>();
    for (Seat seat : seats) {
      if (outcome.won(seat.number())) {
        winners.add(seat.name());
      }
    }
    if (winners.isEmpty()) {
      return context.getString(R.string.table_nobody_won);
    }
    String names = winners.get(0);
    for (String name : winners.subList(1, winners.size())) {
      names = context.getString(R.string.table_names, names, name);
    }
    return context.getString(
        winners.size() == 1 ? R.string.table_won : R.string.table_won_many, names);
  }

  private View row(Seat seat, Outcome.Place place, boolean helped) {
    View row = LayoutInflater.from(context).inflate(R.layout.table_place, places, false);
    String name = helped ? context.getString(R.string.table_helped, seat.name()) : seat.name();
    row.<TextView>findViewById(R.id.rank)
        .setText(context.getString(R.string.table_rank, place.rank()));
    row.<MarkView>findViewById(R.id.place_mark).show(seat);
    row.<TextView>findViewById(R.id.place_name).setText(name);
    row.<TextView>findViewById(R.id.score)
        .setText(
            String.format(
                context.getResources().getConfiguration().getLocales().get(0),
                "%d",
                place.score()));
    row.setContentDescription(
        context.getString(R.string.table_place_spoken, place.rank(), name, place.score()));
    return row;
  }
}
