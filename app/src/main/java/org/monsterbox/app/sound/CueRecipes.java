package org.monsterbox.app.sound;

import static org.monsterbox.app.sound.Strike.paper;
import static org.monsterbox.app.sound.Strike.wood;

import java.util.List;
import org.monsterbox.app.games.Cue;

/** What each sound is made of. */
final class CueRecipes {

  private CueRecipes() {}

  static List<Strike> of(Cue cue) {
    return switch (cue) {
      case SILENCE -> List.of();
      case TAP -> List.of(wood(0, 60, 520, 1));
      case FLIP -> List.of(paper(0, 110, 300, 1), wood(80, 50, 330, 0.5));
      case MATCH -> List.of(wood(0, 110, 660, 1), wood(90, 170, 990, 1));
      case MISS -> List.of(wood(0, 90, 330, 1), wood(110, 160, 247, 1));
      case ROLL ->
          List.of(
              wood(0, 45, 410, 0.8),
              wood(70, 45, 470, 1),
              wood(125, 45, 380, 0.7),
              wood(205, 40, 440, 0.6),
              wood(300, 70, 350, 1));
      case KEEP -> List.of(wood(0, 70, 440, 0.8), wood(45, 90, 587, 1));
      case WIN ->
          List.of(
              wood(0, 160, 523, 0.8),
              wood(110, 160, 659, 0.9),
              wood(220, 160, 784, 1),
              wood(330, 300, 1047, 1));
      case LOSE ->
          List.of(wood(0, 180, 392, 1), wood(160, 200, 330, 0.9), wood(340, 300, 220, 0.9));
      case BUZZ -> List.of(wood(0, 40, 180, 1), wood(35, 40, 180, 1), wood(70, 120, 180, 1));
      case RIGHT -> List.of(wood(0, 80, 784, 0.9), wood(70, 150, 1175, 1));
      case WRONG -> List.of(wood(0, 140, 196, 1), paper(20, 160, 150, 0.6), wood(150, 160, 165, 1));
      case TURN -> List.of(paper(0, 70, 400, 0.5), wood(40, 120, 700, 1));
      case STORM ->
          List.of(paper(0, 420, 120, 1), paper(140, 380, 200, 0.8), wood(60, 200, 98, 0.5));
      case END ->
          List.of(
              wood(0, 200, 523, 1),
              wood(150, 200, 392, 0.9),
              wood(300, 200, 523, 0.9),
              wood(450, 350, 262, 1));
    };
  }
}
