package org.monsterbox.app.games.sea.chart;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.sea.HexMark.Look;
import org.monsterbox.app.games.sea.aim.Aim;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.Part;
import org.monsterbox.app.games.sea.aim.Sketch;
import org.monsterbox.app.games.sea.aim.Topic;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Arrow;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.table.Voyage;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;

/** The cells that can be touched now, and what that does. */
final class Targets {

  private final Moment moment;
  private final SeaView view;
  private final Map<Integer, Target> found = new LinkedHashMap<>();

  private Targets(Moment moment) {
    this.moment = moment;
    this.view = moment.view();
  }

  static Collection<Target> of(Moment moment) {
    Targets targets = new Targets(moment);
    if (moment.isAsked()) {
      targets.find();
    }
    return targets.found.values();
  }

  private void find() {
    Optional<Sketch> sketch = moment.sketch();
    if (sketch.isEmpty()) {
      swims();
      steps(List.of());
      helms();
    } else if (sketch.get() instanceof Sketch.Swimming swimming) {
      steps(swimming.path());
    } else if (sketch.get() instanceof Sketch.Aiming aiming) {
      aims(aiming);
    } else if (sketch.get() instanceof Sketch.Sailing sailing) {
      courses(sailing);
    } else if (sketch.get() instanceof Sketch.Netting netting) {
      nets(netting);
    }
  }

  private void add(Target target) {
    found.putIfAbsent(target.cell(), target);
  }

  /** Where the whale can swim; of several ways to a cell the shortest. */
  private void swims() {
    Map<Integer, SeaMove.WhaleMove> shortest = new LinkedHashMap<>();
    for (SeaMove move : moment.sight().moves()) {
      if (move instanceof SeaMove.WhaleMove swim) {
        shortest.merge(
            end(swim),
            swim,
            (one, other) -> one.path().size() <= other.path().size() ? one : other);
      }
    }
    int hinted = moment.hint().map(Targets::endOf).orElse(Board.NONE);
    shortest.forEach(
        (cell, swim) ->
            add(new Target(cell, moment.says(swim), Moment.play(swim), Look.OPEN, cell == hinted)));
  }

  /** The next step of a way that begins so: to end it there, or to swim on under what is there. */
  private void steps(List<Integer> path) {
    if (view.phase() != Phase.WHALE_ACTION) {
      return;
    }
    int from = path.isEmpty() ? view.whaleCell() : path.get(path.size() - 1);
    for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
      int cell = Board.neighbour(from, direction);
      if (cell != Board.NONE) {
        step(cell, new Sketch.Swimming(path).to(cell));
      }
    }
  }

  private void step(int cell, Sketch.Swimming longer) {
    SeaMove.WhaleMove swim = new SeaMove.WhaleMove(longer.path());
    Optional<Code> refusal = moment.rules().refusal(view, swim);
    if (refusal.isEmpty()) {
      add(new Target(cell, moment.says(swim), Moment.play(swim), Look.OPEN, false));
    } else if (refusal.get() == SeaCode.ENDS_ON_ENTITY
        && longer.path().size() < view.movePoints()) {
      String label = moment.text(R.string.sea_swim_under, new Things(moment).at(cell));
      add(new Target(cell, label, Moment.draw(longer), Look.HOLLOW, false));
    }
  }

  private static int endOf(SeaMove move) {
    return move instanceof SeaMove.WhaleMove swim ? end(swim) : Board.NONE;
  }

  private static int end(SeaMove.WhaleMove swim) {
    return swim.path().get(swim.path().size() - 1);
  }

  /** Boats that can be chosen to play next. */
  private void helms() {
    if (view.phase() != Phase.HUNTER_SELECT) {
      return;
    }
    for (SeaMove move : moment.sight().moves()) {
      if (move instanceof SeaMove.ChooseHunter choice && view.isAfloat(choice.seat())) {
        int cell = view.boatCell(choice.seat());
        String label = moment.text(R.string.sea_target, Board.text(cell), moment.says(move));
        add(new Target(cell, label, Moment.play(move), Look.OPEN, moment.hints(move)));
      }
    }
  }

  /** The cells of the last question that has been asked. */
  private void aims(Sketch.Aiming aiming) {
    Aim aim = moment.aim(aiming);
    Optional<Aim> hint = hintFor(aiming.topic());
    for (int step = aim.steps() - 1; step >= 0; step--) {
      List<Part> options = aim.options(step);
      if (options.get(0) instanceof Part.At) {
        for (Part option : options) {
          Part.At at = (Part.At) option;
          boolean chosen = aim.at(step).equals(Optional.of(option));
          boolean hinted = hint.isPresent() && hint.get().cells().contains(at.cell());
          add(
              new Target(
                  at.cell(),
                  moment.text(
                      chosen ? R.string.sea_target_chosen : R.string.sea_target_choose,
                      new Things(moment).at(at.cell())),
                  chosen && aim.move().isPresent()
                      ? Moment.play(aim.move().get())
                      : Moment.draw(new Sketch.Aiming(aiming.topic(), aim.choosing(step, option))),
                  chosen ? Look.CHOSEN : Look.OPEN,
                  hinted));
        }
        return;
      }
    }
    aim.move().ifPresent(move -> whale(aiming.topic(), move));
  }

  /** What is used on the whale without any choice is also used by touching the whale. */
  private void whale(Topic topic, SeaMove move) {
    if (topic.kind() == SeaMove.PlayWeapon.class) {
      String label =
          moment.text(R.string.sea_target, Board.text(view.whaleCell()), moment.says(move));
      add(new Target(view.whaleCell(), label, Moment.play(move), Look.OPEN, moment.hints(move)));
    }
  }

  private Optional<Aim> hintFor(Topic topic) {
    return moment
        .hint()
        .filter(topic::includes)
        .map(move -> Aim.of(topic, List.of(), List.of(move), view));
  }

  /** Where the next arrow of a Movement card leads. */
  private void courses(Sketch.Sailing sailing) {
    if (isWreck(sailing)) {
      return;
    }
    List<Arrow> hinted =
        moment.hint().orElse(null) instanceof SeaMove.PlayMove move
                && Topic.playing(sailing.card()).includes(move)
            ? move.tokens()
            : List.of();
    for (Arrow arrow : Arrow.values()) {
      Sketch.Sailing next = sailing.by(arrow);
      Voyage voyage = view.voyage(moment.viewer(), next.card(), next.tokens());
      if (voyage.refusal().isEmpty()) {
        int cell = voyage.cells().get(voyage.cells().size() - 1);
        boolean isHinted =
            hinted.size() >= next.tokens().size()
                && hinted.subList(0, next.tokens().size()).equals(next.tokens());
        String label =
            moment.text(
                voyage.isWreck() ? R.string.sea_course_wreck : R.string.sea_course,
                moment.names().arrow(arrow),
                Board.text(cell));
        add(
            new Target(
                cell,
                label,
                Moment.draw(next),
                voyage.isWreck() ? Look.DANGER : Look.OPEN,
                isHinted));
      }
    }
  }

  private boolean isWreck(Sketch.Sailing sailing) {
    return !sailing.tokens().isEmpty()
        && view.voyage(moment.viewer(), sailing.card(), sailing.tokens()).isWreck();
  }

  /** Cells in which a net can be added to those that are meant already, or taken back. */
  private void nets(Sketch.Netting netting) {
    List<Integer> hinted =
        moment.hint().orElse(null) instanceof SeaMove.PlayNets move ? move.cells() : List.of();
    for (int cell : netting.cells()) {
      String label = moment.text(R.string.sea_target_chosen, Board.text(cell));
      add(new Target(cell, label, Moment.draw(netting.toggling(cell)), Look.CHOSEN, false));
    }
    for (int cell : netCells(moment, netting)) {
      String label = moment.text(R.string.sea_target_choose, new Things(moment).at(cell));
      add(
          new Target(
              cell, label, Moment.draw(netting.toggling(cell)), Look.OPEN, hinted.contains(cell)));
    }
  }

  /** Where one more net can be laid. */
  static List<Integer> netCells(Moment moment, Sketch.Netting netting) {
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < Board.CELLS; cell++) {
      List<Integer> more = new ArrayList<>(netting.cells());
      more.add(cell);
      if (mayLie(moment, more)) {
        cells.add(cell);
      }
    }
    return cells;
  }

  /** Nets that still need an anchor may get one by the next net, if there is one. */
  private static boolean mayLie(Moment moment, List<Integer> cells) {
    SeaView view = moment.view();
    long held =
        view.hand(moment.viewer(), Pile.WEAPON).stream()
            .filter(card -> Cards.kind(card) == CardKind.NET)
            .count();
    return moment
        .rules()
        .refusal(view, new SeaMove.PlayNets(cells))
        .map(code -> code == SeaCode.NET_NOT_ANCHORED && cells.size() < held)
        .orElse(true);
  }
}
