package org.monsterbox.core.architecture;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.architecture.offender.bot.BotThatKnowsAGame;
import org.monsterbox.core.architecture.offender.game.ContractThatKnowsABot;
import org.monsterbox.core.architecture.offender.sea.SeaThatKnowsTheCube;
import org.monsterbox.core.architecture.offender.sea.SeaThatLoadsByName;
import org.monsterbox.core.architecture.offender.sea.SeaThatNeedsALibrary;
import org.monsterbox.core.architecture.offender.sea.SeaThatReflects;
import org.monsterbox.core.contract.FoundGames;
import org.monsterbox.core.rooms.CoreClasses;

/** Holds the core to {@link CoreRules}, and shows for each rule an offender that it catches. */
public final class ArchitectureTest {

  private static final JavaClasses CORE = CoreClasses.ALL;

  private static final CoreRules RULES = new CoreRules("org.monsterbox.core");
  private static final CoreRules OFFENDED =
      new CoreRules("org.monsterbox.core.architecture.offender");

  @Test
  public void coreSeesOnlyPlainJava() {
    RULES.coreSeesOnlyPlainJava().check(CORE);
    assertCatches(SeaThatNeedsALibrary.class, OFFENDED.coreSeesOnlyPlainJava());
    assertCatches(SeaThatReflects.class, OFFENDED.coreSeesOnlyPlainJava());
  }

  @Test
  public void contractSeesNothing() {
    RULES.seesOnly("game").check(CORE);
    assertCatches(ContractThatKnowsABot.class, OFFENDED.seesOnly("game"));
  }

  @Test
  public void recordsAndBotsSeeOnlyTheContract() {
    RULES.seesOnly("record", "game").check(CORE);
    RULES.seesOnly("bot", "game").check(CORE);
    assertCatches(BotThatKnowsAGame.class, OFFENDED.seesOnly("bot", "game"));
  }

  @Test
  public void noGameSeesAnother() {
    List<String> games = games();
    assertFalse(games.isEmpty());
    for (String game : games) {
      RULES.seesOnly(game, "game", "record", "bot").check(CORE);
    }
    assertCatches(SeaThatKnowsTheCube.class, OFFENDED.seesOnly("sea", "game", "record", "bot"));
  }

  @Test
  public void coreLoadsNoClassByName() {
    RULES.loadsNoClassByName().check(CORE);
    assertCatches(SeaThatLoadsByName.class, OFFENDED.loadsNoClassByName());
  }

  /** Their ids are the names of their packages. */
  private static List<String> games() {
    return FoundGames.all().stream().map(game -> game.rules().facts().id()).toList();
  }

  private static void assertCatches(Class<?> offender, ArchRule rule) {
    JavaClasses classes = new ClassFileImporter().importPackagesOf(offender);
    AssertionError caught = assertThrows(AssertionError.class, () -> rule.check(classes));
    assertTrue(caught.getMessage(), caught.getMessage().contains(offender.getSimpleName()));
  }
}
