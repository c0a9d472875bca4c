package org.monsterbox.app.games.cube;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.games.RealTime;
import org.monsterbox.app.games.cube.claim.Claim;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.BuzzOrder;
import org.monsterbox.core.cube.table.CubeView;

/** How Monster Cube is played against the clock. */
final class CubeTime implements RealTime<CubeMove, CubeView> {

  @Override
  public CubeMove at(CubeMove move, long time) {
    return move.at(time);
  }

  @Override
  public boolean isRunning(CubeView view) {
    return !view.isPaused();
  }

  @Override
  public Optional<CubeMove> due(CubeView view) {
    return view.deadline().isPresent()
        ? Optional.of(new CubeMove.Tick(view.deadline().getAsLong()))
        : Optional.empty();
  }

  @Override
  public CubeMove pause() {
    return new CubeMove.Pause(0);
  }

  @Override
  public CubeMove resume() {
    return new CubeMove.Resume(0);
  }

  @Override
  public boolean isClaim(CubeMove move) {
    return move instanceof CubeMove.Buzz;
  }

  @Override
  public int first(CubeView view, List<Claim> claims) {
    List<BuzzOrder.Press> presses = new ArrayList<>();
    for (Claim claim : claims) {
      presses.add(new BuzzOrder.Press(claim.seat(), claim.time(), claim.isBot()));
    }
    return BuzzOrder.of(view, presses).get(0).seat();
  }
}
