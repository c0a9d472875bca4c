package org.monsterbox.app.games.bigmonster;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.games.WordsTest;
import org.monsterbox.app.games.bigmonster.words.BigMonsterWords;
import org.monsterbox.app.games.bigmonster.words.Names;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.bot.BigMonsterReason;
import org.monsterbox.core.bigmonster.terms.BigMonsterCode;
import org.monsterbox.core.bigmonster.terms.BigMonsterEnd;
import org.monsterbox.core.bigmonster.tiles.Colour;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bot.Reason;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Everything that can be refused, hinted at, named or chosen has its words, in both languages. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class BigMonsterWordsTest extends WordsTest {

  public BigMonsterWordsTest() {
    super(new BigMonsterKit(), List.of(BigMonsterCode.values()), List.of(BigMonsterEnd.values()));
  }

  static BigMonsterWords words(String language) {
    return new BigMonsterWords(speaking(language), new BigMonster());
  }

  @Test
  public void everyReasonHasItsOwnSentence() {
    for (String language : LANGUAGES) {
      BigMonsterWords words = words(language);
      Set<String> sentences = new HashSet<>();
      for (BigMonsterReason code : BigMonsterReason.values()) {
        String sentence = words.reason(reason(code), Sitting.people(4));
        assertTrue(code.name(), sentences.add(said(sentence)));
      }
    }
  }

  private static Reason reason(BigMonsterReason code) {
    return switch (code) {
      case ONLY_MOVE, ANY_MEDALS, PLACE_PROMISE, AWARD_SELF -> Reason.of(code);
      case GOOD_EXPLORER -> Reason.of(code, Explorer.E07);
      case KEEP_POINTS, KEEP_PROMISE -> Reason.of(code, TileType.TOAD, 6);
      case KEEP_MEDAL -> Reason.of(code, TileType.REAPER, Medal.DESERT);
      case KEEP_CRYSTAL -> Reason.of(code, TileType.LAVA_GREEN, Colour.RED);
      case KEEP_MUTATION, KEEP_BIG_MONSTER -> Reason.of(code, TileType.BIG_L, 10);
      case KEEP_NEAR_MEDAL -> Reason.of(code, TileType.REAPER, Medal.DESERT, 2);
      case PLACE_CRYSTALS -> Reason.of(code, 2, Colour.GREEN);
      case PLACE_MUTATION, PLACE_BIG_MONSTER, PLACE_POINTS -> Reason.of(code, 1);
      case PLACE_MEDAL -> Reason.of(code, Medal.SWAMP_MEADOW);
      case AWARD_PARTNER, AWARD_OPPONENT -> Reason.of(code, 2);
    };
  }

  @Test
  public void everyTileAndExplorerCanBeReadOut() {
    for (String language : LANGUAGES) {
      BigMonsterWords words = words(language);
      Set<String> spoken = new HashSet<>();
      for (TileType type : TileType.values()) {
        assertTrue(type.name(), spoken.add(said(words.tiles().spoken(type))));
        assertFalse(words.names().aTile(type).isEmpty());
      }
      for (Explorer explorer : Explorer.values()) {
        assertTrue(explorer.name(), spoken.add(said(words.tiles().spoken(explorer))));
      }
    }
  }

  @Test
  public void everyMedalSaysWhatItAsksFor() {
    for (String language : LANGUAGES) {
      BigMonsterWords words = words(language);
      Set<String> conditions = new HashSet<>();
      for (Medal medal : Medal.values()) {
        assertTrue(medal.name(), conditions.add(said(words.medals().condition(medal))));
      }
    }
    assertEquals("1 crystal of each colour", words("en").medals().condition(Medal.CRYSTALS));
    assertEquals("3 monstres du désert", words("fr").medals().condition(Medal.DESERT));
  }

  @Test
  public void wordsFitTheirNumbers() {
    Names english = words("en").names();
    assertEquals("1\u00A0point", english.points(1));
    assertEquals("11\u00A0points", english.points(11));
    assertEquals("−10", english.signed(-10));
    assertEquals("2\u00A0right, 1\u00A0up", english.place(2, -1));
    assertEquals("3\u00A0plus bas", words("fr").names().place(0, 3));
  }
}
