package org.monsterbox.app.table;

import android.content.Context;
import android.view.Menu;
import android.view.SubMenu;
import android.view.View;
import androidx.annotation.StringRes;
import androidx.appcompat.widget.PopupMenu;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.referee.Referee;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.view.SceneView;
import org.monsterbox.app.settings.Settings;
import org.monsterbox.app.speech.Nameplates;
import org.monsterbox.app.speech.Sentences;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.table.parts.SceneMenu;
import org.monsterbox.core.bot.Grade;

/** Everything that is not needed in every turn. */
final class MoreMenu {

  /** Where the menu leads away from the table. */
  interface Ways {

    void rules();

    void settings();

    void faster();

    void abandon();

    void result();
  }

  private final Context context;
  private final PopupMenu popup;
  private final Menu menu;

  private MoreMenu(View anchor) {
    context = anchor.getContext();
    popup = new PopupMenu(context, anchor);
    menu = popup.getMenu();
  }

  /** Opens it under that button: what the scene offers is on top. */
  static PopupMenu show(
      View anchor, SceneView scene, GameTable<?, ?, ?> table, Settings settings, Ways ways) {
    MoreMenu more = new MoreMenu(anchor);
    SceneMenu.list(more.menu, scene);
    boolean over = table.situation().isOver();
    if (over) {
      more.item(R.string.table_result, ways::result);
    } else {
      more.addPlay(table, settings, ways);
    }
    more.item(R.string.table_rules, ways::rules);
    more.item(R.string.table_settings, ways::settings);
    if (!over) {
      more.item(R.string.table_abandon, ways::abandon);
    }
    more.popup.show();
    return more.popup;
  }

  private void addPlay(GameTable<?, ?, ?> table, Settings settings, Ways ways) {
    Referee<?, ?, ?> referee = table.referee();
    List<Seat> seats = new Nameplates(context).of(referee.position().seating().seats());
    if (referee.position().seating().people() < seats.size() && !table.isRealTime()) {
      boolean paused = table.situation().paused();
      item(paused ? R.string.table_resume : R.string.table_pause, () -> referee.setPaused(!paused));
      if (!TableBar.hasRoomForSpeed(context)) {
        item(menu, TableBar.spoken(context, settings.botSpeed()), ways::faster);
      }
    }
    SubMenu who = menu.addSubMenu(R.string.table_who_plays);
    for (Seat seat : seats) {
      int words = seat.isPerson() ? R.string.table_hand_to_bot : R.string.table_take_over;
      item(who, new Sentences(context).say(words, seat), () -> exchange(referee, seat));
    }
  }

  /** A bot keeps the seat for the person whom it plays for, who can come back to it. */
  private static void exchange(Referee<?, ?, ?> referee, Seat seat) {
    Chair chair = referee.position().seating().chairs().get(seat.number());
    referee.seat(
        seat.number(),
        seat.isPerson()
            ? new Chair(chair.person(), chair.mark(), Optional.of(Grade.MEDIUM), chair.name())
            : Chair.person(chair.person(), chair.mark(), chair.name()));
  }

  private void item(@StringRes int words, Runnable then) {
    item(menu, context.getString(words), then);
  }

  private static void item(Menu in, String words, Runnable then) {
    in.add(words)
        .setOnMenuItemClickListener(
            clicked -> {
              then.run();
              return true;
            });
  }
}
