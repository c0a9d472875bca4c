package org.monsterbox.app.games.thirteen.sheets;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.thirteen.BadgeArt;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.tiles.MonsterTile;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.monsters.Species;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** Where each of the 39 sets is: what everybody could tell from what lies on the table. */
record ChartSheet(Moment moment) {

  private static final float GAP = 8;
  private static final float SET = 44;
  private static final float MARK = 20;
  private static final float NAME = 92;
  private static final float ELEMENT = 20;
  private static final float USUAL_LINE = 17;
  private static final float PHONE = 411;
  private static final float BESIDES = 36;

  Sheet sheet() {
    List<Wrap.Item> rows = new ArrayList<>();
    for (int monster = 1; monster <= MonsterSets.MONSTERS; monster++) {
      rows.add(row(monster));
    }
    return new Sheet(
        moment.tools(),
        moment.text(R.string.thirteen_chart_title),
        SheetCorners.close(moment),
        Blocks.stack(
            GAP,
            moment
                .writing()
                .block(
                    "chart-text",
                    moment.text(R.string.thirteen_chart_text),
                    moment.writing().small()),
            new Wrap(GAP, false, rows)),
        List.of());
  }

  /** A monster's element, its name and its three sets, each with the mark of its owner. */
  private Wrap.Item row(int monster) {
    float line = moment.writing().line(moment.writing().body());
    float sets = Part.values().length * (SET + MARK + 4);
    float room = Math.min(PHONE, moment.stage().width()) - BESIDES - sets;
    float scale = Math.max(1, line / USUAL_LINE);
    float mark = ELEMENT * scale * BadgeArt.LYING_ASPECT;
    float name = Math.min(room - mark, NAME * scale);
    float high = Math.max(MonsterTile.setHeight(SET), line);
    float wide = mark + name + sets;
    return new Wrap.Item(
        wide,
        high,
        (where, easel) -> {
          easel.add(
              Node.of(
                  Role.TEXT,
                  "chart-" + monster,
                  where,
                  Layers.padded(title(monster, name), mark, 0, sets, 0),
                  spoken(monster)));
          easel.add(
              Node.decoration(
                  "chart-element-" + monster,
                  Bounds.of(where.left(), where.top(), mark - 6, high),
                  moment.props().lying(MonsterSets.elementOf(monster))));
          float left = where.left() + mark + name;
          for (Part part : Part.values()) {
            int set = MonsterSets.of(monster, part);
            easel.add(
                Node.decoration(
                    "chart-set-" + set, Bounds.of(left, where.top(), SET, high), picture(set)));
            owner(set, Bounds.of(left + SET + 2, where.centerY() - MARK / 2, MARK, MARK), easel);
            left += SET + MARK + 4;
          }
        });
  }

  private Piece title(int monster, float width) {
    return moment
        .writing()
        .lettering()
        .text(
            moment.text(R.string.thirteen_numbered, monster, moment.names().monster(monster)),
            moment.writing().body().lines(1).shrinking(),
            width - 4);
  }

  /** What still lies on the grid is a card's back. */
  private Piece picture(int set) {
    return moment.view().isOnGrid(set) ? moment.props().back() : moment.props().set(set);
  }

  private void owner(int set, Bounds bounds, Easel easel) {
    ThirteenView view = moment.view();
    int owner = view.owner(set);
    if (owner != ThirteenView.NOBODY) {
      easel.add(
          Node.decoration(
              "chart-owner-" + set,
              bounds,
              moment.tools().supplies().mark(moment.seat(owner).mark())));
    } else if (view.isSpent(set)) {
      easel.add(
          Node.decoration("chart-owner-" + set, bounds, moment.props().badge(Species.THIRTEENTH)));
    }
  }

  private String spoken(int monster) {
    return moment.text(
        R.string.thirteen_chart_row,
        monster,
        moment.names().monster(monster),
        moment.names().element(MonsterSets.elementOf(monster)),
        where(monster, Part.TOP),
        where(monster, Part.EYES),
        where(monster, Part.BOTTOM));
  }

  private String where(int monster, Part part) {
    ThirteenView view = moment.view();
    int set = MonsterSets.of(monster, part);
    String place;
    if (view.owner(set) != ThirteenView.NOBODY) {
      place = moment.name(view.owner(set));
    } else {
      place =
          moment.text(view.isSpent(set) ? R.string.thirteen_is_spent : R.string.thirteen_on_grid);
    }
    return moment.text(R.string.thirteen_chart_set, moment.names().shortPart(part), place);
  }
}
