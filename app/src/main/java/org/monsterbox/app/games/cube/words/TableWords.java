package org.monsterbox.app.games.cube.words;

import android.content.Context;
import android.content.res.Resources;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.Phrases;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.terms.RuleSet;

/** The small texts of the table: what a seat has, and how much of it. */
public final class TableWords {

  private final Context context;
  private final Names names;
  private final Phrases phrases;

  public TableWords(Context context, Names names) {
    this.context = context;
    this.names = names;
    phrases = new Phrases(context);
  }

  public String stars(int count) {
    return plural(R.plurals.cube_stars, count);
  }

  public String solutions(int count) {
    return count == 0
        ? context.getString(R.string.cube_no_solution)
        : plural(R.plurals.cube_solutions, count);
  }

  /** What a seat has so far: one short line. */
  public String standing(CubeView view, int seat) {
    List<Integer> scores = view.scores();
    return switch (view.ruleSet()) {
      case CODE, NUMBERS -> {
        String won = plural(R.plurals.cube_monsters, view.won(seat).size());
        yield scores.isEmpty()
            ? won
            : phrases.comma(won, plural(R.plurals.cube_points, scores.get(seat)));
      }
      case DICE -> stars(scores.get(seat));
      case RACE -> {
        String left = plural(R.plurals.cube_cards_left, view.cardsLeft(seat));
        yield view.mods(seat).isEmpty()
            ? left
            : phrases.comma(left, names.modifier(view.modifier(seat)));
      }
    };
  }

  /** The same in numbers alone. */
  public String shortStanding(CubeView view, int seat) {
    List<Integer> scores = view.scores();
    return switch (view.ruleSet()) {
      case CODE, NUMBERS -> {
        String won = names.number(view.won(seat).size());
        yield scores.isEmpty() ? won : phrases.comma(won, names.modifier(scores.get(seat)));
      }
      case DICE -> names.number(scores.get(seat));
      case RACE -> {
        String left = names.number(view.cardsLeft(seat));
        yield view.mods(seat).isEmpty()
            ? left
            : phrases.comma(left, names.modifier(view.modifier(seat)));
      }
    };
  }

  /** What is left for all: one short line. */
  public String supply(CubeView view) {
    if (view.isLastRound() || view.isFinalRound()) {
      return context.getString(R.string.cube_last_round);
    }
    return view.ruleSet() == RuleSet.RACE ? "" : plural(R.plurals.cube_in_pile, view.pileSize());
  }

  private String plural(int id, int count) {
    Resources resources = context.getResources();
    return resources.getQuantityString(id, count, count);
  }
}
