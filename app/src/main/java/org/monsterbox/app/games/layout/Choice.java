package org.monsterbox.app.games.layout;

import java.util.Optional;
import org.monsterbox.app.art.Icon;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.lettering.Stationery;

/** A button: what it says and does. */
public record Choice(
    String id, String text, Tap tap, Stationery.Button kind, Optional<Icon> icon, boolean hinted) {

  public static Choice primary(String id, String text, Tap tap) {
    return new Choice(id, text, tap, Stationery.Button.PRIMARY, Optional.empty(), false);
  }

  public static Choice plain(String id, String text, Tap tap) {
    return new Choice(id, text, tap, Stationery.Button.PLAIN, Optional.empty(), false);
  }

  /** Touching it says why it cannot be done. */
  public static Choice closed(String id, String text, String why) {
    return new Choice(
        id, text, new Tap.Say(why), Stationery.Button.DISABLED, Optional.empty(), false);
  }

  public Choice with(Icon picture) {
    return new Choice(id, text, tap, kind, Optional.of(picture), hinted);
  }

  public Choice hinted(boolean isHinted) {
    return new Choice(id, text, tap, kind, icon, isHinted);
  }
}
