package org.monsterbox.app.setup;

import android.annotation.SuppressLint;
import android.view.LayoutInflater;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import androidx.annotation.NonNull;
import androidx.recyclerview.widget.ItemTouchHelper;
import androidx.recyclerview.widget.RecyclerView;
import java.util.List;
import java.util.function.IntConsumer;
import org.monsterbox.app.R;
import org.monsterbox.app.store.rows.Chair;

/** The seats in their order; a seat can be dragged by its handle. */
final class SeatAdapter extends RecyclerView.Adapter<SeatHolder> {

  private final SetupViewModel model;
  private final IntConsumer whenTapped;
  private final ItemTouchHelper dragging = new ItemTouchHelper(new Dragging());
  private List<Chair> shown;

  /**
   * @param whenTapped is told which seat somebody else shall take
   */
  SeatAdapter(SetupViewModel model, IntConsumer whenTapped) {
    this.model = model;
    this.whenTapped = whenTapped;
    shown = model.current().chairs();
  }

  void makeDraggable(RecyclerView list) {
    dragging.attachToRecyclerView(list);
  }

  /** The few seats are all drawn anew: any change may change what a seat can do. */
  @SuppressLint("NotifyDataSetChanged")
  void refresh() {
    shown = model.current().chairs();
    notifyDataSetChanged();
  }

  @NonNull
  @Override
  public SeatHolder onCreateViewHolder(@NonNull ViewGroup parent, int type) {
    View view =
        LayoutInflater.from(parent.getContext()).inflate(R.layout.setup_seat, parent, false);
    return new SeatHolder(view);
  }

  @Override
  @SuppressLint("ClickableViewAccessibility") // the handle's menu does the same without dragging
  public void onBindViewHolder(@NonNull SeatHolder holder, int position) {
    holder.show(shown.get(position), position, model);
    holder.row().setOnClickListener(clicked -> whenTapped.accept(holder.getAdapterPosition()));
    holder
        .handle()
        .setOnTouchListener(
            (handle, touch) -> {
              if (touch.getActionMasked() == MotionEvent.ACTION_MOVE) {
                dragging.startDrag(holder);
                return true;
              }
              return false;
            });
  }

  @Override
  public int getItemCount() {
    return shown.size();
  }

  /** Up and down only. */
  private final class Dragging extends ItemTouchHelper.SimpleCallback {

    Dragging() {
      super(ItemTouchHelper.UP | ItemTouchHelper.DOWN, 0);
    }

    @Override
    public boolean isLongPressDragEnabled() {
      return false;
    }

    @Override
    public boolean onMove(
        @NonNull RecyclerView list,
        @NonNull RecyclerView.ViewHolder dragged,
        @NonNull RecyclerView.ViewHolder target) {
      int from = dragged.getAdapterPosition();
      int to = target.getAdapterPosition();
      shown = new GameSetup(shown, model.current().options()).moved(from, to).chairs();
      notifyItemMoved(from, to);
      return true;
    }

    @Override
    public void clearView(@NonNull RecyclerView list, @NonNull RecyclerView.ViewHolder dropped) {
      super.clearView(list, dropped);
      model.change(new GameSetup(shown, model.current().options()));
    }

    @Override
    public void onSwiped(@NonNull RecyclerView.ViewHolder swiped, int direction) {
      throw new IllegalStateException("Seats are not swiped");
    }
  }
}
