package org.monsterbox.app.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.app.scene.Table.button;
import static org.monsterbox.app.scene.Table.scene;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.scene.pane.PaneState;
import org.robolectric.annotation.Config;

/** A map keeps what matters in sight, and moves no farther than it must. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class InSightTest {

  private static final Pane BOARD = new Pane("board", Bounds.of(100, 50, 200, 200), 200, 600, 3);

  private final Table table = new Table();

  private void show(Bounds part) {
    Node tile = button("a", 0, 0, 20, 20).inPane("board");
    table.view.show(scene(BOARD.keepingInSight(part), tile));
    table.pulse.pass(1000);
  }

  private PaneState pane() {
    return table.view.panes().find("board");
  }

  private boolean isSeen(Bounds part) {
    return pane().toSceneY(part.top()) >= 50 && pane().toSceneY(part.bottom()) <= 250;
  }

  @Test
  public void whatMattersIsThereFromTheFirst() {
    Bounds low = Bounds.of(0, 500, 200, 60);
    show(low);
    assertTrue(isSeen(low));
  }

  @Test
  public void itStaysWhereItIsAsLongAsThatIsSeen() {
    show(Bounds.of(0, 300, 200, 60));
    float before = pane().y();
    show(Bounds.of(0, 260, 200, 60));
    assertEquals(before, pane().y(), 0.01f);
  }

  @Test
  public void itMovesToWhatComesToMatter() {
    show(Bounds.of(0, 500, 200, 60));
    Bounds high = Bounds.of(0, 40, 200, 60);
    show(high);
    assertTrue(isSeen(high));
  }

  /** Whoever looks elsewhere is left there until something happens. */
  @Test
  public void whoeverMovedItIsNotPulledBackByTheSameScene() {
    Bounds low = Bounds.of(0, 500, 200, 60);
    show(low);
    table.wheel(200, 150, 3, 0);
    float moved = pane().y();
    show(low);
    assertEquals(moved, pane().y(), 0.01f);
  }
}
