package org.monsterbox.app.setup;

import android.content.Context;
import android.view.Menu;
import android.view.View;
import android.widget.PopupMenu;
import android.widget.TextView;
import androidx.core.view.ViewCompat;
import androidx.recyclerview.widget.RecyclerView;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.SeatMark;
import org.monsterbox.app.form.PieceView;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.speech.Nameplates;
import org.monsterbox.app.store.rows.Chair;

/** One seat: who sits there, with which mark, and how it can be moved or taken away. */
final class SeatHolder extends RecyclerView.ViewHolder {

  private final List<Integer> moves = new ArrayList<>();

  SeatHolder(View view) {
    super(view);
  }

  View row() {
    return itemView;
  }

  View handle() {
    return itemView.findViewById(R.id.handle);
  }

  void show(Chair chair, int seat, SetupViewModel model) {
    Context context = itemView.getContext();
    String[] marks = context.getResources().getStringArray(R.array.marks);
    PieceView mark = itemView.findViewById(R.id.mark);
    mark.setPiece(new SeatMark(Palette.of(context), chair.mark()), 1);
    mark.setContentDescription(context.getString(R.string.mark_of, marks[chair.mark()]));
    mark.setOnClickListener(clicked -> model.change(model.current().withNextMark(seat)));
    String name = name(seat, model);
    itemView.<TextView>findViewById(R.id.name).setText(name);
    itemView.<TextView>findViewById(R.id.kind).setText(kind(chair, seat, model));

    handle().setContentDescription(context.getString(R.string.move_seat, name));
    handle().setOnClickListener(clicked -> showMenu(seat, model));
    View remove = itemView.findViewById(R.id.remove);
    remove.setVisibility(model.canRemove() ? View.VISIBLE : View.GONE);
    remove.setContentDescription(context.getString(R.string.remove_seat, name));
    remove.setOnClickListener(clicked -> model.change(model.current().without(seat)));
    addMoves(seat, model);
  }

  /** Whoever has given no name is called by their seat as soon as other people sit there. */
  private String name(int seat, SetupViewModel model) {
    List<Seat> seats = Chair.seats(model.current().chairs());
    return new Nameplates(itemView.getContext()).of(seats).get(seat).name();
  }

  /** What somebody is and, where seats are not alike, what they play. */
  private String kind(Chair chair, int seat, SetupViewModel model) {
    Context context = itemView.getContext();
    String role = model.kit().role(context, seat);
    String kind = Kinds.of(context, chair);
    return role.isEmpty() ? kind : context.getString(R.string.games_list, role, kind);
  }

  private void addMoves(int seat, SetupViewModel model) {
    for (int action : moves) {
      ViewCompat.removeAccessibilityAction(itemView, action);
    }
    moves.clear();
    if (seat > 0) {
      addMove(R.string.move_up, () -> move(model, seat, seat - 1));
    }
    if (seat < model.current().chairs().size() - 1) {
      addMove(R.string.move_down, () -> move(model, seat, seat + 1));
    }
  }

  private void addMove(int label, Runnable move) {
    moves.add(
        ViewCompat.addAccessibilityAction(
            itemView,
            itemView.getContext().getString(label),
            (view, arguments) -> {
              move.run();
              return true;
            }));
  }

  private void showMenu(int seat, SetupViewModel model) {
    PopupMenu menu = new PopupMenu(itemView.getContext(), handle());
    if (seat > 0) {
      menu.getMenu().add(Menu.NONE, R.id.move_up, Menu.NONE, R.string.move_up);
    }
    if (seat < model.current().chairs().size() - 1) {
      menu.getMenu().add(Menu.NONE, R.id.move_down, Menu.NONE, R.string.move_down);
    }
    menu.setOnMenuItemClickListener(
        item -> {
          move(model, seat, item.getItemId() == R.id.move_up ? seat - 1 : seat + 1);
          return true;
        });
    menu.show();
  }

  private static void move(SetupViewModel model, int from, int to) {
    model.change(model.current().moved(from, to));
  }
}
