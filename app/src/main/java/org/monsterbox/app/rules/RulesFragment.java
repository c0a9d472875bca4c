package org.monsterbox.app.rules;

import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.ScrollView;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.Fragment;
import com.google.android.material.button.MaterialButton;
import java.util.Optional;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.Place;
import org.monsterbox.app.R;
import org.monsterbox.app.form.Page;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.RulesPage;
import org.monsterbox.app.games.RulesSection;
import org.monsterbox.app.shelf.SystemBars;

/** The rules of a game, with pictures; where there is room, with a table of contents beside. */
public final class RulesFragment extends Fragment {

  private static final String AT = "#";

  public RulesFragment() {
    super(R.layout.rules);
  }

  /** What the screen shows when it is opened at a section of a game's rules. */
  public static String what(String game, String section) {
    return section.isEmpty() ? game : game + AT + section;
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle savedInstanceState) {
    String[] what = Place.what(this).split(AT, 2);
    Optional<GameKit<?, ?, ?>> kit =
        MonsterBoxApplication.of(view.getContext()).kits().find(what[0]);
    String name = kit.map(found -> getString(found.box().title())).orElse("");
    Page.open(this, view, getString(R.string.rules_of, name));
    RulesPage rules = kit.map(found -> found.rulesPage(view.getContext())).orElse(RulesPage.EMPTY);
    ViewGroup content = view.findViewById(R.id.content);
    ScrollView page = view.findViewById(R.id.page);
    ViewGroup contents = view.findViewById(R.id.contents);
    if (contents != null) {
      SystemBars.padBottom(view.findViewById(R.id.contents_page));
    }
    boolean isNew = savedInstanceState == null;
    for (RulesSection section : rules.sections()) {
      View shown = SectionView.add(content, section);
      if (isNew && what.length > 1 && section.id().equals(what[1])) {
        page.post(() -> goTo(page, shown));
      }
      if (contents != null) {
        addEntry(contents, section.title(), () -> page.smoothScrollTo(0, shown.getTop()));
      }
    }
  }

  /** Its heading is at the upper edge, and where keys and a screen reader are. */
  private static void goTo(ScrollView page, View section) {
    page.scrollTo(0, section.getTop());
    View heading = section.findViewById(R.id.title);
    heading.setFocusable(true);
    heading.setFocusableInTouchMode(true);
    heading.requestFocus();
  }

  private static void addEntry(ViewGroup contents, String title, Runnable whenTapped) {
    MaterialButton entry =
        (MaterialButton)
            LayoutInflater.from(contents.getContext())
                .inflate(R.layout.rules_contents_entry, contents, false);
    entry.setText(title);
    entry.setOnClickListener(clicked -> whenTapped.run());
    contents.addView(entry);
  }
}
