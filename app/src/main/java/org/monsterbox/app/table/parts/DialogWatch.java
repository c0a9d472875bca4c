package org.monsterbox.app.table.parts;

import androidx.annotation.NonNull;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentManager;
import java.util.function.Consumer;

/** Tells when a dialog over a screen is opened (true) and closed (false). */
public final class DialogWatch extends FragmentManager.FragmentLifecycleCallbacks {

  private final Consumer<Boolean> whenChanged;

  public DialogWatch(Consumer<Boolean> whenChanged) {
    this.whenChanged = whenChanged;
  }

  @Override
  public void onFragmentStarted(@NonNull FragmentManager manager, @NonNull Fragment dialog) {
    whenChanged.accept(true);
  }

  @Override
  public void onFragmentDestroyed(@NonNull FragmentManager manager, @NonNull Fragment dialog) {
    whenChanged.accept(false);
  }
}
