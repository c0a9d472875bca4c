package org.monsterbox.app.setup;

import android.content.Context;
import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.activity.OnBackPressedCallback;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import androidx.recyclerview.widget.RecyclerView;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.form.Form;
import org.monsterbox.app.form.Page;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.OptionSpec;

/** Where people and bots take their seats and choose the rules that they play by. */
public final class SetupFragment extends Fragment {

  /** For {@link SitterSheet}: the seat does not exist yet. */
  static final int NEW_SEAT = -1;

  /** The way back leads first out of the options that were opened over a small screen. */
  private final OnBackPressedCallback closing =
      new OnBackPressedCallback(false) {
        @Override
        public void handleOnBackPressed() {
          model.showOptions(false);
          showOptions(requireView());
        }
      };

  private SetupViewModel model;
  private Optional<OptionRows> rows = Optional.empty();

  public SetupFragment() {
    super(R.layout.setup);
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle savedInstanceState) {
    model = new ViewModelProvider(this, SetupViewModel.FACTORY).get(SetupViewModel.class);
    StartViewModel starter =
        new ViewModelProvider(this, StartViewModel.FACTORY).get(StartViewModel.class);
    Page.open(this, view, getString(model.kit().box().title()));
    ViewCompat.setAccessibilityHeading(view.findViewById(R.id.seats_heading), true);
    ViewCompat.setAccessibilityHeading(view.findViewById(R.id.options_heading), true);

    SeatAdapter seats = new SeatAdapter(model, seat -> SitterSheet.show(this, seat));
    RecyclerView list = view.findViewById(R.id.seats);
    list.setAdapter(seats);
    seats.makeDraggable(list);
    view.findViewById(R.id.add).setOnClickListener(clicked -> SitterSheet.show(this, NEW_SEAT));
    view.findViewById(R.id.add_player)
        .setOnClickListener(clicked -> seat(NEW_SEAT, nextPlayer(view.getContext())));
    view.findViewById(R.id.reset_setup)
        .setOnClickListener(
            clicked -> {
              model.reset();
              fillOptions(view);
            });
    SitterSheet.listen(this, this::seat);

    fillOptions(view);
    View showOptions = view.findViewById(R.id.show_options);
    if (showOptions != null) {
      showOptions.setOnClickListener(
          clicked -> {
            model.showOptions(true);
            showOptions(view);
          });
      requireActivity().getOnBackPressedDispatcher().addCallback(getViewLifecycleOwner(), closing);
    }
    view.findViewById(R.id.reset)
        .setOnClickListener(
            clicked -> {
              model.resetOptions();
              fillOptions(view);
            });

    View start = view.findViewById(R.id.start);
    start.setOnClickListener(clicked -> starter.start(model.kit(), model.current()));
    Starting.follow(this, starter, start);
    model.setup().observe(getViewLifecycleOwner(), setup -> show(view, setup, seats));
  }

  private Chair nextPlayer(Context context) {
    return FirstSetup.player(context, model.current().chairs());
  }

  private void seat(int seat, Chair chair) {
    GameSetup setup = model.current();
    if (seat == NEW_SEAT && model.canAdd()) {
      model.change(setup.with(chair));
    } else if (seat >= 0 && seat < setup.chairs().size()) {
      model.change(setup.with(seat, chair));
    }
  }

  private void show(View view, GameSetup setup, SeatAdapter seats) {
    seats.refresh();
    int adding = model.canAdd() ? View.VISIBLE : View.GONE;
    view.findViewById(R.id.add).setVisibility(adding);
    TextView addPlayer = view.findViewById(R.id.add_player);
    addPlayer.setVisibility(adding);
    String player = nextPlayer(view.getContext()).name();
    addPlayer.setText(player);
    addPlayer.setContentDescription(getString(R.string.add_named, player));
    view.findViewById(R.id.reset_setup).setVisibility(model.isFirst() ? View.GONE : View.VISIBLE);
    view.findViewById(R.id.reset).setVisibility(model.isUsual() ? View.GONE : View.VISIBLE);
    Optional<Code> problem = model.problem();
    TextView sentence = view.findViewById(R.id.problem);
    sentence.setVisibility(problem.isPresent() ? View.VISIBLE : View.GONE);
    problem.ifPresent(code -> sentence.setText(words(view.getContext()).refusal(code)));
    String note = words(view.getContext()).setupNote(setup.chairs().size(), setup.options());
    TextView told = view.findViewById(R.id.seats_note);
    told.setVisibility(note.isEmpty() ? View.GONE : View.VISIBLE);
    told.setText(note);
    view.findViewById(R.id.start).setEnabled(problem.isEmpty());
    rows.ifPresent(made -> made.show(setup));
    showOptions(view);
  }

  /** On a phone the options stay folded away until they are asked for, or differ from the usual. */
  private void showOptions(View view) {
    View button = view.findViewById(R.id.show_options);
    boolean shown = button == null || model.areOptionsShown();
    view.findViewById(R.id.options).setVisibility(shown ? View.VISIBLE : View.GONE);
    if (button != null) {
      button.setVisibility(shown ? View.GONE : View.VISIBLE);
      closing.setEnabled(model.areOptionsOpened());
    }
  }

  private void fillOptions(View view) {
    ViewGroup column = view.findViewById(R.id.options);
    OptionRows made =
        new OptionRows(
            new Form(column),
            words(view.getContext()).options(),
            change -> model.change(model.current().with(change.of(model.current().options()))));
    for (OptionSpec<?> option : model.kit().rules().options()) {
      made.add(option, model.current().options());
    }
    made.show(model.current());
    rows = Optional.of(made);
  }

  private GameWords<?, ?> words(Context context) {
    return model.kit().words(context);
  }
}
