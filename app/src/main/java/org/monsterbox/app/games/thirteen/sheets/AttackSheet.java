package org.monsterbox.app.games.thirteen.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.moment.Odds;
import org.monsterbox.app.games.thirteen.moment.Sketch;
import org.monsterbox.app.games.thirteen.tiles.Collection;
import org.monsterbox.app.games.thirteen.tiles.PickTile;
import org.monsterbox.app.games.thirteen.tiles.SetTile;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** Where an attack is prepared: with which monster, for which set, and how likely it is won. */
final class AttackSheet {

  private static final float GAP = 8;
  private static final float MONSTER = 72;

  private final Moment moment;
  private final ThirteenView view;
  private final Sketch.Attacking attacking;
  private final Optional<Monster> monster;

  AttackSheet(Moment moment, Sketch.Attacking attacking) {
    this.moment = moment;
    this.view = moment.view();
    this.attacking = attacking;
    this.monster =
        view.monsters(view.actor()).stream()
            .filter(own -> own.id() == attacking.monster())
            .findFirst();
  }

  /** The monster is clear where there is only one. */
  static Sketch.Attacking opening(ThirteenView view) {
    List<Monster> own = view.monsters(view.actor());
    return new Sketch.Attacking(own.size() == 1 ? own.get(0).id() : Sketch.NOTHING, Sketch.NOTHING);
  }

  Sheet sheet() {
    List<Block> blocks = new ArrayList<>();
    blocks.add(text("attack-with", R.string.thirteen_attack_with));
    blocks.add(attackers());
    blocks.add(
        moment
            .writing()
            .block(
                "attack-warning",
                moment.text(R.string.thirteen_attack_warning),
                moment.writing().small()));
    blocks.add(text("attack-for", R.string.thirteen_attack_for));
    for (int seat = 0; seat < view.seats(); seat++) {
      if (seat != view.actor() && view.setBits(seat) != 0) {
        blocks.add(target(seat));
      }
    }
    return new Sheet(
        moment.tools(),
        moment.text(R.string.thirteen_attack_title),
        SheetCorners.close(moment),
        Blocks.stack(GAP, blocks),
        List.of(confirm()));
  }

  private Block text(String id, int text) {
    return moment.writing().block(id, moment.text(text), moment.writing().strong());
  }

  private Block attackers() {
    List<Wrap.Item> items = new ArrayList<>();
    for (Monster own : view.monsters(view.actor())) {
      Sketch next = new Sketch.Attacking(own.id(), attacking.set());
      items.add(
          new PickTile(
                  "attacker-" + own.id(),
                  own,
                  moment.names().spoken(own),
                  own.id() == attacking.monster(),
                  moment.hints("attack m" + own.id()),
                  Moment.draw(next))
              .item(moment, MONSTER));
    }
    return new Wrap(GAP, false, items);
  }

  private Block target(int seat) {
    String id = "target-" + seat;
    return Blocks.on(
        id,
        moment.writing().stationery().tray(),
        GAP,
        Blocks.stack(
            GAP,
            moment.writing().block(id + "-name", moment.name(seat), moment.writing().strong()),
            new Collection(moment, id + "-", set -> tile(seat, set))
                .of(view.monsters(seat), view.freeBits(seat))));
  }

  private SetTile tile(int seat, int set) {
    boolean isChosen = set == attacking.set();
    String name = moment.names().set(set);
    Optional<Integer> chance = monster.map(own -> chance(own, seat, set));
    SetTile tile =
        SetTile.shown(
                "target-set-" + set,
                set,
                chance
                    .map(percent -> moment.text(R.string.thirteen_set_chance, name, percent))
                    .orElse(name))
            .chosen(
                isChosen,
                moment.hints("attack")
                    && moment.sight().hinted().endsWith(" " + MonsterSets.text(set)),
                Moment.draw(new Sketch.Attacking(attacking.monster(), set)));
    return chance
        .map(percent -> tile.captioned(moment.text(R.string.thirteen_percent, percent)))
        .orElseGet(() -> tile.captioned(moment.text(R.string.thirteen_unknown)));
  }

  private int chance(Monster own, int seat, int set) {
    int defence =
        view.monsterWith(seat, set).map(Monster::throwsAllowed).orElse(own.throwsAllowed());
    return Odds.percent(Odds.of(view).attackerWins(own.throwsAllowed(), defence));
  }

  private Choice confirm() {
    int target = attacking.set() == Sketch.NOTHING ? Sketch.NOTHING : view.owner(attacking.set());
    if (monster.isEmpty() || target == Sketch.NOTHING || target == view.actor()) {
      return Choice.closed(
          "attack-confirm",
          moment.text(R.string.thirteen_attack),
          moment.text(R.string.thirteen_attack_choose));
    }
    ThirteenMove move = new ThirteenMove.Attack(attacking.monster(), target, attacking.set());
    return Choice.primary(
            "attack-confirm",
            moment.text(
                R.string.thirteen_attack_chance, chance(monster.get(), target, attacking.set())),
            Moment.play(move))
        .hinted(moment.hints(move));
  }
}
