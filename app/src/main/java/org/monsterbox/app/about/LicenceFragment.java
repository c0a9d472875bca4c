package org.monsterbox.app.about;

import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.Fragment;
import org.monsterbox.app.Place;
import org.monsterbox.app.R;
import org.monsterbox.app.form.Form;
import org.monsterbox.app.form.Page;

/** The whole text of a licence. */
public final class LicenceFragment extends Fragment {

  public LicenceFragment() {
    super(R.layout.page);
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle savedInstanceState) {
    Licence licence = Licence.valueOf(Place.what(this));
    Page.open(this, view, getString(licence.title));
    Form form = new Form(view.findViewById(R.id.content));
    ((TextView) form.add(R.layout.licence_text)).setText(licence.text(view.getContext()));
  }
}
