package org.monsterbox.app.games.cube.words;

import android.content.Context;
import android.content.res.Resources;
import android.text.format.DateUtils;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.Phrases;
import org.monsterbox.app.lists.OneForEach;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.table.SoloResult;
import org.monsterbox.core.cube.terms.Medal;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Colour;
import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Formula;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Sum;
import org.monsterbox.core.cube.tiles.Tiles;
import org.monsterbox.core.cube.tiles.Triple;

/** How the things of the game are called. */
public final class Names {

  private static final int SECOND = 1000;

  private final Context context;
  private final Phrases phrases;
  private final String[] kinds;
  private final OneForEach<Colour, String> colours;
  private final OneForEach<Combo, String> patterns;
  private final OneForEach<Medal, String> medals;
  private final OneForEach<RuleSet, String> ruleSets;
  private final String[] soloModes;

  public Names(Context context) {
    this.context = context;
    phrases = new Phrases(context);
    Resources resources = context.getResources();
    kinds = resources.getStringArray(R.array.cube_kinds);
    colours = OneForEach.words(Colour.values(), context, R.array.cube_colours);
    patterns = OneForEach.words(Combo.values(), context, R.array.cube_patterns);
    medals = OneForEach.words(Medal.values(), context, R.array.cube_medals);
    ruleSets = OneForEach.words(RuleSet.values(), context, R.array.cube_rule_set_values);
    soloModes = resources.getStringArray(R.array.cube_solo_mode_values);
  }

  public String ruleSet(RuleSet ruleSet) {
    return ruleSets.of(ruleSet);
  }

  /** A kind of monster, from 1 to 14. */
  String kind(int number) {
    return kinds[number - 1];
  }

  /** A card that is seen: "Gobber (12)". */
  public String card(int code) {
    return card(code, code);
  }

  /** A card whose number is modified. */
  public String card(int code, int target) {
    return context.getString(R.string.cube_card, kind(Cards.kind(code)), target);
  }

  /** "a line". */
  String pattern(Combo pattern) {
    return patterns.of(pattern);
  }

  public String medal(Medal medal) {
    return medals.of(medal);
  }

  /** What somebody plays for alone: "Monster Code: sprint to ten monsters". */
  public String challenge(RuleSet ruleSet, boolean sprint) {
    return ruleSet == RuleSet.CODE
        ? context.getString(
            R.string.games_spoken_figure, ruleSet(ruleSet), soloModes[sprint ? 1 : 0])
        : ruleSet(ruleSet);
  }

  /** "Gold: 12:05". */
  String reached(SoloResult result) {
    return context.getString(R.string.games_spoken_figure, medal(result.medal()), count(result));
  }

  /** What somebody who plays alone has reached: points, a time or turns. */
  public String count(SoloResult result) {
    Resources resources = context.getResources();
    int count = (int) result.count();
    return switch (result.unit()) {
      case POINTS -> points(count);
      case TURNS -> resources.getQuantityString(R.plurals.cube_turns, count, count);
      case MILLIS -> time(result.count());
    };
  }

  /** "12:05". */
  public String time(long millis) {
    return DateUtils.formatElapsedTime(millis / SECOND);
  }

  public String points(int count) {
    return context.getResources().getQuantityString(R.plurals.cube_points, count, count);
  }

  String colour(Colour colour) {
    return colours.of(colour);
  }

  /** A face by what it looks like: "yellow 5". */
  public String face(Face face, Layout layout, Side side) {
    return context.getString(R.string.cube_face, colour(face.colour()), layout.value(face, side));
  }

  /** Three of them, as the tiles lie there. */
  public String faces(Triple triple, Layout layout, Side side) {
    List<String> names = new ArrayList<>();
    for (Face face : triple.faces()) {
      names.add(face(face, layout, side));
    }
    return phrases.list(names);
  }

  /** A tile by its faces: top, left, right. */
  public String tile(int tile, Side side) {
    return context.getString(
        R.string.cube_tile,
        Tiles.value(tile, Colour.YELLOW, side),
        Tiles.value(tile, Colour.RED, side),
        Tiles.value(tile, Colour.BLUE, side));
  }

  /** What a claim reads out: "5 × 4 − 8 = 12". */
  public String sum(Sum sum) {
    Formula formula = sum.formula();
    return context.getString(
        R.string.cube_sum,
        sum.a(),
        sign(formula.signs().charAt(0)),
        sum.b(),
        sign(formula.signs().charAt(1)),
        sum.c(),
        number(sum.result()));
  }

  public String sign(char sign) {
    return context.getString(
        switch (sign) {
          case '*' -> R.string.cube_times;
          case '+' -> R.string.cube_plus;
          default -> R.string.cube_minus;
        });
  }

  /** With a true minus where it needs one. */
  public String number(int number) {
    return number < 0
        ? context.getString(R.string.cube_negative, -number)
        : Integer.toString(number);
  }

  /** What the back of a card adds: "+2". */
  public String modifier(int number) {
    return number > 0 ? context.getString(R.string.cube_positive, number) : number(number);
  }

  /** "12, 30 and 45". */
  public String codes(List<Integer> codes) {
    return phrases.list(texts(codes));
  }

  /** "12, 30 or 45". */
  public String anyOf(List<Integer> codes) {
    return phrases.either(texts(codes));
  }

  private static List<String> texts(List<Integer> codes) {
    List<String> texts = new ArrayList<>();
    for (int code : codes) {
      texts.add(Integer.toString(code));
    }
    return texts;
  }
}
