package org.monsterbox.app;

import android.app.Application;
import android.content.Context;
import org.monsterbox.app.store.Background;
import org.monsterbox.app.store.ShelfStore;

/** Holds what lives as long as the process. */
public final class MonsterBoxApplication extends Application {

  private final Background background = new Background();
  private ShelfStore shelfStore;

  @Override
  public void onCreate() {
    super.onCreate();
    shelfStore = new ShelfStore(this, background);
  }

  public static MonsterBoxApplication of(Context context) {
    return (MonsterBoxApplication) context.getApplicationContext();
  }

  public ShelfStore shelfStore() {
    return shelfStore;
  }

  public Background background() {
    return background;
  }
}
