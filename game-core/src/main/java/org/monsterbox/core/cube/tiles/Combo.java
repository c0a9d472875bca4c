package org.monsterbox.core.cube.tiles;

import java.util.List;
import java.util.Optional;
import org.monsterbox.core.cube.tiles.Cell.Direction;

/** The three patterns of faces that count. What is asked here knows no tiles, only places. */
public enum Combo {
  /** C1: the same face of three tiles in a straight row. */
  LINE(0),
  /** C2: three faces in a straight strip, the outer ones of one colour: two tiles. */
  RIBBON(1),
  /** C3: a yellow, a red and a blue face of three tiles that meet in a point. */
  CUBE(2);

  private static final List<Combo> ALL = List.of(values());

  private static final Direction[] AXES = {Direction.E, Direction.SE, Direction.NE};

  /** How it is written in the solver's tables. */
  public final int index;

  Combo(int index) {
    this.index = index;
  }

  public static Combo at(int index) {
    return ALL.get(index);
  }

  /** The pattern that these faces make in any order, if they make one. */
  public static Optional<Combo> of(Triple triple) {
    Face a = triple.first();
    Face b = triple.second();
    Face c = triple.third();
    if (axis(triple).isPresent()) {
      return Optional.of(LINE);
    } else if (isRibbon(a, b, c) || isRibbon(b, a, c) || isRibbon(c, a, b)) {
      return Optional.of(RIBBON);
    } else if (isCube(a, b, c)) {
      return Optional.of(CUBE);
    }
    return Optional.empty();
  }

  /** The direction of a line of one colour: east, south-east or north-east. */
  static Optional<Direction> axis(Triple triple) {
    Face a = triple.first();
    Face b = triple.second();
    Face c = triple.third();
    if (a.colour() == b.colour() && b.colour() == c.colour()) {
      for (Direction axis : AXES) {
        if (isRow(a.cell(), b.cell(), c.cell(), axis)
            || isRow(b.cell(), a.cell(), c.cell(), axis)
            || isRow(a.cell(), c.cell(), b.cell(), axis)) {
          return Optional.of(axis);
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isRow(Cell end, Cell middle, Cell otherEnd, Direction axis) {
    return (end.to(axis).equals(middle) && middle.to(axis).equals(otherEnd))
        || (otherEnd.to(axis).equals(middle) && middle.to(axis).equals(end));
  }

  /** The outer faces lie across opposite edges of the middle one: one of them in its own tile. */
  private static boolean isRibbon(Face middle, Face outer, Face otherOuter) {
    if (outer.colour() != otherOuter.colour() || outer.colour() == middle.colour()) {
      return false;
    }
    Cell next = middle.cell().to(across(middle.colour(), outer.colour()));
    return (outer.cell().equals(middle.cell()) && otherOuter.cell().equals(next))
        || (otherOuter.cell().equals(middle.cell()) && outer.cell().equals(next));
  }

  /** Where the face of the other colour lies that shares an outward edge with the middle one. */
  private static Direction across(Colour middle, Colour outer) {
    return switch (middle) {
      case YELLOW -> outer == Colour.RED ? Direction.NE : Direction.NW;
      case RED -> outer == Colour.BLUE ? Direction.W : Direction.SW;
      case BLUE -> outer == Colour.RED ? Direction.E : Direction.SE;
    };
  }

  /** The face of that other colour on the neighbouring cell that shares an edge with this one. */
  public static Face beyond(Face face, Colour other) {
    return new Face(other, face.cell().to(across(face.colour(), other)));
  }

  private static boolean isCube(Face a, Face b, Face c) {
    Face yellow = of(Colour.YELLOW, a, b, c);
    return yellow.colour() == Colour.YELLOW
        && beyond(yellow, Colour.RED).equals(of(Colour.RED, a, b, c))
        && beyond(yellow, Colour.BLUE).equals(of(Colour.BLUE, a, b, c));
  }

  /** The one that has the colour, or any. */
  private static Face of(Colour colour, Face a, Face b, Face c) {
    return a.colour() == colour ? a : b.colour() == colour ? b : c;
  }

  /** The direction in which lines of this colour touch tip to tip. */
  static Direction touching(Colour colour) {
    return switch (colour) {
      case YELLOW -> Direction.E;
      case RED -> Direction.SE;
      case BLUE -> Direction.NE;
    };
  }
}
