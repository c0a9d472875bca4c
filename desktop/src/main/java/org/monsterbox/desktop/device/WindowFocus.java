package org.monsterbox.desktop.device;

import android.view.View;
import java.util.Optional;

/** Gives the focus to the topmost window, as the system does: without it keys are not heard. */
final class WindowFocus {

  private Optional<View> focused = Optional.empty();

  void update() {
    Optional<View> now = Windows.focused();
    if (!now.equals(focused)) {
      focused
          .filter(View::isAttachedToWindow)
          .ifPresent(root -> root.getViewRootImpl().windowFocusChanged(false));
      now.ifPresent(root -> root.getViewRootImpl().windowFocusChanged(true));
      focused = now;
    }
  }
}
