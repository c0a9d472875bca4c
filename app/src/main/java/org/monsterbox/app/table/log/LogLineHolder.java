package org.monsterbox.app.table.log;

import android.view.View;
import android.widget.ImageView;
import android.widget.TextView;
import androidx.recyclerview.widget.RecyclerView;
import org.monsterbox.app.R;
import org.monsterbox.app.art.PieceDrawable;
import org.monsterbox.app.table.parts.MarkView;

/** A line of the log: whose it is, what happened, and perhaps a picture of it. */
final class LogLineHolder extends RecyclerView.ViewHolder {

  /** Those who want letters larger than this need the room for them. */
  private static final float LARGE = 1.3f;

  private final MarkView mark;
  private final TextView sentence;
  private final ImageView picture;

  LogLineHolder(View view) {
    super(view);
    mark = view.findViewById(R.id.log_mark);
    sentence = view.findViewById(R.id.log_sentence);
    picture = view.findViewById(R.id.log_picture);
  }

  void show(LogEntry.Line line, boolean isNew) {
    sentence.setText(line.sentence());
    mark.setVisibility(line.seat().isPresent() ? View.VISIBLE : View.INVISIBLE);
    line.seat().ifPresent(mark::show);
    boolean hasRoom = itemView.getResources().getConfiguration().fontScale <= LARGE;
    picture.setVisibility(line.picture().isPresent() && hasRoom ? View.VISIBLE : View.GONE);
    line.picture()
        .ifPresent(
            piece -> {
              int size = picture.getLayoutParams().width;
              picture.setImageDrawable(new PieceDrawable(piece, size, size));
            });
    itemView.setActivated(isNew);
  }
}
