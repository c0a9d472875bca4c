package org.monsterbox.app.saves;

import android.content.Context;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.text.TextUtils;
import android.text.style.ImageSpan;
import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.PieceDrawable;
import org.monsterbox.app.art.SeatMark;
import org.monsterbox.app.games.GameKits;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.speech.Nameplates;
import org.monsterbox.app.speech.Sentences;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.SavedGame;

/** What the list says about a saved game. */
final class SavedGameWords {

  private final Context context;
  private final GameKits kits;
  private final Palette palette;

  SavedGameWords(Context context, GameKits kits) {
    this.context = context;
    this.kits = kits;
    this.palette = Palette.of(context);
  }

  /** A game that is not in the box goes by its id. */
  String title(SavedGame game) {
    return kits.box(game.game()).map(box -> context.getString(box.title())).orElse(game.game());
  }

  boolean canBePlayed(SavedGame game) {
    return game.status() != SavedGame.Status.DAMAGED && kits.find(game.game()).isPresent();
  }

  String status(SavedGame game) {
    if (game.status() == SavedGame.Status.DAMAGED) {
      return context.getString(R.string.saves_is_damaged);
    }
    if (!canBePlayed(game)) {
      return context.getString(R.string.saves_not_playable);
    }
    return switch (game.status()) {
      case FINISHED -> finished(game);
      case ABANDONED -> context.getString(R.string.saves_abandoned);
      default -> sentence(R.string.saves_turn, game, game.turn()::includes);
    };
  }

  private String finished(SavedGame game) {
    return game.winners() == 0
        ? context.getString(R.string.saves_finished)
        : sentence(R.string.saves_won, game, game::isWonBy);
  }

  /** A sentence about some of those who play. */
  private String sentence(@StringRes int words, SavedGame game, IntPredicate who) {
    List<Seat> those = new ArrayList<>(seats(game));
    those.removeIf(seat -> !who.test(seat.number()));
    return new Sentences(context).say(words, those);
  }

  private List<Seat> seats(SavedGame game) {
    return new Nameplates(context).of(Chair.seats(game.chairs()));
  }

  String when(SavedGame game, long now) {
    return When.text(context, game.updatedAt(), now);
  }

  int percent(SavedGame game) {
    return Math.round(100 * Math.max(0, Math.min(1, game.progress())));
  }

  /** The names, each behind its mark. */
  CharSequence players(SavedGame game, float textSize) {
    SpannableStringBuilder text = new SpannableStringBuilder();
    for (Seat seat : seats(game)) {
      if (text.length() > 0) {
        text.append("   ");
      }
      int start = text.length();
      text.append("•");
      int size = Math.round(textSize);
      text.setSpan(
          new ImageSpan(
              new PieceDrawable(new SeatMark(palette, seat.mark()), size, size),
              ImageSpan.ALIGN_BOTTOM),
          start,
          text.length(),
          Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
      // The mark stays with its name at the end of a line.
      text.append('\u00A0').append(name(seat).replace(' ', '\u00A0'));
    }
    return text;
  }

  private String name(Seat seat) {
    return seat.isPerson() ? seat.name() : context.getString(R.string.saves_bot, seat.name());
  }

  private String names(SavedGame game) {
    List<String> names = new ArrayList<>();
    for (Seat seat : seats(game)) {
      names.add(name(seat));
    }
    return TextUtils.join(", ", names);
  }

  /** All that the row shows, for a screen reader. */
  String spoken(SavedGame game, long now) {
    return context.getString(
        R.string.saves_spoken,
        title(game),
        names(game),
        status(game),
        context.getString(R.string.saves_progress, percent(game)),
        when(game, now));
  }

  /** An action, and which game it is done to: buttons of many rows sound alike otherwise. */
  String spokenAction(int action, SavedGame game) {
    return context.getString(
        R.string.saves_action_on, context.getString(action), title(game) + ", " + names(game));
  }
}
