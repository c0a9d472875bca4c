package org.monsterbox.app.games.thirteen.tiles;

import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.thirteen.moment.Meanings;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.core.thirteen.monsters.Monster;

/** A monster that can be chosen. */
public record PickTile(
    String id, Monster monster, String label, boolean selected, boolean hinted, Tap tap) {

  private static final float ROOM = 4;

  public Wrap.Item item(Moment moment, float width) {
    MonsterTile tile = new MonsterTile(moment, MonsterTile.widthFor(moment, width), true, true);
    return new Wrap.Item(
        tile.width() + 2 * ROOM,
        tile.height() + 2 * ROOM,
        (where, easel) -> {
          Piece piece = Layers.padded(tile.piece(monster), ROOM);
          easel.add(
              Node.of(
                      Role.TOGGLE,
                      id,
                      where,
                      hinted ? moment.tools().frames().hinted(piece) : piece,
                      label)
                  .selected(selected)
                  .explained(new Meanings(moment).monster(monster))
                  .tapped(tap));
        });
  }
}
