package org.monsterbox.app.table.parts;

import android.content.Context;
import android.view.View;
import android.widget.Button;
import android.widget.TextView;
import androidx.core.view.ViewCompat;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Picture;
import org.monsterbox.app.art.PictureView;
import org.monsterbox.app.art.poster.Curtain;
import org.monsterbox.app.art.poster.TornSave;
import org.monsterbox.app.shelf.SystemBars;

/** A page over the whole table: a picture, a few words, and one thing to do. */
public final class Notice {

  private final View view;
  private final PictureView picture;
  private final TextView title;
  private final TextView words;
  private final Button action;
  private final HoldToPress holding;

  /** Of a view that was made of {@code table_notice}. */
  public Notice(View view) {
    this.view = view;
    picture = view.findViewById(R.id.notice_picture);
    title = view.findViewById(R.id.notice_title);
    words = view.findViewById(R.id.notice_words);
    action = view.findViewById(R.id.notice_action);
    holding = new HoldToPress(action);
    SystemBars.padPage(view);
    ViewCompat.setAccessibilityHeading(title, true);
  }

  public void hide() {
    view.setVisibility(View.GONE);
  }

  public boolean isShown() {
    return view.getVisibility() == View.VISIBLE;
  }

  /** The device goes to somebody else. */
  public void cover(String name, Runnable uncover) {
    Context context = view.getContext();
    show(
        new Curtain(Palette.of(context)),
        context.getString(R.string.table_cover_title, name),
        context.getString(R.string.table_cover_words),
        context.getString(R.string.table_cover_action, name),
        uncover);
    holding.setNeeded(true);
  }

  /** The clock stands still. */
  public void stopped(Runnable goOn) {
    Context context = view.getContext();
    show(
        new Curtain(Palette.of(context)),
        context.getString(R.string.table_stopped_title),
        context.getString(R.string.table_stopped_words),
        context.getString(R.string.table_go_on),
        goOn);
  }

  /** There is nothing to play here. */
  public void broken(Trouble trouble, Runnable toSaves) {
    Context context = view.getContext();
    show(
        new TornSave(Palette.of(context)),
        context.getString(trouble.title),
        context.getString(trouble.words),
        context.getString(R.string.table_to_saves),
        toSaves);
  }

  private void show(
      Picture shown, String heading, String explained, String whatToDo, Runnable then) {
    boolean isNew = !isShown() || !heading.contentEquals(title.getText());
    picture.setPicture(shown);
    title.setText(heading);
    words.setText(explained);
    action.setText(whatToDo);
    action.setOnClickListener(clicked -> then.run());
    holding.setNeeded(false);
    view.setVisibility(View.VISIBLE);
    if (isNew) {
      ViewCompat.setAccessibilityPaneTitle(view, heading);
      action.requestFocus();
    }
  }
}
