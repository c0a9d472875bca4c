package org.monsterbox.app.explain;

import android.annotation.SuppressLint;
import android.content.Context;
import android.graphics.Rect;
import android.graphics.RectF;
import android.view.LayoutInflater;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.core.view.ViewCompat;
import org.monsterbox.app.R;
import org.monsterbox.app.form.PieceView;
import org.monsterbox.app.scene.Explanation;
import org.monsterbox.app.scene.Node;

/** The card beside a thing: its picture and its name, a sentence, and where one goes on from it. */
final class ExplanationCard {

  private static final float WIDTH = 320;
  private static final float MARGIN = 8;
  private static final float HALF_TURN = 180;

  private final View page;
  private final View layer;
  private final View card;
  private final Rect hit = new Rect();
  private boolean holdsTouches;

  /** In the root, beside what is on the page. */
  ExplanationCard(ViewGroup root, View page) {
    this.page = page;
    LayoutInflater.from(root.getContext()).inflate(R.layout.explanation, root, true);
    layer = root.findViewById(R.id.explanation);
    card = layer.findViewById(R.id.explanation_card);
    ViewCompat.setAccessibilityHeading(layer.findViewById(R.id.explanation_name), true);
  }

  void onClick(int button, Runnable then) {
    layer.findViewById(button).setOnClickListener(clicked -> then.run());
  }

  /** A touch beside the card; one that only hints lets touches through. A key closes it, too. */
  @SuppressLint("ClickableViewAccessibility")
  void onTouchBeside(Runnable then) {
    layer.setOnTouchListener(
        (touched, event) -> {
          card.getHitRect(hit);
          boolean beside = !hit.contains((int) event.getX(), (int) event.getY());
          if (beside && holdsTouches && event.getActionMasked() == MotionEvent.ACTION_DOWN) {
            then.run();
          }
          return holdsTouches;
        });
  }

  void hide() {
    layer.setVisibility(View.GONE);
  }

  /**
   * Beside a thing.
   *
   * @param place where that is, in pixels of the layer
   * @param moreRules whether the rules tell more
   */
  void show(Node node, Explanation told, RectF place, boolean moreRules) {
    fill(told, node);
    setShown(R.id.explanation_rules, moreRules);
    setShown(R.id.explanation_look, node.hold().isPresent());
    setShown(R.id.explanation_close, true);
    holdsTouches = true;
    show(place);
    ViewCompat.setAccessibilityPaneTitle(card, told.name());
    layer.findViewById(R.id.explanation_close).requestFocus();
  }

  /** The same without anything to press, for a mouse that goes on. */
  void hint(Node node, Explanation told, RectF place) {
    fill(told, node);
    setShown(R.id.explanation_rules, false);
    setShown(R.id.explanation_look, false);
    setShown(R.id.explanation_close, false);
    holdsTouches = false;
    show(place);
  }

  /** Whoever asks from the opposite edge can read it, too. */
  void turn(boolean isTurned) {
    card.setRotation(isTurned ? HALF_TURN : 0);
  }

  private void fill(Explanation told, Node node) {
    layer.<TextView>findViewById(R.id.explanation_name).setText(told.name());
    layer.<TextView>findViewById(R.id.explanation_sentence).setText(told.sentence());
    PieceView picture = layer.findViewById(R.id.explanation_picture);
    picture.setVisibility(Enlarged.isWorthIt(node) ? View.VISIBLE : View.GONE);
    picture.setPiece(Enlarged.of(node), node.bounds().width() / node.bounds().height());
  }

  private void setShown(int id, boolean isShown) {
    layer.findViewById(id).setVisibility(isShown ? View.VISIBLE : View.GONE);
  }

  private void show(RectF thing) {
    Context context = layer.getContext();
    float density = context.getResources().getDisplayMetrics().density;
    float margin = MARGIN * density;
    RectF area =
        new RectF(
            page.getPaddingLeft() + margin,
            page.getPaddingTop() + margin,
            page.getWidth() - page.getPaddingRight() - margin,
            page.getHeight() - page.getPaddingBottom() - margin);
    int width = (int) Math.min(WIDTH * density * fontScale(context), area.width());
    card.measure(
        View.MeasureSpec.makeMeasureSpec(width, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec((int) area.height(), View.MeasureSpec.AT_MOST));
    RectF place = CardPlace.beside(area, thing, width, card.getMeasuredHeight(), density);
    ViewGroup.MarginLayoutParams where = (ViewGroup.MarginLayoutParams) card.getLayoutParams();
    where.width = width;
    where.height = card.getMeasuredHeight();
    where.leftMargin = (int) place.left;
    where.topMargin = (int) place.top;
    card.setLayoutParams(where);
    layer.setVisibility(View.VISIBLE);
  }

  /** Large letters need a wider card, as far as there is room. */
  private static float fontScale(Context context) {
    return Math.max(1, context.getResources().getConfiguration().fontScale);
  }
}
