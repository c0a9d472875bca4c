package org.monsterbox.app.games.thirteen.moment;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.monsterbox.app.R;
import org.monsterbox.app.games.thirteen.words.Names;
import org.monsterbox.app.scene.Explanation;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.monsters.Element;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Power;
import org.monsterbox.core.thirteen.table.Rank;

/** What the things on the table are, for whoever asks, and where the rules tell more. */
public record Meanings(Moment moment) {

  public static final String GOAL = "goal";
  public static final String SETS = "sets";
  public static final String MONSTERS = "monsters";
  public static final String TURN = "turn";
  public static final String SEARCH = "search";
  public static final String ATTACK = "attack";
  public static final String TRADE = "trade";
  public static final String POWERS = "powers";
  public static final String END = "end";

  /** The section about the monsters of an element. */
  public static String section(Element element) {
    return element.name().toLowerCase(Locale.ROOT);
  }

  public Explanation monster(Monster monster) {
    List<String> powers = new ArrayList<>();
    for (Power power : Power.values()) {
      if (monster.has(power)) {
        powers.add(names().power(power));
      }
    }
    String name =
        moment
            .writing()
            .phrases()
            .comma(
                names().species(monster.species()),
                moment.text(R.string.thirteen_hp, monster.hp()));
    String sentence =
        moment.text(
            R.string.thirteen_about_monster,
            names().sets(List.of(monster.top(), monster.eyes(), monster.bottom())),
            monster.throwsAllowed(),
            moment.writing().phrases().list(powers));
    return new Explanation(name, sentence, MONSTERS);
  }

  public Explanation set(int set) {
    int monster = MonsterSets.monster(set);
    Element element = MonsterSets.element(set);
    return new Explanation(
        names().set(set),
        moment.text(
            R.string.thirteen_about_set, names().element(element), names().flavour(monster)),
        section(element));
  }

  /** A card that lies face up. */
  public Explanation card(int card) {
    int set = Cards.set(card);
    return new Explanation(
        names().card(card),
        moment.text(R.string.thirteen_about_card, names().monsterOf(set)),
        SETS);
  }

  /** Any card that lies face down: nothing tells them apart. */
  public Explanation back() {
    return new Explanation(
        moment.text(R.string.thirteen_about_back_name),
        moment.text(R.string.thirteen_about_back),
        SEARCH);
  }

  public Explanation frozen(int owner) {
    return new Explanation(
        moment.text(R.string.thirteen_about_frost_name),
        moment.text(R.string.thirteen_about_frost, moment.seat(owner)),
        POWERS);
  }

  public Explanation cardsLeft() {
    return new Explanation(
        moment.text(R.string.thirteen_cards_left, moment.view().cardsLeft()),
        moment.text(R.string.thirteen_about_cards_left),
        END);
  }

  public Explanation hp() {
    return new Explanation(
        moment.text(R.string.thirteen_about_hp_name),
        moment.text(R.string.thirteen_about_hp),
        GOAL);
  }

  public Explanation level(Rank rank) {
    int sentence =
        switch (rank) {
          case COLLECTOR -> R.string.thirteen_about_collector;
          case APPRENTICE -> R.string.thirteen_about_apprentice;
          case BEASTMASTER -> R.string.thirteen_about_beastmaster;
        };
    return new Explanation(names().rank(rank), moment.text(sentence), TURN);
  }

  /** A whole monster of the element is owned. */
  public Explanation element(Element element) {
    return new Explanation(
        names().element(element), moment.text(R.string.thirteen_about_element), END);
  }

  public Explanation spent() {
    return new Explanation(
        moment.text(R.string.thirteen_spent), moment.text(R.string.thirteen_about_spent), POWERS);
  }

  public Explanation die(int face) {
    return new Explanation(
        moment.text(R.string.thirteen_about_die_name, face),
        moment.text(R.string.thirteen_about_die),
        ATTACK);
  }

  private Names names() {
    return moment.names();
  }
}
