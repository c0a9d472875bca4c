package org.monsterbox.app.games.sea.words;

import android.content.Context;
import android.content.res.Resources;
import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.monsterbox.app.R;
import org.monsterbox.app.games.Phrases;
import org.monsterbox.app.lists.OneForEach;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.speech.Sentences;
import org.monsterbox.core.sea.box.Arrow;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;

/** How the things of the game are called. */
public final class Names {

  /** The whale's seat. */
  public static final int WHALE = 0;

  private final Context context;
  private final Phrases phrases;
  private final Sentences sentences;
  private final OneForEach<CardKind, String> kinds;
  private final OneForEach<CardKind, String> effects;
  private final OneForEach<Pile, String> piles;
  private final OneForEach<Pile, String> someCards;
  private final String[] directions;
  private final OneForEach<Arrow, String> arrows;

  /** What moves and reasons write, and how it is called. */
  private final Map<String, String> written = new HashMap<>();

  public Names(Context context) {
    this.context = context;
    phrases = new Phrases(context);
    sentences = new Sentences(context);
    Resources resources = context.getResources();
    kinds = OneForEach.words(CardKind.values(), context, R.array.sea_cards);
    effects = OneForEach.words(CardKind.values(), context, R.array.sea_card_effects);
    piles = OneForEach.words(Pile.values(), context, R.array.sea_piles);
    someCards = OneForEach.words(Pile.values(), context, R.array.sea_a_card);
    directions = resources.getStringArray(R.array.sea_directions);
    arrows = OneForEach.words(Arrow.values(), context, R.array.sea_arrows);
    for (int card = 0; card < Cards.COUNT; card++) {
      written.put(Cards.text(card), card(card));
    }
    for (Pile pile : Pile.values()) {
      written.put(pile.name(), pile(pile));
    }
    for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
      written.put(Board.directionText(direction), direction(direction));
    }
  }

  public String kind(CardKind kind) {
    return kinds.of(kind);
  }

  /** What a card does, in one or two short sentences. */
  public String effect(CardKind kind) {
    return effects.of(kind);
  }

  /** A card in full: Movement cards with their number. */
  public String card(int card) {
    String kind = kind(Cards.kind(card));
    return Cards.pile(card) == Pile.MOVE
        ? context.getString(R.string.sea_numbered, kind, Cards.number(card))
        : kind;
  }

  /** Whether only its back is seen. */
  static boolean isHidden(int card) {
    return card == Cards.NONE;
  }

  String cards(List<Integer> cards) {
    List<String> names = new ArrayList<>();
    for (int card : cards) {
      names.add(card(card));
    }
    return phrases.list(names);
  }

  public String pile(Pile pile) {
    return piles.of(pile);
  }

  /** One of which only the back is seen: "a Movement card". */
  String aCard(Pile pile) {
    return someCards.of(pile);
  }

  public String direction(int direction) {
    return directions[direction];
  }

  public String arrow(Arrow arrow) {
    return arrows.of(arrow);
  }

  String cells(List<Integer> cells) {
    List<String> names = new ArrayList<>();
    for (int cell : cells) {
      names.add(Board.text(cell));
    }
    return phrases.list(names);
  }

  /** Cards, piles and directions by their names, everything else as it is. */
  String thing(String text) {
    return written.getOrDefault(text, text);
  }

  /** Whom a sentence is about: a hunter, the whale, or whoever reads it. */
  Seat who(int seat, List<Seat> seats) {
    Seat sitting = seats.get(seat);
    return seat == WHALE && !sitting.isYou()
        ? sitting.called(context.getString(R.string.sea_the_whale))
        : sitting;
  }

  /** What a seat is called within a sentence. */
  String name(int seat, List<Seat> seats) {
    return sentences.name(seats.get(seat));
  }

  /** A sentence about people and things. */
  public String say(@StringRes int id, Object... parts) {
    return sentences.say(id, parts);
  }

  /** Words within a sentence. */
  public String part(@StringRes int id, Object... parts) {
    return sentences.part(id, parts);
  }
}
