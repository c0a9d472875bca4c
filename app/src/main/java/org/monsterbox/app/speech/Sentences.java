package org.monsterbox.app.speech;

import android.content.Context;
import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;

/**
 * Says sentences about people, in the reader's language. Whoever is spoken of is handed over as a
 * {@link Seat}, or a list of seats for several; the text chooses its words by them:
 *
 * <pre>{@code
 * {1?You keep|%1$s keeps} {2#one tile|%2$d tiles}.
 * {1?You|%1$s} and {2?you|%2$s}; {1?You keep|%1$s keeps|%1$s keep}
 * }</pre>
 *
 * <p>Forms by person (?): you, one, several, several with you. Forms by number (#): one, other; or
 * none, one, other. In French "de", "que", "le"... are shortened before a name or whatever else is
 * filled in, and "de le", "à les"... melt.
 */
public final class Sentences {

  private final Context context;
  private final Grammar grammar;

  public Sentences(Context context) {
    this.context = context;
    grammar = Grammar.of(context.getString(R.string.speech_language));
  }

  /** A sentence, which begins with a capital letter. */
  public String say(@StringRes int pattern, Object... parts) {
    return SentencePattern.capital(part(pattern, parts));
  }

  /** Words that stand within a sentence. */
  public String part(@StringRes int pattern, Object... parts) {
    List<Object> filled = new ArrayList<>();
    for (Object part : parts) {
      filled.add(someone(part));
    }
    Locale locale = context.getResources().getConfiguration().getLocales().get(0);
    return new SentencePattern(context.getString(pattern), grammar, locale).filled(filled);
  }

  /** What somebody is called within a sentence. */
  public String name(Seat seat) {
    return seat.isYou() ? context.getString(R.string.speech_you) : seat.name();
  }

  private Object someone(Object part) {
    if (part instanceof Seat seat) {
      return new Someone(seat.isYou() ? Someone.YOU : Someone.ONE, name(seat));
    }
    return part instanceof List<?> several ? several(several) : part;
  }

  private Someone several(List<?> all) {
    if (all.size() == 1) {
      return (Someone) someone(all.get(0));
    }
    List<String> names = new ArrayList<>();
    boolean withYou = false;
    for (Object each : all) {
      Seat seat = (Seat) each;
      withYou |= seat.isYou();
      if (!seat.isYou()) {
        names.add(seat.name());
      }
    }
    if (withYou) {
      names.add(grammar.isYouFirst() ? 0 : names.size(), context.getString(R.string.speech_you));
    }
    return new Someone(withYou ? Someone.YOU_AND_OTHERS : Someone.SEVERAL, list(names));
  }

  /** "A, B and C". */
  private String list(List<String> names) {
    String text = names.get(0);
    for (int i = 1; i < names.size(); i++) {
      int two = i == names.size() - 1 ? R.string.games_and : R.string.games_list;
      text = context.getString(two, text, names.get(i));
    }
    return text;
  }
}
