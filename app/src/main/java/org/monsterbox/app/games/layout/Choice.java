package org.monsterbox.app.games.layout;

import java.util.Optional;
import org.monsterbox.app.art.Icon;
import org.monsterbox.app.scene.Introduction;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.lettering.Stationery;

/**
 * A button: what it says and does.
 *
 * @param shown whether it is there; otherwise only its place is kept
 * @param introduction what is said about it the first time that it is there
 */
public record Choice(
    String id,
    String text,
    Tap tap,
    Stationery.Button kind,
    Optional<Icon> icon,
    boolean hinted,
    boolean shown,
    Optional<Introduction> introduction) {

  private static Choice shown(String id, String text, Tap tap, Stationery.Button kind) {
    return new Choice(id, text, tap, kind, Optional.empty(), false, true, Optional.empty());
  }

  public static Choice primary(String id, String text, Tap tap) {
    return shown(id, text, tap, Stationery.Button.PRIMARY);
  }

  public static Choice plain(String id, String text, Tap tap) {
    return shown(id, text, tap, Stationery.Button.PLAIN);
  }

  /** Touching it says why it cannot be done. */
  public static Choice closed(String id, String text, String why) {
    return shown(id, text, new Tap.Say(why), Stationery.Button.DISABLED);
  }

  /** Comes later: its place is kept, so that nothing jumps when it does. */
  public static Choice absent(String id, String text) {
    return new Choice(
        id,
        text,
        new Tap.Say(text),
        Stationery.Button.DISABLED,
        Optional.empty(),
        false,
        false,
        Optional.empty());
  }

  public Choice with(Icon picture) {
    return new Choice(id, text, tap, kind, Optional.of(picture), hinted, shown, introduction);
  }

  public Choice hinted(boolean isHinted) {
    return new Choice(id, text, tap, kind, icon, isHinted, shown, introduction);
  }

  /** The same, and something is said about it the first time that it is there. */
  public Choice introduced(String key, String sentence) {
    return new Choice(
        id, text, tap, kind, icon, hinted, shown, Optional.of(new Introduction(key, sentence)));
  }
}
