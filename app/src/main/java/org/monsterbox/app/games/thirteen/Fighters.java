package org.monsterbox.app.games.thirteen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.core.thirteen.Battle;
import org.monsterbox.core.thirteen.Duel;
import org.monsterbox.core.thirteen.Monster;

/**
 * Who fights for what.
 *
 * @param thrower who throws now
 * @param width how wide the monsters are
 */
record Fighters(Moment moment, int thrower, float width) {

  private static final float GAP = 10;

  Block block() {
    return moment.view().battle().map(this::sides).orElseGet(this::duellists);
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
    return Blocks.columns(GAP, attacker, defender);
  }

  private Block fighter(String id, int seat, Block picture, String stake) {
    boolean throwsNow = thrower == seat;
    return Blocks.on(
        id,
        throwsNow
            ? moment
                .props()
                .frames()
                .chosen(moment.writing().stationery().panel(moment.props().seatPaper(true)))
            : moment.writing().stationery().panel(),
        8,
        Blocks.stack(
            4,
            moment
                .writing()
                .block(id + "-name", moment.name(seat), moment.writing().strong().middle()),
            picture,
            moment.writing().block(id + "-stake", stake, moment.writing().small().middle())));
  }

  private Block monsterPicture(String id, Monster monster) {
    MonsterTile tile = new MonsterTile(moment, MonsterTile.widthFor(moment, width), true);
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

  /** Who is in the Death Battle, with what was thrown so far. */
  private Block duellists() {
    List<Block> lines = new ArrayList<>();
    Duel duel = moment.view().duel().orElseThrow();
    for (int i = 0; i < duel.order().size(); i++) {
      int seat = duel.order().get(i);
      String score =
          i < duel.scores().size()
              ? Integer.toString(duel.scores().get(i))
              : moment.text(R.string.thirteen_unknown);
      String name = moment.text(R.string.thirteen_spoken_figure, moment.name(seat), score);
      lines.add(new Pictured(moment, "duel-" + seat, picture(duel, i), name));
    }
    return Blocks.stack(4, lines);
  }

  /** Who fights for a seat, or the seat's mark while that is not known. */
  private Piece picture(Duel duel, int index) {
    Optional<Monster> picked =
        index < duel.picks().size()
            ? moment.view().monster(duel.picks().get(index))
            : Optional.empty();
    return picked
        .map(monster -> moment.props().creature(monster.triple()))
        .orElseGet(() -> moment.props().mark(moment.seat(duel.order().get(index)).mark()));
  }
}
