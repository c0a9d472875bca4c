package org.monsterbox.app.rules;

import android.graphics.Typeface;
import android.text.TextUtils;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TableLayout;
import android.widget.TableRow;
import android.widget.TextView;
import androidx.core.view.ViewCompat;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.form.PieceView;
import org.monsterbox.app.games.RulesSection;

/** Shows one section of the rules. */
final class SectionView {

  private SectionView() {}

  static View add(ViewGroup page, RulesSection section) {
    LayoutInflater inflater = LayoutInflater.from(page.getContext());
    View view = inflater.inflate(R.layout.rules_section, page, false);
    TextView title = view.findViewById(R.id.title);
    title.setText(section.title());
    ViewCompat.setAccessibilityHeading(title, true);
    ViewGroup paragraphs = view.findViewById(R.id.paragraphs);
    for (String text : section.paragraphs()) {
      addText(paragraphs, R.layout.rules_paragraph, text);
    }
    View card = view.findViewById(R.id.picture_card);
    card.setVisibility(section.picture().isPresent() ? View.VISIBLE : View.GONE);
    section
        .picture()
        .ifPresent(
            picture -> {
              PieceView shown = view.findViewById(R.id.picture);
              shown.setPiece(picture.piece(), picture.shape());
              shown.setContentDescription(picture.label());
            });
    TableLayout table = view.findViewById(R.id.table);
    table.setVisibility(section.table().isPresent() ? View.VISIBLE : View.GONE);
    section
        .table()
        .ifPresent(
            content -> {
              addRow(table, content.header(), Typeface.BOLD);
              for (List<String> row : content.rows()) {
                addRow(table, row, Typeface.NORMAL);
              }
            });
    page.addView(view);
    return view;
  }

  private static void addRow(TableLayout table, List<String> cells, int style) {
    TableRow row = new TableRow(table.getContext());
    for (String cell : cells) {
      TextView text = addText(row, R.layout.rules_cell, cell);
      text.setTypeface(text.getTypeface(), style);
    }
    // A screen reader says a row as one.
    row.setContentDescription(TextUtils.join(", ", cells));
    row.setFocusable(true);
    table.addView(row);
  }

  private static TextView addText(ViewGroup parent, int layout, String text) {
    TextView view =
        (TextView) LayoutInflater.from(parent.getContext()).inflate(layout, parent, false);
    view.setText(text);
    parent.addView(view);
    return view;
  }
}
