package org.monsterbox.core.thirteen.moves;

import static org.monsterbox.core.thirteen.moves.MoveParts.CELL;
import static org.monsterbox.core.thirteen.moves.MoveParts.GIVEN;
import static org.monsterbox.core.thirteen.moves.MoveParts.GOTTEN;
import static org.monsterbox.core.thirteen.moves.MoveParts.KEPT;
import static org.monsterbox.core.thirteen.moves.MoveParts.MONSTER;
import static org.monsterbox.core.thirteen.moves.MoveParts.SEAT;
import static org.monsterbox.core.thirteen.moves.MoveParts.SET;
import static org.monsterbox.core.thirteen.moves.MoveParts.TRIPLE;
import static org.monsterbox.core.thirteen.moves.MoveParts.TRIPLES;

import org.monsterbox.core.game.MoveForm;
import org.monsterbox.core.game.MovePart;
import org.monsterbox.core.game.MoveTable;
import org.monsterbox.core.thirteen.dice.Duel;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Accept;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Ack;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Attack;
import org.monsterbox.core.thirteen.moves.ThirteenMove.BeginSearch;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Build;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Counter;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Decline;
import org.monsterbox.core.thirteen.moves.ThirteenMove.EndTurn;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Flip;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Permafrost;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Pick;
import org.monsterbox.core.thirteen.moves.ThirteenMove.ProposeTrade;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Sacrifice;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Stop;
import org.monsterbox.core.thirteen.moves.ThirteenMove.StopSearch;
import org.monsterbox.core.thirteen.moves.ThirteenMove.SuperNova;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Take;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Throw;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** All kinds of moves, in the order in which moves are listed. */
public final class ThirteenMoves {

  public static final MoveTable<ThirteenView, Playing, ThirteenMove> TABLE =
      new MoveTable<ThirteenView, Playing, ThirteenMove>()
          .row(
              MoveForm.of(
                  BeginSearch.class,
                  "search",
                  MovePart.flag("prophet").of(BeginSearch::prophet),
                  BeginSearch::new),
              new SearchAction())
          .row(MoveForm.of(Flip.class, "flip", CELL.of(Flip::cell), Flip::new), new FlipAction())
          .row(
              MoveForm.of(StopSearch.class, "stop-search", new StopSearch()),
              new StopSearchAction())
          .row(MoveForm.of(Ack.class, "ack", new Ack()), new AckAction())
          .row(
              MoveForm.of(
                  ProposeTrade.class,
                  "trade",
                  SEAT.of(ProposeTrade::to),
                  GIVEN.of(ProposeTrade::give),
                  GOTTEN.of(ProposeTrade::get),
                  ProposeTrade::new),
              new TradeAction())
          .row(MoveForm.of(Accept.class, "accept", new Accept()), new AcceptAction())
          .row(MoveForm.of(Decline.class, "decline", new Decline()), new DeclineAction())
          .row(
              MoveForm.of(
                  Counter.class,
                  "counter",
                  GIVEN.of(Counter::give),
                  GOTTEN.of(Counter::get),
                  Counter::new),
              new CounterAction())
          .row(
              MoveForm.of(
                  Sacrifice.class, "sacrifice", TRIPLES.of(Sacrifice::arrangement), Sacrifice::new),
              new SacrificeAction())
          .row(
              MoveForm.of(Permafrost.class, "frost", CELL.of(Permafrost::cell), Permafrost::new),
              new PermafrostAction())
          .row(
              MoveForm.of(
                  SuperNova.class,
                  "nova",
                  SEAT.of(SuperNova::owner),
                  MONSTER.of(SuperNova::monster),
                  SuperNova::new),
              new SuperNovaAction())
          .row(
              MoveForm.of(
                  Attack.class,
                  "attack",
                  MONSTER.of(Attack::monster),
                  SEAT.of(Attack::target),
                  SET.of(Attack::set),
                  Attack::new),
              new AttackAction())
          .row(
              MoveForm.of(Throw.class, "throw", KEPT.of(Throw::keep), Throw::new),
              new ThrowAction())
          .row(MoveForm.of(Stop.class, "stop", new Stop()), new StopAction())
          .row(MoveForm.of(Take.class, "take", SET.of(Take::set), Take::new), new TakeAction())
          .row(
              MoveForm.of(Build.class, "build", TRIPLE.of(Build::triple), Build::new),
              new BuildAction())
          .row(
              MoveForm.of(
                  Pick.class, "pick", MONSTER.or(Duel.NOBODY, "none").of(Pick::monster), Pick::new),
              new PickAction())
          .row(MoveForm.of(EndTurn.class, "end", new EndTurn()), new EndTurnAction());

  private ThirteenMoves() {}
}
