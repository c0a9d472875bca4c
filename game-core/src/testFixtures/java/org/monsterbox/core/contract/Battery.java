package org.monsterbox.core.contract;

import static org.junit.Assert.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;

/** Runs the contract's tests by hand, to see what it says about rules that break it. */
public final class Battery<S extends Fingerprinted, M extends Move, V extends Fingerprinted>
    extends GameContract<S, M, V> {

  private final Rules<S, M, V> rules;
  private final Reshuffle<S> reshuffle;

  public Battery(Rules<S, M, V> rules, Reshuffle<S> reshuffle) {
    this.rules = rules;
    this.reshuffle = reshuffle;
  }

  @Override
  protected Rules<S, M, V> rules() {
    return rules;
  }

  @Override
  protected S reshuffled(S state, int seat, Chance chance) {
    return reshuffle.reshuffled(state, seat, chance);
  }

  /** Less than a game has: a mutant that runs in circles need not run for long. */
  @Override
  protected int mostMoves() {
    return 1000;
  }

  /** What is wrong with a mutant must never become golden. */
  @Override
  protected boolean recordsGoldenGames() {
    return false;
  }

  /** What the tests that failed say. */
  public List<String> failures() {
    List<String> failures = new ArrayList<>();
    for (Method method : GameContract.class.getMethods()) {
      if (method.isAnnotationPresent(Test.class)) {
        try {
          method.invoke(this);
        } catch (InvocationTargetException failed) {
          failures.add(method.getName() + ": " + failed.getCause());
        } catch (IllegalAccessException impossible) {
          throw new IllegalStateException(impossible);
        }
      }
    }
    return failures;
  }

  /** Fails unless one of the tests fails and says this. */
  public void assertCaught(String defect) {
    List<String> failures = failures();
    assertTrue(
        defect + " in " + failures, failures.stream().anyMatch(each -> each.contains(defect)));
  }
}
