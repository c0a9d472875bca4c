package org.monsterbox.app.games.cube.words;

import androidx.annotation.StringRes;
import org.monsterbox.app.R;
import org.monsterbox.core.cube.terms.Verdict;

/** Which sentence says what came of a claim: by whom, and the sum or the target. */
public final class VerdictWords {

  private VerdictWords() {}

  @StringRes
  public static int sentence(Verdict verdict) {
    return switch (verdict) {
      case NOT_A_COMBINATION -> R.string.cube_verdict_no_pattern;
      case COMBINATION_NOT_ALLOWED -> R.string.cube_verdict_not_allowed;
      case MOVED_TILE_UNUSED -> R.string.cube_verdict_unused;
      case WRONG_RESULT -> R.string.cube_verdict_wrong_result;
      case CORRECT -> R.string.cube_verdict_correct;
      case TIMEOUT -> R.string.cube_verdict_timeout;
      case SOLUTION_EXISTS -> R.string.cube_verdict_match_exists;
      case GIVEN_AWAY -> R.string.cube_verdict_given_away;
    };
  }
}
