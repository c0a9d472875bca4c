package org.monsterbox.app.tutorial;

import androidx.lifecycle.ViewModel;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Tap;

/** How far a learner is: it outlives the turning of the screen. */
public final class Progress extends ViewModel {

  private int lesson;
  private int gestures;
  private Draft draft = Draft.NONE;
  private boolean over;

  /** The number of the lesson, from 0. */
  int lesson() {
    return lesson;
  }

  /** The move that is being put together. */
  Draft draft() {
    return draft;
  }

  /** Whether all lessons are done. */
  boolean isOver() {
    return over;
  }

  void setOver(boolean isOver) {
    over = isOver;
  }

  void goTo(int number) {
    lesson = number;
    gestures = 0;
    draft = Draft.NONE;
  }

  /**
   * Something was touched that puts a move together, or takes it apart again.
   *
   * @param tap what that asks for
   */
  void sketch(Tap.Sketch tap, Lesson now, Node touched) {
    draft = tap.draft();
    if (draft == Draft.NONE) {
      gestures = 0;
    } else if (gestures < now.gestures().size() - 1
        && isDone(now.gestures().get(gestures), tap, touched)) {
      gestures++;
    }
  }

  /** What is dragged is first picked up, or touched instead: that is only half of it. */
  private static boolean isDone(Gesture gesture, Tap tap, Node touched) {
    return gesture.kind() == Gesture.Kind.DRAG
        ? touched.id().equals(gesture.target()) || tap.equals(touched.drops().get(gesture.target()))
        : touched.id().equals(gesture.node());
  }

  /** What the hand is to show: of what comes next, the latest that can be done in that scene. */
  Optional<Gesture> gesture(Lesson now, Scene scene) {
    List<Gesture> all = now.gestures();
    for (int i = Math.min(gestures, all.size() - 1); i >= 0; i--) {
      if (scene.find(all.get(i).node()).filter(Progress::isAwake).isPresent()) {
        return Optional.of(all.get(i));
      }
    }
    return Optional.empty();
  }

  private static boolean isAwake(Node node) {
    return node.canAct() || node.canBeLookedAt() || node.grab().isPresent();
  }
}
