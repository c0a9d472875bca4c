package org.monsterbox.app.games.bigmonster;

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
import org.monsterbox.core.bigmonster.BigMonsterMove;

/** One of a few things has to be chosen: touched first, then confirmed. */
record ChoiceSheet(Moment moment, String title, String text, String confirm) {

  private static final float GAP = 12;

  /** How one of the things looks. */
  interface Look<T> {

    Wrap.Item item(T move, boolean isChosen, Tap tap);
  }

  /** What is to be known about the one that was touched. */
  interface Explanation<T> {

    String of(T move);
  }

  <T extends BigMonsterMove> Sheet of(List<T> moves, Look<T> look, Explanation<T> explanation) {
    Optional<T> chosen =
        moment.draft() instanceof Sketch.Choosing choosing
            ? moves.stream().filter(move -> move.text().equals(choosing.move())).findFirst()
            : Optional.empty();
    List<Wrap.Item> items = new ArrayList<>();
    for (T move : moves) {
      items.add(
          look.item(
              move,
              chosen.filter(move::equals).isPresent(),
              Moment.draw(new Sketch.Choosing(move.text()))));
    }
    Block words =
        moment
            .writing()
            .block(
                "choice-explained",
                chosen.map(explanation::of).orElse(""),
                moment.writing().strong());
    return new Sheet(
            moment.tools(),
            title,
            Optional.empty(),
            Blocks.stack(
                GAP,
                moment.writing().block("choice-text", text, moment.writing().body()),
                new Wrap(GAP, true, items),
                words),
            List.of(button(chosen)))
        .inTheMiddle();
  }

  private <T extends BigMonsterMove> Choice button(Optional<T> chosen) {
    return chosen
        .map(
            move ->
                Choice.primary("choice-confirm", confirm, Moment.play(move))
                    .hinted(moment.hints(move)))
        .orElseGet(
            () ->
                Choice.closed("choice-confirm", confirm, moment.text(R.string.games_choose_first)));
  }
}
