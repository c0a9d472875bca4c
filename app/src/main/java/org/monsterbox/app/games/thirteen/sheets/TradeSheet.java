package org.monsterbox.app.games.thirteen.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.monsterbox.app.R;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Buttons;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.moment.Sketch;
import org.monsterbox.app.games.thirteen.tiles.Collection;
import org.monsterbox.app.games.thirteen.tiles.SetTile;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.Offer;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** The desk where an offer is put together, the first one or a counter-offer. */
final class TradeSheet {

  private static final float GAP = 8;
  private static final float WIDE = 640;
  private static final String GIVE_SIDE = "trade-give";
  private static final String GET_SIDE = "trade-get";

  private final Moment moment;
  private final ThirteenView view;

  TradeSheet(Moment moment) {
    this.moment = moment;
    this.view = moment.view();
  }

  /** Nothing is offered yet; the other one is clear where there is only one. */
  Sketch.Trading opening() {
    List<Integer> partners = partners();
    return new Sketch.Trading(partners.size() == 1 ? partners.get(0) : Sketch.NOTHING, 0, 0);
  }

  /** A counter-offer begins with what was asked for. */
  static Sketch.Trading countering(Offer offer) {
    return new Sketch.Trading(offer.from(), bits(offer.get()), bits(offer.give()));
  }

  Sheet of(Sketch.Trading trading) {
    List<Block> blocks = new ArrayList<>();
    if (!isCounter() && (partners().size() > 1 || trading.with() == Sketch.NOTHING)) {
      blocks.add(
          moment
              .writing()
              .block(
                  "trade-with",
                  moment.text(R.string.thirteen_trade_with),
                  moment.writing().body()));
      blocks.add(Buttons.of(moment.tools(), 4, partnerChoices(trading)));
    }
    List<Choice> footer = new ArrayList<>();
    if (trading.with() != Sketch.NOTHING) {
      ThirteenMove move = move(trading);
      blocks.add(sides(trading));
      blocks.add(effects(trading, move));
      footer.add(confirm(trading, move));
    }
    return new Sheet(
        moment.tools(),
        moment.text(R.string.thirteen_trade_title),
        SheetCorners.close(moment),
        Blocks.stack(GAP, blocks),
        footer);
  }

  private boolean isCounter() {
    return view.phase() == Phase.TRADE_REPLY;
  }

  /** With whom a trade is possible. */
  private List<Integer> partners() {
    List<Integer> partners = new ArrayList<>();
    for (int seat = 0; seat < view.seats(); seat++) {
      if (seat != view.actor() && (view.setBits(seat) != 0 || view.options().allowGifts())) {
        partners.add(seat);
      }
    }
    return partners;
  }

  private List<Choice> partnerChoices(Sketch.Trading trading) {
    List<Choice> choices = new ArrayList<>();
    for (int seat : partners()) {
      Tap tap =
          Moment.draw(
              new Sketch.Trading(seat, trading.give(), seat == trading.with() ? trading.get() : 0));
      String id = "trade-partner-" + seat;
      choices.add(
          seat == trading.with()
              ? Choice.primary(id, moment.name(seat), tap)
              : Choice.plain(id, moment.name(seat), tap).hinted(moment.hints("trade " + seat)));
    }
    return choices;
  }

  private ThirteenMove move(Sketch.Trading trading) {
    List<Integer> give = MonsterSets.list(trading.give());
    List<Integer> get = MonsterSets.list(trading.get());
    return isCounter()
        ? new ThirteenMove.Counter(give, get)
        : new ThirteenMove.ProposeTrade(trading.with(), give, get);
  }

  private Choice confirm(Sketch.Trading trading, ThirteenMove move) {
    String text =
        moment.text(isCounter() ? R.string.thirteen_counter_offer : R.string.thirteen_trade_offer);
    Optional<Code> code = moment.rehearsal().refusal(view, move);
    if (code.isPresent() && !view.options().allowGifts()) {
      if (trading.give() == 0) {
        return Choice.closed("trade-offer", text, moment.text(R.string.thirteen_no_give));
      } else if (trading.get() == 0) {
        return Choice.closed(
            "trade-offer",
            text,
            moment.text(R.string.thirteen_no_get, moment.name(trading.with())));
      }
    }
    return code.isPresent()
        ? Choice.closed("trade-offer", text, moment.words().refusal(code.get()))
        : Choice.primary("trade-offer", text, Moment.play(move)).hinted(moment.hints(move));
  }

  /** What the trade would do to both, once it can be offered; its room is kept. */
  private Block effects(Sketch.Trading trading, ThirteenMove move) {
    Block now = effects(moment, view, view.actor(), trading.with());
    return moment
        .rehearsal()
        .after(view, List.of(move, new ThirteenMove.Accept()))
        .map(after -> effects(moment, after, view.actor(), trading.with()))
        .orElse(now);
  }

  /** Two lines, one for each side. */
  static Block effects(Moment moment, ThirteenView after, int one, int other) {
    Effects effects = new Effects(moment, after);
    return Blocks.stack(
        2,
        moment.writing().block("effect-1", effects.of(one), moment.writing().body()),
        moment.writing().block("effect-2", effects.of(other), moment.writing().body()));
  }

  private Block sides(Sketch.Trading trading) {
    Block give =
        side(
            GIVE_SIDE,
            view.actor(),
            set -> tile(set, trading.give(), trading.giving(set), GET_SIDE));
    Block get =
        side(
            GET_SIDE,
            trading.with(),
            set -> tile(set, trading.get(), trading.getting(set), GIVE_SIDE));
    return moment.stage().width() >= WIDE && !moment.stage().isTablet()
        ? Blocks.columns(GAP, List.of(give, get))
        : Blocks.stack(GAP, give, get);
  }

  private Block side(String id, int seat, IntFunction<SetTile> tiles) {
    String title = moment.say(R.string.thirteen_trade_give, moment.seat(seat));
    return Blocks.on(
        id,
        moment.writing().stationery().tray(),
        GAP,
        Blocks.stack(
            GAP,
            moment.writing().block(id + "-title", title, moment.writing().strong()),
            new Collection(moment, id + "-", tiles).of(view.monsters(seat), view.freeBits(seat))));
  }

  private SetTile tile(int set, long chosen, Sketch.Trading toggled, String otherSide) {
    boolean isChosen = (chosen & MonsterSets.bit(set)) != 0;
    String name = moment.names().set(set);
    Tap toggle = Moment.draw(toggled);
    SetTile tile =
        SetTile.shown(
                "trade-set-" + set,
                set,
                isChosen ? moment.text(R.string.thirteen_given, name) : name)
            .chosen(isChosen, !isChosen && isHinted(set), toggle);
    return isChosen ? tile : tile.dropped(Map.of(otherSide, toggle));
  }

  private boolean isHinted(int set) {
    boolean trades = moment.hints("trade") || moment.hints("counter");
    return trades && (moment.sight().hinted() + " ").contains(" " + MonsterSets.text(set) + " ");
  }

  private static long bits(List<Integer> sets) {
    long bits = 0;
    for (int set : sets) {
      bits |= MonsterSets.bit(set);
    }
    return bits;
  }
}
