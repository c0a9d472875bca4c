package org.monsterbox.app.people;

import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.ImageView;
import android.widget.TextView;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.appbar.MaterialToolbar;
import java.util.List;
import java.util.Map;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.Place;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.PictureView;
import org.monsterbox.app.art.poster.EmptyShelf;
import org.monsterbox.app.form.Remark;
import org.monsterbox.app.saves.FailureWords;
import org.monsterbox.app.shelf.SystemBars;
import org.monsterbox.app.store.GameStanding;
import org.monsterbox.app.store.rows.KnownPerson;
import org.monsterbox.app.store.rows.Person;

/** The people who play here. */
public final class PeopleFragment extends Fragment {

  /** Somebody was removed on their own page; it can still be undone here. */
  static final String REMOVED = "removed";

  static final String ID = "id";
  static final String NAME = "name";

  private PeopleViewModel model;
  private int count;

  public PeopleFragment() {
    super(R.layout.people);
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle savedInstanceState) {
    model = new ViewModelProvider(this, PeopleViewModel.FACTORY).get(PeopleViewModel.class);
    ViewCompat.setAccessibilityPaneTitle(view, getString(R.string.people_title));
    MaterialToolbar toolbar = view.findViewById(R.id.toolbar);
    SystemBars.padTop(toolbar);
    SystemBars.padBottom(view.findViewById(R.id.bottom));
    toolbar.setNavigationOnClickListener(clicked -> Navigator.of(this).back());
    view.findViewById(R.id.add).setOnClickListener(clicked -> askForSomebody());
    view.<PictureView>findViewById(R.id.empty_picture)
        .setPicture(new EmptyShelf(Palette.of(view.getContext())));
    view.<TextView>findViewById(R.id.empty_title).setText(R.string.people_empty_title);
    view.<TextView>findViewById(R.id.empty_text).setText(R.string.people_empty);
    model.people().observe(getViewLifecycleOwner(), people -> show(view, people));
    model.standings().observe(getViewLifecycleOwner(), standings -> rank(view, standings));
    model
        .failure()
        .observe(
            getViewLifecycleOwner(),
            failure ->
                failure.ifPresent(
                    reason -> {
                      model.told();
                      Remark.of(view, FailureWords.of(reason)).show();
                    }));
    listen(view);
  }

  private void listen(View view) {
    getParentFragmentManager()
        .setFragmentResultListener(
            PersonDialog.RESULT,
            getViewLifecycleOwner(),
            (key, result) -> {
              Person person = PersonDialog.person(result);
              model.add(person.name(), person.mark());
            });
    getParentFragmentManager()
        .setFragmentResultListener(
            REMOVED,
            getViewLifecycleOwner(),
            (key, result) ->
                Remark.of(view, getString(R.string.people_removed, result.getString(NAME)))
                    .setAction(R.string.saves_undo, clicked -> model.restore(result.getLong(ID)))
                    .show());
  }

  private void askForSomebody() {
    PersonDialog.of(new Person(0, "", count % ChartMarks.COUNT))
        .show(getParentFragmentManager(), PersonDialog.RESULT);
  }

  private void show(View view, List<KnownPerson> people) {
    count = people.size();
    ViewGroup list = view.findViewById(R.id.people);
    list.removeAllViews();
    for (KnownPerson person : people) {
      list.addView(row(list, person));
    }
    view.findViewById(R.id.empty).setVisibility(people.isEmpty() ? View.VISIBLE : View.GONE);
  }

  private static void rank(View view, Map<String, List<GameStanding>> standings) {
    ViewGroup page = view.findViewById(R.id.rankings);
    page.removeAllViews();
    new StatisticsPage(page).rank(standings);
  }

  private View row(ViewGroup list, KnownPerson known) {
    View row = LayoutInflater.from(list.getContext()).inflate(R.layout.people_row, list, false);
    Person person = known.person();
    ImageView mark = row.findViewById(R.id.mark);
    mark.setImageDrawable(
        ChartMarks.picture(list.getContext(), person.mark(), mark.getLayoutParams().width));
    row.<TextView>findViewById(R.id.name).setText(person.name());
    row.<TextView>findViewById(R.id.record)
        .setText(getString(R.string.people_record, known.games(), known.wins()));
    ViewCompat.replaceAccessibilityAction(
        row, AccessibilityActionCompat.ACTION_CLICK, getString(R.string.people_open), null);
    row.setOnClickListener(
        clicked -> Navigator.of(this).open(Place.PERSON, Long.toString(person.id())));
    return row;
  }
}
