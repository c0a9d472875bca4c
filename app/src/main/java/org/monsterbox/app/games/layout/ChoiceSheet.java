package org.monsterbox.app.games.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.game.Move;

/**
 * One of a few things has to be chosen: touched first, with its consequences shown, then confirmed.
 *
 * @param text what is to be chosen
 * @param before what else is to be known for it
 * @param confirm what the button says
 */
public record ChoiceSheet<M extends Move>(
    AnyMoment<M, ?> moment, String title, String text, Block before, String confirm) {

  private static final float GAP = 12;

  /** What was touched, by its move's text. */
  public record Touched(Move move) implements Draft {}

  public ChoiceSheet(AnyMoment<M, ?> moment, String title, String text, String confirm) {
    this(moment, title, text, Block.EMPTY, confirm);
  }

  /** How one of the things looks. */
  public interface Look<T> {

    Wrap.Item item(T move, boolean isChosen, Tap tap);
  }

  /** What would come of it: some lines. */
  public interface Consequences<T> {

    List<String> of(T move);
  }

  public <T extends M> Sheet of(
      List<T> moves, Look<T> look, Consequences<T> consequences, Optional<Choice> corner) {
    Optional<T> chosen = chosen(moves);
    List<Wrap.Item> items = new ArrayList<>();
    for (T move : moves) {
      boolean isChosen = chosen.filter(move::equals).isPresent();
      items.add(look.item(move, isChosen, new Tap.Sketch(new Touched(move))));
    }
    Block asked = moment.writing().block("choice-text", text, moment.writing().body());
    List<Block> blocks = new ArrayList<>();
    blocks.add(new Wrap(GAP, true, items));
    List<String> lines = chosen.map(consequences::of).orElse(List.of());
    for (int i = 0; i < lines.size(); i++) {
      blocks.add(moment.writing().block("choice-" + i, lines.get(i), moment.writing().strong()));
    }
    Block choices = Blocks.stack(GAP, blocks);
    // Where it is too much, what can be chosen is seen first.
    return new Sheet(
            moment.tools(),
            title,
            corner,
            Blocks.stack(GAP, asked, before, choices),
            List.of(button(chosen)))
        .orElse(List.of(Blocks.stack(GAP, asked, choices, before)));
  }

  /** The only thing there is need not be touched. */
  private <T extends M> Optional<T> chosen(List<T> moves) {
    if (moves.size() == 1) {
      return Optional.of(moves.get(0));
    }
    return moment.draft() instanceof Touched touched
        ? moves.stream().filter(touched.move()::equals).findFirst()
        : Optional.empty();
  }

  private Choice button(Optional<? extends M> chosen) {
    return chosen
        .map(
            move ->
                Choice.primary("choice-confirm", confirm, new Tap.Play(move))
                    .hinted(moment.hints(move)))
        .orElseGet(
            () ->
                Choice.closed("choice-confirm", confirm, moment.text(R.string.games_choose_first)));
  }
}
