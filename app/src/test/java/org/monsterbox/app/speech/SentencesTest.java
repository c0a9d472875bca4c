package org.monsterbox.app.speech;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.content.res.Configuration;
import androidx.test.core.app.ApplicationProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.Epilogue;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.speech.Slips.Kind;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/**
 * Every sentence of random games, as every person at the table has it, in both languages: one
 * person against bots, two people, people only; with all kinds of options. {@code -Pgames=500} at
 * length.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public abstract class SentencesTest<
    S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  private static final int GAMES = Integer.getInteger("monsterbox.games", 6);

  /** In each game more is said than that. */
  private static final int MANY = 30;

  private static final int MOST_SLIPS = 200;
  private static final Path GOLDENS = Path.of("src", "test", "sentences");

  protected abstract GameKit<S, M, V> kit();

  /** Why something cannot be done in this game. */
  protected abstract List<Code> refusals();

  /** Longer games are left before their end. */
  protected int mostMoves() {
    return 600;
  }

  private static Context context(Locale language) {
    Context context = ApplicationProvider.getApplicationContext();
    Configuration configuration = new Configuration(context.getResources().getConfiguration());
    configuration.setLocale(language);
    return context.createConfigurationContext(configuration);
  }

  @Test
  public void noSentenceBetraysASlip() throws IOException {
    Map<String, String> slips = new TreeMap<>();
    for (Locale language : List.of(Locale.ENGLISH, Locale.FRENCH)) {
      Reader reader = reader(language, slips);
      List<Seat> alone = Sitting.onePerson(2);
      refusals().forEach(code -> reader.check(reader.words.refusal(code), Kind.REFUSAL, alone));
    }
    Reader english = reader(Locale.ENGLISH, slips);
    Reader french = reader(Locale.FRENCH, slips);
    play(GAMES, new Both<>(english, french));

    note(english.read + french.read);
    assertTrue("Little was said", english.read > MANY * GAMES);
    assertEquals(slips.size() + " slips", "", String.join("\n", first(slips)));
  }

  private Reader reader(Locale language, Map<String, String> slips) {
    return new Reader(kit().words(context(language)), new Slips(language), slips);
  }

  private void note(int sentences) throws IOException {
    Path counted = Path.of("build", "sentences", kit().rules().facts().id() + ".txt");
    Files.createDirectories(counted.getParent());
    Files.writeString(counted, GAMES + " games, " + sentences + " sentences\n");
  }

  private static List<String> first(Map<String, String> slips) {
    List<String> first = new ArrayList<>(slips.values());
    return first.subList(0, Math.min(MOST_SLIPS, first.size()));
  }

  /** To be read by eye: {@code -Precord} writes them anew. */
  @Test
  public void sixtySentencesAreAsTheyWereRead() throws IOException {
    SideBySide<M, V> sentences =
        new SideBySide<>(kit().words(context(Locale.ENGLISH)), kit().words(context(Locale.FRENCH)));
    refusals().forEach(sentences::refusal);
    play(9, sentences);
    Path golden = GOLDENS.resolve(kit().rules().facts().id() + ".txt");
    if (Boolean.getBoolean("goldens.record")) {
      Files.createDirectories(GOLDENS);
      Files.writeString(golden, sentences.toString());
    }
    assertEquals(Files.readString(golden), sentences.toString());
  }

  private void play(int games, ToldGame.Teller<M, V> teller) {
    for (int game = 0; game < games; game++) {
      Setup setup = setup(game);
      List<Seat> seats =
          switch (game % 3) {
            case 0 -> Sitting.onePerson(setup.seats());
            case 1 -> Sitting.seats(setup.seats(), Math.min(2, setup.seats()));
            default -> Sitting.people(setup.seats());
          };
      new ToldGame<>(kit(), setup, seats, teller).play(mostMoves(), game % 2 == 1);
    }
  }

  /** The first ones as usual, then with some other options, if they go together. */
  private Setup setup(int game) {
    Rules<S, M, V> rules = kit().rules();
    Chance chance = Chance.of(game, "setup");
    for (int attempt = 0; ; attempt++) {
      Chance drawn = chance.branch(attempt);
      int fewest = rules.facts().fewestSeats();
      int seats = fewest + drawn.below(rules.facts().mostSeats() - fewest + 1);
      Options options = Options.usual(rules.options());
      if (game >= 3) {
        int number = 0;
        for (OptionSpec<?> option : rules.options()) {
          options = varied(options, option, drawn.branch(++number));
        }
      }
      Setup setup = new Setup(seats, options, game);
      try {
        rules.start(setup);
        return setup;
      } catch (Refusal refusal) {
        // these options do not go together, or not with so many
      }
    }
  }

  private static <T> Options varied(Options options, OptionSpec<T> option, Chance chance) {
    List<T> samples = option.samples();
    return chance.below(4) == 0
        ? options.with(option, samples.get(chance.next().below(samples.size())))
        : options;
  }

  /** What a game refuses, and what all games do. */
  protected static List<Code> codes(Code[] own) {
    List<Code> codes = new ArrayList<>(List.of(own));
    codes.addAll(List.of(CommonCode.GAME_OVER, CommonCode.NOT_YOUR_TURN, CommonCode.WRONG_PHASE));
    return codes;
  }

  /** Has one reader after the other. */
  private record Both<M, V>(ToldGame.Teller<M, V> one, ToldGame.Teller<M, V> other)
      implements ToldGame.Teller<M, V> {

    @Override
    public void event(Event event, List<Seat> seats) {
      one.event(event, seats);
      other.event(event, seats);
    }

    @Override
    public void prompt(V view, List<Seat> seats) {
      one.prompt(view, seats);
      other.prompt(view, seats);
    }

    @Override
    public void hint(Choice<M> choice, V view, List<Seat> seats) {
      one.hint(choice, view, seats);
      other.hint(choice, view, seats);
    }

    @Override
    public void over(Code reason, V view, List<Event> happened, List<Seat> seats) {
      one.over(reason, view, happened, seats);
      other.over(reason, view, happened, seats);
    }
  }

  /** Reads sentences of one language with a red pencil. */
  private final class Reader implements ToldGame.Teller<M, V> {

    private final GameWords<M, V> words;
    private final Slips slips;
    private final Map<String, String> found;
    private int read;

    Reader(GameWords<M, V> words, Slips slips, Map<String, String> found) {
      this.words = words;
      this.slips = slips;
      this.found = found;
    }

    /** One of each kind is told, with as many digits and names as there may be. */
    void check(String sentence, Kind kind, List<Seat> seats) {
      read += sentence.isEmpty() ? 0 : 1;
      for (String slip : slips.of(sentence, kind, seats)) {
        found.putIfAbsent(kind + slip.replaceAll("[A-ZÉ]\\p{L}+|\\d+", "_"), kind + ": " + slip);
      }
    }

    @Override
    public void event(Event event, List<Seat> seats) {
      check(words.event(event, seats), Kind.EVENT, seats);
    }

    @Override
    public void prompt(V view, List<Seat> seats) {
      check(words.prompt(view, seats), Kind.PROMPT, seats);
    }

    @Override
    public void hint(Choice<M> choice, V view, List<Seat> seats) {
      Optional<String> hint = words.hint(view, seats);
      if (hint.isPresent()) {
        check(hint.get(), Kind.OTHER, seats);
      } else {
        check(words.move(choice.move(), view, seats), Kind.MOVE, seats);
        check(words.reason(choice.reason(), seats), Kind.REASON, seats);
      }
    }

    @Override
    public void over(Code reason, V view, List<Event> happened, List<Seat> seats) {
      check(words.ending(reason), Kind.OTHER, seats);
      Epilogue epilogue = words.epilogue(view, happened, seats);
      epilogue.instead().ifPresent(sentence -> check(sentence, Kind.OTHER, seats));
      epilogue.lines().forEach(sentence -> check(sentence, Kind.OTHER, seats));
      epilogue.bySeat().forEach(sentence -> check(sentence, Kind.OTHER, seats));
    }
  }
}
