package org.monsterbox.app.games.sea.chart;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.monsterbox.app.games.sea.aim.Aim;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.Part;
import org.monsterbox.app.games.sea.aim.Sketch;
import org.monsterbox.app.games.sea.aim.Topic;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.sea.box.Arrow;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.Voyage;

/**
 * Where a card of the hand can be dragged to. That begins it with its first cell, or plays it where
 * nothing else is to be chosen; what is not about a cell is dropped on the whale.
 */
record CardDrops(Moment moment) {

  /** The node of a cell. */
  static String cellId(int cell) {
    return "cell-" + Board.text(cell);
  }

  /** By the id of the node. */
  Map<String, Tap> taps(int card) {
    Map<String, Tap> taps = new LinkedHashMap<>();
    byCell(card).forEach((cell, tap) -> taps.put(cellId(cell), tap));
    return taps;
  }

  Map<Integer, Tap> byCell(int card) {
    Map<Integer, Tap> taps = new TreeMap<>();
    boolean isOpen = moment.isActing() && moment.sight().draft() == Draft.NONE;
    if (!isOpen || !moment.isPossible(Topic.playing(card))) {
      return taps;
    }
    if (Cards.pile(card) == Pile.MOVE) {
      courses(card, taps);
    } else if (Cards.kind(card) == CardKind.NET) {
      for (int cell : Targets.netCells(moment, new Sketch.Netting(card, List.of()))) {
        taps.put(cell, Moment.draw(new Sketch.Netting(card, List.of(cell))));
      }
    } else {
      aims(Topic.playing(card), taps);
    }
    return taps;
  }

  private void courses(int card, Map<Integer, Tap> taps) {
    for (Arrow arrow : Arrow.values()) {
      Sketch.Sailing first = new Sketch.Sailing(card, List.of(arrow));
      Voyage voyage = moment.view().voyage(moment.viewer(), card, first.tokens());
      if (voyage.refusal().isEmpty()) {
        taps.putIfAbsent(voyage.cells().get(voyage.cells().size() - 1), Moment.draw(first));
      }
    }
  }

  private void aims(Topic topic, Map<Integer, Tap> taps) {
    Aim aim = moment.aim(Sketch.Aiming.at(topic));
    boolean isAboutCells = false;
    for (Part option : aim.options(0)) {
      if (option instanceof Part.At at) {
        taps.put(at.cell(), next(topic, aim.choosing(0, option)));
        isAboutCells = true;
      }
    }
    if (!isAboutCells || topic.kind() == SeaMove.PlayWeapon.class) {
      taps.put(moment.view().whaleCell(), next(topic, List.of()));
    }
  }

  private Tap next(Topic topic, List<Part> parts) {
    Sketch.Aiming begun = new Sketch.Aiming(topic, parts);
    return moment.aim(begun).move().map(Moment::play).orElseGet(() -> Moment.draw(begun));
  }
}
