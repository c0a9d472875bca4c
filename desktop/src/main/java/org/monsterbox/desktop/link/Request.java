package org.monsterbox.desktop.link;

/** What somebody in front of the page does to the device. */
public sealed interface Request {

  /** What a finger does. */
  enum Touching {
    DOWN,
    MOVE,
    UP,
    CANCEL
  }

  /**
   * A finger; a mouse is one too.
   *
   * @param age how many milliseconds ago it was
   */
  record Finger(Touching what, int id, float x, float y, int age) implements Request {}

  /** The wheel, in notches; up and left are positive. */
  record Wheel(float x, float y, float across, float down, boolean control) implements Request {}

  /**
   * A key goes down or up.
   *
   * @param name as browsers call it: a character, or a name
   */
  record Key(String name, boolean down, boolean shift, boolean control, boolean alt)
      implements Request {}

  /** To where one came from. */
  record Back() implements Request {}

  /** The app is wanted again after it was left. */
  record Open() implements Request {}

  /** The device is turned, or set otherwise, or becomes another one. */
  record Change(Look look) implements Request {}

  /** The program is to end. */
  record Stop() implements Request {}
}
