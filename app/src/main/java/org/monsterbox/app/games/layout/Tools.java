package org.monsterbox.app.games.layout;

import org.monsterbox.app.R;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Tap;

/** What a scene is put together with, in the language and theme of a context. */
public record Tools(Writing writing, Supplies supplies) {

  public String text(int id, Object... parts) {
    return writing.text(id, parts);
  }

  public Frames frames() {
    return supplies.frames();
  }

  /** The button beside a sheet's title that leads back to the table. */
  public Choice close() {
    return Choice.plain("close", text(R.string.games_close), new Tap.Sketch(Draft.NONE));
  }

  /** The button that gives up what was begun. */
  public Choice cancel() {
    return Choice.plain("cancel", text(R.string.games_cancel), new Tap.Sketch(Draft.NONE));
  }
}
