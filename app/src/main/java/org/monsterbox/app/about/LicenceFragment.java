package org.monsterbox.app.about;

import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.Fragment;
import org.monsterbox.app.R;
import org.monsterbox.app.form.Form;
import org.monsterbox.app.form.Page;

/** The whole text of a licence. */
public final class LicenceFragment extends Fragment {

  private static final String LICENCE = "licence";

  public LicenceFragment() {
    super(R.layout.page);
  }

  public static LicenceFragment of(String licence) {
    Bundle arguments = new Bundle();
    arguments.putString(LICENCE, licence);
    LicenceFragment fragment = new LicenceFragment();
    fragment.setArguments(arguments);
    return fragment;
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle savedInstanceState) {
    Licence licence = Licence.valueOf(requireArguments().getString(LICENCE, ""));
    Page.open(this, view, getString(licence.title));
    Form form = new Form(view.findViewById(R.id.content));
    ((TextView) form.add(R.layout.licence_text)).setText(licence.text(view.getContext()));
  }
}
