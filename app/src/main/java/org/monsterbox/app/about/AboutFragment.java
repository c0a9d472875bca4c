package org.monsterbox.app.about;

import android.content.Context;
import android.content.pm.PackageManager;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.Place;
import org.monsterbox.app.R;
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
        .setText(getString(R.string.version, version(view.getContext())));
    for (int heading : new int[] {R.id.privacy_heading, R.id.licence_heading, R.id.parts_heading}) {
      ViewCompat.setAccessibilityHeading(view.findViewById(heading), true);
    }
    link(view, R.id.gpl, Licence.GPL_3);
    link(view, R.id.apache, Licence.APACHE_2);
  }

  private void link(View view, int id, Licence licence) {
    view.findViewById(id)
        .setOnClickListener(clicked -> Navigator.of(this).open(Place.LICENCE, licence.name()));
  }

  private static String version(Context context) {
    try {
      return context.getPackageManager().getPackageInfo(context.getPackageName(), 0).versionName;
    } catch (PackageManager.NameNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
