package org.monsterbox.app.games.bigmonster;

import java.util.List;
import java.util.stream.Collectors;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.layout.Tools;
import org.monsterbox.app.games.layout.Writing;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.BigMonsterMove;
import org.monsterbox.core.bigmonster.BigMonsterOptions.LiveScores;
import org.monsterbox.core.bigmonster.BigMonsterTable;
import org.monsterbox.core.bigmonster.BigMonsterView;
import org.monsterbox.core.bigmonster.Phase;

/** What all parts of a scene are made of: what is to be seen, and how it is drawn and said. */
record Moment(
    Sight<BigMonsterMove, BigMonsterView> sight,
    Stage stage,
    Props props,
    Tools tools,
    Lexicon words,
    BigMonster rules) {

  BigMonsterView view() {
    return sight.view();
  }

  BigMonsterTable table() {
    return sight.view().table();
  }

  int viewer() {
    return sight.viewer();
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

  boolean isOver() {
    return table().phase() == Phase.OVER;
  }

  /** Whether the game waits for this seat. */
  boolean acts(int seat) {
    return rules.turn(table()).includes(seat);
  }

  /** Whether points may be seen now. */
  boolean showsScores() {
    return isOver() || table().options().liveScores() == LiveScores.SHOW;
  }

  /** Whether a hint proposes this very move. */
  boolean hints(BigMonsterMove move) {
    return sight.hinted().equals(move.text());
  }

  /** Whether a hint proposes a move that begins so. */
  boolean hints(String start) {
    return !sight.hinted().isEmpty() && (sight.hinted() + " ").startsWith(start + " ");
  }

  /** Those of the listed moves that are of one kind. */
  <T extends BigMonsterMove> List<T> moves(Class<T> kind) {
    return sight.moves().stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .collect(Collectors.toList());
  }

  /** Why the viewer cannot make this move, in words; empty if it can be made. */
  String refusal(BigMonsterMove move) {
    return rules.refusal(view(), move).map(words::refusal).orElse("");
  }

  static Tap draw(Draft draft) {
    return new Tap.Sketch(draft);
  }

  static Tap play(BigMonsterMove move) {
    return new Tap.Play(move);
  }
}
