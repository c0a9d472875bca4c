package org.monsterbox.app.games.layout;

import java.util.Collections;
import java.util.List;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;

/** How blocks are put together to larger ones. */
public final class Blocks {

  private Blocks() {}

  /** One below the other; blocks without height take no gap either. */
  public static Block stack(float gap, List<Block> blocks) {
    return new Block() {
      @Override
      public float height(float width) {
        float height = 0;
        for (Block block : blocks) {
          float own = block.height(width);
          height += own == 0 ? 0 : own + (height == 0 ? 0 : gap);
        }
        return height;
      }

      @Override
      public void place(Bounds where, Easel easel) {
        float top = where.top();
        for (Block block : blocks) {
          float own = block.height(where.width());
          if (own > 0) {
            block.place(Bounds.of(where.left(), top, where.width(), own), easel);
            top += own + gap;
          }
        }
      }
    };
  }

  public static Block stack(float gap, Block... blocks) {
    return stack(gap, List.of(blocks));
  }

  /** Side by side, on one middle line; each is so many times as wide as one with the share 1. */
  public static Block beside(float gap, List<Float> shares, Block... blocks) {
    return new Beside(gap, shares, true, List.of(blocks));
  }

  /** Side by side and equally wide, all from the same upper edge. */
  public static Block columns(float gap, List<Block> blocks) {
    return new Beside(gap, Collections.nCopies(blocks.size(), 1f), false, blocks);
  }

  private record Beside(float gap, List<Float> shares, boolean centred, List<Block> blocks)
      implements Block {

    @Override
    public float height(float width) {
      float height = 0;
      for (int i = 0; i < blocks.size(); i++) {
        height = Math.max(height, blocks.get(i).height(own(i, width)));
      }
      return height;
    }

    @Override
    public void place(Bounds where, Easel easel) {
      float left = where.left();
      for (int i = 0; i < blocks.size(); i++) {
        float own = own(i, where.width());
        float height = blocks.get(i).height(own);
        float spare = Math.max(0, height(where.width()) - height);
        float top = where.top() + (centred ? spare / 2 : 0);
        blocks.get(i).place(Bounds.of(left, top, own, height), easel);
        left += own + gap;
      }
    }

    private float own(int index, float width) {
      float sum = 0;
      for (float share : shares) {
        sum += share;
      }
      return (width - gap * (blocks.size() - 1)) * shares.get(index) / sum;
    }
  }

  /** A block that never fits where there is less width than that. */
  public static Block from(float leastWidth, Block block) {
    return new Block() {
      @Override
      public float height(float width) {
        return width < leastWidth ? Float.MAX_VALUE : block.height(width);
      }

      @Override
      public void place(Bounds where, Easel easel) {
        block.place(where, easel);
      }
    };
  }

  /** The one where there is so much width, or else the other. */
  public static Block either(float leastWidth, Block wide, Block narrow) {
    return new Block() {
      @Override
      public float height(float width) {
        return at(width).height(width);
      }

      @Override
      public void place(Bounds where, Easel easel) {
        at(where.width()).place(where, easel);
      }

      private Block at(float width) {
        return width < leastWidth ? narrow : wide;
      }
    };
  }

  /** On a sheet of paper of its own. */
  public static Block on(String id, Piece paper, float room, Block block) {
    return new Block() {
      @Override
      public float height(float width) {
        return block.height(width - 2 * room) + 2 * room;
      }

      @Override
      public void place(Bounds where, Easel easel) {
        Bounds sheet = Bounds.of(where.left(), where.top(), where.width(), height(where.width()));
        easel.add(Node.decoration(id, sheet, paper));
        block.place(sheet.inset(room), easel);
      }
    };
  }

  /** The first that fits, or else the last. */
  public static Block fitting(float width, float height, List<Block> blocks) {
    for (Block block : blocks) {
      if (block.height(width) <= height) {
        return block;
      }
    }
    return blocks.get(blocks.size() - 1);
  }
}
