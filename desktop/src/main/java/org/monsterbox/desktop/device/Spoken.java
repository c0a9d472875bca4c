package org.monsterbox.desktop.device;

import android.graphics.Rect;
import android.text.TextUtils;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeProvider;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.desktop.link.Label;

/** Finds what a screen reader would say of the window that has the focus, in its order. */
final class Spoken {

  private final List<Label> labels = new ArrayList<>();

  private Spoken() {}

  static List<Label> now() {
    Spoken spoken = new Spoken();
    Windows.focused().ifPresent(spoken::add);
    return List.copyOf(spoken.labels);
  }

  private void add(View view) {
    int importance = view.getImportantForAccessibility();
    if (view.getVisibility() != View.VISIBLE
        || importance == View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS) {
      return;
    }
    AccessibilityNodeProvider provider = view.getAccessibilityNodeProvider();
    if (provider != null) {
      addVirtual(provider);
      return;
    }
    boolean acts = acts(view);
    String text = text(view);
    if (text.isEmpty() && acts) {
      text = wordsIn(view);
    }
    boolean skipped = importance == View.IMPORTANT_FOR_ACCESSIBILITY_NO && !acts;
    if (!text.isEmpty() && !skipped) {
      Rect bounds = new Rect();
      if (view.getGlobalVisibleRect(bounds)) {
        int[] window = Windows.location(view.getRootView());
        bounds.offset(window[0], window[1]);
        add(text, bounds, acts);
      }
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        View child = group.getChildAt(i);
        // what was said with the whole is not said again, but buttons in it are
        if (text.isEmpty() || holdsAction(child)) {
          add(child);
        }
      }
    }
  }

  private static boolean acts(View view) {
    return view.isClickable() && view.isEnabled();
  }

  private static boolean holdsAction(View view) {
    if (acts(view)) {
      return true;
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        if (holdsAction(group.getChildAt(i))) {
          return true;
        }
      }
    }
    return false;
  }

  /** The nodes of a view that draws many things, such as a table. */
  private void addVirtual(AccessibilityNodeProvider provider) {
    AccessibilityNodeInfo host =
        provider.createAccessibilityNodeInfo(AccessibilityNodeProvider.HOST_VIEW_ID);
    if (host == null) {
      return;
    }
    for (int i = 0; i < host.getChildCount(); i++) {
      int id = AccessibilityNodeInfo.getVirtualDescendantId(host.getChildId(i));
      AccessibilityNodeInfo node = provider.createAccessibilityNodeInfo(id);
      if (node != null && node.isVisibleToUser()) {
        Rect bounds = new Rect();
        node.getBoundsInScreen(bounds);
        CharSequence said =
            node.getContentDescription() == null ? node.getText() : node.getContentDescription();
        add(said == null ? "" : said.toString(), bounds, node.isClickable() && node.isEnabled());
      }
    }
  }

  private void add(String text, Rect bounds, boolean acts) {
    if (!text.isEmpty() && !bounds.isEmpty()) {
      labels.add(
          new Label(
              text.replaceAll("\\s+", " "),
              bounds.left,
              bounds.top,
              bounds.width(),
              bounds.height(),
              acts));
    }
  }

  private static String text(View view) {
    CharSequence described = view.getContentDescription();
    if (!TextUtils.isEmpty(described)) {
      return described.toString();
    }
    if (view instanceof TextView words) {
      CharSequence hint = words.getHint();
      boolean hinted = words.length() == 0 && hint != null;
      return hinted ? hint.toString() : words.getText().toString();
    }
    return "";
  }

  /** All that a card or a row says, where it is touched as a whole. */
  private static String wordsIn(View view) {
    List<String> words = new ArrayList<>();
    if (view instanceof ViewGroup group) {
      collect(group, words);
    }
    return String.join(", ", words);
  }

  private static void collect(ViewGroup group, List<String> words) {
    for (int i = 0; i < group.getChildCount(); i++) {
      View child = group.getChildAt(i);
      String text = text(child);
      if (child.getVisibility() != View.VISIBLE || acts(child)) {
        continue;
      }
      if (!text.isEmpty()) {
        words.add(text);
      } else if (child instanceof ViewGroup inner) {
        collect(inner, words);
      }
    }
  }
}
