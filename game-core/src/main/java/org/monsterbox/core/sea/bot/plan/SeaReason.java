package org.monsterbox.core.sea.bot.plan;

import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.CardKind;

/**
 * Why a bot does something. In brackets what is put into the sentence: cards as {@code CN01}, cells
 * as {@code J5}, seats from 0. The Monster adds how many of a hundred imagined games it wins so.
 */
public enum SeaReason implements Code {
  /** There was nothing else to do. */
  ONLY_MOVE,
  /** Nothing is left to do in this turn. */
  NOTHING_LEFT,

  /** The battleship's cells are equally good. */
  EITHER_CELL,
  /** The boat starts as near to the whale as it can [cell]. */
  NEAR_THE_WHALE,
  /** The boat is put back, with its bow towards the whale [cell]. */
  BACK_IN_PLAY,

  /** The way into the ice is open. */
  ESCAPE,
  /** The safest water on the way. */
  BEST_WATER,
  /** A wind holds the boats up [card]. */
  HOLD_UP,
  /** The current carries it away [card]. */
  CARRIED_AWAY,
  /** Boats sail less in a storm [card]. */
  SLOW_BOATS,
  /** Weapons do not reach a whale that has dived [card]. */
  OUT_OF_SIGHT,
  /** A whirlpool where boats are [card]. */
  DEADLY_WATER,
  /** A wave drives boats away [card]. */
  DRIVE_AWAY,
  /** A hunter is close enough to be eaten [card]. */
  EAT_HUNTER,
  /** A charge is the quickest way [card]. */
  QUICK_WAY,
  /** Ice falls on a hunter, or opens the way [card]. */
  BREAK_ICE,
  /** A leap leads out of the nets [card]. */
  LEAP_OUT,
  /** A boat shows its flank [card]. */
  SHOVE_BOAT,
  /** Call of Nature protects [pile]. */
  DRAW_FOR_DEFENCE,
  /** Bestial Bond attacks [pile]. */
  DRAW_FOR_ATTACK,
  /** Another card may be more useful [card]. */
  CHANGE_CARD,
  /** The least useful card goes [card]. */
  LEAST_USEFUL,

  /** This hunter can do most now [seat]. */
  PLAYS_FIRST,
  /** The better of two Movement cards [card]. */
  BETTER_MOVEMENT,
  /** Hurts the whale [card]. */
  SHOOT,
  /** Kills the whale [card]. */
  FINISH,
  /** Slows the whale down [card]. */
  SLOW_WHALE,
  /** One line more, and the others can follow [card]. */
  PULL_TOGETHER,
  /** Pulls the whale away from the ice [card]. */
  PULL_BACK,
  /** A net closes the trap [cells]. */
  CLOSE_TRAP,
  /** A net makes the way to the ice longer [cells]. */
  LENGTHEN_WAY,
  /** Sails to where the whale can be shot, or stopped [cell]. */
  CLOSE_IN,
  /** Turns the bow towards where the whale will be [direction]. */
  TURN_BOW,
  /** A weapon of little use for a Movement card [card]. */
  NEED_MOVEMENT,
  /** The mate can use this weapon better [card, card]. */
  BETTER_HANDS,
  /** A swap that does not hurt [card]. */
  FAIR_SWAP;

  public static SeaReason of(CardKind kind) {
    return switch (kind) {
      case HEADWIND -> HOLD_UP;
      case CURRENT -> CARRIED_AWAY;
      case ICE_WAVE -> DRIVE_AWAY;
      case MINI_STORM -> SLOW_BOATS;
      case DIVE -> OUT_OF_SIGHT;
      case WHIRLPOOL -> DEADLY_WATER;
      case DEVOUR -> EAT_HUNTER;
      case CHARGE -> QUICK_WAY;
      case ROCK_SLIDE -> BREAK_ICE;
      case LEAP -> LEAP_OUT;
      case PUSH -> SHOVE_BOAT;
      case DROGUE -> SLOW_WHALE;
      case TRACTOR -> PULL_TOGETHER;
      case NET -> LENGTHEN_WAY;
      case HARPOON, EXPLOSIVE, RAM -> SHOOT;
      case WIDE, FAN, FORK, AHEAD, HARD -> CLOSE_IN;
    };
  }
}
