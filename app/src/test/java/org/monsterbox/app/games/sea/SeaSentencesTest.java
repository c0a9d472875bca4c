package org.monsterbox.app.games.sea;

import java.util.List;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.speech.SentencesTest;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.SeaCode;

public final class SeaSentencesTest extends SentencesTest<SeaState, SeaMove, SeaView> {

  @Override
  protected GameKit<SeaState, SeaMove, SeaView> kit() {
    return new SeaKit();
  }

  @Override
  protected List<Code> refusals() {
    return codes(SeaCode.values());
  }
}
