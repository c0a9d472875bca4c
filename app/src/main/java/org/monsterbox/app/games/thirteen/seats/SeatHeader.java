package org.monsterbox.app.games.thirteen.seats;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.thirteen.BadgeArt;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.thirteen.moment.Meanings;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Explanation;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.thirteen.monsters.Element;
import org.monsterbox.core.thirteen.monsters.Species;
import org.monsterbox.core.thirteen.table.ThirteenView;

/**
 * The lines above what a seat owns: who it is, and what it has become. Every word and sign has its
 * place, whatever it says.
 */
public record SeatHeader(Moment moment, int seat) {

  private static final float GAP = 6;
  private static final float ICON = 20;
  private static final float BETWEEN = 4;

  /** As many Health Points as are ever written. */
  private static final int MOST_HP = 440;

  private record Badged(Piece piece, Explanation meaning) {}

  /** Mark, name and Health Points. */
  public Block name() {
    Style style = strong();
    float hpWidth = hpWidth();
    return Block.fixed(
        line(style),
        (where, easel) -> {
          float right = where.right() - Math.min(where.width() / 2, hpWidth);
          easel.add(mark(where));
          easel.add(called(where, right - GAP));
          easel.add(
              words("hp", right, where.right(), where, written(), style.end())
                  .explained(new Meanings(moment).hp()));
        });
  }

  /** Mark and name, where there is no room for more. */
  Block nameOnly() {
    return Block.fixed(
        line(strong()),
        (where, easel) -> {
          easel.add(mark(where));
          easel.add(called(where, where.right()));
        });
  }

  /** Health Points alone. */
  Block hp() {
    return Block.fixed(
        line(strong()),
        (where, easel) ->
            easel.add(
                words("hp", where.left(), where.right(), where, written(), strong())
                    .explained(new Meanings(moment).hp())));
  }

  /** How wide Health Points are written at most. */
  float hpWidth() {
    String widest = moment.text(R.string.thirteen_hp, MOST_HP);
    return moment.writing().lettering().width(widest, strong()) + 2;
  }

  /** Level, elements towards the Elemental Master, and the spent 13th Monster. */
  Block level() {
    Style style = moment.writing().small().lines(1);
    return Block.fixed(
        line(style),
        (where, easel) -> {
          ThirteenView view = moment.view();
          Meanings meanings = new Meanings(moment);
          easel.add(
              icon("level", where.left(), where, moment.props().badge(view.rank(seat)))
                  .explained(meanings.level(view.rank(seat))));
          List<Badged> badges = badges(meanings);
          float wide = BadgeArt.LYING_ASPECT * icon();
          float right = where.right();
          for (int i = 0; i < badges.size(); i++) {
            right -= wide + BETWEEN;
            Bounds bounds = Bounds.of(right, where.top(), wide, where.height());
            Badged badge = badges.get(i);
            easel.add(
                Node.decoration(id("icon-" + i), bounds, badge.piece).explained(badge.meaning));
          }
          String rank = moment.names().rank(view.rank(seat));
          float left = where.left() + icon() + GAP;
          // Where the word does not fit, its badge says it.
          if (moment.writing().lettering().width(rank, style) <= right - GAP - left) {
            easel.add(words("rank", left, where.right(), where, rank, style));
          }
        });
  }

  private List<Badged> badges(Meanings meanings) {
    List<Badged> badges = new ArrayList<>();
    for (Element element : moment.view().elements(seat)) {
      badges.add(new Badged(moment.props().lying(element), meanings.element(element)));
    }
    if (moment.view().spentThirteenth() == seat) {
      badges.add(new Badged(moment.props().badge(Species.THIRTEENTH), meanings.spent()));
    }
    return badges;
  }

  private Style strong() {
    return moment.writing().strong().lines(1);
  }

  private String written() {
    return moment.text(R.string.thirteen_hp, moment.view().hp(seat));
  }

  private float icon() {
    return ICON * moment.writing().scale();
  }

  private float line(Style style) {
    return Math.max(icon(), moment.writing().line(style));
  }

  private Node mark(Bounds where) {
    Piece mark = moment.tools().supplies().mark(moment.seat(seat).mark());
    return icon("mark", where.left(), where, mark);
  }

  private Node called(Bounds where, float right) {
    float left = where.left() + icon() + GAP;
    return words("name", left, right, where, moment.name(seat), strong());
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
