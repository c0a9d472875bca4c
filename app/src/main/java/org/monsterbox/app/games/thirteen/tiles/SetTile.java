package org.monsterbox.app.games.thirteen.tiles;

import java.util.Map;
import java.util.Optional;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.thirteen.moment.Meanings;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Style;

/**
 * A set that can be chosen.
 *
 * @param label what is said of it
 * @param caption what is written below it, or empty
 * @param tap what touching it does, if anything
 * @param drops what dropping it does, by where it is dropped
 */
public record SetTile(
    String id,
    int set,
    String label,
    String caption,
    boolean selected,
    boolean hinted,
    Optional<Tap> tap,
    Map<String, Tap> drops) {

  private static final float LEAST = 62;
  private static final float MOST = 88;
  private static final float PHONE = 411;
  private static final float BESIDES = 72;

  public static SetTile shown(String id, int set, String label) {
    return new SetTile(id, set, label, "", false, false, Optional.empty(), Map.of());
  }

  public SetTile captioned(String words) {
    return new SetTile(id, set, label, words, selected, hinted, tap, drops);
  }

  public SetTile chosen(boolean isSelected, boolean isHinted, Tap whatItDoes) {
    return new SetTile(
        id, set, label, caption, isSelected, isHinted, Optional.of(whatItDoes), drops);
  }

  public SetTile dropped(Map<String, Tap> whatItDoes) {
    return new SetTile(id, set, label, caption, selected, hinted, tap, whatItDoes);
  }

  /** So that three of them fit beside their monster. */
  private static float width(Moment moment) {
    float room =
        Math.min(PHONE, moment.stage().width()) - BESIDES - Collection.monsterWidth(moment);
    return Math.max(LEAST, Math.min(MOST, room / 3));
  }

  public Wrap.Item item(Moment moment) {
    float usual = width(moment);
    Style style = moment.writing().small().middle().lines(1);
    float words = caption.isEmpty() ? 0 : moment.writing().line(style);
    float high = Math.max(Node.LEAST_TARGET, MonsterTile.setHeight(usual)) + words;
    return new Wrap.Item(
        usual,
        high,
        (where, easel) -> {
          Piece piece = Layers.padded(moment.props().set(set), 2, 2, 2, 2 + words);
          if (words > 0) {
            // At its own width: in less room it is drawn smaller, and never cut off.
            float written = moment.writing().lettering().width(caption, style) + 1;
            Piece text =
                moment.writing().lettering().text(caption, style, Math.max(usual, written));
            piece = Layers.stack(piece, Layers.padded(text, 0, high - words - 2, 0, 2));
          }
          if (hinted) {
            piece = moment.tools().frames().hinted(piece);
          }
          Role role = tap.isPresent() ? Role.TOGGLE : Role.PICTURE;
          Node node =
              Node.of(role, id, where, piece, label)
                  .selected(selected)
                  .dropped(drops)
                  .explained(new Meanings(moment).set(set));
          easel.add(tap.isPresent() ? node.tapped(tap.get()) : node);
        });
  }
}
