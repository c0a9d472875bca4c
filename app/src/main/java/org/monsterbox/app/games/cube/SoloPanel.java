package org.monsterbox.app.games.cube;

import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Style;
import org.monsterbox.core.cube.RuleSet;
import org.monsterbox.core.cube.SoloResult;

/** How far somebody who plays alone has come, and which medal is in reach. */
record SoloPanel(Moment moment) {

  private static final float ROOM = 6;

  void place(Bounds where, Easel easel) {
    SoloResult result = moment.view().soloResult().orElseThrow();
    String reached = moment.names().count(result);
    String supply = moment.tableWords().supply(moment.view());
    String now = supply.isEmpty() ? reached : moment.comma(reached, supply);
    String next = next(result).map(this::words).orElse("");
    String said = next.isEmpty() ? now : moment.comma(now, next);
    easel.add(Node.of(Role.TEXT, "solo", where, moment.writing().stationery().panel(), said));
    Bounds inner = where.inset(ROOM);
    easel.add(
        Node.decoration(
            "medal",
            Bounds.of(inner.left(), inner.top(), inner.height(), inner.height()),
            moment.props().medal(next(result).orElse(result).medal())));
    float left = inner.left() + inner.height() + ROOM;
    Style strong = moment.writing().strong().lines(1);
    boolean hasRoom = moment.writing().lettering().width(now, strong) <= inner.right() - left;
    float high = inner.height() / 2;
    easel.add(
        moment
            .writing()
            .silentLine(
                "solo-now",
                new Bounds(left, inner.top(), inner.right(), inner.top() + high),
                hasRoom ? now : reached,
                strong));
    easel.add(
        moment
            .writing()
            .silentLine(
                "solo-next",
                new Bounds(left, inner.top() + high, inner.right(), inner.bottom()),
                next,
                moment.writing().small().lines(1)));
  }

  /** The next medal where points are collected; otherwise the one that can still be kept. */
  private Optional<SoloResult> next(SoloResult result) {
    boolean sprint = moment.ruleSet() == RuleSet.CODE && result.unit() == SoloResult.Unit.MILLIS;
    List<SoloResult> needed = SoloResult.needed(moment.ruleSet(), sprint);
    int index =
        result.unit() == SoloResult.Unit.POINTS
            ? result.medal().ordinal()
            : result.medal().ordinal() - 1;
    return index >= 0 && index < needed.size() ? Optional.of(needed.get(index)) : Optional.empty();
  }

  private String words(SoloResult wanted) {
    return moment.text(
        R.string.cube_of, moment.names().medal(wanted.medal()), moment.names().count(wanted));
  }
}
