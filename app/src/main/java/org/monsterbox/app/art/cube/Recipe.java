package org.monsterbox.app.art.cube;

import java.util.List;
import org.monsterbox.app.art.Glance;

/**
 * What a kind of monster is made of, in a field of 100 by 100 units.
 *
 * @param behind what its body hides in part: horns, wings, tentacles
 * @param body its largest paper
 * @param shade the part of the body that the lamp does not reach
 * @param eyes from the back to the front
 * @param front what lies on the body in its colour: a trunk, an arm
 */
record Recipe(
    List<String> behind,
    String body,
    String shade,
    List<Glance> eyes,
    Mouth mouth,
    List<String> front) {

  /** The usual half in the shade. */
  static final String RIGHT_SIDE = "M66,0 C76,30 76,70 60,100 L100,100 L100,0 Z";

  Recipe {
    behind = List.copyOf(behind);
    eyes = List.copyOf(eyes);
    front = List.copyOf(front);
  }

  static Recipe of(String body, Mouth mouth, Glance... eyes) {
    return new Recipe(List.of(), body, RIGHT_SIDE, List.of(eyes), mouth, List.of());
  }

  Recipe behind(String... shapes) {
    return new Recipe(List.of(shapes), body, shade, eyes, mouth, front);
  }

  Recipe front(String... shapes) {
    return new Recipe(behind, body, shade, eyes, mouth, List.of(shapes));
  }
}
