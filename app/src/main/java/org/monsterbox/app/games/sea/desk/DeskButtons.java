package org.monsterbox.app.games.sea.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Icon;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.sea.aim.Aim;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.Part;
import org.monsterbox.app.games.sea.aim.Sketch;
import org.monsterbox.app.games.sea.aim.Topic;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.SwapMove;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.table.Voyage;
import org.monsterbox.core.sea.terms.Phase;

/** What can be done now, as buttons: nothing else is one. */
final class DeskButtons {

  private static final SeaMove END_ACTION = new SeaMove.EndAction();
  private static final SeaMove END_TURN = new SeaMove.EndTurn();

  private final Moment moment;
  private final SeaView view;
  private final List<Choice> choices = new ArrayList<>();

  private DeskButtons(Moment moment) {
    this.moment = moment;
    this.view = moment.view();
  }

  static List<Choice> of(Moment moment) {
    DeskButtons buttons = new DeskButtons(moment);
    Optional<Sketch> sketch = moment.sketch();
    if (sketch.isEmpty()) {
      buttons.open();
    } else {
      buttons.begun(sketch.get());
    }
    return buttons.choices;
  }

  private void open() {
    if (!moment.isAsked()) {
      return;
    }
    switch (view.phase()) {
      case WHALE_DRAW -> {
        draw(Pile.CALL);
        draw(Pile.BOND);
      }
      case HUNTER_SELECT -> helms();
      case WHALE_ACTION -> end(END_ACTION, view.movePoints() > 0);
      case HUNTER_ACTION -> {
        use("act-turn", R.string.sea_turn_bow, Topic.of(SeaMove.Reorient.class), Icon.UNDO);
        end(END_TURN, view.actionsLeft() > 0);
      }
      default -> {}
    }
  }

  private void draw(Pile pile) {
    SeaMove move = new SeaMove.DrawWhale(pile);
    if (moment.allows(move)) {
      String text = moment.names().pile(pile);
      choices.add(Choice.plain("draw-" + pile, text, Moment.play(move)).hinted(moment.hints(move)));
    }
  }

  private void helms() {
    for (SeaMove move : moment.sight().moves()) {
      if (move instanceof SeaMove.ChooseHunter choice) {
        choices.add(
            Choice.plain("choose-" + choice.seat(), moment.name(choice.seat()), Moment.play(choice))
                .hinted(moment.hints(choice)));
      }
    }
  }

  /** Ending early is asked twice. */
  private void end(SeaMove move, boolean early) {
    Tap tap = early ? Moment.draw(new Sketch.Ending()) : Moment.play(move);
    String text = moment.text(R.string.sea_end_turn);
    Choice choice =
        early ? Choice.plain("act-end", text, tap) : Choice.primary("act-end", text, tap);
    choices.add(choice.with(Icon.END_TURN).hinted(moment.hints(move)));
  }

  private void begun(Sketch sketch) {
    if (sketch instanceof Sketch.Aiming aiming) {
      aiming(aiming);
    } else if (sketch instanceof Sketch.Sailing sailing) {
      sailing(sailing);
    } else if (sketch instanceof Sketch.Netting netting) {
      netting(netting);
    } else if (sketch instanceof Sketch.Discarding discarding) {
      SeaMove move = new SeaMove.Discard(discarding.cards());
      finish(R.string.sea_discard, move);
    } else if (sketch instanceof Sketch.Swimming) {
      cancel();
    } else if (sketch instanceof Sketch.Ending) {
      SeaMove move = view.phase() == Phase.WHALE_ACTION ? END_ACTION : END_TURN;
      finish(R.string.sea_end_turn, move);
      choices.add(Choice.plain("cancel", moment.text(R.string.sea_go_on), Moment.draw(Draft.NONE)));
    }
  }

  /** The button that plays the move, where it can be played. */
  private void finish(int text, SeaMove move) {
    if (moment.whyNot(move).isEmpty()) {
      choices.add(
          Choice.primary("finish", moment.text(text), Moment.play(move))
              .with(Icon.CHECK)
              .hinted(moment.hints(move)));
    }
  }

  private void aiming(Sketch.Aiming aiming) {
    Topic topic = aiming.topic();
    Aim aim = moment.aim(aiming);
    if (!moment.isAsked()) {
      choices.add(moment.tools().cancel());
      return;
    }
    piles(topic, aim);
    aim.move().ifPresent(move -> finish(Verbs.of(topic.kind()), move));
    if (topic.kind() == SwapMove.AcceptSwap.class) {
      SeaMove decline = new SwapMove.DeclineSwap();
      choices.add(
          Choice.plain("decline", moment.text(R.string.sea_decline), Moment.play(decline))
              .hinted(moment.hints(decline)));
    }
    if (topic.isPlaying()) {
      others(topic.card());
    }
    cancel();
  }

  /** The piles are buttons of their own: choosing one is all that is left to choose. */
  private void piles(Topic topic, Aim aim) {
    int step = aim.settled().size();
    for (Part option : aim.options(step)) {
      if (option instanceof Part.From from) {
        Sketch.Aiming chosen = new Sketch.Aiming(topic, aim.choosing(step, option));
        String name = moment.names().pile(from.pile());
        moment
            .aim(chosen)
            .move()
            .map(
                move ->
                    Choice.plain("pile-" + from.pile(), name, Moment.play(move))
                        .hinted(moment.hints(move)))
            .ifPresent(choices::add);
      }
    }
  }

  /** What else can be done with the card. */
  private void others(int card) {
    if (moment.isWhale()) {
      use("act-exchange", R.string.sea_exchange, new Topic(SeaMove.Exchange.class, card));
    } else if (Cards.pile(card) == Pile.WEAPON) {
      use("act-refit", R.string.sea_refit, new Topic(SeaMove.Refit.class, card));
      Class<? extends SeaMove> swap =
          view.options().huntersShareHands() ? SwapMove.Swap.class : SwapMove.OfferSwap.class;
      use("act-swap", R.string.sea_swap, new Topic(swap, card), Icon.TRADE);
    }
  }

  private void use(String id, int text, Topic topic) {
    if (moment.isPossible(topic)) {
      choices.add(began(id, text, topic));
    }
  }

  private void use(String id, int text, Topic topic, Icon icon) {
    if (moment.isPossible(topic)) {
      choices.add(began(id, text, topic).with(icon));
    }
  }

  private Choice began(String id, int text, Topic topic) {
    return Choice.plain(id, moment.text(text), Moment.draw(Sketch.Aiming.at(topic)))
        .hinted(moment.hints(topic));
  }

  private void sailing(Sketch.Sailing sailing) {
    SeaMove move = new SeaMove.PlayMove(sailing.card(), sailing.tokens());
    Voyage voyage = view.voyage(moment.viewer(), sailing.card(), sailing.tokens());
    finish(voyage.isWreck() ? R.string.sea_sail_wreck : R.string.sea_sail, move);
    if (!sailing.tokens().isEmpty()) {
      choices.add(
          Choice.plain(
              "step-back", moment.text(R.string.sea_step_back), Moment.draw(sailing.back())));
    }
    cancel();
  }

  private void netting(Sketch.Netting netting) {
    if (!netting.cells().isEmpty()) {
      finish(R.string.sea_lay, new SeaMove.PlayNets(netting.cells()));
    }
    others(netting.card());
    cancel();
  }

  private void cancel() {
    if (moment.sight().draft() != Draft.NONE) {
      choices.add(moment.tools().cancel());
    }
  }
}
