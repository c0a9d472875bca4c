package org.monsterbox.app.about;

import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import java.util.List;
import java.util.stream.Collectors;
import org.monsterbox.app.AppVersion;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.Place;
import org.monsterbox.app.R;
import org.monsterbox.app.form.Form;
import org.monsterbox.app.form.Page;

/** Which version this is, what it does with what people tell it, and whose work is in it. */
public final class AboutFragment extends Fragment {

  public AboutFragment() {
    super(R.layout.about);
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle savedInstanceState) {
    Page.open(this, view, getString(R.string.about));
    view.<TextView>findViewById(R.id.version)
        .setText(getString(R.string.version, AppVersion.of(view.getContext())));
    for (int heading : new int[] {R.id.privacy_heading, R.id.licence_heading, R.id.parts_heading}) {
      ViewCompat.setAccessibilityHeading(view.findViewById(heading), true);
    }
    link(view.findViewById(R.id.gpl), Licence.GPL_3);
    showParts(new Form(view.findViewById(R.id.parts)), Part.all(view.getContext()));
  }

  private void showParts(Form form, List<Part> parts) {
    for (Licence licence : Licence.values()) {
      String names =
          parts.stream()
              .filter(part -> part.licence() == licence)
              .map(part -> getString(R.string.part, part.name(), part.version()))
              .collect(Collectors.joining("\n"));
      if (!names.isEmpty()) {
        View section = form.add(R.layout.about_parts);
        TextView button = section.findViewById(R.id.licence);
        button.setText(licence.title);
        link(button, licence);
        section.<TextView>findViewById(R.id.names).setText(names);
      }
    }
  }

  private void link(View button, Licence licence) {
    button.setOnClickListener(clicked -> Navigator.of(this).open(Place.LICENCE, licence.name()));
  }
}
