package org.monsterbox.app.games.thirteen.seats;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.thirteen.BadgeArt;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.thirteen.monsters.Element;
import org.monsterbox.core.thirteen.monsters.Species;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** The lines above what a seat owns: who it is, and what it has become. */
public record SeatHeader(Moment moment, int seat) {

  private static final float GAP = 6;
  private static final float ICON = 20;
  private static final float BETWEEN = 4;

  private record Badged(Piece piece, float width) {}

  /** Mark, name and Health Points. */
  public Block name() {
    Style style = moment.writing().strong().lines(1);
    float line = line(style);
    String hp = moment.text(R.string.thirteen_hp, moment.view().hp(seat));
    float hpWidth = moment.writing().lettering().width(hp, style) + 1;
    return Block.fixed(
        line,
        (where, easel) -> {
          float right = where.right() - Math.min(where.width() / 2, hpWidth);
          easel.add(
              icon(
                  "mark",
                  where.left(),
                  where,
                  moment.tools().supplies().mark(moment.seat(seat).mark())));
          easel.add(
              words(
                  "name",
                  where.left() + icon() + GAP,
                  right - GAP,
                  where,
                  moment.name(seat),
                  style));
          easel.add(words("hp", right, where.right(), where, hp, style.end()));
        });
  }

  /** Mark and name, where there is no room for more. */
  Block nameOnly() {
    Style style = moment.writing().strong().lines(1);
    return Block.fixed(
        line(style),
        (where, easel) -> {
          easel.add(
              icon(
                  "mark",
                  where.left(),
                  where,
                  moment.tools().supplies().mark(moment.seat(seat).mark())));
          easel.add(
              words(
                  "name",
                  where.left() + icon() + GAP,
                  where.right(),
                  where,
                  moment.name(seat),
                  style));
        });
  }

  /** Health Points, as wide as they are written. */
  Wrap.Item hp(float height) {
    Style style = moment.writing().strong().lines(1);
    String hp = moment.text(R.string.thirteen_hp, moment.view().hp(seat));
    return new Wrap.Item(
        moment.writing().lettering().width(hp, style) + 2,
        height,
        (where, easel) -> easel.add(words("hp", where.left(), where.right(), where, hp, style)));
  }

  /** Level, elements towards the Elemental Master, and the spent 13th Monster. */
  Block level() {
    Style style = moment.writing().small().lines(1);
    float line = line(style);
    ThirteenView view = moment.view();
    List<Badged> badges = new ArrayList<>();
    for (Element element : view.elements(seat)) {
      badges.add(new Badged(moment.props().lying(element), BadgeArt.LYING_ASPECT * icon()));
    }
    if (view.spentThirteenth() == seat) {
      badges.add(new Badged(moment.props().badge(Species.THIRTEENTH), icon()));
    }
    return Block.fixed(
        line,
        (where, easel) -> {
          easel.add(icon("level", where.left(), where, moment.props().badge(view.rank(seat))));
          float right = where.right();
          for (int i = badges.size() - 1; i >= 0; i--) {
            Badged badge = badges.get(i);
            right -= badge.width + BETWEEN;
            Bounds bounds = Bounds.of(right, where.top(), badge.width, where.height());
            easel.add(Node.decoration(id("icon-" + i), bounds, badge.piece));
          }
          String rank = moment.names().rank(view.rank(seat));
          float left = where.left() + icon() + GAP;
          // Where the word does not fit, its badge says it.
          if (moment.writing().lettering().width(rank, style) <= right - GAP - left) {
            easel.add(words("rank", left, right - GAP, where, rank, style));
          }
        });
  }

  private float icon() {
    return ICON * moment.writing().scale();
  }

  private float line(Style style) {
    return Math.max(icon(), moment.writing().line(style));
  }

  private Node icon(String part, float left, Bounds where, Piece piece) {
    return Node.decoration(id(part), Bounds.of(left, where.top(), icon(), where.height()), piece);
  }

  private Node words(String part, float left, float right, Bounds where, String text, Style style) {
    return moment
        .writing()
        .silentLine(
            id(part),
            new Bounds(left, where.top(), Math.max(left + 1, right), where.bottom()),
            text,
            style);
  }

  private String id(String part) {
    return "seat-" + seat + "-" + part;
  }
}
