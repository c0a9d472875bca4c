package org.monsterbox.app.games.layout;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.Motion;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Style;

/** Large numbers with small words below them, side by side. */
public final class Figures {

  private static final float GAP = 10;
  private static final float LEAST = 70;
  private static final float NUMBER = 22;

  private final Tools tools;
  private final List<Wrap.Item> items = new ArrayList<>();

  public Figures(Tools tools) {
    this.tools = tools;
  }

  public Figures add(String id, int words, String number) {
    Style small = tools.writing().small().middle().lines(1);
    Style large = tools.writing().strong().sized(NUMBER).middle().lines(1);
    String text = tools.text(words);
    float wide = Math.max(LEAST, tools.writing().lettering().width(text, small) + 2);
    float above = tools.writing().line(large);
    float below = tools.writing().line(small);
    Piece figure = tools.writing().lettering().text(number, large.shrinking(), wide, above);
    Piece caption = tools.writing().lettering().text(text, small, wide);
    items.add(
        new Wrap.Item(
            wide,
            above + below,
            (where, easel) ->
                easel.add(
                    Node.of(
                            Role.TEXT,
                            id,
                            where,
                            Layers.stack(
                                Layers.padded(figure, 0, 0, 0, below),
                                Layers.padded(caption, 0, above, 0, 0)),
                            tools.text(R.string.games_spoken_figure, text, number))
                        .moving(Motion.FADE, number))));
    return this;
  }

  public Block block() {
    return new Wrap(GAP, true, items);
  }
}
