package org.monsterbox.app.games.sea.chart;

import android.graphics.Path;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.art.sea.Inked;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.SeaMap;
import org.monsterbox.app.games.sea.words.Names;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.sea.bot.MatePlan;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.terms.SeaEvent;

/** What bots propose to somebody who hunts with them: arrows on the chart, and words. */
public record MatePlans(Moment moment) {

  private static final float LINE = 0.08f;
  private static final float RING = 0.46f;

  /** What would happen in the turn of a mate; empty for people, and where the viewer is no mate. */
  private List<Event> of(Seat seat) {
    boolean isMate = !moment.isWhale() && moment.isAsked() && seat.number() != Names.WHALE;
    return isMate && !seat.isPerson()
        ? MatePlan.of(seat.bot().orElseThrow(), moment.view(), seat.number())
        : List.of();
  }

  /** In sentences; empty for nothing. */
  public List<String> sentences(int seat) {
    List<String> sentences = new ArrayList<>();
    for (Event event : of(moment.seat(seat))) {
      String sentence = moment.words().event(event, moment.seats());
      if (!sentence.isEmpty()) {
        sentences.add(sentence);
      }
    }
    return sentences;
  }

  /** An arrow along every way, and a ring around what would be hit. */
  void place(Bounds where, SeaMap map, Easel easel) {
    for (Seat seat : moment.seats()) {
      List<Event> plan = of(seat);
      Path path = Trails.drawn(plan, map);
      for (Event event : plan) {
        if (event instanceof SeaEvent.BoatSailed sailed && !sailed.cells().isEmpty()) {
          map.addArrowHead(path, sailed.cells().get(sailed.cells().size() - 1), sailed.facing());
        } else if (event instanceof SeaEvent.CardPlayed played
            && Cards.pile(played.card()) == Pile.WEAPON
            && Cards.kind(played.card()) != CardKind.NET) {
          int whale = moment.view().whaleCell();
          path.addCircle(map.x(whale), map.y(whale), map.cell() * RING, Path.Direction.CW);
        }
      }
      if (!path.isEmpty()) {
        easel.add(
            Node.decoration(
                "plan-" + seat.number(),
                where,
                Inked.line(path, moment.props().seat(seat.mark()), map.cell() * LINE)));
      }
    }
  }
}
