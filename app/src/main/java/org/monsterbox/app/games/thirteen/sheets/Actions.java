package org.monsterbox.app.games.thirteen.sheets;

import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Icon;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.moment.Sketch;
import org.monsterbox.core.thirteen.monsters.Power;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.ThirteenView;

/**
 * What can be done in a turn. A button comes when what it takes is first owned; where that cannot
 * be done just now, touching it says why.
 */
public final class Actions {

  private final Moment moment;
  private final ThirteenView view;
  private final Obstacles obstacles;
  private final int actor;

  public Actions(Moment moment) {
    this.moment = moment;
    this.view = moment.view();
    this.obstacles = new Obstacles(moment);
    this.actor = view.actor();
  }

  /** The places of the six actions of a turn, in their order, with nothing to touch. */
  public List<Choice> places() {
    return List.of(
        Choice.absent("act-trade", moment.text(R.string.thirteen_trade)).with(Icon.TRADE),
        Choice.absent("act-powers", moment.text(R.string.thirteen_powers_button)).with(Icon.POWERS),
        Choice.absent("act-attack", moment.text(R.string.thirteen_attack)).with(Icon.ATTACK),
        Choice.absent("act-prophet", moment.text(R.string.thirteen_prophet)).with(Icon.PROPHET),
        Choice.absent("act-end", moment.text(R.string.thirteen_end_turn)).with(Icon.END_TURN),
        Choice.absent("act-search", moment.text(R.string.thirteen_search)).with(Icon.SEARCH));
  }

  /** The same six, those that are there to be touched. */
  public List<Choice> all() {
    List<Choice> places = places();
    return List.of(
        trade().orElse(places.get(0)),
        powers().orElse(places.get(1)),
        attack().orElse(places.get(2)),
        search(true).orElse(places.get(3)),
        canEnd() ? endTurn() : places.get(4),
        search(false).orElse(places.get(5)));
  }

  private boolean canEnd() {
    return moment.allows(new ThirteenMove.EndTurn());
  }

  /** Which of them is meant to be touched next is seen at once. */
  private Optional<Choice> search(boolean prophet) {
    ThirteenMove move = new ThirteenMove.BeginSearch(prophet);
    if (!moment.allows(move)) {
      return Optional.empty();
    }
    String text = moment.text(prophet ? R.string.thirteen_prophet : R.string.thirteen_search);
    Choice choice =
        prophet
            ? Choice.plain("act-prophet", text, Moment.play(move)).with(Icon.PROPHET)
            : Choice.primary("act-search", text, Moment.play(move)).with(Icon.SEARCH);
    return Optional.of(
        (prophet
                ? choice.introduced("thirteen-prophet", moment.text(R.string.thirteen_new_prophet))
                : choice)
            .hinted(moment.hints(move)));
  }

  public Choice endTurn() {
    ThirteenMove end = new ThirteenMove.EndTurn();
    String text = moment.text(R.string.thirteen_end_turn);
    boolean isNext =
        view.phase() == Phase.POST_SEARCH
            || (view.phase() == Phase.ACTION
                && !moment.allows(new ThirteenMove.BeginSearch(false)));
    Choice choice =
        isNext
            ? Choice.primary("act-end", text, Moment.play(end))
            : Choice.plain("act-end", text, Moment.play(end));
    return choice
        .with(Icon.END_TURN)
        .introduced("thirteen-end", moment.text(R.string.thirteen_new_end_turn))
        .hinted(moment.hints(end));
  }

  private Optional<Choice> trade() {
    boolean isOver = view.isFinalRound() && !view.options().tradeInFinalRound();
    if (view.setBits(actor) == 0 || isOver || view.options().maxOffers() == 0) {
      return Optional.empty();
    }
    Choice choice =
        opened(
            "act-trade",
            moment.text(R.string.thirteen_trade),
            !moment.moves(ThirteenMove.ProposeTrade.class).isEmpty(),
            new TradeSheet(moment).opening(),
            obstacles.toTrade());
    return Optional.of(choice.with(Icon.TRADE).hinted(moment.hints("trade")));
  }

  private Optional<Choice> attack() {
    if (view.monsters(actor).isEmpty()) {
      return Optional.empty();
    }
    Choice choice =
        opened(
            "act-attack",
            moment.text(R.string.thirteen_attack),
            !moment.moves(ThirteenMove.Attack.class).isEmpty(),
            AttackSheet.opening(view),
            obstacles.toAttack());
    return Optional.of(choice.with(Icon.ATTACK).hinted(moment.hints("attack")));
  }

  private Optional<Choice> powers() {
    if (view.monsters(actor).isEmpty()) {
      return Optional.empty();
    }
    boolean open =
        !moment.moves(ThirteenMove.Sacrifice.class).isEmpty()
            || !moment.moves(ThirteenMove.Permafrost.class).isEmpty()
            || !moment.moves(ThirteenMove.SuperNova.class).isEmpty();
    boolean hinted = moment.hints("sacrifice") || moment.hints("frost") || moment.hints("nova");
    Choice choice =
        opened(
            "act-powers",
            moment.text(R.string.thirteen_powers_button),
            open,
            new Sketch.Powers(),
            obstacles.toSacrifice());
    return Optional.of(
        choice
            .with(Icon.POWERS)
            .introduced("thirteen-powers", moment.text(R.string.thirteen_new_powers))
            .hinted(hinted));
  }

  Choice sacrifice() {
    Choice choice =
        opened(
            "act-sacrifice",
            moment.text(R.string.thirteen_sacrifice_title),
            !moment.moves(ThirteenMove.Sacrifice.class).isEmpty(),
            Sketch.Arranging.of(view.monsters(actor)),
            obstacles.toSacrifice());
    return choice.with(Icon.SACRIFICE).hinted(moment.hints("sacrifice"));
  }

  /** Only for whoever has the power. */
  Optional<Choice> permafrost() {
    if (!view.has(actor, Power.PERMAFROST)) {
      return Optional.empty();
    }
    Choice choice =
        opened(
            "act-permafrost",
            moment.names().power(Power.PERMAFROST),
            !moment.moves(ThirteenMove.Permafrost.class).isEmpty(),
            new Sketch.Freezing(),
            obstacles.toFreeze());
    return Optional.of(choice.with(Icon.PERMAFROST).hinted(moment.hints("frost")));
  }

  /** Only for whoever has the power. */
  Optional<Choice> superNova() {
    if (!view.has(actor, Power.SUPER_NOVA)) {
      return Optional.empty();
    }
    Choice choice =
        opened(
            "act-super-nova",
            moment.text(R.string.thirteen_nova_title),
            !moment.moves(ThirteenMove.SuperNova.class).isEmpty(),
            new Sketch.Coveting(),
            moment.text(R.string.thirteen_no_nova_target));
    return Optional.of(choice.with(Icon.SUPER_NOVA).hinted(moment.hints("nova")));
  }

  /** A button that opens a sheet, if there is anything to do on it. */
  private static Choice opened(String id, String text, boolean open, Sketch sketch, String why) {
    return open ? Choice.plain(id, text, Moment.draw(sketch)) : Choice.closed(id, text, why);
  }
}
