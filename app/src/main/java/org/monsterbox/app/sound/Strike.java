package org.monsterbox.app.sound;

/**
 * One knock of a sound: a piece of wood that rings and dies away, or paper that rustles.
 *
 * @param at when it begins, in milliseconds
 * @param millis how long it lasts
 * @param pitch of the wood, in hertz
 * @param paper how much of it is paper, from 0 to 1
 * @param level how loud it is beside the others
 */
record Strike(int at, int millis, double pitch, double paper, double level) {

  static Strike wood(int at, int millis, double pitch, double level) {
    return new Strike(at, millis, pitch, 0.08, level);
  }

  static Strike paper(int at, int millis, double pitch, double level) {
    return new Strike(at, millis, pitch, 0.85, level);
  }
}
