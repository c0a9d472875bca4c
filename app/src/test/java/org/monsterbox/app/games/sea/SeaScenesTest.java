package org.monsterbox.app.games.sea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.ScenesTest;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.games.sea.aim.Sketch;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.contract.Declared;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.SwapMove;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaOptions;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Every scene is in order, and every kind of move can be made on it. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class SeaScenesTest extends ScenesTest<SeaMove, SeaView> {

  private static final float[][] STAGES = {
    {360, 640},
    {360, 500},
    {411, 891},
    {411, 680},
    {631, 387},
    {631, 320},
    {960, 776},
    {1280, 700},
    {800, 1180},
    {840, 560}
  };

  private static final int GAMES = 6;

  public SeaScenesTest() {
    super(new SeaKit(), STAGES, 5, 3);
  }

  @Override
  protected void showMoments(Moments<SeaMove, SeaView> moments) {
    Set<Phase> phases = EnumSet.noneOf(Phase.class);
    for (int seed = 11; seed < 11 + GAMES; seed++) {
      List<SeaState> game = SeaPositions.random(setup(3 + seed % 2, seed));
      for (int i = 0; i < game.size(); i += 5) {
        SeaState state = game.get(i);
        Phase phase = SeaPositions.RULES.view(state, 0).phase();
        phases.add(phase);
        moments.look(phase.toString(), draft -> sight(state, draft));
      }
    }
    assertTrue(phases.toString(), phases.size() > 9);
  }

  /** By touching alone, from whatever the game asks for. */
  @Test
  public void everyKindOfMoveCanBeMade() {
    GameKit.SceneMaker<SeaMove, SeaView> scenes = scenes();
    Set<Class<?>> legal = new HashSet<>();
    Set<Class<?>> reached = new HashSet<>();
    Stage stage = new Stage(411, 680, 1, false);
    for (int seed = 1; seed <= GAMES; seed++) {
      for (SeaState state : SeaPositions.random(setup(3 + seed % 2, seed))) {
        Sight<SeaMove, SeaView> first = sight(state, Draft.NONE);
        Set<Class<?>> wanted = new HashSet<>();
        first.moves().forEach(move -> wanted.add(move.getClass()));
        legal.addAll(wanted);
        wanted.removeAll(reached);
        if (!wanted.isEmpty()) {
          explore(scenes, state, stage, wanted, reached);
        }
      }
    }
    assertEquals(legal, reached);
    assertEquals(Declared.kinds(SeaMove.class), legal);
  }

  /** Touches everything that may lead to a move of the wanted kinds. */
  private static void explore(
      GameKit.SceneMaker<SeaMove, SeaView> scenes,
      SeaState state,
      Stage stage,
      Set<Class<?>> wanted,
      Set<Class<?>> reached) {
    Deque<Draft> open = new ArrayDeque<>(List.of(Draft.NONE));
    Set<Draft> seen = new HashSet<>();
    while (!open.isEmpty() && !reached.containsAll(wanted)) {
      Draft draft = open.pop();
      if (!seen.add(draft)) {
        continue;
      }
      Sight<SeaMove, SeaView> sight = sight(state, draft);
      for (Node node : scenes.make(sight, stage).nodes()) {
        Tap tap = node.tap().orElse(new Tap.Say(""));
        if (tap instanceof Tap.Play play) {
          SeaMove move = (SeaMove) play.move();
          assertTrue(move.toString(), SeaPositions.RULES.refusal(sight.view(), move).isEmpty());
          reached.add(move.getClass());
        } else if (tap instanceof Tap.Sketch sketch && leadsTo(sketch.draft(), wanted)) {
          open.push(sketch.draft());
        }
      }
    }
  }

  private static boolean leadsTo(Draft draft, Set<Class<?>> wanted) {
    if (draft instanceof Sketch.Aiming aiming) {
      boolean isWeapon =
          aiming.topic().hasCard() && Cards.pile(aiming.topic().card()) == Pile.WEAPON;
      boolean isOfWhale = aiming.topic().hasCard() && !isWeapon;
      return wanted.contains(aiming.topic().kind())
          || (isOfWhale && wanted.contains(SeaMove.Exchange.class))
          || (isWeapon && wanted.contains(SeaMove.Refit.class))
          || (isWeapon && wanted.contains(SwapMove.Swap.class))
          || (isWeapon && wanted.contains(SwapMove.OfferSwap.class));
    }
    return (draft instanceof Sketch.Sailing && wanted.contains(SeaMove.PlayMove.class))
        || (draft instanceof Sketch.Netting netting
            && netting.cells().size() < 3
            && wanted.contains(SeaMove.PlayNets.class))
        || draft instanceof Sketch.Discarding
        || draft instanceof Sketch.Ending;
  }

  private static GameKit.SceneMaker<SeaMove, SeaView> scenes() {
    Context context = ApplicationProvider.getApplicationContext();
    return new SeaKit().scenes(context);
  }

  /** Every other fleet hides its hands, so that swaps are offered. */
  private static Setup setup(int seats, long seed) {
    Options options = Options.usual(SeaOptions.ALL);
    return new Setup(seats, options.with(SeaOptions.HUNTERS_SHARE_HANDS, seed % 3 != 0), seed);
  }

  private static Sight<SeaMove, SeaView> sight(SeaState state, Draft draft) {
    List<Seat> seats = Sitting.people(SeaPositions.RULES.view(state, 0).hunters() + 1);
    return SeaPositions.sight(state, seats, draft);
  }
}
