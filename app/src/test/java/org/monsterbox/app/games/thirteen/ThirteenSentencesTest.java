package org.monsterbox.app.games.thirteen;

import java.util.List;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.speech.SentencesTest;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenCode;

public final class ThirteenSentencesTest
    extends SentencesTest<ThirteenState, ThirteenMove, ThirteenView> {

  @Override
  protected GameKit<ThirteenState, ThirteenMove, ThirteenView> kit() {
    return new ThirteenKit();
  }

  @Override
  protected List<Code> refusals() {
    return codes(ThirteenCode.values());
  }
}
