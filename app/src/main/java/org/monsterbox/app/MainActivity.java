package org.monsterbox.app;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.KeyboardShortcutGroup;
import android.view.Menu;
import androidx.activity.EdgeToEdge;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.appcompat.app.AppCompatActivity;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentManager;
import androidx.fragment.app.FragmentTransaction;
import java.util.List;
import org.monsterbox.app.keys.Shortcuts;

/** The app's only window. A screen is a fragment that is made of its arguments alone. */
public final class MainActivity extends AppCompatActivity implements Navigator {

  private static final String GAME = "org.monsterbox.app.GAME";
  private static final String OVER = "org.monsterbox.app.OVER";

  /** Starts the app, or comes back to it, at a saved game. */
  public static Intent atGame(Context context, long savedGame, boolean over) {
    return new Intent(context, MainActivity.class)
        .putExtra(GAME, savedGame)
        .putExtra(OVER, over)
        .addFlags(
            Intent.FLAG_ACTIVITY_NEW_TASK
                | Intent.FLAG_ACTIVITY_CLEAR_TOP
                | Intent.FLAG_ACTIVITY_SINGLE_TOP);
  }

  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    EdgeToEdge.enable(this);
    super.onCreate(savedInstanceState);
    if (savedInstanceState == null) {
      Place.HOME.put("", getSupportFragmentManager().beginTransaction()).commitNow();
      goTo(getIntent());
    }
  }

  @Override
  protected void onNewIntent(@NonNull Intent intent) {
    super.onNewIntent(intent);
    goTo(intent);
  }

  private void goTo(Intent intent) {
    if (intent.hasExtra(GAME)) {
      String game = Long.toString(intent.getLongExtra(GAME, 0));
      open(intent.getBooleanExtra(OVER, false) ? Place.REPLAY : Place.TABLE, game);
    }
  }

  @Override
  public void onProvideKeyboardShortcuts(
      List<KeyboardShortcutGroup> data, @Nullable Menu menu, int deviceId) {
    super.onProvideKeyboardShortcuts(data, menu, deviceId);
    data.addAll(Shortcuts.all(this));
  }

  @Override
  public void open(Place place, String what) {
    FragmentManager fragments = getSupportFragmentManager();
    if (fragments.isStateSaved()) {
      return;
    }
    boolean another = place == Place.TUTORIAL && present() == Place.TUTORIAL;
    if (another || (place == Place.TABLE && present().isLeftForTheTable())) {
      fragments.popBackStackImmediate();
    }
    place
        .put(what, fragments.beginTransaction())
        .setReorderingAllowed(true)
        .setTransition(FragmentTransaction.TRANSIT_FRAGMENT_OPEN)
        .addToBackStack(place.name())
        .commit();
    // The screen that is left must know at once, so that a second tap on it opens nothing.
    fragments.executePendingTransactions();
    if (place == Place.BOX) {
      MonsterBoxApplication.of(this).shelfStore().noteOpened(what, System.currentTimeMillis());
    }
  }

  @Override
  public void back() {
    getOnBackPressedDispatcher().onBackPressed();
  }

  private Place present() {
    Fragment shown = getSupportFragmentManager().findFragmentById(android.R.id.content);
    return shown == null || shown.getTag() == null ? Place.HOME : Place.valueOf(shown.getTag());
  }
}
