package org.monsterbox.app.games.thirteen.tiles;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.monsterbox.app.R;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.thirteen.moment.Meanings;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;

/** All that a seat owns, set by set: each monster beside its three sets, then the free ones. */
public record Collection(Moment moment, String prefix, IntFunction<SetTile> tiles) {

  private static final float GAP = 6;
  private static final float MONSTER = 54;

  public Block of(List<Monster> monsters, long free) {
    List<Wrap.Item> groups = new ArrayList<>();
    for (Monster monster : monsters) {
      groups.add(group(monster));
    }
    List<Wrap.Item> sets = new ArrayList<>();
    for (int set : SetOrder.byPart(free)) {
      sets.add(tiles.apply(set).item(moment));
    }
    Block loose =
        sets.isEmpty()
            ? Block.EMPTY
            : Blocks.stack(
                2,
                moment
                    .writing()
                    .block(
                        prefix + "free",
                        moment.text(R.string.thirteen_free_sets),
                        moment.writing().small()),
                new Wrap(GAP, false, sets));
    return Blocks.stack(GAP, new Wrap(2 * GAP, false, groups), loose);
  }

  static float monsterWidth(Moment moment) {
    return MonsterTile.widthFor(moment, MONSTER);
  }

  /** A monster and its sets, in one line that is never broken. */
  private Wrap.Item group(Monster monster) {
    MonsterTile tile = new MonsterTile(moment, monsterWidth(moment), true, false);
    List<Wrap.Item> parts = new ArrayList<>();
    float wide = tile.width();
    float high = tile.height();
    for (Part part : Part.values()) {
      Wrap.Item item = tiles.apply(monster.set(part)).item(moment);
      parts.add(item);
      wide += GAP + item.width();
      high = Math.max(high, item.height());
    }
    float groupHeight = high;
    return new Wrap.Item(
        wide,
        high,
        (where, easel) -> {
          easel.add(
              Node.of(
                      Role.PICTURE,
                      prefix + "monster-" + MonsterSets.text(monster.top()),
                      Bounds.of(
                          where.left(),
                          where.top() + (groupHeight - tile.height()) / 2,
                          tile.width(),
                          tile.height()),
                      tile.piece(monster),
                      moment.names().spoken(monster))
                  .explained(new Meanings(moment).monster(monster)));
          float left = where.left() + tile.width() + GAP;
          for (Wrap.Item part : parts) {
            part.placing()
                .place(
                    Bounds.of(
                        left,
                        where.top() + (groupHeight - part.height()) / 2,
                        part.width(),
                        part.height()),
                    easel);
            left += part.width() + GAP;
          }
        });
  }
}
