package org.monsterbox.app.games.cube.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.monsterbox.app.R;
import org.monsterbox.app.art.cube.CardArt;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.terms.CubeCode;

/** A choice that the rules ask for: the monster to give back, or who gets the modifier. */
record Forced(Moment moment, int seat) {

  private static final float GAP = 8;
  private static final float MOST_HEIGHT = 150;

  /** A move that was chosen, but not made yet. */
  record Chosen(CubeMove move) implements Draft {}

  /** One thing to choose. */
  private record Option(CubeMove move, int card, String title, String label) {}

  boolean isAsked() {
    return !options().isEmpty();
  }

  private List<Option> options() {
    List<Option> options = new ArrayList<>();
    if (!moment.actor().filter(actor -> actor == seat).isPresent()) {
      return options;
    }
    CubeView view = moment.viewOf(seat);
    if (moment.is(Phase.PENALTY) && moment.may(seat, CubeMove.ReturnCard.class)) {
      for (int card : view.won(seat)) {
        options.add(
            new Option(new CubeMove.ReturnCard(card, 0), card, "", moment.names().card(card)));
      }
    } else if (moment.is(Phase.PLACE) && moment.may(seat, CubeMove.PlaceModifier.class)) {
      for (int victim = 0; victim < view.seats(); victim++) {
        if (victim != seat) {
          add(options, view, victim);
        }
      }
    }
    return options;
  }

  /** Where three modifiers lie already, one of them is replaced. */
  private void add(List<Option> options, CubeView view, int victim) {
    String name = moment.name(victim);
    if (view.mods(victim).size() < CubeView.MOST_MODS) {
      int solved = view.solved().orElseThrow();
      options.add(
          new Option(
              new CubeMove.PlaceModifier(victim, OptionalInt.empty(), 0),
              solved,
              name,
              moment.say(
                  R.string.cube_gets,
                  moment.seat(victim),
                  moment.names().modifier(Cards.modifier(solved)))));
      return;
    }
    for (int old : view.mods(victim)) {
      options.add(
          new Option(
              new CubeMove.PlaceModifier(victim, OptionalInt.of(old), 0),
              old,
              name,
              moment.text(
                  R.string.cube_replaces, name, moment.names().modifier(Cards.modifier(old)))));
    }
  }

  private Optional<Option> chosen() {
    List<Option> options = options();
    if (options.size() == 1) {
      return Optional.of(options.get(0));
    }
    return moment.sight().draft() instanceof Chosen chosen
        ? options.stream().filter(option -> option.move.equals(chosen.move)).findFirst()
        : Optional.empty();
  }

  List<Choice> buttons() {
    if (!isAsked()) {
      return List.of();
    }
    boolean isPenalty = moment.is(Phase.PENALTY);
    String text = moment.text(isPenalty ? R.string.cube_give_back : R.string.cube_place);
    return List.of(
        chosen()
            .map(option -> Choice.primary("confirm", text, Moment.play(seat, option.move)))
            .orElseGet(
                () ->
                    Choice.closed(
                        "confirm",
                        text,
                        moment
                            .words()
                            .refusal(
                                isPenalty ? CubeCode.CARD_NOT_OWNED : CubeCode.BAD_TARGET_SEAT))));
  }

  /** All that can be chosen, as large as the room allows. */
  void place(Bounds room, Easel easel) {
    List<Option> options = options();
    boolean titled = !options.get(0).title.isEmpty();
    float line = titled ? moment.writing().line(moment.writing().strong()) : 0;
    float high = Math.min(MOST_HEIGHT, room.height() - line);
    int columns = columns(options.size(), room, high, line);
    while (rows(options.size(), columns) * (high + line + GAP) - GAP > room.height()) {
      high -= 2;
      columns = columns(options.size(), room, high, line);
    }
    float wide = wide(high, titled);
    float left = room.centerX() - (columns * (wide + GAP) - GAP) / 2;
    float all = rows(options.size(), columns) * (high + line + GAP) - GAP;
    for (int i = 0; i < options.size(); i++) {
      int row = i / columns;
      Bounds bounds =
          Bounds.of(
              left + i % columns * (wide + GAP),
              room.centerY() - all / 2 + row * (high + line + GAP),
              wide,
              high + line);
      option(options.get(i), bounds, line, easel);
    }
  }

  private static float wide(float high, boolean titled) {
    return titled ? Math.max(Node.LEAST_TARGET * 2, high * CardArt.ASPECT) : high * CardArt.ASPECT;
  }

  private static int columns(int count, Bounds room, float high, float line) {
    int fitting = (int) ((room.width() + GAP) / (wide(high, line > 0) + GAP));
    return Math.max(1, Math.min(count, fitting));
  }

  private static int rows(int count, int columns) {
    return (count + columns - 1) / columns;
  }

  private void option(Option option, Bounds bounds, float line, Easel easel) {
    String name = moment.rules().text(option.move);
    boolean isChosen = chosen().filter(option::equals).isPresent();
    Bounds card =
        new Bounds(bounds.left(), bounds.top() + line, bounds.right(), bounds.bottom())
            .fit(CardArt.ASPECT, 1);
    easel.add(
        Node.decoration(
            "option-card-" + name,
            card,
            line > 0
                ? moment.props().cards().back(Cards.modifier(option.card))
                : moment.props().cards().face(option.card, option.card, CardArt.Worth.POINTS)));
    if (line > 0) {
      easel.add(
          moment
              .writing()
              .silentLine(
                  "option-name-" + name,
                  Bounds.of(bounds.left(), bounds.top(), bounds.width(), line),
                  option.title,
                  moment.writing().strong().middle().lines(1)));
    }
    Node node =
        Node.of(Role.TOGGLE, "option-" + name, bounds, (canvas, width, height) -> {}, option.label)
            .tapped(Moment.draw(new Chosen(option.move)))
            .selected(isChosen);
    easel.add(node.magnified(node.targetSize(1) < Node.LEAST_TARGET));
  }
}
