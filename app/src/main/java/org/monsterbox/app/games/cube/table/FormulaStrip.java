package org.monsterbox.app.games.cube.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.cube.claim.Claim;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.tiles.Formula;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Sum;

/** The claim as a sum that puts itself together: digits fly here from the faces. */
final class FormulaStrip {

  private final Moment moment;
  private final CubeView view;
  private final Claim claim;

  FormulaStrip(Moment moment, int seat) {
    this.moment = moment;
    view = moment.viewOf(seat);
    claim = moment.claim();
  }

  void place(Bounds where, Easel easel) {
    SumLine line = SumLine.in(where);
    Optional<Sum> sum = claim.sum(view);
    easel.add(
        Node.of(
            Role.TEXT,
            "formula",
            where,
            (canvas, width, height) -> {},
            sum.isEmpty() ? moment.text(R.string.cube_pick) : moment.names().sum(sum.get())));
    List<Optional<Claim.Pick>> picks = inOrder(sum);
    String signs = sum.map(known -> known.formula().signs()).orElse("");
    for (int i = 0; i < Claim.FACES; i++) {
      Bounds slot = line.number(i);
      easel.add(Node.decoration("slot-" + i, slot, moment.tools().frames().place()));
      picks.get(i).ifPresent(pick -> easel.add(Digits.placed(moment, pick, slot)));
      if (i < Claim.FACES - 1) {
        sign("sign-" + i, line.sign(i), signText(signs, i), easel);
      }
    }
    boolean fits = sum.isEmpty() || claim.card() == 0 || result(sum.get()) == target();
    sign(
        "equals",
        line.sign(Claim.FACES - 1),
        moment.text(fits ? R.string.cube_equals : R.string.cube_differs),
        easel);
    sign(
        "result",
        line.result(),
        claim.card() == 0
            ? sum.map(known -> moment.names().number(result(known)))
                .orElse(moment.text(R.string.cube_unknown))
            : moment.names().number(target()),
        easel);
  }

  private static int result(Sum sum) {
    return sum.result();
  }

  private int target() {
    return view.target(claim.card());
  }

  private void sign(String id, Bounds bounds, String text, Easel easel) {
    Style style = moment.writing().heading().middle().lines(1).sized(bounds.height() * 0.5f);
    easel.add(moment.writing().silentLine(id, bounds, text, style));
  }

  private String signText(String signs, int index) {
    if (!signs.isEmpty()) {
      return moment.names().sign(signs.charAt(index));
    }
    boolean times = index == 0 && moment.side() == Side.NUMBERS;
    return moment.text(times ? R.string.cube_times : R.string.cube_plus_minus);
  }

  /** The chosen faces as the sum reads them; as they were chosen while there is no sum yet. */
  private List<Optional<Claim.Pick>> inOrder(Optional<Sum> sum) {
    List<Optional<Claim.Pick>> order = new ArrayList<>();
    if (sum.isEmpty()) {
      for (int i = 0; i < Claim.FACES; i++) {
        order.add(i < claim.picks().size() ? Optional.of(claim.picks().get(i)) : Optional.empty());
      }
      return order;
    }
    List<Claim.Pick> left = new ArrayList<>(claim.picks());
    for (int value : List.of(sum.get().a(), sum.get().b(), sum.get().c())) {
      for (Claim.Pick pick : left) {
        if (Digits.value(moment, pick) == value) {
          left.remove(pick);
          order.add(Optional.of(pick));
          break;
        }
      }
    }
    return order;
  }

  /** The next way to join the numbers, for those who say it themselves. */
  static Formula next(Formula formula, Side side) {
    List<Formula> own = new ArrayList<>();
    for (Formula other : Formula.values()) {
      if (other.side() == side) {
        own.add(other);
      }
    }
    return own.get((own.indexOf(formula) + 1) % own.size());
  }
}
