package org.monsterbox.app.scene.pane;

import android.os.Bundle;
import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Pane;
import org.monsterbox.app.scene.Scene;

/**
 * What every pane shows; remembered while other scenes are shown, and over recreation. One that
 * comes back with other content is taken for another one of the same name.
 */
public final class Panes {

  private static final String IDS = "panes";

  private final Map<String, PaneState> known = new HashMap<>();
  private final List<PaneState> present = new ArrayList<>();
  private final List<PaneState> shown = new ArrayList<>();
  private final Map<String, float[]> restored = new HashMap<>();

  /**
   * Shows the panes of a scene.
   *
   * @param millis how long they take to what has come to matter in them
   */
  public void show(Scene scene, long now, long millis) {
    List<PaneState> last = List.copyOf(present);
    present.clear();
    shown.clear();
    for (Pane pane : scene.panes()) {
      PaneState state = known.get(pane.id());
      if (state == null || (!last.contains(state) && !state.hasSameContent(pane))) {
        state = new PaneState(pane);
        float[] saved = restored.remove(pane.id());
        if (saved != null) {
          state.jumpTo(saved[0], saved[1], saved[2]);
        }
        known.put(pane.id(), state);
      } else {
        state.become(pane, now, millis);
      }
      present.add(state);
      if (!pane.asleep()) {
        shown.add(state);
      }
    }
  }

  /** Those that are not asleep. */
  public List<PaneState> shown() {
    return shown;
  }

  /** The pane that the node is in, or null. */
  @Nullable
  public PaneState of(Node node) {
    return node.pane().isEmpty() ? null : find(node.pane());
  }

  @Nullable
  public PaneState find(String id) {
    return known.get(id);
  }

  public boolean advance(long now) {
    boolean moving = false;
    for (int i = 0; i < shown.size(); i++) {
      moving |= shown.get(i).advance(now);
    }
    return moving;
  }

  public void save(Bundle out) {
    out.putStringArrayList(IDS, new ArrayList<>(known.keySet()));
    for (Map.Entry<String, PaneState> entry : known.entrySet()) {
      PaneState state = entry.getValue();
      out.putFloatArray(IDS + entry.getKey(), new float[] {state.x(), state.y(), state.zoom()});
    }
  }

  public void restore(Bundle saved) {
    List<String> ids = saved.getStringArrayList(IDS);
    if (ids == null) {
      return;
    }
    for (String id : ids) {
      float[] values = saved.getFloatArray(IDS + id);
      if (values == null) {
        continue;
      }
      PaneState state = known.get(id);
      if (state == null) {
        restored.put(id, values);
      } else {
        state.jumpTo(values[0], values[1], values[2]);
      }
    }
  }
}
