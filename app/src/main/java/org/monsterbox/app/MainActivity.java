package org.monsterbox.app;

import android.os.Bundle;
import androidx.activity.EdgeToEdge;
import androidx.annotation.Nullable;
import androidx.appcompat.app.AppCompatActivity;
import androidx.fragment.app.FragmentManager;
import androidx.fragment.app.FragmentTransaction;
import org.monsterbox.app.box.BoxFragment;
import org.monsterbox.app.home.HomeFragment;

/** The app's only window: the shelf, and the box that was taken from it. */
public final class MainActivity extends AppCompatActivity implements HomeFragment.Host {

  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    EdgeToEdge.enable(this);
    super.onCreate(savedInstanceState);
    if (savedInstanceState == null) {
      getSupportFragmentManager()
          .beginTransaction()
          .replace(android.R.id.content, new HomeFragment())
          .commit();
    }
  }

  @Override
  public void openBox(String game) {
    FragmentManager fragments = getSupportFragmentManager();
    // A second tap must not open a second box on top of the first.
    if (fragments.isStateSaved() || fragments.getBackStackEntryCount() > 0) {
      return;
    }
    fragments
        .beginTransaction()
        .setReorderingAllowed(true)
        .setTransition(FragmentTransaction.TRANSIT_FRAGMENT_OPEN)
        .replace(android.R.id.content, BoxFragment.of(game))
        .addToBackStack(null)
        .commit();
    fragments.executePendingTransactions();
    MonsterBoxApplication.of(this).shelfStore().noteOpened(game, System.currentTimeMillis());
  }
}
