package org.monsterbox.app.games.thirteen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.thirteen.ThirteenMove;

/**
 * One of a few things has to be chosen: touched first, with its consequences shown, then confirmed.
 *
 * @param text what is to be chosen
 * @param before what else is to be known for it
 * @param confirm what the button says
 */
record ChoiceSheet(Moment moment, String title, String text, Block before, String confirm) {

  private static final float GAP = 12;

  ChoiceSheet(Moment moment, String title, String text, String confirm) {
    this(moment, title, text, Block.EMPTY, confirm);
  }

  /** How one of the things looks. */
  interface Look<T> {

    Wrap.Item item(T move, boolean selected, boolean hinted, Tap tap);
  }

  /** What would come of it: some lines. */
  interface Consequences<T> {

    List<String> of(T move);
  }

  <T extends ThirteenMove> Sheet of(
      List<T> moves, Look<T> look, Consequences<T> consequences, Optional<Choice> corner) {
    Optional<T> chosen = chosen(moves);
    List<Wrap.Item> items = new ArrayList<>();
    for (T move : moves) {
      items.add(
          look.item(
              move,
              chosen.isPresent() && chosen.get().equals(move),
              moment.hints(move),
              Moment.draw(new Sketch.Choosing(move.text()))));
    }
    Block asked = moment.writing().block("choice-text", text, moment.writing().body());
    List<Block> blocks = new ArrayList<>();
    blocks.add(new Wrap(GAP, true, items));
    if (chosen.isPresent()) {
      List<String> lines = consequences.of(chosen.get());
      for (int i = 0; i < lines.size(); i++) {
        blocks.add(moment.writing().block("choice-" + i, lines.get(i), moment.writing().strong()));
      }
    }
    Block choices = Blocks.stack(GAP, blocks);
    // Where it is too much, what can be chosen is seen first.
    return new Sheet(
            moment.tools(),
            title,
            corner,
            Blocks.stack(GAP, asked, before, choices),
            footer(chosen))
        .orElse(List.of(Blocks.stack(GAP, asked, choices, before)))
        .inTheMiddle();
  }

  private <T extends ThirteenMove> Optional<T> chosen(List<T> moves) {
    if (moves.size() == 1) {
      return Optional.of(moves.get(0));
    }
    return moment.draft() instanceof Sketch.Choosing choosing
        ? moves.stream().filter(move -> move.text().equals(choosing.move())).findFirst()
        : Optional.empty();
  }

  private <T extends ThirteenMove> List<Choice> footer(Optional<T> chosen) {
    return List.of(
        chosen
            .map(
                move ->
                    Choice.primary("choice-confirm", confirm, Moment.play(move))
                        .hinted(moment.hints(move)))
            .orElseGet(
                () ->
                    Choice.closed(
                        "choice-confirm", confirm, moment.text(R.string.games_choose_first))));
  }
}
