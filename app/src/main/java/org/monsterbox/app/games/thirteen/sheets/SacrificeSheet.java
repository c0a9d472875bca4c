package org.monsterbox.app.games.thirteen.sheets;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.moment.Sketch;
import org.monsterbox.app.games.thirteen.tiles.Collection;
import org.monsterbox.app.games.thirteen.tiles.SetTile;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Power;
import org.monsterbox.core.thirteen.monsters.Triple;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** Where sets change places between monsters and free sets, with what that makes of them. */
final class SacrificeSheet {

  private static final float GAP = 8;

  private final Moment moment;
  private final ThirteenView view;
  private final Sketch.Arranging arranging;
  private final List<Monster> monsters = new ArrayList<>();
  private final long free;

  SacrificeSheet(Moment moment, Sketch.Arranging arranging) {
    this.moment = moment;
    this.view = moment.view();
    this.arranging = arranging;
    long left = view.setBits(view.actor());
    for (Triple triple : arranging.monsters()) {
      monsters.add(new Monster(monsters.size(), triple.top(), triple.eyes(), triple.bottom()));
      left &= ~triple.sets();
    }
    free = left;
  }

  Sheet sheet() {
    ThirteenMove move = new ThirteenMove.Sacrifice(arranging.monsters());
    int before = hp(view.monsters(view.actor()));
    int after = hp(monsters);
    String worth =
        before == after
            ? moment.text(R.string.thirteen_hp, after)
            : moment.text(R.string.thirteen_sacrifice_now, before, after);
    Optional<Code> code = moment.rehearsal().refusal(view, move);
    String confirm = moment.text(R.string.thirteen_sacrifice_confirm, after);
    return new Sheet(
        moment.tools(),
        moment.text(R.string.thirteen_sacrifice_title),
        SheetCorners.close(moment),
        Blocks.stack(
            GAP,
            moment
                .writing()
                .block(
                    "sacrifice-text",
                    moment.text(R.string.thirteen_sacrifice_text),
                    moment.writing().body()),
            moment.writing().block("sacrifice-worth", worth, moment.writing().strong()),
            moment.writing().block("sacrifice-powers", powers(), moment.writing().body()),
            new Collection(moment, "sacrifice-", this::tile).of(monsters, free)),
        List.of(
            code.isPresent()
                ? Choice.closed("sacrifice-confirm", confirm, moment.words().refusal(code.get()))
                : Choice.primary("sacrifice-confirm", confirm, Moment.play(move))
                    .hinted(moment.hints(move))));
  }

  private SetTile tile(int set) {
    int picked = arranging.picked();
    boolean isPicked = set == picked;
    String name = moment.names().set(set);
    Map<String, Tap> drops = new HashMap<>();
    for (int other : MonsterSets.list(view.setBits(view.actor()))) {
      if (Sketch.Arranging.fit(set, other)) {
        drops.put(id(other), Moment.draw(arranging.swapped(set, other)));
      }
    }
    return SetTile.shown(
            id(set), set, isPicked ? moment.text(R.string.thirteen_set_picked, name) : name)
        .chosen(isPicked, isHinted(set), touched(set, picked))
        .dropped(drops);
  }

  private Tap touched(int set, int picked) {
    if (picked == Sketch.NOTHING) {
      return Moment.draw(arranging.picking(set));
    } else if (set == picked) {
      return Moment.draw(arranging.picking(Sketch.NOTHING));
    } else if (Sketch.Arranging.fit(set, picked)) {
      return Moment.draw(arranging.swapped(set, picked));
    }
    return new Tap.Say(moment.text(R.string.thirteen_other_part));
  }

  /** Whether the set lies elsewhere in the arrangement that a hint proposes. */
  private boolean isHinted(int set) {
    if (!moment.hints("sacrifice")) {
      return false;
    }
    for (Monster monster : monsters) {
      if (monster.contains(set)) {
        return !moment.sight().hinted().contains(monster.triple().text());
      }
    }
    return moment.sight().hinted().contains(MonsterSets.text(set));
  }

  private String powers() {
    List<String> names = new ArrayList<>();
    for (Power power : Power.values()) {
      if (monsters.stream().anyMatch(monster -> monster.has(power))) {
        names.add(moment.names().power(power));
      }
    }
    return moment.text(R.string.thirteen_sacrifice_powers, moment.names().phrases().list(names));
  }

  private static String id(int set) {
    return "sacrifice-set-" + set;
  }

  private static int hp(List<Monster> monsters) {
    int hp = 0;
    for (Monster monster : monsters) {
      hp += monster.hp();
    }
    return hp;
  }
}
