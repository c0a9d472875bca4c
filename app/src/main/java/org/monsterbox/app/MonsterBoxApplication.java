package org.monsterbox.app;

import android.app.Application;
import android.content.Context;
import org.monsterbox.app.settings.Settings;
import org.monsterbox.app.store.Background;
import org.monsterbox.app.store.ShelfStore;

/** Holds what lives as long as the process. */
public final class MonsterBoxApplication extends Application {

  private final Background background = new Background();
  private ShelfStore shelfStore;
  private Settings settings;

  @Override
  public void onCreate() {
    super.onCreate();
    settings = new Settings(this);
    settings.theme().apply();
    shelfStore = new ShelfStore(this, background);
  }

  public static MonsterBoxApplication of(Context context) {
    return (MonsterBoxApplication) context.getApplicationContext();
  }

  public ShelfStore shelfStore() {
    return shelfStore;
  }

  public Settings settings() {
    return settings;
  }

  public Background background() {
    return background;
  }
}
