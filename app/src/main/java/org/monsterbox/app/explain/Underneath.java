package org.monsterbox.app.explain;

import android.view.View;
import android.view.ViewGroup;

/** A page that something else lies over: neither keys nor a screen reader get to it. */
final class Underneath {

  private Underneath() {}

  static void set(View page, boolean underneath) {
    page.setImportantForAccessibility(
        underneath
            ? View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS
            : View.IMPORTANT_FOR_ACCESSIBILITY_AUTO);
    if (page instanceof ViewGroup group) {
      group.setDescendantFocusability(
          underneath ? ViewGroup.FOCUS_BLOCK_DESCENDANTS : ViewGroup.FOCUS_BEFORE_DESCENDANTS);
    }
  }
}
