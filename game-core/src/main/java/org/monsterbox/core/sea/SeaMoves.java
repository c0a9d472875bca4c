package org.monsterbox.core.sea;

import static org.monsterbox.core.sea.moves.MoveParts.ARROW;
import static org.monsterbox.core.sea.moves.MoveParts.CARD;
import static org.monsterbox.core.sea.moves.MoveParts.CELL;
import static org.monsterbox.core.sea.moves.MoveParts.DIRECTION;
import static org.monsterbox.core.sea.moves.MoveParts.GIVEN;
import static org.monsterbox.core.sea.moves.MoveParts.PATH;
import static org.monsterbox.core.sea.moves.MoveParts.PILE;
import static org.monsterbox.core.sea.moves.MoveParts.SEAT;

import org.monsterbox.core.game.MoveForm;
import org.monsterbox.core.game.MoveTable;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.hunter.AcceptSwapAction;
import org.monsterbox.core.sea.hunter.ChooseHunterAction;
import org.monsterbox.core.sea.hunter.DeclineSwapAction;
import org.monsterbox.core.sea.hunter.EndTurnAction;
import org.monsterbox.core.sea.hunter.KeepMoveAction;
import org.monsterbox.core.sea.hunter.OfferSwapAction;
import org.monsterbox.core.sea.hunter.PlaceBoatAction;
import org.monsterbox.core.sea.hunter.PlaceShipAction;
import org.monsterbox.core.sea.hunter.PlayMoveAction;
import org.monsterbox.core.sea.hunter.PlayNetsAction;
import org.monsterbox.core.sea.hunter.PlayWeaponAction;
import org.monsterbox.core.sea.hunter.RefitAction;
import org.monsterbox.core.sea.hunter.RefloatAction;
import org.monsterbox.core.sea.hunter.ReorientAction;
import org.monsterbox.core.sea.hunter.SwapAction;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.SeaMove.ChooseHunter;
import org.monsterbox.core.sea.moves.SeaMove.Discard;
import org.monsterbox.core.sea.moves.SeaMove.DrawWhale;
import org.monsterbox.core.sea.moves.SeaMove.EndAction;
import org.monsterbox.core.sea.moves.SeaMove.EndTurn;
import org.monsterbox.core.sea.moves.SeaMove.Exchange;
import org.monsterbox.core.sea.moves.SeaMove.KeepMove;
import org.monsterbox.core.sea.moves.SeaMove.PlaceBoat;
import org.monsterbox.core.sea.moves.SeaMove.PlaceShip;
import org.monsterbox.core.sea.moves.SeaMove.PlayMove;
import org.monsterbox.core.sea.moves.SeaMove.PlayNets;
import org.monsterbox.core.sea.moves.SeaMove.PlayWeapon;
import org.monsterbox.core.sea.moves.SeaMove.Refit;
import org.monsterbox.core.sea.moves.SeaMove.Refloat;
import org.monsterbox.core.sea.moves.SeaMove.Reorient;
import org.monsterbox.core.sea.moves.SeaMove.WhaleMove;
import org.monsterbox.core.sea.moves.SwapMove.AcceptSwap;
import org.monsterbox.core.sea.moves.SwapMove.DeclineSwap;
import org.monsterbox.core.sea.moves.SwapMove.OfferSwap;
import org.monsterbox.core.sea.moves.SwapMove.Swap;
import org.monsterbox.core.sea.moves.WhaleCard.Charge;
import org.monsterbox.core.sea.moves.WhaleCard.Current;
import org.monsterbox.core.sea.moves.WhaleCard.Devour;
import org.monsterbox.core.sea.moves.WhaleCard.Dive;
import org.monsterbox.core.sea.moves.WhaleCard.Headwind;
import org.monsterbox.core.sea.moves.WhaleCard.IceWave;
import org.monsterbox.core.sea.moves.WhaleCard.Leap;
import org.monsterbox.core.sea.moves.WhaleCard.MiniStorm;
import org.monsterbox.core.sea.moves.WhaleCard.Push;
import org.monsterbox.core.sea.moves.WhaleCard.RockSlide;
import org.monsterbox.core.sea.moves.WhaleCard.Whirlpool;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.turns.DiscardAction;
import org.monsterbox.core.sea.whale.ChargeAction;
import org.monsterbox.core.sea.whale.CurrentAction;
import org.monsterbox.core.sea.whale.DevourAction;
import org.monsterbox.core.sea.whale.DiveAction;
import org.monsterbox.core.sea.whale.DrawWhaleAction;
import org.monsterbox.core.sea.whale.EndActionAction;
import org.monsterbox.core.sea.whale.ExchangeAction;
import org.monsterbox.core.sea.whale.HeadwindAction;
import org.monsterbox.core.sea.whale.IceWaveAction;
import org.monsterbox.core.sea.whale.LeapAction;
import org.monsterbox.core.sea.whale.MiniStormAction;
import org.monsterbox.core.sea.whale.PushAction;
import org.monsterbox.core.sea.whale.RockSlideAction;
import org.monsterbox.core.sea.whale.WhaleMoveAction;
import org.monsterbox.core.sea.whale.WhirlpoolAction;

/** All kinds of moves, in the order in which they are listed. */
final class SeaMoves {

  static final MoveTable<SeaTable, Playing, SeaMove> TABLE =
      new MoveTable<SeaTable, Playing, SeaMove>()
          .row(
              MoveForm.of(PlaceShip.class, "ship", CELL.of(PlaceShip::cell), PlaceShip::new),
              new PlaceShipAction())
          .row(
              MoveForm.of(
                  PlaceBoat.class,
                  "boat",
                  CELL.of(PlaceBoat::cell),
                  DIRECTION.of(PlaceBoat::facing),
                  PlaceBoat::new),
              new PlaceBoatAction())
          .row(
              MoveForm.of(DrawWhale.class, "draw", PILE.of(DrawWhale::pile), DrawWhale::new),
              new DrawWhaleAction())
          .row(
              MoveForm.of(WhaleMove.class, "swim", CELL.list().of(WhaleMove::path), WhaleMove::new),
              new WhaleMoveAction())
          .row(
              MoveForm.of(
                  Headwind.class,
                  "headwind",
                  CARD.of(Headwind::card),
                  DIRECTION.of(Headwind::direction),
                  Headwind::new),
              new HeadwindAction())
          .row(
              MoveForm.of(Current.class, "current", CARD.of(Current::card), Current::new),
              new CurrentAction())
          .row(
              MoveForm.of(
                  IceWave.class,
                  "ice-wave",
                  CARD.of(IceWave::card),
                  CELL.of(IceWave::iceberg),
                  DIRECTION.of(IceWave::direction),
                  IceWave::new),
              new IceWaveAction())
          .row(
              MoveForm.of(MiniStorm.class, "mini-storm", CARD.of(MiniStorm::card), MiniStorm::new),
              new MiniStormAction())
          .row(MoveForm.of(Dive.class, "dive", CARD.of(Dive::card), Dive::new), new DiveAction())
          .row(
              MoveForm.of(
                  Whirlpool.class,
                  "whirlpool",
                  CARD.of(Whirlpool::card),
                  CELL.of(Whirlpool::cell),
                  Whirlpool::new),
              new WhirlpoolAction())
          .row(
              MoveForm.of(
                  Devour.class,
                  "devour",
                  CARD.of(Devour::card),
                  SEAT.of(Devour::boat),
                  Devour::new),
              new DevourAction())
          .row(
              MoveForm.of(
                  Charge.class,
                  "charge",
                  CARD.of(Charge::card),
                  SEAT.of(Charge::boat),
                  PATH.of(Charge::path),
                  GIVEN.of(Charge::give),
                  Charge::new),
              new ChargeAction())
          .row(
              MoveForm.of(
                  RockSlide.class,
                  "rock-slide",
                  CARD.of(RockSlide::card),
                  CELL.of(RockSlide::iceberg),
                  CELL.of(RockSlide::target),
                  GIVEN.of(RockSlide::give),
                  RockSlide::new),
              new RockSlideAction())
          .row(
              MoveForm.of(
                  Leap.class,
                  "leap",
                  CARD.of(Leap::card),
                  CELL.of(Leap::target),
                  GIVEN.of(Leap::give),
                  Leap::new),
              new LeapAction())
          .row(
              MoveForm.of(
                  Push.class,
                  "push",
                  CARD.of(Push::card),
                  SEAT.of(Push::boat),
                  GIVEN.of(Push::give),
                  Push::new),
              new PushAction())
          .row(
              MoveForm.of(
                  Exchange.class,
                  "exchange",
                  CARD.of(Exchange::card),
                  PILE.of(Exchange::pile),
                  Exchange::new),
              new ExchangeAction())
          .row(MoveForm.of(EndAction.class, "end-action", new EndAction()), new EndActionAction())
          .row(
              MoveForm.of(Discard.class, "discard", CARD.list().of(Discard::cards), Discard::new),
              new DiscardAction())
          .row(
              MoveForm.of(
                  ChooseHunter.class, "choose", SEAT.of(ChooseHunter::seat), ChooseHunter::new),
              new ChooseHunterAction())
          .row(
              MoveForm.of(KeepMove.class, "keep", CARD.of(KeepMove::card), KeepMove::new),
              new KeepMoveAction())
          .row(
              MoveForm.of(
                  PlayMove.class,
                  "move",
                  CARD.of(PlayMove::card),
                  ARROW.list().of(PlayMove::tokens),
                  PlayMove::new),
              new PlayMoveAction())
          .row(
              MoveForm.of(
                  Reorient.class, "reorient", DIRECTION.of(Reorient::facing), Reorient::new),
              new ReorientAction())
          .row(
              MoveForm.of(
                  PlayWeapon.class,
                  "weapon",
                  CARD.of(PlayWeapon::card),
                  CELL.orEnd(Board.NONE).of(PlayWeapon::cell),
                  PlayWeapon::new),
              new PlayWeaponAction())
          .row(
              MoveForm.of(PlayNets.class, "nets", CELL.list().of(PlayNets::cells), PlayNets::new),
              new PlayNetsAction())
          .row(
              MoveForm.of(Refit.class, "refit", CARD.of(Refit::card), Refit::new),
              new RefitAction())
          .row(
              MoveForm.of(
                  Swap.class,
                  "swap",
                  SEAT.of(Swap::mate),
                  CARD.of(Swap::give),
                  CARD.of(Swap::take),
                  Swap::new),
              new SwapAction())
          .row(
              MoveForm.of(
                  OfferSwap.class,
                  "offer",
                  SEAT.of(OfferSwap::mate),
                  CARD.of(OfferSwap::give),
                  OfferSwap::new),
              new OfferSwapAction())
          .row(
              MoveForm.of(AcceptSwap.class, "accept", CARD.of(AcceptSwap::card), AcceptSwap::new),
              new AcceptSwapAction())
          .row(
              MoveForm.of(DeclineSwap.class, "decline", new DeclineSwap()), new DeclineSwapAction())
          .row(
              MoveForm.of(
                  Refloat.class,
                  "refloat",
                  CELL.of(Refloat::cell),
                  DIRECTION.of(Refloat::facing),
                  Refloat::new),
              new RefloatAction())
          .row(MoveForm.of(EndTurn.class, "end", new EndTurn()), new EndTurnAction());

  private SeaMoves() {}
}
