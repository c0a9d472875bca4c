package org.monsterbox.app.games.thirteen.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.layout.ChoiceSheet;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.tiles.PickTile;
import org.monsterbox.app.games.thirteen.tiles.SetTile;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.thirteen.dice.Battle;
import org.monsterbox.core.thirteen.dice.Duel;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Triple;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** What the game asks for, and what is chosen for a Super Nova: each with its consequences. */
final class ForcedSheets {

  private static final float MONSTER = 108;
  private static final float DUELLIST = 68;

  private final Moment moment;
  private final ThirteenView view;

  ForcedSheets(Moment moment) {
    this.moment = moment;
    this.view = moment.view();
  }

  Sheet build() {
    ChoiceSheet<ThirteenMove> sheet =
        new ChoiceSheet<>(
            moment,
            moment.text(R.string.thirteen_build_title),
            moment.text(R.string.thirteen_build_text),
            moment.text(R.string.thirteen_build));
    return sheet.of(
        moment.moves(ThirteenMove.Build.class),
        (move, isChosen, tap) -> {
          Monster monster = monster(move.triple());
          return tile(
              "build-" + move.triple().text(),
              monster,
              moment.names().spoken(monster),
              isChosen,
              moment.hints(move),
              tap);
        },
        move -> {
          List<String> lines = new ArrayList<>();
          lines.add(moment.names().spoken(monster(move.triple())));
          lines.addAll(consequences(move, List.of(view.actor())));
          return lines;
        },
        SheetCorners.chart(moment));
  }

  Sheet spoils(Battle battle) {
    ChoiceSheet<ThirteenMove> sheet =
        new ChoiceSheet<>(
            moment,
            moment.text(R.string.thirteen_spoils_title),
            moment.text(R.string.thirteen_spoils_text),
            moment.text(R.string.thirteen_take));
    return sheet.of(
        moment.moves(ThirteenMove.Take.class),
        (move, isChosen, tap) ->
            SetTile.shown("take-" + move.set(), move.set(), moment.names().set(move.set()))
                .captioned(moment.names().monsterOf(move.set()))
                .chosen(isChosen, moment.hints(move), tap)
                .item(moment),
        move -> consequences(move, List.of(battle.defender(), battle.attacker())),
        SheetCorners.chart(moment));
  }

  Sheet pick() {
    ChoiceSheet<ThirteenMove> sheet =
        new ChoiceSheet<>(
            moment,
            moment.text(R.string.thirteen_pick_title),
            moment.text(R.string.thirteen_pick_text),
            new Fighters(moment, view.actor(), DUELLIST).block(),
            moment.text(R.string.thirteen_fight));
    List<ThirteenMove.Pick> picks = new ArrayList<>();
    for (Monster monster : view.monsters(view.actor())) {
      picks.add(new ThirteenMove.Pick(monster.id()));
    }
    if (picks.isEmpty()) {
      return sheet.of(
          List.of(new ThirteenMove.Pick(Duel.NOBODY)),
          (move, isChosen, tap) -> new Wrap.Item(0, 0, (where, easel) -> {}),
          move -> List.of(moment.text(R.string.thirteen_fights_alone)),
          SheetCorners.chart(moment));
    }
    return sheet.of(
        picks,
        (move, isChosen, tap) -> {
          Monster monster = view.monster(move.monster()).orElseThrow();
          return tile(
              "pick-" + monster.id(),
              monster,
              moment.names().spoken(monster),
              isChosen,
              moment.hints(move),
              tap);
        },
        move -> List.of(moment.names().spoken(view.monster(move.monster()).orElseThrow())),
        SheetCorners.chart(moment));
  }

  Sheet superNova() {
    ChoiceSheet<ThirteenMove> sheet =
        new ChoiceSheet<>(
            moment,
            moment.text(R.string.thirteen_nova_title),
            moment.text(
                view.options().spentThirteenthScores()
                    ? R.string.thirteen_nova_text
                    : R.string.thirteen_nova_text_lost),
            moment.text(R.string.thirteen_take));
    return sheet.of(
        moment.moves(ThirteenMove.SuperNova.class),
        (move, isChosen, tap) -> {
          Monster monster = view.monster(move.monster()).orElseThrow();
          return tile(
              "nova-" + monster.id(),
              monster,
              moment.text(
                  R.string.thirteen_monster_of,
                  moment.names().spoken(monster),
                  moment.name(move.owner())),
              isChosen,
              moment.hints(move),
              tap);
        },
        move -> {
          Optional<ThirteenView> after = moment.rehearsal().after(view, List.of(move));
          return after
              .map(
                  then ->
                      List.of(
                          new Effects(moment, then).hpOf(view.actor()),
                          new Effects(moment, then).hpOf(move.owner())))
              .orElse(List.of());
        },
        SheetCorners.close(moment));
  }

  private Wrap.Item tile(
      String id, Monster monster, String label, boolean selected, boolean hinted, Tap tap) {
    return new PickTile(id.replace(' ', '-'), monster, label, selected, hinted, tap)
        .item(moment, MONSTER);
  }

  private List<String> consequences(ThirteenMove move, List<Integer> seats) {
    return moment
        .rehearsal()
        .after(view, List.of(move))
        .map(
            after -> {
              List<String> lines = new ArrayList<>();
              for (int seat : seats) {
                lines.add(new Effects(moment, after).of(seat));
              }
              return lines;
            })
        .orElse(List.of());
  }

  private static Monster monster(Triple triple) {
    return new Monster(MonsterSets.COUNT, triple.top(), triple.eyes(), triple.bottom());
  }
}
