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

  public RulesFragment() {
    super(R.layout.rules);
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle savedInstanceState) {
    String game = Place.what(this);
    Optional<GameKit<?, ?, ?>> kit = MonsterBoxApplication.of(view.getContext()).kits().find(game);
    String name = kit.map(found -> getString(found.box().title())).orElse("");
    Page.open(this, view, getString(R.string.rules_of, name));
    RulesPage rules = kit.map(found -> found.rulesPage(view.getContext())).orElse(RulesPage.EMPTY);
    ViewGroup content = view.findViewById(R.id.content);
    ScrollView page = view.findViewById(R.id.page);
    ViewGroup contents = view.findViewById(R.id.contents);
    if (contents != null) {
      SystemBars.padBottom(view.findViewById(R.id.contents_page));
    }
    for (RulesSection section : rules.sections()) {
      View shown = SectionView.add(content, section);
      if (contents != null) {
        addEntry(contents, section.title(), () -> page.smoothScrollTo(0, shown.getTop()));
      }
    }
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
