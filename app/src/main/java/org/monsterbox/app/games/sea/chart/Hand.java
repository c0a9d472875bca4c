package org.monsterbox.app.games.sea.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.Probe;
import org.monsterbox.app.games.sea.aim.Sketch;
import org.monsterbox.app.games.sea.aim.Topic;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;

/** The cards of a seat, side by side; those that do the same lie on each other. */
public record Hand(Moment moment, int seat) {

  private static final List<Pile> ORDER = List.of(Pile.MOVE, Pile.WEAPON, Pile.CALL, Pile.BOND);

  /** What can be seen of them. */
  public List<Integer> cards() {
    List<Integer> cards = new ArrayList<>();
    for (Pile pile : ORDER) {
      cards.addAll(moment.view().hand(seat, pile));
    }
    return cards;
  }

  /** The cards to play from; touching one begins that. */
  public List<CardTile> tiles() {
    List<CardTile> tiles = new ArrayList<>();
    int held = held();
    for (List<Integer> copies : stacks(cards())) {
      int card = copies.get(0);
      boolean selected = held != Cards.NONE && Cards.areCopies(held, card);
      CardTile tile =
          CardTile.of(moment, "card-", copies)
              .selected(selected)
              .hinted(moment.hint().filter(move -> isAbout(Topic.of(move), card)).isPresent())
              .tapped(selected ? Moment.draw(Draft.NONE) : begin(card))
              .dropped(new CardDrops(moment).taps(card));
      Topic playing = Topic.playing(card);
      boolean isClosed = moment.isActing() && !moment.isPossible(playing);
      tiles.add(isClosed ? tile.closed(new Probe(moment).whyNot(playing)) : tile);
    }
    return tiles;
  }

  private boolean isAbout(Topic hinted, int card) {
    return hinted.hasCard()
        ? Cards.areCopies(hinted.card(), card)
        : hinted.kind() == Topic.playing(card).kind();
  }

  /** Whether somebody has taken up a card. */
  public boolean isHeld() {
    return held() != Cards.NONE;
  }

  private int held() {
    return moment.sketch().map(Hand::cardOf).orElse(Cards.NONE);
  }

  private static int cardOf(Sketch sketch) {
    if (sketch instanceof Sketch.Aiming aiming) {
      return aiming.topic().card();
    } else if (sketch instanceof Sketch.Sailing sailing) {
      return sailing.card();
    } else if (sketch instanceof Sketch.Netting netting) {
      return netting.card();
    }
    return Cards.NONE;
  }

  private Tap begin(int card) {
    return Moment.draw(begun(moment, card));
  }

  /** The first step of playing the card: how it lies on the chart, or what can be chosen. */
  static Sketch begun(Moment moment, int card) {
    if (moment.isPossible(Topic.playing(card)) && Cards.pile(card) == Pile.MOVE) {
      return new Sketch.Sailing(card, List.of());
    } else if (Cards.kind(card) == CardKind.NET && moment.isAsked()) {
      return new Sketch.Netting(card, List.of());
    }
    return Sketch.Aiming.at(Topic.playing(card));
  }

  /** Cards that do the same, together. */
  public static List<List<Integer>> stacks(List<Integer> cards) {
    List<List<Integer>> stacks = new ArrayList<>();
    for (int card : cards) {
      Optional<List<Integer>> same =
          stacks.stream().filter(stack -> Cards.areCopies(stack.get(0), card)).findFirst();
      if (same.isPresent()) {
        same.get().add(card);
      } else {
        stacks.add(new ArrayList<>(List.of(card)));
      }
    }
    return stacks;
  }

  /** How high the highest card of all is: so hands of both sides need the same room. */
  public static float height(Moment moment) {
    float height = 0;
    for (CardKind kind : CardKind.values()) {
      height = Math.max(height, CardTile.height(moment, kind));
    }
    return height;
  }

  /** As high as the highest of them. */
  public static List<Wrap.Item> items(List<CardTile> tiles) {
    float height = 0;
    for (CardTile tile : tiles) {
      height = Math.max(height, tile.height());
    }
    return items(tiles, height);
  }

  public static List<Wrap.Item> items(List<CardTile> tiles, float height) {
    List<Wrap.Item> items = new ArrayList<>();
    for (CardTile tile : tiles) {
      items.add(tile.item(height));
    }
    return items;
  }
}
