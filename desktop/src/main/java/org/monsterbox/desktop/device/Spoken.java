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
    if (view.getVisibility() != View.VISIBLE) {
      return;
    }
    AccessibilityNodeProvider provider = view.getAccessibilityNodeProvider();
    if (provider != null) {
      addVirtual(provider);
      return;
    }
    String text = text(view);
    boolean acts = view.isClickable() && view.isEnabled();
    if (text.isEmpty() && acts) {
      text = wordsIn(view);
    }
    if (!text.isEmpty()) {
      Rect bounds = new Rect();
      if (view.getGlobalVisibleRect(bounds)) {
        int[] window = Windows.location(view.getRootView());
        bounds.offset(window[0], window[1]);
        add(text, bounds, acts);
      }
    } else if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        add(group.getChildAt(i));
      }
    }
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
    collect(view, words);
    return String.join(", ", words);
  }

  private static void collect(View view, List<String> words) {
    if (view.getVisibility() != View.VISIBLE) {
      return;
    }
    String text = text(view);
    if (!text.isEmpty()) {
      words.add(text);
    } else if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        collect(group.getChildAt(i), words);
      }
    }
  }
}
