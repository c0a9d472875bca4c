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
import org.monsterbox.app.games.sea.aim.Probe;
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

/** What can be done now, as buttons; where something cannot, touching it says why. */
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
        choices.add(
            use("act-turn", R.string.sea_turn_bow, Topic.of(SeaMove.Reorient.class))
                .with(Icon.UNDO));
        end(END_TURN, view.actionsLeft() > 0);
      }
      default -> {}
    }
  }

  private void draw(Pile pile) {
    SeaMove move = new SeaMove.DrawWhale(pile);
    String text = moment.names().pile(pile);
    choices.add(
        moment.allows(move)
            ? Choice.plain("draw-" + pile, text, Moment.play(move)).hinted(moment.hints(move))
            : Choice.closed("draw-" + pile, text, moment.whyNot(move).orElse("")));
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

  /** The button that plays the move, or says why it cannot be played. */
  private void finish(int text, SeaMove move) {
    Optional<String> why = moment.whyNot(move);
    choices.add(
        why.isEmpty()
            ? Choice.primary("finish", moment.text(text), Moment.play(move))
                .with(Icon.CHECK)
                .hinted(moment.hints(move))
            : Choice.closed("finish", moment.text(text), why.get()).with(Icon.CHECK));
  }

  private void aiming(Sketch.Aiming aiming) {
    Topic topic = aiming.topic();
    Aim aim = moment.aim(aiming);
    if (!moment.isAsked()) {
      choices.add(moment.tools().cancel());
      return;
    }
    piles(topic, aim);
    int text = Verbs.of(topic.kind());
    if (aim.move().isPresent()) {
      finish(text, aim.move().get());
    } else if (aim.isPossible()) {
      choices.add(
          Choice.closed("finish", moment.text(text), moment.text(R.string.games_choose_first))
              .with(Icon.CHECK));
    } else {
      choices.add(
          Choice.closed("finish", moment.text(text), new Probe(moment).whyNot(topic))
              .with(Icon.CHECK));
    }
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

  /** The piles are buttons of their own. */
  private void piles(Topic topic, Aim aim) {
    for (int step = 0; step < aim.steps(); step++) {
      for (Part option : aim.options(step)) {
        if (option instanceof Part.From from) {
          Tap tap = Moment.draw(new Sketch.Aiming(topic, aim.choosing(step, option)));
          String name = moment.names().pile(from.pile());
          choices.add(Choice.plain("pile-" + from.pile(), name, tap));
        }
      }
    }
  }

  /** What else can be done with the card. */
  private void others(int card) {
    if (moment.isWhale()) {
      choices.add(
          use("act-exchange", R.string.sea_exchange, new Topic(SeaMove.Exchange.class, card)));
    } else if (Cards.pile(card) == Pile.WEAPON) {
      choices.add(use("act-refit", R.string.sea_refit, new Topic(SeaMove.Refit.class, card)));
      Class<? extends SeaMove> swap =
          view.options().huntersShareHands() ? SwapMove.Swap.class : SwapMove.OfferSwap.class;
      choices.add(use("act-swap", R.string.sea_swap, new Topic(swap, card)).with(Icon.TRADE));
    }
  }

  private Choice use(String id, int text, Topic topic) {
    return moment.isPossible(topic)
        ? Choice.plain(id, moment.text(text), Moment.draw(Sketch.Aiming.at(topic)))
            .hinted(moment.hints(topic))
        : Choice.closed(id, moment.text(text), new Probe(moment).whyNot(topic));
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
    if (netting.cells().isEmpty()) {
      String why =
          moment.isPossible(Topic.playing(netting.card()))
              ? moment.text(R.string.games_choose_first)
              : new Probe(moment).whyNot(Topic.playing(netting.card()));
      choices.add(Choice.closed("finish", moment.text(R.string.sea_lay), why).with(Icon.CHECK));
    } else {
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
