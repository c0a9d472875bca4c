package org.monsterbox.desktop.device;

import java.nio.file.Path;
import org.robolectric.util.TempDirectory;

/** Where Android puts files: the app's own stay, everything else goes when the program ends. */
final class DataHome extends TempDirectory {

  private static final String APP_DATA = "-dataDir";

  private final Path data;

  DataHome(Path data) {
    super("monsterbox");
    this.data = data;
  }

  @Override
  public Path createIfNotExists(String name) {
    return name.endsWith(APP_DATA) ? data : super.createIfNotExists(name);
  }
}
