package org.monsterbox.app.shot.inventory;

import android.app.Activity;
import android.content.res.Resources;
import android.graphics.drawable.Drawable;
import android.view.View;
import android.view.ViewGroup;
import android.widget.Checkable;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.games.GameKits;
import org.monsterbox.app.scene.view.SceneView;

/**
 * Writes down what there is in a window: the views that are seen, and the table if there is one.
 */
public final class InventoryWriter {

  /** Longer texts are known by their beginning and their checksum. */
  private static final int LONGEST = 160;

  private final Inventory inventory = new Inventory();
  private final NotingCanvas canvas = new NotingCanvas();
  private final float density;
  private final Resources resources;

  private InventoryWriter(Resources resources) {
    this.resources = resources;
    density = resources.getDisplayMetrics().density;
  }

  public static Inventory of(Activity activity) {
    return of(activity.getWindow().getDecorView());
  }

  public static Inventory of(View window) {
    InventoryWriter writer = new InventoryWriter(window.getResources());
    writer.view(window, "window", 0, 0);
    return writer.inventory;
  }

  /** Writes down a view whose upper left corner is there in the window. */
  private void view(View view, String holder, float left, float top) {
    if (view.getVisibility() != View.VISIBLE) {
      return;
    }
    String name = holder;
    if (isWorthALine(view)) {
      name = name(view, holder);
      describe(name, view, left, top);
    }
    if (view instanceof SceneView table) {
      GameKits kits = MonsterBoxApplication.of(table.getContext()).kits();
      new SceneWriter(inventory, canvas, kits).write(table);
    } else if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        View child = group.getChildAt(i);
        float childLeft = left - group.getScrollX() + child.getX();
        view(child, name, childLeft, top - group.getScrollY() + child.getY());
      }
    }
  }

  /** A group that nobody sees, hears, touches or has turned only holds others in their places. */
  private static boolean isWorthALine(View view) {
    return !(view instanceof ViewGroup)
        || view.getBackground() != null
        || view.isClickable()
        || view.getRotation() != 0
        || view.getContentDescription() != null;
  }

  /** The name in the layout, or the class; in lists with the name of what holds it. */
  private String name(View view, String holder) {
    String own =
        view.getId() == View.NO_ID || view.getId() >>> 24 == 0
            ? view.getClass().getSimpleName()
            : resources.getResourceEntryName(view.getId());
    if (view.getId() != View.NO_ID && !inventory.has(own)) {
      return own;
    }
    String within = holder + "/" + own;
    String name = within;
    for (int number = 2; inventory.has(name); number++) {
      name = within + "-" + number;
    }
    return name;
  }

  private void describe(String name, View view, float left, float top) {
    inventory.add(name, Inventory.Aspect.IS, what(view));
    inventory.add(name, Inventory.Aspect.AT, place(view, left, top));
    inventory.add(name, Inventory.Aspect.SAYS, says(view));
    if (view instanceof SceneView) {
      return;
    }
    canvas.save();
    if (view instanceof ViewGroup) {
      Drawable background = view.getBackground();
      if (background != null) {
        background.draw(canvas);
      }
    } else {
      // A scroll bar fades as time goes by.
      view.setVerticalScrollBarEnabled(false);
      view.draw(canvas);
    }
    canvas.restore();
    Drawn drawn = canvas.take();
    inventory.add(name, Inventory.Aspect.READS, view instanceof TextView ? "" : drawn.said());
    inventory.add(name, Inventory.Aspect.DRAWN, drawn.paint());
  }

  private static String what(View view) {
    List<String> words = new ArrayList<>();
    words.add(view.getClass().getSimpleName());
    if (view.getRotation() != 0) {
      words.add("turned " + SceneWriter.whole(view.getRotation()));
    }
    if (view.isClickable()) {
      words.add("clickable");
    }
    if (view.isFocusable()) {
      words.add("focusable");
    }
    if (!view.isEnabled()) {
      words.add("disabled");
    }
    if (view.isSelected()) {
      words.add("selected");
    }
    if (view instanceof Checkable checkable && checkable.isChecked()) {
      words.add("checked");
    }
    if (view instanceof TextView text && text.length() > 0 && text.getLayout() != null) {
      float size = text.getTextSize() / view.getResources().getDisplayMetrics().density;
      words.add(String.format(Locale.ROOT, "%d dp high", SceneWriter.whole(size)));
      words.add("lines " + text.getLayout().getLineCount());
    }
    return String.join(" ", words);
  }

  private String place(View view, float left, float top) {
    return SceneWriter.place(
        left / density, top / density, view.getWidth() / density, view.getHeight() / density);
  }

  private static String says(View view) {
    CharSequence spoken = view.getContentDescription();
    String written = view instanceof TextView text ? text.getText().toString() : "";
    return spoken == null
        ? quoted(written)
        : (quoted(written) + " spoken " + quoted(spoken)).strip();
  }

  /** A text on one line, in quotation marks; nothing if it is empty. */
  static String quoted(CharSequence text) {
    return text.length() == 0 ? "" : "'" + line(text.toString()) + "'";
  }

  static String line(String text) {
    String line = text.strip().replaceAll("\\s*\n\\s*", " / ");
    return line.length() <= LONGEST
        ? line
        : line.substring(0, LONGEST) + "... " + Drawn.checksum(line);
  }
}
