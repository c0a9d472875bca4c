package org.monsterbox.core.sea.whale;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.moves.WhaleCard;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;

/**
 * What all cards of the whale share: one a turn, out of its hand, and what is replaced afterwards.
 */
abstract class WhaleCardAction<M extends WhaleCard> implements Action<SeaTable, Playing, M> {

  private final CardKind kind;

  WhaleCardAction(CardKind kind) {
    this.kind = kind;
  }

  /** What the card itself asks for. */
  abstract @Nullable Code conditions(SeaTable table, M move);

  abstract void effect(Playing play, M move);

  /** Adds all ways to play this card. */
  abstract void list(SeaTable table, int card, List<List<Integer>> gives, List<? super M> moves);

  /** The Call cards that are replaced. */
  List<Integer> given(M move) {
    return List.of();
  }

  @Override
  public final boolean fits(SeaTable table) {
    return table.phase == Phase.WHALE_ACTION;
  }

  @Override
  public final @Nullable Code refusal(SeaTable table, int seat, M move) {
    if (table.cardPlayed) {
      return SeaCode.CARD_LIMIT;
    }
    if (!table.holds(seat, move.card())) {
      return SeaCode.NO_SUCH_CARD;
    }
    Code refusal = conditions(table, move);
    if (refusal != null) {
      return refusal;
    }
    return Replacement.isRight(table, kind, given(move)) ? null : SeaCode.BAD_REPLACEMENT;
  }

  @Override
  public final void play(Playing play, int seat, M move) {
    play.table.cardPlayed = true;
    play.table.take(seat, move.card());
    if (play.isTold()) {
      play.tell(new SeaEvent.CardPlayed(seat, move.card()));
    }
    effect(play, move);
    if (!play.table.isOver()) {
      Replacement.replace(play, given(move));
    }
    if (!isLasting()) {
      play.table.discard(move.card());
    }
  }

  /** Whether the card stays on the table while it is in force (ruling 47). */
  boolean isLasting() {
    return false;
  }

  @Override
  public final void list(SeaTable table, int seat, List<? super M> moves) {
    if (table.cardPlayed) {
      return;
    }
    long held = Cards.ofKind(table.hand(kind.pile(), seat), kind);
    if (held != 0) {
      List<List<Integer>> gives = Replacement.all(table, kind);
      if (!gives.isEmpty()) {
        list(table, Cards.lowest(kind.pile(), held), gives, moves);
      }
    }
  }
}
