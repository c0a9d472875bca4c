package org.monsterbox.app.games.cube;

import java.util.List;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.speech.SentencesTest;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.game.Code;

public final class CubeSentencesTest extends SentencesTest<CubeState, CubeMove, CubeView> {

  @Override
  protected GameKit<CubeState, CubeMove, CubeView> kit() {
    return new CubeKit();
  }

  @Override
  protected List<Code> refusals() {
    return codes(CubeCode.values());
  }
}
