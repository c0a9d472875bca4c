package org.monsterbox.app.games.thirteen.sheets;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Icon;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.moment.Sketch;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Power;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenCode;

/** What can be done in a turn; where something cannot, touching it says why. */
public final class Actions {

  private final Moment moment;
  private final ThirteenView view;
  private final int actor;

  public Actions(Moment moment) {
    this.moment = moment;
    this.view = moment.view();
    this.actor = view.actor();
  }

  /** The six actions of a turn. */
  public List<Choice> all() {
    return List.of(trade(), powers(), attack(), search(false), search(true), endTurn());
  }

  private Choice search(boolean prophet) {
    ThirteenMove move = new ThirteenMove.BeginSearch(prophet);
    String text = moment.text(prophet ? R.string.thirteen_prophet : R.string.thirteen_search);
    Choice choice = played(prophet ? "act-prophet" : "act-search", text, move);
    boolean main = !prophet && moment.allows(move);
    return pictured(
        main ? Choice.primary(choice.id(), text, choice.tap()).hinted(choice.hinted()) : choice,
        prophet ? Icon.PROPHET : Icon.SEARCH);
  }

  public Choice endTurn() {
    return pictured(
        played("act-end", moment.text(R.string.thirteen_end_turn), new ThirteenMove.EndTurn()),
        Icon.END_TURN);
  }

  private Choice trade() {
    int other = someoneElse(view.setBits(actor) == 0 ? 0 : 1);
    ThirteenMove probe =
        new ThirteenMove.ProposeTrade(
            other, first(view.setBits(actor)), first(view.setBits(other)));
    Choice choice =
        opened(
            "act-trade",
            moment.text(R.string.thirteen_trade),
            !moment.moves(ThirteenMove.ProposeTrade.class).isEmpty(),
            new TradeSheet(moment).opening(),
            probe);
    if (moment.rehearsal().refusal(view, probe).equals(Optional.of(ThirteenCode.EMPTY_TRADE_SIDE))
        && view.setBits(actor) != 0) {
      choice =
          Choice.closed(choice.id(), choice.text(), moment.text(R.string.thirteen_nobody_to_trade));
    }
    return pictured(choice.hinted(moment.hints("trade")), Icon.TRADE);
  }

  private Choice attack() {
    int other = someoneElse(1);
    List<Monster> own = view.monsters(actor);
    ThirteenMove probe =
        new ThirteenMove.Attack(
            own.isEmpty() ? 0 : own.get(0).id(),
            other,
            first(view.setBits(other)).stream().findFirst().orElse(0));
    Choice choice =
        opened(
            "act-attack",
            moment.text(R.string.thirteen_attack),
            !moment.moves(ThirteenMove.Attack.class).isEmpty(),
            AttackSheet.opening(view),
            probe);
    return pictured(choice.hinted(moment.hints("attack")), Icon.ATTACK);
  }

  private Choice powers() {
    Choice choice =
        Choice.plain(
            "act-powers",
            moment.text(R.string.thirteen_powers_button),
            Moment.draw(new Sketch.Powers()));
    boolean hinted = moment.hints("sacrifice") || moment.hints("frost") || moment.hints("nova");
    if (view.monsters(actor).isEmpty()) {
      choice =
          Choice.closed(
              choice.id(), choice.text(), moment.words().refusal(ThirteenCode.POWER_NOT_OWNED));
    }
    return pictured(choice.hinted(hinted), Icon.POWERS);
  }

  Choice sacrifice() {
    ThirteenMove probe =
        new ThirteenMove.Sacrifice(
            view.monsters(actor).stream().map(Monster::triple).collect(Collectors.toList()));
    boolean open = !moment.moves(ThirteenMove.Sacrifice.class).isEmpty();
    Choice choice =
        opened(
            "act-sacrifice",
            moment.text(R.string.thirteen_sacrifice_title),
            open,
            Sketch.Arranging.of(view.monsters(actor)),
            probe);
    return pictured(choice.hinted(moment.hints("sacrifice")), Icon.SACRIFICE);
  }

  Choice permafrost() {
    int cell = 0;
    while (cell < ThirteenView.CELLS - 1
        && (!view.isFaceDown(cell) || view.frostOwner(cell) != ThirteenView.NOBODY)) {
      cell++;
    }
    Choice choice =
        opened(
            "act-permafrost",
            moment.names().power(Power.PERMAFROST),
            !moment.moves(ThirteenMove.Permafrost.class).isEmpty(),
            new Sketch.Freezing(),
            new ThirteenMove.Permafrost(cell));
    return pictured(choice.hinted(moment.hints("frost")), Icon.PERMAFROST);
  }

  Choice superNova() {
    int other = someoneElse(2);
    List<Monster> monsters = view.monsters(other);
    Choice choice =
        opened(
            "act-super-nova",
            moment.text(R.string.thirteen_nova_title),
            !moment.moves(ThirteenMove.SuperNova.class).isEmpty(),
            new Sketch.Coveting(),
            new ThirteenMove.SuperNova(other, monsters.isEmpty() ? 0 : monsters.get(0).id()));
    return pictured(choice.hinted(moment.hints("nova")), Icon.SUPER_NOVA);
  }

  /** A button that plays at once. */
  private Choice played(String id, String text, ThirteenMove move) {
    Choice choice =
        moment.allows(move)
            ? Choice.plain(id, text, Moment.play(move))
            : Choice.closed(id, text, whyNot(move));
    return choice.hinted(moment.hints(move));
  }

  /** A button that opens a sheet, if there is anything to do on it. */
  private Choice opened(String id, String text, boolean open, Sketch sketch, ThirteenMove probe) {
    return open
        ? Choice.plain(id, text, Moment.draw(sketch))
        : Choice.closed(id, text, whyNot(probe));
  }

  private String whyNot(ThirteenMove move) {
    Optional<Code> code = moment.rehearsal().refusal(view, move);
    return code.isPresent()
        ? moment.words().refusal(code.get())
        : moment.text(R.string.thirteen_no_wrong_phase);
  }

  private static Choice pictured(Choice choice, Icon picture) {
    return choice.with(picture);
  }

  /** Another seat, if possible one that owns a set (1) or a monster (2). */
  private int someoneElse(int wanted) {
    int any = (actor + 1) % view.seats();
    for (int seat = 0; seat < view.seats(); seat++) {
      boolean has =
          wanted == 2 ? !view.monsters(seat).isEmpty() : wanted == 0 || view.setBits(seat) != 0;
      if (seat != actor && has) {
        return seat;
      }
    }
    return any;
  }

  private static List<Integer> first(long sets) {
    List<Integer> list = MonsterSets.list(sets);
    return list.isEmpty() ? list : list.subList(0, 1);
  }
}
