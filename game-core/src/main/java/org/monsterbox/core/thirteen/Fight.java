package org.monsterbox.core.thirteen;

import org.monsterbox.core.thirteen.ThirteenEvent.BattleDecided;
import org.monsterbox.core.thirteen.ThirteenEvent.MoveReason;
import org.monsterbox.core.thirteen.ThirteenEvent.ThrowingEnded;

/** What the dice decide. */
final class Fight {

  private Fight() {}

  /** Somebody has thrown for the last time. */
  static void endSide(Playing play, Throwing throwing) {
    ThirteenView table = play.table;
    int score = table.score(throwing.dice());
    table.throwing = null;
    if (play.isTold()) {
      play.tell(new ThrowingEnded(throwing.seat(), score));
    }
    Battle battle = table.battle;
    if (battle == null) {
      DeathBattle.addScore(play, score);
    } else if (battle.attackerScore() == Battle.NOT_YET) {
      defend(play, battle.withAttackerScore(score));
    } else {
      decide(play, battle, score);
    }
  }

  private static void defend(Playing play, Battle battle) {
    if (battle.attackerScore() == Dice.HIGHEST_SCORE) {
      decide(play, battle, Battle.NOT_YET);
    } else {
      ThirteenView table = play.table;
      table.battle = battle;
      table.throwing = Throwing.begin(battle.defender(), battle.defenderThrows());
      table.phase = Phase.BATTLE_DEFEND;
      table.actor = battle.defender();
    }
  }

  /** The attacker wins where they are level. */
  private static void decide(Playing play, Battle battle, int defenderScore) {
    ThirteenView table = play.table;
    boolean isDefended = defenderScore > battle.attackerScore();
    if (play.isTold()) {
      int winner = isDefended ? battle.defender() : battle.attacker();
      play.tell(
          new BattleDecided(
              battle.attacker(), battle.defender(), winner, battle.attackerScore(), defenderScore));
    }
    if (isDefended) {
      table.phase = Phase.BATTLE_SPOILS;
    } else {
      table.battle = null;
      Holdings.move(play, battle.defender(), battle.attacker(), battle.set(), MoveReason.ATTACK);
      Settle.settle(play, Resume.ACTION);
    }
  }
}
