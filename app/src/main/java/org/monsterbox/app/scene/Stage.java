package org.monsterbox.app.scene;

/**
 * What a scene is made for.
 *
 * @param width in dp
 * @param height in dp
 * @param fontScale how much larger than usual the reader wants text
 * @param flat the tablet lies on the table, people sit around it: text is turned to each seat
 */
public record Stage(float width, float height, float fontScale, boolean flat) {

  /** From this width on, the seats sit around the table instead of above and below it. */
  private static final float TABLET_WIDTH = 840;

  private static final float LEAST_TABLET_HEIGHT = 560;

  public boolean isTablet() {
    return width >= TABLET_WIDTH && height >= LEAST_TABLET_HEIGHT;
  }

  public boolean isLandscape() {
    return width > height;
  }

  /** A text size in dp, as the reader wants it. */
  public float sp(float size) {
    return size * fontScale;
  }
}
