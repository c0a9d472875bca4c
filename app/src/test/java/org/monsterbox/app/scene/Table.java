package org.monsterbox.app.scene;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.view.SceneView;

/** A scene view of 400 by 300 dp at one pixel a dp, with hands and a clock of its own. */
final class Table {

  static final int WIDTH = 400;
  static final int HEIGHT = 300;

  final TestPulse pulse = new TestPulse();
  final SceneView view = new SceneView(ApplicationProvider.getApplicationContext(), null, pulse);
  final List<String> taps = new ArrayList<>();
  private long early;
  private final Pointers pointers = new Pointers(view, () -> pulse.millis() - early);

  Table() {
    view.measure(
        View.MeasureSpec.makeMeasureSpec(WIDTH, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(HEIGHT, View.MeasureSpec.EXACTLY));
    view.layout(0, 0, WIDTH, HEIGHT);
    view.setListener((node, tap, time) -> taps.add(node.id() + ":" + words(tap)));
  }

  static Table showing(Node... nodes) {
    Table table = new Table();
    table.view.show(scene(nodes));
    return table;
  }

  static Scene scene(Node... nodes) {
    return new Scene(WIDTH, HEIGHT, List.of(nodes), List.of());
  }

  static Scene scene(Pane pane, Node... nodes) {
    return new Scene(WIDTH, HEIGHT, List.of(nodes), List.of(pane));
  }

  static Node button(String id, float left, float top, float width, float height) {
    return Node.of(Role.BUTTON, id, Bounds.of(left, top, width, height), solid(Color.RED), id)
        .tapped(new Tap.Sketch(new Named(id)));
  }

  static Piece solid(int colour) {
    android.graphics.Paint paint = new android.graphics.Paint();
    paint.setColor(colour);
    return (canvas, width, height) -> canvas.drawRect(0, 0, width, height, paint);
  }

  /** A draft that says what it is. */
  record Named(String name) implements Draft {}

  private static String words(Tap tap) {
    if (tap instanceof Tap.Sketch sketch && sketch.draft() instanceof Named named) {
      return named.name();
    }
    return tap instanceof Tap.Say say ? say.sentence() : tap.toString();
  }

  /** What follows was done so long before it is handled. */
  Table early(long millis) {
    early = millis;
    return this;
  }

  Table down(int finger, float x, float y) {
    pointers.down(finger, x, y);
    return this;
  }

  Table move(int finger, float x, float y) {
    pointers.move(finger, x, y);
    return this;
  }

  Table up(int finger) {
    pointers.up(finger);
    return this;
  }

  Table cancel() {
    pointers.cancel();
    return this;
  }

  Table tap(float x, float y) {
    return down(0, x, y).up(0);
  }

  /** Moves in ten steps within that time. */
  Table slide(int finger, float toX, float toY, long millis) {
    float[] from = pointers.at(finger);
    for (int i = 1; i <= 10; i++) {
      pulse.pass(millis / 10);
      move(finger, from[0] + (toX - from[0]) * i / 10, from[1] + (toY - from[1]) * i / 10);
    }
    return this;
  }

  boolean wheel(float x, float y, float down, int meta) {
    MotionEvent.PointerProperties properties = new MotionEvent.PointerProperties();
    MotionEvent.PointerCoords coords = new MotionEvent.PointerCoords();
    coords.x = x;
    coords.y = y;
    coords.setAxisValue(MotionEvent.AXIS_VSCROLL, down);
    MotionEvent event =
        MotionEvent.obtain(
            pulse.millis(),
            pulse.millis(),
            MotionEvent.ACTION_SCROLL,
            1,
            new MotionEvent.PointerProperties[] {properties},
            new MotionEvent.PointerCoords[] {coords},
            meta,
            0,
            1,
            1,
            0,
            0,
            android.view.InputDevice.SOURCE_MOUSE,
            0);
    return view.onGenericMotionEvent(event);
  }

  boolean key(int key) {
    return view.onKeyDown(key, new KeyEvent(KeyEvent.ACTION_DOWN, key));
  }

  Bitmap picture() {
    Bitmap bitmap = Bitmap.createBitmap(WIDTH, HEIGHT, Bitmap.Config.ARGB_8888);
    view.draw(new Canvas(bitmap));
    return bitmap;
  }

  int colourAt(int x, int y) {
    return picture().getPixel(x, y);
  }
}
