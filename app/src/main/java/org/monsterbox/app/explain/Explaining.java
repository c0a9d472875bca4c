package org.monsterbox.app.explain;

import android.graphics.RectF;
import android.view.KeyEvent;
import android.view.View;
import android.view.ViewGroup;
import androidx.activity.OnBackPressedCallback;
import androidx.fragment.app.Fragment;
import java.util.Optional;
import java.util.function.Consumer;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.Place;
import org.monsterbox.app.R;
import org.monsterbox.app.games.RulesPage;
import org.monsterbox.app.rules.RulesFragment;
import org.monsterbox.app.scene.Explanation;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.touch.Explainer;
import org.monsterbox.app.scene.view.SceneView;

/** Explains what is on the table of a screen: beside it, and in the rules that open over it. */
public final class Explaining implements Explainer {

  private static final float HALF_TURN = 180;

  private final SceneView scene;
  private final View page;
  private final ExplanationCard card;
  private final Over over;
  private final RectF place = new RectF();
  private final OnBackPressedCallback back =
      new OnBackPressedCallback(false) {
        @Override
        public void handleOnBackPressed() {
          close();
        }
      };
  private Consumer<Boolean> whenOpen = open -> {};
  private String game = "";
  private Optional<Node> open = Optional.empty();

  /**
   * For the screen whose view is that.
   *
   * @param root has the page in it, which has the scene
   */
  public Explaining(Fragment host, ViewGroup root, View page, SceneView scene) {
    this.scene = scene;
    this.page = page;
    card = new ExplanationCard(root, page);
    over = new Over(host, root, page);
    card.onTouchBeside(this::close);
    card.onClick(R.id.explanation_close, this::close);
    card.onClick(R.id.explanation_rules, this::openRules);
    card.onClick(R.id.explanation_look, this::look);
    scene.setExplainer(this);
    host.requireActivity()
        .getOnBackPressedDispatcher()
        .addCallback(host.getViewLifecycleOwner(), back);
  }

  /** Whose rules tell more. */
  public void setGame(String id) {
    game = id;
  }

  /** Hears when a card is opened (true) and closed (false). */
  public void setWhenOpen(Consumer<Boolean> listener) {
    whenOpen = listener;
  }

  /** What else is laid over the page. */
  public Over over() {
    return over;
  }

  /** Whether a card or a screen lies over the page. */
  public boolean isOpen() {
    return open.isPresent() || over.isOpen();
  }

  /** Escape closes the card. Whether the key was for that. */
  public boolean onKey(int key) {
    boolean closes = open.isPresent() && key == KeyEvent.KEYCODE_ESCAPE;
    if (closes) {
      close();
    }
    return closes;
  }

  @Override
  public void explain(Node node) {
    node.explanation()
        .ifPresent(
            told -> {
              open = Optional.of(node);
              card.show(node, told, place(node), tellsMore(told));
              card.turn(isTurned(node));
              Underneath.set(page, true);
              back.setEnabled(true);
              whenOpen.accept(true);
            });
  }

  @Override
  public void hint(Node node) {
    if (!isOpen()) {
      node.explanation().ifPresent(told -> card.hint(node, told, place(node)));
      card.turn(isTurned(node));
    }
  }

  @Override
  public void endHint() {
    if (open.isEmpty()) {
      card.hide();
    }
  }

  /** What is not there any more, or is something else now, is not explained any longer. */
  public void follow(Scene shown) {
    open.filter(node -> !isStill(node, shown)).ifPresent(gone -> close());
  }

  private static boolean isStill(Node node, Scene shown) {
    return shown
        .find(node.id())
        .filter(now -> now.explanation().equals(node.explanation()))
        .isPresent();
  }

  public void close() {
    if (open.isPresent()) {
      open = Optional.empty();
      card.hide();
      back.setEnabled(false);
      Underneath.set(page, false);
      scene.requestFocus();
      whenOpen.accept(false);
    }
  }

  private boolean tellsMore(Explanation told) {
    return rules().place(told.section()).isPresent();
  }

  private RulesPage rules() {
    return MonsterBoxApplication.of(scene.getContext())
        .kits()
        .find(game)
        .map(kit -> kit.rulesPage(scene.getContext()))
        .orElse(RulesPage.EMPTY);
  }

  private void openRules() {
    String section = open.flatMap(Node::explanation).map(Explanation::section).orElse("");
    // The rules come before the card goes: the game does not go on in between.
    over.open(Place.RULES, RulesFragment.what(game, section));
    if (over.isOpen()) {
      open = Optional.empty();
      card.hide();
      back.setEnabled(false);
    }
  }

  private void look() {
    String id = open.map(Node::id).orElse("");
    close();
    scene.hold(id);
  }

  /** Whether it is read from the opposite edge of a table that lies flat. */
  private boolean isTurned(Node node) {
    return (node.turned() == HALF_TURN) != scene.scene().turned();
  }

  /** In pixels of the root: the card's layer fills it. */
  private RectF place(Node node) {
    scene.findPlace(node.id(), place);
    View view = scene;
    View root = (View) page.getParent();
    while (view != root) {
      place.offset(view.getLeft(), view.getTop());
      view = (View) view.getParent();
    }
    return place;
  }
}
