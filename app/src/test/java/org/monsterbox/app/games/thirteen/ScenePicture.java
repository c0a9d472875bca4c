package org.monsterbox.app.games.thirteen;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.view.View;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.SceneView;

/** Draws scenes into build/shots, to be looked at. */
final class ScenePicture {

  private ScenePicture() {}

  static void write(Context context, Scene scene, String name) throws IOException {
    float density = context.getResources().getDisplayMetrics().density;
    int width = Math.round(scene.width() * density);
    int height = Math.round(scene.height() * density);
    SceneView view = new SceneView(context, null);
    view.setReducedMotion(true);
    view.measure(
        View.MeasureSpec.makeMeasureSpec(width, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(height, View.MeasureSpec.EXACTLY));
    view.layout(0, 0, width, height);
    view.show(scene);
    view.skip();
    Bitmap bitmap = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888);
    Canvas canvas = new Canvas(bitmap);
    canvas.drawColor(context.getColor(R.color.table));
    view.draw(canvas);
    Path file = Path.of("build", "shots", "thirteen-" + name + ".png");
    Files.createDirectories(file.getParent());
    try (OutputStream out = Files.newOutputStream(file)) {
      bitmap.compress(Bitmap.CompressFormat.PNG, 100, out);
    }
  }
}
