package org.monsterbox.app.games.sea.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.Again;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.Sketch;
import org.monsterbox.app.games.sea.chart.CardTile;
import org.monsterbox.app.games.sea.chart.Hand;
import org.monsterbox.app.games.sea.chart.MatePlans;
import org.monsterbox.app.games.sea.chart.Things;
import org.monsterbox.app.games.sea.words.Names;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.sea.box.Pile;

/** The sheet that somebody has opened to look at something, if any. */
record Sheets(Moment moment) {

  private static final float GAP = 8;

  Optional<Sheet> open() {
    if (moment.sight().draft() instanceof Sketch.Since) {
      return Optional.of(since());
    } else if (moment.sight().draft() instanceof Sketch.Piles shown) {
      return Optional.of(piles(shown.piles()));
    } else if (moment.sight().draft() instanceof Sketch.Seat seat) {
      return Optional.of(seat(seat.seat()));
    }
    return Optional.empty();
  }

  private Sheet sheet(String title, List<Block> blocks) {
    return sheet(title, blocks, List.of());
  }

  private Sheet sheet(String title, List<Block> blocks, List<Choice> footer) {
    return new Sheet(
        moment.tools(),
        title,
        Optional.of(moment.tools().close()),
        Blocks.stack(GAP, blocks),
        footer);
  }

  private Block text(String id, String text) {
    return moment.writing().block(id, text, moment.writing().body());
  }

  private Sheet since() {
    List<Block> lines = new ArrayList<>();
    for (Event event : moment.sight().since()) {
      String line = moment.words().event(event, moment.seats());
      lines.add(text("line-" + lines.size(), line));
    }
    String title = moment.text(R.string.sea_since);
    if (lines.isEmpty()) {
      return sheet(title, List.of(text("line-none", moment.text(R.string.sea_since_nothing))));
    }
    Choice again =
        Choice.primary(
            "again", moment.text(R.string.sea_since_again), Moment.draw(Again.FROM_THE_START));
    return sheet(title, lines, List.of(again));
  }

  private Sheet piles(List<Pile> shown) {
    List<Block> blocks = new ArrayList<>();
    for (Pile pile : shown) {
      List<Integer> discarded = moment.view().discardPile(pile);
      blocks.add(moment.writing().headingBlock("pile-" + pile, new PileRow(moment).label(pile)));
      blocks.add(cards("thrown-", discarded));
    }
    return sheet(moment.text(R.string.sea_piles_title), blocks);
  }

  private Block cards(String id, List<Integer> cards) {
    List<CardTile> tiles = new ArrayList<>();
    for (List<Integer> copies : Hand.stacks(cards)) {
      tiles.add(CardTile.of(moment, id, copies));
    }
    return new Wrap(GAP, false, Hand.items(tiles));
  }

  /** A seat's cards, as far as the one who looks may see them. */
  private Sheet seat(int seat) {
    List<Block> blocks = new ArrayList<>();
    List<Pile> piles =
        seat == Names.WHALE ? List.of(Pile.CALL, Pile.BOND) : List.of(Pile.WEAPON, Pile.MOVE);
    blocks.add(
        text(
            "seat-role",
            seat == Names.WHALE
                ? new Things(moment).whale()
                : moment.names().say(R.string.sea_seat_hunter, moment.seat(seat))));
    List<String> plan = new MatePlans(moment).sentences(seat);
    if (!plan.isEmpty()) {
      blocks.add(moment.writing().headingBlock("plan", moment.text(R.string.sea_plan)));
      plan.forEach(line -> blocks.add(text("plan-line-" + blocks.size(), line)));
    }
    for (Pile pile : piles) {
      blocks.add(
          text(
              "hand-" + pile,
              moment.text(
                  R.string.games_spoken_figure,
                  moment.names().pile(pile),
                  String.valueOf(moment.view().handSize(seat, pile)))));
      blocks.add(cards("shown-", moment.view().hand(seat, pile)));
    }
    return sheet(moment.name(seat), blocks);
  }
}
