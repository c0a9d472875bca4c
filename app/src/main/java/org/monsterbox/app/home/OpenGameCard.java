package org.monsterbox.app.home;

import android.content.Context;
import android.view.View;
import android.widget.TextView;
import com.google.android.material.progressindicator.LinearProgressIndicator;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.PictureView;
import org.monsterbox.app.games.Box;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.setup.SeatNames;
import org.monsterbox.app.speech.Sentences;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.SavedGame;

/** The last game, which lies open in front of the shelf: who plays, whose turn it is, how far. */
final class OpenGameCard {

  private static final int PERCENT = 100;

  private final View card;

  OpenGameCard(View card) {
    this.card = card;
  }

  void show(Optional<SavedGame> game, LongConsumer whenContinued) {
    card.setVisibility(game.isPresent() ? View.VISIBLE : View.GONE);
    game.ifPresent(saved -> fill(saved, whenContinued));
  }

  private void fill(SavedGame game, LongConsumer whenContinued) {
    Context context = card.getContext();
    Box box = MonsterBoxApplication.of(context).kits().box(game.game()).orElseThrow();
    card.<PictureView>findViewById(R.id.open_game_lid).setPicture(box.lid(Palette.of(context)));
    card.<TextView>findViewById(R.id.open_game_name).setText(box.title());
    card.<TextView>findViewById(R.id.open_game_people)
        .setText(SeatNames.of(context, game.chairs()));
    card.<TextView>findViewById(R.id.open_game_turn).setText(turn(context, game));
    LinearProgressIndicator progress = card.findViewById(R.id.open_game_progress);
    int percent = Math.round(game.progress() * PERCENT);
    progress.setProgress(percent);
    progress.setContentDescription(context.getString(R.string.progress_spoken, percent));
    card.findViewById(R.id.continue_game)
        .setOnClickListener(clicked -> whenContinued.accept(game.id()));
  }

  private static String turn(Context context, SavedGame game) {
    if (Integer.bitCount(game.turn().seats()) == 1) {
      Seat next = Chair.seats(game.chairs()).get(game.turn().first());
      return new Sentences(context).say(R.string.to_play, next);
    }
    return context.getString(R.string.all_to_play);
  }
}
