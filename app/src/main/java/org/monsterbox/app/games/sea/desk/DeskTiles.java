package org.monsterbox.app.games.sea.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.sea.aim.Aim;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.Part;
import org.monsterbox.app.games.sea.aim.SeaMap;
import org.monsterbox.app.games.sea.aim.Sketch;
import org.monsterbox.app.games.sea.aim.Topic;
import org.monsterbox.app.games.sea.chart.CardTile;
import org.monsterbox.app.games.sea.chart.Hand;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.core.sea.box.Cards;

/** What lies on the desk to be chosen from: directions, cards, or the hand. */
record DeskTiles(Moment moment) {

  /** All of them, the hand too where a card was taken out of it. */
  List<Wrap.Item> beforeAll(float height) {
    List<Wrap.Item> answers = answers(height);
    return answers.isEmpty() ? Hand.items(hand().tiles(), height) : answers;
  }

  /** Of the hand only the card that was taken up, if one was. */
  List<Wrap.Item> alone(float height) {
    List<Wrap.Item> answers = answers(height);
    if (!answers.isEmpty()) {
      return answers;
    }
    List<CardTile> tiles = new ArrayList<>(hand().tiles());
    if (hand().isHeld()) {
      tiles.removeIf(tile -> !tile.selected());
    }
    return Hand.items(tiles, height);
  }

  private Hand hand() {
    return new Hand(moment, moment.viewer());
  }

  /** Whether a card was taken up, and nothing else than the chart is asked about. */
  boolean isCardHeld() {
    return hand().isHeld() && answers(Node.LEAST_TARGET).isEmpty();
  }

  private List<Wrap.Item> answers(float height) {
    Optional<Sketch> sketch = moment.sketch();
    if (sketch.orElse(null) instanceof Sketch.Aiming aiming) {
      return asked(aiming, height);
    } else if (sketch.orElse(null) instanceof Sketch.Discarding discarding) {
      return Hand.items(discards(discarding), height);
    }
    return List.of();
  }

  /** The answers to the last question that is not about the chart. */
  private List<Wrap.Item> asked(Sketch.Aiming aiming, float height) {
    Aim aim = moment.aim(aiming);
    for (int step = aim.steps() - 1; step >= 0; step--) {
      List<Part> options = aim.options(step);
      if (options.get(0) instanceof Part.Towards) {
        return rose(aiming.topic(), aim, step);
      } else if (options.get(0) instanceof Part.Taking) {
        return Hand.items(cards(aiming.topic(), aim, step), height);
      }
    }
    return List.of();
  }

  private Tap choose(Topic topic, Aim aim, int step, Part part) {
    return Moment.draw(new Sketch.Aiming(topic, aim.choosing(step, part)));
  }

  private List<Wrap.Item> rose(Topic topic, Aim aim, int step) {
    boolean turned = TablePlan.isTurned(moment.stage());
    SeaMap map = new SeaMap(1, turned);
    List<Wrap.Item> items = new ArrayList<>();
    for (Part option : aim.options(step)) {
      int direction = ((Part.Towards) option).direction();
      boolean chosen = aim.at(step).equals(Optional.of(option));
      items.add(
          new Wrap.Item(
              Node.LEAST_TARGET,
              Node.LEAST_TARGET,
              (where, easel) ->
                  easel.add(
                      Node.of(
                              Role.BUTTON,
                              "direction-" + direction,
                              where,
                              Layers.stack(
                                  moment.writing().stationery().panel(),
                                  Layers.padded(
                                      moment
                                          .props()
                                          .art()
                                          .arrow(map.degrees(direction), moment.props().ink()),
                                      8)),
                              moment.names().direction(direction))
                          .tapped(choose(topic, aim, step, option))
                          .selected(chosen))));
    }
    return items;
  }

  private List<CardTile> cards(Topic topic, Aim aim, int step) {
    List<Integer> all = new ArrayList<>();
    aim.options(step).forEach(option -> all.add(((Part.Taking) option).card()));
    List<CardTile> tiles = new ArrayList<>();
    for (Part option : aim.options(step)) {
      tiles.add(
          single("take-", ((Part.Taking) option).card(), all)
              .selected(aim.at(step).equals(Optional.of(option)))
              .hinted(moment.hint().isPresent() && isHinted(topic, step, option))
              .tapped(choose(topic, aim, step, option)));
    }
    return tiles;
  }

  /** A card by itself: of cards that do the same, each has a name of its own. */
  private CardTile single(String idStart, int card, List<Integer> all) {
    CardTile tile = CardTile.of(moment, idStart, List.of(card));
    List<Integer> copies = new ArrayList<>(all);
    copies.removeIf(other -> !Cards.areCopies(other, card));
    return copies.size() == 1
        ? tile
        : tile.called(
            moment.text(
                R.string.sea_copy_number,
                moment.names().card(card),
                copies.indexOf(card) + 1,
                copies.size()));
  }

  private boolean isHinted(Topic topic, int step, Part option) {
    Aim hint = Aim.of(topic, List.of(), List.of(moment.hint().orElseThrow()), moment.view());
    return hint.isPossible() && hint.at(step).equals(Optional.of(option));
  }

  /** Every card by itself. */
  private List<CardTile> discards(Sketch.Discarding discarding) {
    List<CardTile> tiles = new ArrayList<>();
    List<Integer> all = new Hand(moment, moment.viewer()).cards();
    for (List<Integer> copies : Hand.stacks(all)) {
      for (int card : copies) {
        tiles.add(
            single("card-", card, all)
                .selected(discarding.cards().contains(card))
                .tapped(Moment.draw(discarding.toggling(card))));
      }
    }
    return tiles;
  }
}
