package org.monsterbox.app.games.layout;

import org.monsterbox.app.scene.Bounds;

/** A part of a screen that knows how high it has to be where it is so wide. */
public interface Block {

  /** Takes no room. */
  Block EMPTY = fixed(0, (where, easel) -> {});

  /** In dp. */
  float height(float width);

  /** Puts its nodes within the bounds, from their upper edge. */
  void place(Bounds where, Easel easel);

  /** What is always as high as that. */
  static Block fixed(float height, Placing placing) {
    return new Block() {
      @Override
      public float height(float width) {
        return height;
      }

      @Override
      public void place(Bounds where, Easel easel) {
        placing.place(where, easel);
      }
    };
  }

  /** How something is put within bounds. */
  interface Placing {

    void place(Bounds where, Easel easel);
  }
}
