package org.monsterbox.app.table;

import android.content.Context;
import android.graphics.RectF;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.core.view.ViewCompat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.monsterbox.app.R;
import org.monsterbox.app.explain.CardPlace;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.referee.Situation;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.view.SceneView;
import org.monsterbox.app.settings.Settings;
import org.monsterbox.app.settings.Switch;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/**
 * A small card at the side of the table that offers a further lesson when it first matters: once on
 * each device, and only to somebody who can act and has begun nothing.
 */
final class LessonOffer {

  private static final float WIDTH = 280;
  private static final float MARGIN = 8;

  /** The paper that lies over a table, where one does. */
  private static final String SHEET = "sheet";

  private final View root;
  private final SceneView scene;
  private final Settings settings;
  private final Consumer<TutorialScript> lessons;
  private final View card;
  private Optional<List<TutorialScript>> open = Optional.empty();
  // The table's place when the card was put on it.
  private RectF within = new RectF();

  /**
   * For the table in that root.
   *
   * @param lessons opens a lesson over the table
   */
  LessonOffer(
      ViewGroup root, SceneView scene, Settings settings, Consumer<TutorialScript> lessons) {
    this.root = root;
    this.scene = scene;
    this.settings = settings;
    this.lessons = lessons;
    LayoutInflater.from(root.getContext()).inflate(R.layout.lesson_offer, root, true);
    card = root.findViewById(R.id.lesson_offer);
    card.findViewById(R.id.lesson_offer_no).setOnClickListener(clicked -> hide());
  }

  /**
   * Offers what matters now, if anything does.
   *
   * @param busy whether something lies over the table
   */
  <S extends Fingerprinted, M extends Move, V extends Fingerprinted> void consider(
      GameTable<S, M, V> table, boolean busy) {
    if (busy || !isQuiet(table)) {
      hide();
      return;
    }
    if (card.getVisibility() == View.VISIBLE) {
      if (!placeOf(scene).equals(within)) {
        put();
      }
      return;
    }
    if (!settings.isOn(Switch.OFFER_LESSONS)) {
      return;
    }
    GameKit<S, M, V> kit = table.kit();
    String game = kit.rules().facts().id();
    List<TutorialScript> further = further(kit, game);
    for (TutorialScript script : further) {
      if (kit.isTimeFor(script.id(), table.situation().sight())) {
        settings.noteLesson(game, script.id());
        open = Optional.empty();
        show(script);
        return;
      }
    }
  }

  private boolean isQuiet(GameTable<?, ?, ?> table) {
    Situation<?, ?> now = table.situation();
    boolean isRace = table.isRealTime() && now.seats().stream().filter(Seat::isPerson).count() > 1;
    return !isRace
        && now.isAsked()
        && !now.isOver()
        && !table.isCovered()
        && !table.isStopped()
        && !table.isSketching()
        && scene.scene().find(SHEET).isEmpty();
  }

  /** Those that have never been offered here. */
  private List<TutorialScript> further(GameKit<?, ?, ?> kit, String game) {
    if (open.isEmpty()) {
      List<TutorialScript> scripts = new ArrayList<>(kit.tutorials(root.getContext()));
      scripts.removeIf(script -> script.isFirst() || settings.knowsLesson(game, script.id()));
      open = Optional.of(List.copyOf(scripts));
    }
    return open.get();
  }

  private void hide() {
    card.setVisibility(View.GONE);
  }

  private void show(TutorialScript script) {
    card.<TextView>findViewById(R.id.lesson_offer_question).setText(script.question());
    card.findViewById(R.id.lesson_offer_show)
        .setOnClickListener(
            clicked -> {
              hide();
              lessons.accept(script);
            });
    put();
    card.setVisibility(View.VISIBLE);
    Context context = card.getContext();
    ViewCompat.setAccessibilityPaneTitle(card, context.getString(R.string.lesson_offer));
  }

  /** Where it covers least of what can be touched. */
  private void put() {
    float density = card.getResources().getDisplayMetrics().density;
    float margin = MARGIN * density;
    within = placeOf(scene);
    RectF area = new RectF(within);
    area.inset(margin, margin);
    float scale = Math.max(1, card.getResources().getConfiguration().fontScale);
    int width = (int) Math.min(WIDTH * density * scale, area.width());
    card.measure(
        View.MeasureSpec.makeMeasureSpec(width, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec((int) area.height(), View.MeasureSpec.AT_MOST));
    RectF place = CardPlace.clearOf(area, touchable(), width, card.getMeasuredHeight());
    ViewGroup.MarginLayoutParams where = (ViewGroup.MarginLayoutParams) card.getLayoutParams();
    where.width = width;
    where.leftMargin = (int) place.left;
    where.topMargin = (int) place.top;
    card.setLayoutParams(where);
  }

  private List<RectF> touchable() {
    RectF view = placeOf(scene);
    List<RectF> places = new ArrayList<>();
    for (Node node : scene.scene().nodes()) {
      if (node.canAct()) {
        RectF place = new RectF();
        scene.findPlace(node.id(), place);
        place.offset(view.left, view.top);
        places.add(place);
      }
    }
    return places;
  }

  /** In pixels of the root. */
  private RectF placeOf(View shown) {
    float left = 0;
    float top = 0;
    View view = shown;
    while (view != root) {
      left += view.getLeft();
      top += view.getTop();
      view = (View) view.getParent();
    }
    return new RectF(left, top, left + shown.getWidth(), top + shown.getHeight());
  }
}
