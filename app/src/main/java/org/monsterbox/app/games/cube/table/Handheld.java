package org.monsterbox.app.games.cube.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.core.cube.table.Phase;

/** Where things lie for one person who holds the device, or for people who pass it on. */
public final class Handheld {

  private static final float GAP = 6;

  /**
   * How high a console is at the usual size of letters, and no higher than a part of the screen.
   */
  private static final float CONSOLE = 132;

  private static final float MOST_CONSOLE = 0.28f;
  private static final float MOST_CONSOLE_BESIDE = 0.4f;

  /** The monsters have what the tiles leave, within these parts of the height. */
  private static final float LEAST_CARDS = 0.19f;

  private static final float MOST_CARDS = 0.27f;

  /** Beside the tiles, everything else needs at least so much, and at most that part. */
  private static final float LEAST_COLUMN = 212;

  private static final float LEAST_COLUMN_OF_TABLET = 290;
  private static final float MOST_COLUMN = 0.5f;

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

  /** Whether the device goes from hand to hand, and with it the console. */
  private boolean isPassedOn() {
    return moment.people().size() > 1;
  }

  private void stacked(Easel easel) {
    float strip = stripHeight();
    float console = Math.min(CONSOLE * letters(), all.height() * MOST_CONSOLE);
    float rest = all.height() - strip - console - 3 * GAP;
    float cards =
        Math.min(
            Math.max(all.height() * LEAST_CARDS, rest - Fit.heightOfStart(all.width())),
            Math.min(all.height() * MOST_CARDS, CardRow.height(all.width())));
    float top = all.top();
    strip(Bounds.of(all.left(), top, all.width(), strip), easel);
    top += strip + GAP;
    new CardRow(moment, own()).place(Bounds.of(all.left(), top, all.width(), cards), easel);
    top += cards + GAP;
    float consoleTop = all.bottom() - console;
    Bounds tiles = new Bounds(all.left(), top, all.right(), consoleTop - GAP);
    tiles(tiles, easel);
    console(new Bounds(all.left(), consoleTop, all.right(), all.bottom()), tiles, easel);
  }

  private void beside(Easel easel) {
    float least = (moment.stage().isTablet() ? LEAST_COLUMN_OF_TABLET : LEAST_COLUMN) * letters();
    float column =
        Math.min(
            all.width() * MOST_COLUMN,
            Math.max(least, all.width() - GAP - Fit.widthOfStart(all.height())));
    Bounds tiles = new Bounds(all.left(), all.top(), all.right() - column - GAP, all.bottom());
    tiles(tiles, easel);
    float left = all.right() - column;
    float strip = stripHeight();
    float console = Math.min(CONSOLE * letters(), all.height() * MOST_CONSOLE_BESIDE);
    strip(Bounds.of(left, all.top(), column, strip), easel);
    float top = all.top() + strip + GAP;
    float consoleTop = all.bottom() - console;
    new CardRow(moment, own()).place(new Bounds(left, top, all.right(), consoleTop - GAP), easel);
    console(new Bounds(left, consoleTop, all.right(), all.bottom()), tiles, easel);
  }

  /** Large letters need more room, though not in every direction. */
  private float letters() {
    return Math.max(1, (moment.stage().fontScale() + 1) / 2);
  }

  private float stripHeight() {
    return SeatPanel.height(moment);
  }

  /**
   * Everybody's seat in the same place all the time; but for the one whose console is below it all
   * the time. Alone, how far one has come.
   */
  private void strip(Bounds where, Easel easel) {
    List<Integer> others = new ArrayList<>();
    for (int seat = 0; seat < moment.view().seats(); seat++) {
      if (isPassedOn() || seat != own()) {
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

  /** The tiles, or what there is to choose. */
  private void tiles(Bounds room, Easel easel) {
    Forced forced = new Forced(moment, own());
    if (forced.isAsked()) {
      forced.place(room, easel);
    } else {
      new TileBoard(moment, shown()).place(room, easel);
    }
  }

  /**
   * Whose tiles are seen: one's own, unless somebody shows a claim on others, or has just done so.
   */
  private int shown() {
    Optional<Integer> shows =
        switch (moment.view().phase()) {
          case SHOW -> moment.actor();
          case HANDOVER -> Judgement.of(moment).map(Judgement::seat);
          default -> Optional.empty();
        };
    return shows.orElse(own());
  }

  private void console(Bounds where, Bounds tiles, Easel easel) {
    Console console = new Console(moment, own()).withPanel(!isPassedOn());
    console.place(where, easel);
    ClaimPaper.of(moment)
        .ifPresent(
            paper -> paper.place(console.free(where).orElseGet(() -> paper.below(tiles)), easel));
  }
}
