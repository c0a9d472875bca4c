package org.monsterbox.app.games;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.OptionSpec;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** What must have its own sentence in every game and in both languages. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public abstract class WordsTest {

  public static final List<String> LANGUAGES = List.of("en", "fr");

  private final GameKit<?, ?, ?> kit;
  private final List<? extends Code> refusals;
  private final List<? extends Code> ends;

  /** For a game, with all that it can refuse and all that can decide it. */
  protected WordsTest(
      GameKit<?, ?, ?> kit, List<? extends Code> refusals, List<? extends Code> ends) {
    this.kit = kit;
    this.refusals = refusals;
    this.ends = ends;
  }

  /** Where everything is said in that language from now on. */
  public static Context speaking(String language) {
    RuntimeEnvironment.setQualifiers("+" + language);
    return ApplicationProvider.getApplicationContext();
  }

  /** No blank is left open. */
  public static String checked(String sentence) {
    assertFalse(sentence, sentence.matches("(?s).*(%\\d|%s|%d|null).*"));
    return sentence;
  }

  /** Something is said, and no blank is left open. */
  public static String said(String sentence) {
    assertFalse("nothing is said", sentence.isEmpty());
    return checked(sentence);
  }

  @Test
  public final void everyRefusalHasItsOwnSentence() {
    for (String language : LANGUAGES) {
      GameWords<?, ?> words = kit.words(speaking(language));
      Set<String> sentences = new HashSet<>();
      for (Code code : refusals) {
        assertTrue(code.name(), sentences.add(said(words.refusal(code))));
      }
    }
  }

  @Test
  public final void everyEndHasItsOwnSentence() {
    for (String language : LANGUAGES) {
      GameWords<?, ?> words = kit.words(speaking(language));
      Set<String> sentences = new HashSet<>();
      for (Code end : ends) {
        assertTrue(end.name(), sentences.add(said(words.ending(end))));
      }
    }
  }

  @Test
  public final void everyOptionIsNamedAndExplained() {
    for (String language : LANGUAGES) {
      OptionNames options = kit.words(speaking(language)).options();
      Set<String> names = new HashSet<>();
      for (OptionSpec<?> option : kit.rules().options()) {
        assertTrue(option.name(), names.add(said(options.name(option))));
        said(options.meaning(option));
        checkValues(options, option);
      }
    }
  }

  private static <T> void checkValues(OptionNames options, OptionSpec<T> option) {
    Set<String> values = new HashSet<>();
    for (T value : option.samples()) {
      String name = said(options.value(option, option.write(value)));
      assertTrue(option.name() + " " + value, values.add(name));
    }
  }
}
