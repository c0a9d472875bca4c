package org.monsterbox.app.table.parts;

import android.content.Context;
import android.graphics.Canvas;
import android.util.AttributeSet;
import android.view.View;
import androidx.annotation.Nullable;
import java.util.Optional;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.SeatMark;
import org.monsterbox.app.scene.Seat;

/** Shows the mark of a seat. */
public final class MarkView extends View {

  private Optional<Piece> mark = Optional.empty();

  public MarkView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
  }

  public void show(Seat seat) {
    mark = Optional.of(new SeatMark(Palette.of(getContext()), seat.mark()));
    invalidate();
  }

  @Override
  protected void onDraw(Canvas canvas) {
    mark.ifPresent(piece -> piece.draw(canvas, getWidth(), getHeight()));
  }
}
