package org.monsterbox.app.scene;

import java.util.Optional;

/**
 * A window in a scene onto content that may be larger than it, to be panned and, where more zoom
 * than 1 is allowed, zoomed.
 *
 * @param bounds where the window is in the scene
 * @param width how wide its content is, in dp before zooming
 * @param height how high its content is
 * @param mostZoom 1 where it can only be panned
 * @param centred a map: shown from its middle at first, and about its middle when it grows
 * @param asleep under a sheet: it shows what it did, and cannot be moved
 * @param inSight the part of its content that matters: when another one does, the content moves as
 *     far as it must to show it
 */
public record Pane(
    String id,
    Bounds bounds,
    float width,
    float height,
    float mostZoom,
    boolean centred,
    boolean asleep,
    Optional<Bounds> inSight) {

  public Pane(
      String id, Bounds bounds, float width, float height, float mostZoom, boolean centred) {
    this(id, bounds, width, height, mostZoom, centred, false, Optional.empty());
  }

  /** A page or a board, which is shown from its start. */
  public Pane(String id, Bounds bounds, float width, float height, float mostZoom) {
    this(id, bounds, width, height, mostZoom, false);
  }

  public Pane sleeping() {
    return new Pane(id, bounds, width, height, mostZoom, centred, true, inSight);
  }

  public Pane keepingInSight(Bounds part) {
    return new Pane(id, bounds, width, height, mostZoom, centred, asleep, Optional.of(part));
  }

  /** Whether another one is as large and has content as large. */
  public boolean hasShapeOf(Pane other) {
    return bounds.equals(other.bounds)
        && width == other.width
        && height == other.height
        && mostZoom == other.mostZoom
        && centred == other.centred;
  }
}
