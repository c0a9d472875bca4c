package org.monsterbox.app.games.cube.table;

import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.cube.CardArt;
import org.monsterbox.app.games.cube.claim.Clue;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.app.games.layout.Buttons;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.cube.table.Phase;

/** What a seat has at its edge: its buzzer, its monsters, what it has so far and can do. */
final class Console {

  private static final float GAP = 4;
  private static final float ROOM = 6;

  /** How far buttons are apart. */
  private static final float BETWEEN = 6;

  private static final float MOST_KNOB = 148;

  /** How much of a console's width its knob may have: a buzzer is pressed blindly. */
  private static final float KNOB_IN_HAND = 0.45f;

  private static final float KNOB_AROUND = 0.52f;
  private static final float MOST_CLOCK = 0.4f;
  private static final float LEAST_WORDS = 150;
  private static final float MOST_WORDS = 330;
  private static final float MOST_BESIDE = 220;
  private static final int MOST_COLUMNS = 3;
  private static final float MOST_PANEL = 1.35f;

  /** From this shape on, everything lies on one line. */
  private static final float WIDE = 3;

  /** How much of the height the monsters have where they lie above the rest. */
  private static final float CARDS = 0.46f;

  /** What can be done has so much of the height below a panel. */
  private static final float BUTTONS = 0.38f;

  /** A claim of others is read where there is so much room. */
  private static final float LEAST_PAPER = 190;

  private static final float LEAST_PAPER_HEIGHT = 56;
  private static final float MOST_LETTERS = 1.4f;

  private final Moment moment;
  private final int seat;
  private final boolean hasPanel;

  private Console(Moment moment, int seat, boolean hasPanel) {
    this.moment = moment;
    this.seat = seat;
    this.hasPanel = hasPanel;
  }

  Console(Moment moment, int seat) {
    this(moment, seat, true);
  }

  /** The same without the panel of its seat: where that stands elsewhere. */
  Console withPanel(boolean isHere) {
    return new Console(moment, seat, isHere);
  }

  /** With the monsters that the seat may claim: at its edge of a table. */
  void placeWithCards(Bounds where, Easel easel) {
    if (where.width() >= WIDE * where.height()) {
      float knob = Math.min(where.height(), MOST_KNOB);
      float words =
          Math.min(MOST_WORDS, where.width() - CardRow.width(where.height()) - knob - 3 * GAP);
      float least = Math.max(words, LEAST_WORDS);
      float wide = Math.min(CardRow.width(where.height()), where.width() - least - knob - 3 * GAP);
      float spare = (where.width() - wide - least - knob - 3 * GAP) / 2;
      new CardRow(moment, seat)
          .place(Bounds.of(where.left() + spare, where.top(), wide, where.height()), easel);
      place(
          new Bounds(
              where.left() + spare + wide + 2 * GAP,
              where.top(),
              where.right() - spare,
              where.bottom()),
          easel);
    } else {
      float high = Math.min(where.height() * CARDS, where.width() / 3 / CardArt.ASPECT);
      new CardRow(moment, seat)
          .place(Bounds.of(where.left(), where.top(), where.width(), high), easel);
      float wide = isActor() && moment.isShowing() ? where.width() : narrow(where.width());
      place(
          new Bounds(where.right() - wide, where.top() + high + GAP, where.right(), where.bottom()),
          easel);
    }
  }

  /** A panel and a button that are much longer than their words look empty. */
  private float narrow(float width) {
    return Math.min(width, MOST_KNOB + MOST_BESIDE * moment.stage().fontScale());
  }

  /** Without monsters: where these lie beside the board. */
  void place(Bounds where, Easel easel) {
    if (isActor() && moment.isShowing()) {
      showing(where, easel);
      return;
    }
    float knob = knob(where);
    new Knob(moment, seat)
        .place(Bounds.of(where.right() - knob, where.centerY() - knob / 2, knob, knob), easel);
    Bounds rest = besideKnob(where);
    boolean isLow = isLow(rest);
    if (isLow && moment.isAlone()) {
      // What one has stands above; here is more to choose from.
      buttons(timed(rest, rest.height(), easel), easel);
      return;
    }
    if (isLow && rest.width() >= LEAST_WORDS) {
      // Side by side, as there is no room for one above the other.
      float middle = rest.centerX();
      words(new Bounds(rest.left(), rest.top(), middle - GAP / 2, rest.bottom()), easel);
      buttons(new Bounds(middle + GAP / 2, rest.top(), rest.right(), rest.bottom()), easel);
      return;
    }
    Bounds upper = aboveButtons(rest);
    buttons(new Bounds(rest.left(), upper.bottom() + GAP, rest.right(), rest.bottom()), easel);
    boolean hasButtons = !new SeatControls(moment, seat).all().isEmpty();
    if (upper.height() >= SeatPanel.LEAST) {
      words(upper, easel);
    } else if (!hasButtons && rest.height() >= SeatPanel.LEAST) {
      words(rest, easel);
    }
  }

  /** Where others' claims can be read meanwhile, if there is so much room. */
  Optional<Bounds> free(Bounds where) {
    Bounds rest = besideKnob(where);
    Bounds upper = aboveButtons(rest);
    boolean isLarge =
        upper.width() >= LEAST_PAPER * moment.writing().scale()
            && upper.height()
                >= LEAST_PAPER_HEIGHT * Math.min(MOST_LETTERS, moment.stage().fontScale());
    return isLow(rest) || !isLarge || (isActor() && moment.isShowing())
        ? Optional.empty()
        : Optional.of(upper);
  }

  private float knob(Bounds where) {
    boolean isRaced = moment.stage().isTablet() && moment.ruleSet().isShared();
    float share = isRaced ? KNOB_AROUND : KNOB_IN_HAND;
    return Math.max(
        Node.LEAST_TARGET, Math.min(MOST_KNOB, Math.min(where.height(), where.width() * share)));
  }

  private Bounds besideKnob(Bounds where) {
    return new Bounds(where.left(), where.top(), where.right() - knob(where) - GAP, where.bottom());
  }

  /** Whether a panel and a button do not fit one above the other. */
  private boolean isLow(Bounds rest) {
    return rest.height() < SeatPanel.height(moment) + GAP + Node.LEAST_TARGET;
  }

  /** It does not depend on what can be done now: nothing moves when that changes. */
  private static Bounds aboveButtons(Bounds rest) {
    float buttons = Math.max(Node.LEAST_TARGET, rest.height() * BUTTONS);
    return new Bounds(rest.left(), rest.top(), rest.right(), rest.bottom() - buttons - GAP);
  }

  private boolean isActor() {
    return moment.actor().filter(actor -> actor == seat).isPresent();
  }

  /** The sum with the time that is left, and below it what can be done. */
  private void showing(Bounds where, Easel easel) {
    float bottom = buttons(where, easel);
    float clock = Math.min(bottom - where.top(), where.width() * 0.24f);
    Knob knob = new Knob(moment, seat);
    Bounds round =
        Bounds.of(where.right() - clock, (where.top() + bottom - clock) / 2, clock, clock);
    boolean timed = knob.clock("clock", round, easel);
    new FormulaStrip(moment, seat)
        .place(
            new Bounds(
                where.left(),
                where.top(),
                timed ? where.right() - clock - GAP : where.right(),
                bottom),
            easel);
  }

  /** At the lower edge, as many as there is room for; says where what lies above them ends. */
  private float buttons(Bounds where, Easel easel) {
    List<Choice> deeds = new SeatControls(moment, seat).all();
    if (deeds.isEmpty()) {
      return where.bottom();
    }
    int columns = Math.min(MOST_COLUMNS, fitting(where.width()));
    float most = Math.max(Node.LEAST_TARGET, where.height() * 0.55f);
    List<Choice> shown = deeds.subList(0, Math.min(deeds.size(), columns * fitting(most)));
    Buttons buttons = Buttons.of(moment.tools(), columns, shown).within(most);
    float high = Math.max(Node.LEAST_TARGET, Math.min(buttons.height(where.width()), most));
    buttons.place(
        new Bounds(where.left(), where.bottom() - high, where.right(), where.bottom()), easel);
    return where.bottom() - high - GAP;
  }

  /** How many buttons fit along so much. */
  private static int fitting(float length) {
    return Math.max(1, (int) ((length + BETWEEN) / (Node.LEAST_TARGET + BETWEEN)));
  }

  private void words(Bounds where, Easel easel) {
    if (!hasPanel) {
      timed(where, Math.min(where.height(), where.width() * MOST_CLOCK), easel);
      return;
    }
    // A panel that is much higher than its words looks empty.
    float high = Math.min(where.height(), SeatPanel.height(moment) * MOST_PANEL);
    Bounds rest = new Bounds(where.left(), where.bottom() - high, where.right(), where.bottom());
    Bounds room = timed(rest, high, easel);
    Optional<Clue> told =
        moment.clue().filter(clue -> clue.step() > Clue.COUNTS && seat == moment.sight().viewer());
    if (told.isPresent()) {
      clue(told.get(), room, easel);
    } else {
      new SeatPanel(moment, seat).place(room, easel);
    }
  }

  /** What a hint has told so far: where to look, and at last the sum. */
  private void clue(Clue clue, Bounds where, Easel easel) {
    String words =
        clue.sum().map(moment.names()::sum).orElseGet(() -> moment.text(R.string.cube_clue_look));
    Style style = moment.writing().strong().middle().lines(3);
    Bounds inner = where.inset(ROOM);
    Piece text = moment.writing().fitted(inner.width(), inner.height(), words, style);
    Piece panel = moment.writing().stationery().panel();
    easel.add(
        Node.of(
            Role.TEXT, "clue-words", where, Layers.stack(panel, Layers.padded(text, ROOM)), words));
  }

  /** The time that is left at the left, if there is a limit; says what is left of the room. */
  private Bounds timed(Bounds where, float high, Easel easel) {
    boolean isLimited =
        moment.ruleSet().isShared()
            ? moment.view().rules().soloRoundMs > 0
            : moment.view().rules().turnMs(seat) > 0;
    if (!isLimited) {
      return where;
    }
    // Its place is kept while it does not run, so that nothing moves when it begins.
    boolean isTimed = (moment.is(Phase.TURN) && isActor()) || moment.is(Phase.SEARCH);
    float size = Math.min(high, where.width() * MOST_CLOCK);
    if (!isTimed) {
      return new Bounds(where.left() + size + GAP, where.top(), where.right(), where.bottom());
    }
    new Knob(moment, seat)
        .clock(
            "clock-" + seat,
            Bounds.of(where.left(), where.centerY() - size / 2, size, size),
            easel);
    return new Bounds(where.left() + size + GAP, where.top(), where.right(), where.bottom());
  }
}
