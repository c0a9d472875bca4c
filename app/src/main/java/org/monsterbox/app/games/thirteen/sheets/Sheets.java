package org.monsterbox.app.games.thirteen.sheets;

import java.util.Optional;
import org.monsterbox.app.games.layout.ChoiceSheet;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.moment.Sketch;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.core.thirteen.dice.Battle;
import org.monsterbox.core.thirteen.dice.Throwing;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** Which sheet lies over the table, if any: the one that somebody opened, or what the game asks. */
public record Sheets(Moment moment) {

  public Optional<Sheet> open() {
    Draft draft = moment.draft();
    if (draft instanceof Sketch.Chart) {
      return Optional.of(new ChartSheet(moment).sheet());
    } else if (draft instanceof Sketch.Help) {
      return Optional.of(new LookSheets(moment).help());
    } else if (draft instanceof Sketch.Owned owned) {
      return Optional.of(new LookSheets(moment).owned(owned.seat()));
    }
    Optional<Sheet> asked = moment.isAsked() ? asked(draft) : Optional.empty();
    if (asked.isPresent()) {
      return asked;
    }
    Optional<Throwing> throwing = moment.view().throwing();
    return throwing.map(now -> new BattleSheet(moment, now).sheet());
  }

  private Optional<Sheet> asked(Draft draft) {
    ThirteenView view = moment.view();
    return switch (view.phase()) {
      case ACTION, FINAL_ACTION -> prepared(draft);
      case TRADE_REPLY ->
          draft instanceof Sketch.Trading trading
              ? Optional.of(new TradeSheet(moment).of(trading))
              : view.offer().map(offer -> new OfferSheet(moment, offer).sheet());
      case BATTLE_SPOILS -> view.battle().map(this::spoils);
      case BUILD -> Optional.of(new ForcedSheets(moment).build());
      case DUEL_PICK -> Optional.of(new ForcedSheets(moment).pick());
      default -> Optional.empty();
    };
  }

  private Sheet spoils(Battle battle) {
    return new ForcedSheets(moment).spoils(battle);
  }

  private Optional<Sheet> prepared(Draft draft) {
    if (draft instanceof Sketch.Powers) {
      return Optional.of(new LookSheets(moment).powers());
    } else if (draft instanceof Sketch.Trading trading) {
      return Optional.of(new TradeSheet(moment).of(trading));
    } else if (draft instanceof Sketch.Arranging arranging) {
      return Optional.of(new SacrificeSheet(moment, arranging).sheet());
    } else if (draft instanceof Sketch.Attacking attacking) {
      return Optional.of(new AttackSheet(moment, attacking).sheet());
    }
    boolean nova = draft instanceof Sketch.Coveting || isNovaChoice(draft);
    return nova ? Optional.of(new ForcedSheets(moment).superNova()) : Optional.empty();
  }

  private boolean isNovaChoice(Draft draft) {
    return draft instanceof ChoiceSheet.Touched touched
        && touched.move() instanceof ThirteenMove.SuperNova
        && moment.view().phase() != Phase.BUILD;
  }
}
