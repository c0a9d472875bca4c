package org.monsterbox.core.thirteen.table;

import org.monsterbox.core.thirteen.dice.Battle;
import org.monsterbox.core.thirteen.dice.Dice;
import org.monsterbox.core.thirteen.dice.Throwing;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.Attacked;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.BattleDecided;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.MoveReason;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.ThawReason;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.Threw;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.ThrowingEnded;

/** What the dice decide. */
public final class Fight {

  private Fight() {}

  /** The one who acts sends a monster to win a set of another seat. */
  public static void attack(Playing play, int id, int target, int set) {
    ThirteenView table = play.table;
    int seat = table.actor;
    Monster monster = table.monster(id).orElseThrow();
    int attackerThrows = monster.throwsAllowed();
    // Ruling 23: a set in no monster is defended with the attacker's allowance.
    int defenderThrows =
        table.monsterWith(target, set).map(Monster::throwsAllowed).orElse(attackerThrows);
    play.use(TurnStep.ATTACK);
    table.attackUsed = true;
    table.battle =
        new Battle(seat, monster.id(), target, set, attackerThrows, defenderThrows, Battle.NOT_YET);
    table.throwing = Throwing.begin(seat, attackerThrows);
    table.phase = Phase.BATTLE_ATTACK;
    if (play.isTold()) {
      play.tell(new Attacked(seat, monster, target, set, attackerThrows, defenderThrows));
    }
    play.thaw(ThawReason.ATTACK);
  }

  /** Throws those dice whose bits are not kept, in a battle or a duel. */
  public static void toss(Playing play, int keep) {
    Throwing before = play.table.throwing().orElseThrow();
    Dice dice = play.thrown(before.dice(), keep);
    Throwing after = new Throwing(before.seat(), before.allowed(), before.used() + 1, dice, keep);
    play.table.throwing = after;
    if (play.isTold()) {
      play.tell(new Threw(after.seat(), dice, keep, after.left(), play.table.score(dice)));
    }
    if (after.left() == 0) {
      endSide(play, after);
    }
  }

  /** Is content with the dice as they are. */
  public static void stop(Playing play) {
    endSide(play, play.table.throwing().orElseThrow());
  }

  /** Somebody has thrown for the last time. */
  private static void endSide(Playing play, Throwing throwing) {
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

  /** The defender who has won takes a set of the monster that attacked. */
  public static void takeSpoils(Playing play, int set) {
    Battle battle = play.table.battle().orElseThrow();
    play.table.battle = null;
    Holdings.move(play, battle.attacker(), battle.defender(), set, MoveReason.SPOILS);
    Settle.settle(play, Resume.ACTION);
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
