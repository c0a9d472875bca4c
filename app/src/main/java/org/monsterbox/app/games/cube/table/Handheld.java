package org.monsterbox.app.games.cube.table;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.core.cube.table.Phase;

/** Where things lie for one person who holds the device, or for people who pass it on. */
public final class Handheld {

  private static final float GAP = 6;
  private static final float CONSOLE = 118;
  private static final float CARDS = 0.19f;
  private static final float MOST_CARDS = 190;
  private static final float LEAST_COLUMN = 300;
  private static final float COLUMN = 0.38f;

  private final Moment moment;
  private final Bounds all;

  public Handheld(Moment moment, Bounds all) {
    this.moment = moment;
    this.all = all;
  }

  public void place(Easel easel) {
    if (moment.is(Phase.GAME_OVER)) {
      new Finale(moment).place(all, easel);
    } else if (all.width() > all.height()) {
      beside(easel);
    } else {
      stacked(easel);
    }
  }

  /** Whose console it is: the person who acts, or who looks. */
  private int own() {
    return moment
        .actor()
        .filter(seat -> moment.seat(seat).isPerson())
        .orElse(moment.sight().viewer());
  }

  private void stacked(Easel easel) {
    float strip = stripHeight();
    float cards = Math.min(MOST_CARDS, all.height() * CARDS);
    float console = consoleHeight(all.height());
    float top = all.top();
    strip(Bounds.of(all.left(), top, all.width(), strip), easel);
    top += strip == 0 ? 0 : strip + GAP;
    new CardRow(moment, own()).place(Bounds.of(all.left(), top, all.width(), cards), easel);
    top += cards + GAP;
    float consoleTop = all.bottom() - console;
    centre(
        new Bounds(all.left(), top, all.right(), consoleTop - GAP),
        Console.roomAboveKnob(console),
        easel);
    new Console(moment, own())
        .place(new Bounds(all.left(), consoleTop, all.right(), all.bottom()), easel);
  }

  private void beside(Easel easel) {
    float column = Math.max(Math.min(LEAST_COLUMN, all.width() / 2), all.width() * COLUMN);
    centre(new Bounds(all.left(), all.top(), all.right() - column - GAP, all.bottom()), 0, easel);
    float left = all.right() - column;
    float strip = stripHeight();
    float console = Math.min(consoleHeight(all.height()), all.height() * 0.4f);
    strip(Bounds.of(left, all.top(), column, strip), easel);
    float top = all.top() + (strip == 0 ? 0 : strip + GAP);
    float consoleTop = all.bottom() - console;
    float cards = Math.min(MOST_CARDS, consoleTop - GAP - top);
    float spare = consoleTop - GAP - top - cards;
    new CardRow(moment, own()).place(Bounds.of(left, top + spare / 2, column, cards), easel);
    new Console(moment, own())
        .place(new Bounds(left, consoleTop, all.right(), all.bottom()), easel);
  }

  private float consoleHeight(float height) {
    float scale = Math.max(1, (moment.stage().fontScale() + 1) / 2);
    return Math.min(CONSOLE * scale, height * 0.28f);
  }

  private float stripHeight() {
    return SeatPanel.height(moment);
  }

  /** The other seats; alone, how far one has come. */
  private void strip(Bounds where, Easel easel) {
    List<Integer> others = new ArrayList<>();
    for (int seat = 0; seat < moment.view().seats(); seat++) {
      if (seat != own()) {
        others.add(seat);
      }
    }
    if (others.isEmpty()) {
      new SoloPanel(moment).place(where, easel);
      return;
    }
    float wide = (where.width() - GAP * (others.size() - 1)) / others.size();
    for (int i = 0; i < others.size(); i++) {
      new SeatPanel(moment, others.get(i))
          .placeWithZone(
              Bounds.of(where.left() + i * (wide + GAP), where.top(), wide, where.height()), easel);
    }
  }

  /**
   * The tiles, or what there is to choose.
   *
   * @param below how far a verdict may reach below them, to hide less of them
   */
  private void centre(Bounds room, float below, Easel easel) {
    Forced forced = new Forced(moment, own());
    if (forced.isAsked()) {
      forced.place(room, easel);
    } else {
      new TileBoard(moment, moment.actor().orElse(own())).place(room, easel);
    }
    Bounds lower = new Bounds(room.left(), room.top(), room.right(), room.bottom() + below);
    Judgement.of(moment).ifPresent(judged -> judged.place(moment, lower, easel));
  }
}
