package org.monsterbox.app.games.sea.desk;

import androidx.annotation.ColorInt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.sea.aim.Aim;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.Part;
import org.monsterbox.app.games.sea.aim.Probe;
import org.monsterbox.app.games.sea.aim.Sketch;
import org.monsterbox.app.games.sea.aim.Topic;
import org.monsterbox.app.games.sea.words.Names;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.SwapMove;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.Phase;

/** What is written on the desk: what was begun, what it does, and what is to be chosen. */
record DeskWords(Moment moment) {

  private static final float GAP = 2;

  /** What is to be chosen, or what is left of the turn: a line or two. */
  Block heading() {
    return Blocks.stack(
        GAP,
        strong("desk-warning", warning(), moment.props().danger()),
        strong("desk-title", status(), moment.props().ink()),
        strong("desk-question", question(), moment.props().ink()));
  }

  private Block strong(String id, String text, @ColorInt int colour) {
    return moment.writing().block(id, text, moment.writing().strong().coloured(colour));
  }

  /** The whale has this one turn to get out. */
  private String warning() {
    SeaView view = moment.view();
    boolean mustBreakFree =
        moment.isWhale() && view.isTrapped() && view.isShutIn() && !view.isLeapPending();
    return mustBreakFree && moment.isAsked() ? moment.text(R.string.sea_trapped_banner) : "";
  }

  /**
   * What matters most of it, in a line or two: a warning, a question, what is left.
   *
   * @param isAll whether nothing else is written
   */
  String line(boolean isAll) {
    for (String words : List.of(warning(), question(), status(), isAll ? body() : "")) {
      if (!words.isEmpty()) {
        return words;
      }
    }
    return "";
  }

  /** What it does. */
  Block text() {
    return moment.writing().block("desk-text", body(), moment.writing().body());
  }

  private String status() {
    Optional<Sketch> sketch = moment.sketch();
    int swum = sketch.orElse(null) instanceof Sketch.Swimming swimming ? swimming.path().size() : 0;
    return sketch.isEmpty() || swum > 0 ? status(swum) : "";
  }

  /** What is left of the turn after so many steps that are about to be swum. */
  private String status(int swum) {
    SeaView view = moment.view();
    if (!moment.isAsked()) {
      return waiting();
    } else if (view.phase() == Phase.WHALE_ACTION) {
      return moment.writing().count(R.plurals.sea_steps_left, view.movePoints() - swum);
    } else if (view.phase() == Phase.HUNTER_ACTION) {
      return moment.writing().count(R.plurals.sea_actions_left, view.actionsLeft());
    }
    return "";
  }

  /** Who is yet to play before the one who looks. */
  private String waiting() {
    SeaView view = moment.view();
    List<Seat> left = new ArrayList<>();
    for (int seat = 1; seat <= view.hunters(); seat++) {
      if (view.hasStillToPlay(seat) || view.current() == seat) {
        left.add(moment.seat(seat));
      }
    }
    if (view.isOver()) {
      return "";
    } else if (view.round() == 0) {
      return moment.text(R.string.sea_turns_setup);
    } else if (view.current() == SeaView.NOBODY && view.phase() != Phase.HUNTER_SELECT) {
      return moment.names().say(R.string.sea_turns_whale, moment.seat(Names.WHALE));
    }
    return left.isEmpty() ? "" : moment.names().say(R.string.sea_turns_hunters, left);
  }

  private String body() {
    Optional<Sketch> sketch = moment.sketch();
    if (sketch.orElse(null) instanceof Sketch.Aiming aiming) {
      return aiming.topic().hasCard() ? purpose(aiming.topic()) : placing(aiming.topic());
    } else if (sketch.orElse(null) instanceof Sketch.Netting netting) {
      return moment.names().effect(Cards.kind(netting.card()));
    } else if (sketch.orElse(null) instanceof Sketch.Ending) {
      return moment.text(R.string.sea_end_early);
    } else if (sketch.orElse(null) instanceof Sketch.Discarding discarding) {
      return moment.writing().count(R.plurals.sea_discard_chosen, discarding.cards().size());
    }
    return "";
  }

  private String placing(Topic topic) {
    if (topic.kind() == SeaMove.PlaceShip.class) {
      return moment.text(R.string.sea_text_ship);
    }
    boolean isBoat =
        topic.kind() == SeaMove.PlaceBoat.class || topic.kind() == SeaMove.Refloat.class;
    return isBoat ? moment.text(R.string.sea_text_boat) : "";
  }

  private String purpose(Topic topic) {
    if (topic.kind() == SeaMove.Exchange.class) {
      return moment.text(R.string.sea_exchange_text);
    } else if (topic.kind() == SeaMove.Refit.class) {
      return moment.text(R.string.sea_refit_text);
    }
    return topic.isPlaying()
        ? moment.names().effect(Cards.kind(topic.card()))
        : moment.text(R.string.sea_swap_text);
  }

  private String question() {
    Optional<Sketch> sketch = moment.sketch();
    if (sketch.orElse(null) instanceof Sketch.Aiming aiming) {
      return asked(aiming);
    } else if (sketch.orElse(null) instanceof Sketch.Sailing sailing) {
      int most = Cards.number(sailing.card());
      return moment.text(R.string.sea_ask_arrow, sailing.tokens().size(), most);
    } else if (sketch.orElse(null) instanceof Sketch.Netting netting) {
      return netted(netting);
    } else if (sketch.orElse(null) instanceof Sketch.Swimming) {
      return moment.text(R.string.sea_ask_surface);
    }
    return "";
  }

  /** What is asked for next, or why these nets cannot lie so. */
  private String netted(Sketch.Netting netting) {
    Topic topic = Topic.playing(netting.card());
    if (netting.cells().isEmpty()) {
      return moment.isPossible(topic) || !moment.isAsked()
          ? moment.text(R.string.sea_ask_net)
          : new Probe(moment).whyNot(topic);
    }
    return moment.whyNot(new SeaMove.PlayNets(netting.cells())).orElse("");
  }

  private String asked(Sketch.Aiming aiming) {
    Aim aim = moment.aim(aiming);
    if (!aim.isPossible()) {
      return moment.isAsked() ? new Probe(moment).whyNot(aiming.topic()) : "";
    }
    if (aim.move().isPresent()) {
      SeaMove move = aim.move().get();
      return aim.settled().isEmpty() ? "" : moment.says(move);
    }
    Part part = aim.options(aim.settled().size()).get(0);
    if (part instanceof Part.At) {
      return moment.text(R.string.sea_ask_cell);
    } else if (part instanceof Part.Towards) {
      return moment.text(R.string.sea_ask_direction);
    } else if (part instanceof Part.From) {
      return moment.text(R.string.sea_ask_pile);
    }
    return askedForCard(aiming.topic().kind());
  }

  private String askedForCard(Class<? extends SeaMove> kind) {
    if (kind == SwapMove.AcceptSwap.class) {
      return moment
          .view()
          .offered()
          .map(card -> moment.text(R.string.sea_ask_swap_for, moment.names().card(card)))
          .orElse("");
    } else if (kind == SeaMove.KeepMove.class) {
      return moment.text(R.string.sea_ask_keep_card);
    }
    boolean isSwap = kind == SwapMove.Swap.class;
    return moment.text(isSwap ? R.string.sea_ask_take : R.string.sea_ask_give);
  }
}
