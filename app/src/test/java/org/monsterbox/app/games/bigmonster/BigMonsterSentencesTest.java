package org.monsterbox.app.games.bigmonster;

import java.util.List;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.speech.SentencesTest;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.terms.BigMonsterCode;
import org.monsterbox.core.game.Code;

public final class BigMonsterSentencesTest
    extends SentencesTest<BigMonsterState, BigMonsterMove, BigMonsterView> {

  @Override
  protected GameKit<BigMonsterState, BigMonsterMove, BigMonsterView> kit() {
    return new BigMonsterKit();
  }

  @Override
  protected List<Code> refusals() {
    return codes(BigMonsterCode.values());
  }
}
