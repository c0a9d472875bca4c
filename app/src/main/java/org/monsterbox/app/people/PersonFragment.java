package org.monsterbox.app.people;

import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.appbar.MaterialToolbar;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.Place;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.PictureView;
import org.monsterbox.app.art.poster.EmptyShelf;
import org.monsterbox.app.shelf.SystemBars;
import org.monsterbox.app.store.rows.Person;

/** How one person did. */
public final class PersonFragment extends Fragment {

  private PeopleViewModel model;

  public PersonFragment() {
    super(R.layout.person);
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle savedInstanceState) {
    model = new ViewModelProvider(this, PeopleViewModel.FACTORY).get(PeopleViewModel.class);
    MaterialToolbar toolbar = view.findViewById(R.id.toolbar);
    SystemBars.padTop(toolbar);
    SystemBars.padBottom(view.findViewById(R.id.page));
    toolbar.setNavigationOnClickListener(clicked -> Navigator.of(this).back());
    view.<PictureView>findViewById(R.id.empty_picture)
        .setPicture(new EmptyShelf(Palette.of(view.getContext())));
    view.<TextView>findViewById(R.id.empty_title).setText(R.string.person_nothing_title);
    view.<TextView>findViewById(R.id.empty_text).setText(R.string.person_nothing);
    model.portrait().observe(getViewLifecycleOwner(), portrait -> show(view, portrait));
    getParentFragmentManager()
        .setFragmentResultListener(
            PersonDialog.RESULT,
            getViewLifecycleOwner(),
            (key, result) -> {
              Person person = PersonDialog.person(result);
              model.change(person.id(), person.name(), person.mark());
            });
    model.look(Place.number(this));
  }

  private void show(View view, PeopleViewModel.Portrait portrait) {
    Person person = portrait.person();
    ViewCompat.setAccessibilityPaneTitle(view, person.name());
    MaterialToolbar toolbar = view.findViewById(R.id.toolbar);
    toolbar.setTitle(person.name());
    toolbar.setOnMenuItemClickListener(
        item -> {
          if (item.getItemId() == R.id.edit) {
            PersonDialog.of(person).show(getParentFragmentManager(), PersonDialog.RESULT);
          } else {
            remove(person);
          }
          return true;
        });
    boolean nothing = portrait.statistics().course().isEmpty();
    view.findViewById(R.id.empty).setVisibility(nothing ? View.VISIBLE : View.GONE);
    ViewGroup page = view.findViewById(R.id.statistics);
    page.removeAllViews();
    if (!nothing) {
      new StatisticsPage(page).fill(portrait.statistics());
    }
  }

  private void remove(Person person) {
    model.remove(person.id());
    Bundle removed = new Bundle();
    removed.putLong(PeopleFragment.ID, person.id());
    removed.putString(PeopleFragment.NAME, person.name());
    getParentFragmentManager().setFragmentResult(PeopleFragment.REMOVED, removed);
    Navigator.of(this).back();
  }
}
