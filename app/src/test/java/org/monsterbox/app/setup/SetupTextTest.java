package org.monsterbox.app.setup;

import static org.junit.Assert.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;

public final class SetupTextTest {

  private static final OptionSpec<Boolean> GIFTS = OptionSpec.flag("gifts", false);
  private static final OptionSpec<Integer> ROUNDS = OptionSpec.number("rounds", 10, 1, 50, 0);
  private static final List<OptionSpec<?>> OPTIONS = List.of(GIFTS, ROUNDS);

  private static final GameSetup SETUP =
      new GameSetup(
          List.of(Chair.person(7, 3, "Ada L."), Chair.bot(Grade.HARD, 0, "Grim")),
          Options.usual(OPTIONS).with(GIFTS, true).with(ROUNDS, 0));

  @Test
  public void readsWhatItWrites() {
    assertEquals(Optional.of(SETUP), SetupText.read(SetupText.write(SETUP), OPTIONS));
  }

  @Test
  public void passesOverWhatItDoesNotKnow() {
    String text = SetupText.write(SETUP) + "option\tcolour\tred\nbot\tGENIUS\t1\tPip\nperson\t1\n";

    assertEquals(Optional.of(SETUP), SetupText.read(text, OPTIONS));
  }

  @Test
  public void readsNothingOutOfNothing() {
    assertEquals(Optional.empty(), SetupText.read("", OPTIONS));
  }
}
