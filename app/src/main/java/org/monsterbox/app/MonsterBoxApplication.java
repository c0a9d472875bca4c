package org.monsterbox.app;

import android.app.Application;
import android.content.Context;
import androidx.lifecycle.ViewModelProvider.AndroidViewModelFactory;
import androidx.lifecycle.viewmodel.CreationExtras;
import java.util.Objects;
import org.monsterbox.app.games.GameKits;
import org.monsterbox.app.settings.Settings;
import org.monsterbox.app.shelf.Shelf;
import org.monsterbox.app.store.Background;
import org.monsterbox.app.store.BoxDatabase;
import org.monsterbox.app.store.GameStore;
import org.monsterbox.app.store.PeopleStore;
import org.monsterbox.app.store.ShelfStore;

/** Holds what lives as long as the process. */
public final class MonsterBoxApplication extends Application {

  private final Background background = new Background();
  private final Background thinking = new Background();
  private final GameKits kits = new GameKits();
  private ShelfStore shelfStore;
  private Settings settings;
  private GameStore gameStore;
  private PeopleStore peopleStore;

  @Override
  public void onCreate() {
    super.onCreate();
    Shelf.games().forEach(kits::add);
    settings = new Settings(this);
    settings.theme().apply();
    BoxDatabase database = BoxDatabase.open(this, background);
    shelfStore = new ShelfStore(database, background);
    gameStore = new GameStore(database, kits, System::currentTimeMillis);
    peopleStore = new PeopleStore(database);
  }

  public static MonsterBoxApplication of(Context context) {
    return (MonsterBoxApplication) context.getApplicationContext();
  }

  /** The one that a model of a screen is made for. */
  public static MonsterBoxApplication of(CreationExtras extras) {
    return of(Objects.requireNonNull(extras.get(AndroidViewModelFactory.APPLICATION_KEY)));
  }

  public ShelfStore shelfStore() {
    return shelfStore;
  }

  public Settings settings() {
    return settings;
  }

  public GameStore gameStore() {
    return gameStore;
  }

  public PeopleStore peopleStore() {
    return peopleStore;
  }

  /** The games that can be played. */
  public GameKits kits() {
    return kits;
  }

  /** Where bots think: what is to be kept does not wait for them. */
  public Background thinking() {
    return thinking;
  }

  public Background background() {
    return background;
  }
}
