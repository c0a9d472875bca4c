package org.monsterbox.app.saves;

import androidx.annotation.StringRes;
import org.monsterbox.app.R;
import org.monsterbox.app.store.StoreFailure;
import org.monsterbox.core.record.BadRecord;

/** Says what went wrong and what can be done about it. */
public final class FailureWords {

  private FailureWords() {}

  /** Why something was not written or read. */
  @StringRes
  public static int of(StoreFailure.Reason reason) {
    return switch (reason) {
      case DISK_FULL -> R.string.store_disk_full;
      case READ_ONLY -> R.string.store_read_only;
      case DATABASE_DAMAGED -> R.string.store_damaged;
      case OUT_OF_STEP -> R.string.store_out_of_step;
      case OTHER -> R.string.store_other;
    };
  }

  /** Why a file or a saved game is refused; one of the texts has a blank for the line. */
  @StringRes
  public static int of(BadRecord.Reason reason) {
    return switch (reason) {
      case TOO_LARGE, TOO_MANY_ENTRIES -> R.string.open_too_large;
      case NOT_A_RECORD, NOT_UTF8 -> R.string.open_not_a_game;
      case NEWER_APP -> R.string.open_newer_app;
      case TOO_OLD -> R.string.open_too_old;
      case UNKNOWN_GAME -> R.string.open_unknown_game;
      case CUT_OFF -> R.string.open_cut_off;
      case MIGRATION_FAILED, TOO_SLOW, RULES_FAILED -> R.string.open_app_failed;
      default -> R.string.open_damaged;
    };
  }
}
