package org.monsterbox.app.games.thirteen;

import java.util.List;
import java.util.stream.Collectors;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.layout.Tools;
import org.monsterbox.app.games.layout.Writing;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.thirteen.ThirteenMove;
import org.monsterbox.core.thirteen.ThirteenView;

/** What all parts of a scene are made of: what is to be seen, and how it is drawn and said. */
record Moment(
    Sight<ThirteenMove, ThirteenView> sight,
    Stage stage,
    Props props,
    Tools tools,
    ThirteenWords words,
    Trial trial) {

  ThirteenView view() {
    return sight.view();
  }

  Names names() {
    return words.names();
  }

  Seat seat(int number) {
    return sight.seats().get(number);
  }

  String name(int seat) {
    return seat(seat).name();
  }

  Draft draft() {
    return sight.draft();
  }

  Writing writing() {
    return tools.writing();
  }

  String text(int id, Object... blanks) {
    return tools.text(id, blanks);
  }

  boolean isAsked() {
    return sight.isAsked();
  }

  /** Whether a hint proposes this very move. */
  boolean hints(ThirteenMove move) {
    return sight.hinted().equals(move.text());
  }

  /** Whether a hint proposes a move that begins so. */
  boolean hints(String start) {
    return !sight.hinted().isEmpty() && (sight.hinted() + " ").startsWith(start + " ");
  }

  /** Those of the listed moves that are of one kind. */
  <T extends ThirteenMove> List<T> moves(Class<T> kind) {
    return sight.moves().stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .collect(Collectors.toList());
  }

  boolean allows(ThirteenMove move) {
    return sight.moves().contains(move);
  }

  static Tap draw(Draft draft) {
    return new Tap.Sketch(draft);
  }

  static Tap play(ThirteenMove move) {
    return new Tap.Play(move);
  }

  /** Whether one person plays against bots only. */
  boolean isSinglePlayer() {
    return sight.seats().stream().filter(Seat::isPerson).count() == 1;
  }
}
