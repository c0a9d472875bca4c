package org.monsterbox.app.table.parts;

import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import androidx.appcompat.widget.PopupMenu;
import androidx.core.view.MenuCompat;
import org.monsterbox.app.scene.MenuEntry;
import org.monsterbox.app.scene.view.SceneView;

/** Lists what a scene offers and does not draw, in the menu of whoever shows the scene. */
public final class SceneMenu {

  private static final int GROUP = 1;

  private SceneMenu() {}

  /** On top of what comes after it, with a line between. */
  public static void list(Menu menu, SceneView scene) {
    for (MenuEntry entry : scene.scene().menu()) {
      MenuItem item = menu.add(GROUP, Menu.NONE, Menu.NONE, entry.label());
      item.setOnMenuItemClickListener(
          clicked -> {
            scene.tap(entry.id());
            return true;
          });
    }
    MenuCompat.setGroupDividerEnabled(menu, true);
  }

  /** A menu of nothing else, where the scene offers anything; the button is there only then. */
  public static void showButton(View button, SceneView scene) {
    button.setVisibility(scene.scene().menu().isEmpty() ? View.GONE : View.VISIBLE);
    button.setOnClickListener(
        clicked -> {
          PopupMenu popup = new PopupMenu(button.getContext(), button);
          list(popup.getMenu(), scene);
          popup.show();
        });
  }
}
