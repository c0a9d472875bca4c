package org.monsterbox.app.games.cube.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.cube.InTurn;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Elapsed;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.table.SoloResult;
import org.monsterbox.core.cube.terms.RuleSet;

/** How far somebody who plays alone has come, how long it took, and which medal is in reach. */
record SoloPanel(Moment moment) {

  private static final float ROOM = 6;
  private static final float GAP = 4;

  void place(Bounds where, Easel easel) {
    SoloResult result = moment.view().soloResult().orElseThrow();
    List<SoloResult> ahead = ahead(result);
    String now = now(result);
    String next = ahead.isEmpty() ? "" : words(ahead.get(0));
    String time = moment.text(R.string.cube_time, moment.names().time(spent()));
    String said = moment.comma(now, time);
    Node panel =
        Node.of(
            Role.TEXT,
            "solo",
            where,
            moment.writing().stationery().panel(),
            next.isEmpty() ? said : moment.comma(said, next));
    String medal = moment.names().medal((ahead.isEmpty() ? result : ahead.get(0)).medal());
    easel.add(new SeatPanel(moment, 0).withWonCards(new Explained(moment).solo(panel, medal)));
    Bounds inner = where.inset(ROOM);
    Bounds round = Bounds.of(inner.left(), inner.top(), inner.height(), inner.height());
    easel.add(
        Node.decoration(
            "medal", round, inTurn(result, ahead, r -> moment.props().medal(r.medal()))));
    float left = round.right() + ROOM;
    float high = inner.height() / 2;
    float right = time(inner, high, easel);
    Style strong = moment.writing().strong().lines(1);
    String fitting = fits(now, strong, right - left) ? now : shortly(result);
    String shown =
        isMeasured() && !fits(fitting, strong, right - left)
            ? moment.tableWords().shortStanding(moment.view(), 0)
            : fitting;
    easel.add(
        moment
            .writing()
            .silentLine(
                "solo-now",
                new Bounds(left, inner.top(), right, inner.top() + high),
                shown,
                strong));
    Bounds below = new Bounds(left, inner.top() + high, inner.right(), inner.bottom());
    Style small = moment.writing().small().lines(1);
    easel.add(
        Node.decoration(
            "solo-next",
            below,
            inTurn(
                result,
                ahead,
                r -> moment.writing().fitted(below.width(), below.height(), words(r), small))));
  }

  private boolean fits(String text, Style style, float width) {
    return moment.writing().lettering().width(text, style) <= width;
  }

  /** What was reached and what is left; the time has a place of its own. */
  private String now(SoloResult result) {
    String supply = moment.tableWords().supply(moment.view());
    return supply.isEmpty() ? shortly(result) : moment.comma(shortly(result), supply);
  }

  private String shortly(SoloResult result) {
    return isMeasured()
        ? moment.tableWords().standing(moment.view(), 0)
        : moment.names().count(result);
  }

  /** Whether the time of the whole game decides. */
  private boolean isMeasured() {
    return moment.view().soloResult().orElseThrow().unit() == SoloResult.Unit.MILLIS;
  }

  private long spent() {
    CubeView view = moment.view();
    return isMeasured() ? view.clock() + view.extraTime() : view.timeSpent();
  }

  /** At the right of the first line; says where what stands before it ends. */
  private float time(Bounds inner, float high, Easel easel) {
    CubeView view = moment.view();
    long spent = spent();
    boolean isRunning =
        isMeasured()
            || switch (view.phase()) {
              case SEARCH, TURN, SHOW -> true;
              case REVEAL, CLAIM, PENALTY, PLACE, HANDOVER, GAME_OVER -> false;
            };
    float width = Math.min(Elapsed.width(high), inner.width() / 3);
    Bounds bounds = Bounds.of(inner.right() - width, inner.top(), width, high);
    Piece piece =
        isRunning
            ? new Elapsed(view.clock(), view.clock() - spent, moment.props().ink())
            : Elapsed.still(spent, moment.props().ink());
    easel.add(Node.decoration("solo-time", bounds, piece));
    return bounds.left() - GAP;
  }

  /** The next medals: those that points lead to, or those that can still be kept, best first. */
  private List<SoloResult> ahead(SoloResult result) {
    boolean sprint = moment.ruleSet() == RuleSet.CODE && isMeasured();
    List<SoloResult> needed = SoloResult.needed(moment.ruleSet(), sprint);
    boolean isGained = result.unit() == SoloResult.Unit.POINTS;
    List<SoloResult> ahead = new ArrayList<>();
    for (SoloResult wanted : needed) {
      boolean isHere = wanted.medal().compareTo(result.medal()) <= 0;
      if (isGained && !isHere) {
        return List.of(wanted);
      }
      if (!isGained && isHere) {
        ahead.add(0, wanted);
      }
    }
    return ahead;
  }

  /** Where time decides, one medal after the other is lost while it runs. */
  private Piece inTurn(
      SoloResult result, List<SoloResult> ahead, Function<SoloResult, Piece> look) {
    if (!isMeasured()) {
      return look.apply(ahead.isEmpty() ? result : ahead.get(0));
    }
    List<InTurn.Part> parts = new ArrayList<>();
    for (SoloResult wanted : ahead) {
      parts.add(
          new InTurn.Part(look.apply(wanted), wanted.count() - moment.view().extraTime() + 1));
    }
    return new InTurn(parts, moment.view().clock());
  }

  private String words(SoloResult wanted) {
    return moment.text(
        R.string.cube_of, moment.names().medal(wanted.medal()), moment.names().count(wanted));
  }
}
