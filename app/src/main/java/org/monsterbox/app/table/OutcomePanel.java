package org.monsterbox.app.table;

import android.content.Context;
import android.text.TextUtils;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.ImageView;
import android.widget.TextView;
import androidx.core.view.ViewCompat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.PictureView;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.PieceDrawable;
import org.monsterbox.app.art.poster.Winner;
import org.monsterbox.app.games.Epilogue;
import org.monsterbox.app.referee.Situation;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.shelf.SystemBars;
import org.monsterbox.app.speech.Nameplates;
import org.monsterbox.app.speech.Sentences;
import org.monsterbox.app.table.parts.MarkView;
import org.monsterbox.core.game.Outcome;

/** Who has won, and how everybody else came in. */
final class OutcomePanel {

  private final View view;
  private final Context context;
  private final ViewGroup places;
  private final ImageView chart;

  OutcomePanel(View view) {
    this.view = view;
    context = view.getContext();
    places = view.findViewById(R.id.places);
    SystemBars.padPage(view);
    ViewCompat.setAccessibilityHeading(view.findViewById(R.id.winner), true);
    view.<PictureView>findViewById(R.id.winner_picture).setPicture(new Winner(Palette.of(context)));
    chart = view.findViewById(R.id.final_picture);
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

  /**
   * Shows who has won, once.
   *
   * @param hasPoints whether scores say more than who has won
   */
  void show(
      Situation<?, ?> over,
      boolean hasPoints,
      String ending,
      Epilogue epilogue,
      Optional<Piece> picture) {
    if (isShown()) {
      return;
    }
    Outcome outcome = over.outcome().orElseThrow();
    List<Seat> seats = new Nameplates(context).of(over.seats());
    String headline = epilogue.instead().orElseGet(() -> headline(seats, outcome));
    view.<TextView>findViewById(R.id.winner).setText(headline);
    showLines(ending, epilogue);
    picture.ifPresent(this::showPicture);
    places.removeAllViews();
    List<Seat> inOrder = new ArrayList<>(seats);
    inOrder.sort(Comparator.comparingInt(seat -> outcome.places().get(seat.number()).rank()));
    for (Seat seat : inOrder) {
      Outcome.Place place = outcome.places().get(seat.number());
      boolean helped = (over.assisted() >>> seat.number() & 1) == 1;
      String name = helped ? context.getString(R.string.table_helped, seat.name()) : seat.name();
      View row = row(seat, name, epilogue.of(seat.number()));
      if (hasPoints) {
        showScore(row, name, place);
      } else {
        showWhetherWon(row, name, place.rank() == 1);
      }
      places.addView(row);
    }
    view.setVisibility(View.VISIBLE);
    ViewCompat.setAccessibilityPaneTitle(view, headline);
  }

  private String headline(List<Seat> seats, Outcome outcome) {
    List<Seat> winners = new ArrayList<>(seats);
    winners.removeIf(seat -> !outcome.won(seat.number()));
    return winners.isEmpty()
        ? context.getString(R.string.table_nobody_won)
        : new Sentences(context).say(R.string.table_won, winners);
  }

  private void showLines(String ending, Epilogue epilogue) {
    List<String> lines = new ArrayList<>(epilogue.lines());
    if (epilogue.instead().isEmpty()) {
      lines.add(0, ending);
    }
    TextView told = view.findViewById(R.id.ending);
    told.setText(TextUtils.join("\n", lines));
    told.setVisibility(lines.isEmpty() ? View.GONE : View.VISIBLE);
  }

  /** In the place of the monster that cheers. */
  private void showPicture(Piece piece) {
    view.findViewById(R.id.winner_picture).setVisibility(View.GONE);
    chart.setVisibility(View.VISIBLE);
    chart.setImageDrawable(
        new PieceDrawable(piece, chart.getLayoutParams().width, chart.getLayoutParams().height));
  }

  private View row(Seat seat, String name, String deeds) {
    View row = LayoutInflater.from(context).inflate(R.layout.table_place, places, false);
    row.<MarkView>findViewById(R.id.place_mark).show(seat);
    row.<TextView>findViewById(R.id.place_name).setText(name);
    TextView told = row.findViewById(R.id.deeds);
    told.setText(deeds);
    told.setVisibility(deeds.isEmpty() ? View.GONE : View.VISIBLE);
    return row;
  }

  private void showScore(View row, String name, Outcome.Place place) {
    row.<TextView>findViewById(R.id.rank)
        .setText(context.getString(R.string.table_rank, place.rank()));
    row.<TextView>findViewById(R.id.score)
        .setText(
            String.format(
                context.getResources().getConfiguration().getLocales().get(0),
                "%d",
                place.score()));
    describe(
        row, context.getString(R.string.table_place_spoken, place.rank(), name, place.score()));
  }

  private void showWhetherWon(View row, String name, boolean won) {
    String word = context.getString(won ? R.string.table_side_won : R.string.table_side_lost);
    row.findViewById(R.id.rank).setVisibility(View.GONE);
    row.<TextView>findViewById(R.id.score).setText(word);
    describe(row, context.getString(R.string.table_side_spoken, name, word));
  }

  private static void describe(View row, String place) {
    CharSequence deeds = row.<TextView>findViewById(R.id.deeds).getText();
    row.setContentDescription(deeds.length() == 0 ? place : place + "\n" + deeds);
  }
}
