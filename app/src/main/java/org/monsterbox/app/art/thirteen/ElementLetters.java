package org.monsterbox.app.art.thirteen;

import android.content.Context;
import org.monsterbox.app.R;
import org.monsterbox.app.lists.OneForEach;
import org.monsterbox.core.thirteen.monsters.Element;

/** The letters of the elements, for those who see neither colours nor small icons well. */
public final class ElementLetters {

  private final OneForEach<Element, String> letters;

  /** In the language of the context. */
  public ElementLetters(Context context) {
    letters = OneForEach.words(Element.values(), context, R.array.thirteen_element_letters);
  }

  public String of(Element element) {
    return letters.of(element);
  }
}
