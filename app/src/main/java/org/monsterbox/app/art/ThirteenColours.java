package org.monsterbox.app.art;

import android.content.Context;
import androidx.annotation.ColorInt;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.lists.OneForEach;
import org.monsterbox.core.thirteen.monsters.Element;

/**
 * The colours of 13 Monsters. Lists of elements are in the order of the rules: earth, air, fire,
 * water, ghost.
 *
 * @param bodies the papers that the monsters 1 to 12 are cut from
 * @param elements the colours of the elements
 * @param cards the papers of their cards
 * @param marks their icons, dark or light enough to be read on their cards
 */
public record ThirteenColours(
    List<Integer> bodies,
    OneForEach<Element, Integer> elements,
    OneForEach<Element, Integer> cards,
    OneForEach<Element, Integer> marks,
    @ColorInt int ink,
    @ColorInt int gold,
    @ColorInt int emerald,
    @ColorInt int blush,
    @ColorInt int bone,
    @ColorInt int frost,
    @ColorInt int frostShade,
    @ColorInt int ghostLine,
    @ColorInt int desk,
    @ColorInt int deskLight) {

  static ThirteenColours of(Context context) {
    return new ThirteenColours(
        List.of(
            context.getColor(R.color.striffle),
            context.getColor(R.color.wendoung),
            context.getColor(R.color.pandadori),
            context.getColor(R.color.sandil),
            context.getColor(R.color.tockar),
            context.getColor(R.color.elzendam),
            context.getColor(R.color.chall),
            context.getColor(R.color.ilsabelt),
            context.getColor(R.color.twik),
            context.getColor(R.color.itvill),
            context.getColor(R.color.snergat),
            context.getColor(R.color.wah)),
        ofElements(context, R.color.earth, R.color.air, R.color.fire, R.color.water, R.color.ghost),
        ofElements(
            context,
            R.color.earth_card,
            R.color.air_card,
            R.color.fire_card,
            R.color.water_card,
            R.color.ghost_card),
        ofElements(
            context,
            R.color.earth_mark,
            R.color.air_mark,
            R.color.fire_mark,
            R.color.water_mark,
            R.color.ghost_mark),
        context.getColor(R.color.ink),
        context.getColor(R.color.gold),
        context.getColor(R.color.emerald),
        context.getColor(R.color.blush),
        context.getColor(R.color.bone),
        context.getColor(R.color.frost),
        context.getColor(R.color.frost_shade),
        context.getColor(R.color.ghost_line),
        context.getColor(R.color.desk),
        context.getColor(R.color.desk_light));
  }

  private static OneForEach<Element, Integer> ofElements(Context context, int... resources) {
    List<Integer> colours = new ArrayList<>();
    for (int resource : resources) {
      colours.add(context.getColor(resource));
    }
    return OneForEach.listed(Element.values(), colours);
  }

  @ColorInt
  public int element(Element element) {
    return elements.of(element);
  }

  /** The paper of an element's cards. */
  @ColorInt
  public int card(Element element) {
    return cards.of(element);
  }

  /** What an element's icon is printed in, readable on its cards. */
  @ColorInt
  public int mark(Element element) {
    return marks.of(element);
  }
}
