package org.monsterbox.app.games.thirteen.words;

import android.content.Context;
import android.content.res.Resources;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.Phrases;
import org.monsterbox.app.lists.OneForEach;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.monsters.Element;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.monsters.Power;
import org.monsterbox.core.thirteen.monsters.Species;
import org.monsterbox.core.thirteen.table.Rank;

/** How the things of the game are called. */
public final class Names {

  private static final int COLUMNS = 9;

  private final Context context;
  private final Phrases phrases;
  private final String[] monsters;
  private final String[] flavours;
  private final OneForEach<Part, String> parts;
  private final OneForEach<Part, String> shortParts;
  private final OneForEach<Element, String> elements;
  private final OneForEach<Species, String> species;
  private final OneForEach<Species, String> aSpecies;
  private final OneForEach<Species, String> theSpecies;
  private final OneForEach<Rank, String> ranks;
  private final OneForEach<Power, String> powers;

  public Names(Context context) {
    this.context = context;
    phrases = new Phrases(context);
    Resources resources = context.getResources();
    monsters = resources.getStringArray(R.array.thirteen_monsters);
    flavours = resources.getStringArray(R.array.thirteen_flavours);
    parts = OneForEach.words(Part.values(), context, R.array.thirteen_parts);
    shortParts = OneForEach.words(Part.values(), context, R.array.thirteen_short_parts);
    elements = OneForEach.words(Element.values(), context, R.array.thirteen_elements);
    species = OneForEach.words(Species.values(), context, R.array.thirteen_species);
    aSpecies = OneForEach.words(Species.values(), context, R.array.thirteen_a_species);
    theSpecies = OneForEach.words(Species.values(), context, R.array.thirteen_the_species);
    ranks = OneForEach.words(Rank.values(), context, R.array.thirteen_ranks);
    powers = OneForEach.words(Power.values(), context, R.array.thirteen_powers);
  }

  /** A monster from 1 to 13. */
  public String monster(int number) {
    return monsters[number - 1];
  }

  /** The monster that a set belongs to. */
  public String monsterOf(int set) {
    return monster(MonsterSets.monster(set));
  }

  /** One line about a monster from 1 to 13. */
  public String flavour(int number) {
    return flavours[number - 1];
  }

  String part(Part part) {
    return parts.of(part);
  }

  public String shortPart(Part part) {
    return shortParts.of(part);
  }

  public String element(Element element) {
    return elements.of(element);
  }

  public String species(Species kind) {
    return species.of(kind);
  }

  /** With its article: "a Grunt". */
  String aSpecies(Species kind) {
    return aSpecies.of(kind);
  }

  /** With its article: "the Grunt". */
  String theSpecies(Species kind) {
    return theSpecies.of(kind);
  }

  public String rank(Rank rank) {
    return ranks.of(rank);
  }

  public String power(Power power) {
    return powers.of(power);
  }

  public String set(int set) {
    return context.getString(
        R.string.thirteen_set, monster(MonsterSets.monster(set)), shortPart(MonsterSets.part(set)));
  }

  /** All of them, or that there is nothing. */
  public String sets(List<Integer> sets) {
    if (sets.isEmpty()) {
      return context.getString(R.string.thirteen_nothing);
    }
    List<String> names = new ArrayList<>();
    for (int set : sets) {
      names.add(set(set));
    }
    return phrases.list(names);
  }

  /** A card in full: number, name, part and side. */
  public String card(int card) {
    int set = Cards.set(card);
    int monster = MonsterSets.monster(set);
    return context.getString(
        R.string.thirteen_card,
        monster,
        monster(monster),
        part(MonsterSets.part(set)),
        context.getString(
            Cards.isLeft(card) ? R.string.thirteen_left_half : R.string.thirteen_right_half));
  }

  /** A monster in full, as it is read out. */
  public String spoken(Monster monster) {
    return context.getString(
        R.string.thirteen_monster_spoken,
        species(monster.species()),
        monster.hp(),
        monster.throwsAllowed(),
        set(monster.top()),
        set(monster.eyes()),
        set(monster.bottom()));
  }

  public Phrases phrases() {
    return phrases;
  }

  /** From 1, as people count. */
  public static int row(int cell) {
    return cell / COLUMNS + 1;
  }

  /** From 1, as people count. */
  public static int column(int cell) {
    return cell % COLUMNS + 1;
  }
}
