package org.monsterbox.app.art.thirteen;

import java.util.EnumMap;
import java.util.Map;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.core.thirteen.Element;

/** Icons of the elements and badges of species and levels, all square. */
public final class BadgeArt {

  private final Map<Element, Piece> elements = new EnumMap<>(Element.class);
  private final Map<Badge, Piece> badges = new EnumMap<>(Badge.class);

  public BadgeArt(Palette palette) {
    for (Element element : Element.values()) {
      Collage icon =
          new Collage(palette).patch(palette.thirteen().mark(element), ElementIcon.of(element));
      elements.put(element, new Framed(icon, ElementIcon.SIZE, ElementIcon.SIZE));
    }
    for (Badge badge : Badge.values()) {
      Collage collage = new Collage(palette);
      BadgeSheet.glue(badge, collage);
      badges.put(badge, new Framed(collage, BadgeSheet.SIZE, BadgeSheet.SIZE));
    }
  }

  /** The icon of an element, to be put on the table or on its card. */
  public Piece element(Element element) {
    return elements.get(element);
  }

  public Piece badge(Badge badge) {
    return badges.get(badge);
  }
}
