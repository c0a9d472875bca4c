package org.monsterbox.core.sea;

import static org.monsterbox.core.sea.MoveParts.ARROW;
import static org.monsterbox.core.sea.MoveParts.CARD;
import static org.monsterbox.core.sea.MoveParts.CELL;
import static org.monsterbox.core.sea.MoveParts.DIRECTION;
import static org.monsterbox.core.sea.MoveParts.GIVEN;
import static org.monsterbox.core.sea.MoveParts.PATH;
import static org.monsterbox.core.sea.MoveParts.PILE;
import static org.monsterbox.core.sea.MoveParts.SEAT;

import org.monsterbox.core.game.MoveForm;
import org.monsterbox.core.game.MoveTable;
import org.monsterbox.core.sea.SeaMove.ChooseHunter;
import org.monsterbox.core.sea.SeaMove.Discard;
import org.monsterbox.core.sea.SeaMove.DrawWhale;
import org.monsterbox.core.sea.SeaMove.EndAction;
import org.monsterbox.core.sea.SeaMove.EndTurn;
import org.monsterbox.core.sea.SeaMove.Exchange;
import org.monsterbox.core.sea.SeaMove.KeepMove;
import org.monsterbox.core.sea.SeaMove.PlaceBoat;
import org.monsterbox.core.sea.SeaMove.PlaceShip;
import org.monsterbox.core.sea.SeaMove.PlayMove;
import org.monsterbox.core.sea.SeaMove.PlayNets;
import org.monsterbox.core.sea.SeaMove.PlayWeapon;
import org.monsterbox.core.sea.SeaMove.Refit;
import org.monsterbox.core.sea.SeaMove.Refloat;
import org.monsterbox.core.sea.SeaMove.Reorient;
import org.monsterbox.core.sea.SeaMove.WhaleMove;
import org.monsterbox.core.sea.SwapMove.AcceptSwap;
import org.monsterbox.core.sea.SwapMove.DeclineSwap;
import org.monsterbox.core.sea.SwapMove.OfferSwap;
import org.monsterbox.core.sea.SwapMove.Swap;
import org.monsterbox.core.sea.WhaleCard.Charge;
import org.monsterbox.core.sea.WhaleCard.Current;
import org.monsterbox.core.sea.WhaleCard.Devour;
import org.monsterbox.core.sea.WhaleCard.Dive;
import org.monsterbox.core.sea.WhaleCard.Headwind;
import org.monsterbox.core.sea.WhaleCard.IceWave;
import org.monsterbox.core.sea.WhaleCard.Leap;
import org.monsterbox.core.sea.WhaleCard.MiniStorm;
import org.monsterbox.core.sea.WhaleCard.Push;
import org.monsterbox.core.sea.WhaleCard.RockSlide;
import org.monsterbox.core.sea.WhaleCard.Whirlpool;

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
