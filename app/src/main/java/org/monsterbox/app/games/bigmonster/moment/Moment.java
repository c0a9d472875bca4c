package org.monsterbox.app.games.bigmonster.moment;

import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.bigmonster.words.BigMonsterWords;
import org.monsterbox.app.games.bigmonster.words.Names;
import org.monsterbox.app.games.layout.AnyMoment;
import org.monsterbox.app.games.layout.Tools;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.LiveScores;

/** What all parts of a scene are made of: what is to be seen, and how it is drawn and said. */
public record Moment(
    Sight<BigMonsterMove, BigMonsterView> sight,
    Stage stage,
    Props props,
    Tools tools,
    BigMonsterWords words,
    BigMonster rules,
    Gains gains)
    implements AnyMoment<BigMonsterMove, BigMonsterView> {

  public BigMonsterTable table() {
    return sight.view().table();
  }

  public Names names() {
    return words.names();
  }

  public boolean isOver() {
    return table().phase() == Phase.OVER;
  }

  /** Whether the game waits for this seat. */
  public boolean acts(int seat) {
    return rules.turn(table()).includes(seat);
  }

  /** Whether points may be seen now. */
  public boolean showsScores() {
    return isOver() || table().options().liveScores() == LiveScores.SHOW;
  }

  /** Why the viewer cannot make this move, in words; empty if it can be made. */
  public String refusal(BigMonsterMove move) {
    return rules.refusal(view(), move).map(words::refusal).orElse("");
  }

  /** What the tile would bring the viewer where it fits best. */
  public int bestGain(int tile) {
    return gains.best(view(), tile);
  }

  /** A sentence about people at the table: they are given as seats. */
  @Override
  public String say(int id, Object... parts) {
    return words.sentences().say(id, parts);
  }

  public Explained explained() {
    return new Explained(this);
  }

  public static Tap draw(Draft draft) {
    return new Tap.Sketch(draft);
  }

  public static Tap play(BigMonsterMove move) {
    return new Tap.Play(move);
  }
}
