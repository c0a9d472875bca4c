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
import org.monsterbox.app.games.thirteen.tiles.SetTile;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.Offer;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenCode;

/** An offer that waits for an answer. */
record OfferSheet(Moment moment, Offer offer) {

  private static final float GAP = 8;

  Sheet sheet() {
    ThirteenView view = moment.view();
    Block effects =
        moment
            .rehearsal()
            .after(view, List.of(new ThirteenMove.Accept()))
            .map(after -> TradeSheet.effects(moment, after, offer.to(), offer.from()))
            .orElse(Block.EMPTY);
    return new Sheet(
        moment.tools(),
        moment.text(
            R.string.thirteen_offer_title, moment.seat(offer.from()), moment.seat(offer.to())),
        SheetCorners.chart(moment),
        Blocks.stack(
            GAP,
            side("offer-give", offer.from(), offer.give()),
            side("offer-get", offer.to(), offer.get()),
            effects),
        moment.isAsked() ? answers(view) : List.of());
  }

  private Block side(String id, int seat, List<Integer> sets) {
    List<Wrap.Item> items = new ArrayList<>();
    for (int set : sets) {
      items.add(
          SetTile.shown(id + "-" + set, set, moment.names().set(set))
              .captioned(moment.names().monsterOf(set))
              .item(moment));
    }
    String title = moment.say(R.string.thirteen_trade_give, moment.seat(seat));
    return Blocks.on(
        id,
        moment.writing().stationery().tray(),
        GAP,
        Blocks.stack(
            GAP,
            moment.writing().block(id + "-title", title, moment.writing().strong()),
            new Wrap(GAP, false, items)));
  }

  private List<Choice> answers(ThirteenView view) {
    ThirteenMove accept = new ThirteenMove.Accept();
    ThirteenMove decline = new ThirteenMove.Decline();
    String counter = moment.text(R.string.thirteen_counter);
    Optional<Code> limit =
        moment
            .rehearsal()
            .refusal(view, new ThirteenMove.Counter(offer.get(), offer.give()))
            .filter(ThirteenCode.TRADE_LIMIT::equals);
    return List.of(
        Choice.primary("accept", moment.text(R.string.thirteen_accept), Moment.play(accept))
            .hinted(moment.hints(accept)),
        limit.isPresent()
            ? Choice.closed("counter", counter, moment.words().refusal(limit.get()))
            : Choice.plain("counter", counter, Moment.draw(TradeSheet.countering(offer)))
                .hinted(moment.hints("counter")),
        Choice.plain("decline", moment.text(R.string.thirteen_decline), Moment.play(decline))
            .hinted(moment.hints(decline)));
  }
}
