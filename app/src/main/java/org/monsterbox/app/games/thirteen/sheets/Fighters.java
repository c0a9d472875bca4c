package org.monsterbox.app.games.thirteen.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Pictured;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.tiles.MonsterTile;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.core.thirteen.dice.Battle;
import org.monsterbox.core.thirteen.dice.Duel;
import org.monsterbox.core.thirteen.monsters.Monster;

/**
 * Who fights for what.
 *
 * @param thrower who throws now
 * @param width how wide the monsters are
 */
record Fighters(Moment moment, int thrower, float width) {

  private static final float GAP = 10;
  private static final float ROOM = 8;

  Block block() {
    return moment.view().battle().map(this::sides).orElseGet(this::duellists);
  }

  /** So much takes it for all to stand side by side. */
  float leastWidth() {
    int count = moment.view().duel().map(duel -> duel.order().size()).orElse(2);
    return count * (tile().width() + 2 * ROOM + GAP) - GAP;
  }

  private Block sides(Battle battle) {
    Monster monster = moment.view().monster(battle.monster()).orElseThrow();
    Block attacker =
        fighter(
            "attacker",
            battle.attacker(),
            monsterPicture("attacking", monster),
            moment.text(R.string.thirteen_or_a_third));
    Optional<Monster> target = moment.view().monsterWith(battle.defender(), battle.set());
    Block picture =
        target
            .map(owned -> monsterPicture("defending", owned))
            .orElseGet(() -> setPicture(battle.set()));
    Block defender =
        fighter(
            "defender",
            battle.defender(),
            picture,
            moment.text(R.string.thirteen_at_stake, moment.names().set(battle.set())));
    return Blocks.columns(GAP, List.of(attacker, defender));
  }

  private Block fighter(String id, int seat, Block picture, String stake) {
    boolean throwsNow = thrower == seat;
    return Blocks.on(
        id,
        throwsNow
            ? moment
                .tools()
                .frames()
                .chosen(
                    moment.writing().stationery().panel(moment.tools().supplies().seatPaper(true)))
            : moment.writing().stationery().panel(),
        ROOM,
        Blocks.stack(
            4,
            moment
                .writing()
                .block(id + "-name", moment.name(seat), moment.writing().strong().middle()),
            picture,
            moment.writing().block(id + "-stake", stake, moment.writing().small().middle())));
  }

  private Block monsterPicture(String id, Monster monster) {
    MonsterTile tile = tile();
    return Block.fixed(
        tile.height(),
        (where, easel) ->
            easel.add(
                Node.of(
                    Role.PICTURE,
                    id,
                    Bounds.of(
                        where.centerX() - tile.width() / 2,
                        where.top(),
                        tile.width(),
                        tile.height()),
                    tile.piece(monster),
                    moment.names().spoken(monster))));
  }

  private Block setPicture(int set) {
    float high = MonsterTile.setHeight(width);
    return Block.fixed(
        high,
        (where, easel) ->
            easel.add(
                Node.of(
                    Role.PICTURE,
                    "defending",
                    Bounds.of(where.centerX() - width / 2, where.top(), width, high),
                    moment.props().set(set),
                    moment.names().set(set))));
  }

  private MonsterTile tile() {
    return new MonsterTile(moment, MonsterTile.widthFor(moment, width), true, true);
  }

  /** Who is in the Death Battle, with what was thrown so far; one below the other if many. */
  private Block duellists() {
    Duel duel = moment.view().duel().orElseThrow();
    List<Block> panels = new ArrayList<>();
    List<Block> lines = new ArrayList<>();
    for (int i = 0; i < duel.order().size(); i++) {
      int seat = duel.order().get(i);
      String id = "duel-" + seat;
      Optional<Monster> picked = picked(duel, i);
      panels.add(
          fighter(
              id,
              seat,
              picked
                  .map(monster -> monsterPicture(id + "-monster", monster))
                  .orElseGet(() -> markPicture(id, seat)),
              moment.text(
                  R.string.games_spoken_figure,
                  moment.text(R.string.thirteen_score_now),
                  score(duel, i))));
      lines.add(
          new Pictured(
              moment.tools(),
              id,
              picked
                  .map(monster -> moment.props().creature(monster.triple()))
                  .orElseGet(() -> moment.tools().supplies().mark(moment.seat(seat).mark())),
              moment.text(R.string.games_spoken_figure, moment.name(seat), score(duel, i))));
    }
    return Blocks.either(leastWidth(), Blocks.columns(GAP, panels), Blocks.stack(4, lines));
  }

  /** Who fights for a seat, once that is known. */
  private Optional<Monster> picked(Duel duel, int index) {
    return index < duel.picks().size()
        ? moment.view().monster(duel.picks().get(index))
        : Optional.empty();
  }

  private String score(Duel duel, int index) {
    return index < duel.scores().size()
        ? Integer.toString(duel.scores().get(index))
        : moment.text(R.string.thirteen_unknown);
  }

  /** Instead of a monster, as high as one. */
  private Block markPicture(String id, int seat) {
    float high = tile().height();
    return Block.fixed(
        high,
        (where, easel) ->
            easel.add(
                Node.decoration(
                    id + "-mark",
                    Bounds.of(where.left(), where.top() + high / 4, where.width(), high / 2),
                    moment.tools().supplies().mark(moment.seat(seat).mark()))));
  }
}
