package org.monsterbox.app.art.cube;

import java.util.List;
import java.util.Locale;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Glance.Pupil;
import org.monsterbox.app.art.Shapes;

/** The fourteen kinds, in the order of their codes. */
final class Recipes {

  static final List<Recipe> ALL =
      List.of(
          blip(), fizzle(), gobber(), snork(), wobble(), grumph(), tentak(), zapper(), mudlur(),
          horno(), spiko(), cyclo(), vampo(), titanor());

  private Recipes() {}

  private static Glance eye(float x, float y, float radius) {
    return new Glance(x, y, radius);
  }

  private static Recipe blip() {
    return Recipe.of(
            Shapes.ellipse(50, 60, 33, 31),
            Mouth.line("M38,72 C44,80 57,80 62,71"),
            eye(39, 54, 10).look(0.4f, 0.1f),
            eye(61, 53, 11).look(0.3f, 0.1f))
        .behind(
            "M46,32 C45,24 54,22 55,13 L59,14 C60,24 51,26 51,32 Z",
            Shapes.circle(58, 11, 6),
            "M26,84 C18,86 18,95 28,94 L40,90 Z",
            "M74,84 C82,86 82,95 72,94 L60,90 Z");
  }

  private static Recipe fizzle() {
    return Recipe.of(
            "M52,6 C58,24 82,36 82,63 C82,84 67,94 50,94 C33,94 18,83 18,63 C18,45 33,42 35,25"
                + " C42,32 49,24 52,6 Z",
            Mouth.open(Shapes.ellipse(50, 77, 7, 8)),
            eye(38, 56, 12).look(0.2f, -0.5f),
            eye(64, 58, 9).look(0.2f, -0.5f))
        .behind(Shapes.circle(20, 26, 6), Shapes.circle(80, 20, 7), Shapes.circle(88, 38, 4));
  }

  private static Recipe gobber() {
    return Recipe.of(
            "M13,42 C13,22 30,12 50,12 C70,12 86,22 87,42 L90,78 C90,91 74,93 50,93 C26,93 10,91"
                + " 10,78 Z",
            Mouth.open(
                "M19,53 C36,47 64,47 81,53 C84,80 68,87 50,87 C32,87 16,80 19,53 Z",
                new float[] {26, 51, 10, 11},
                new float[] {45, 49.4f, 11, 14},
                new float[] {64, 51, 10, 10}),
            eye(35, 34, 10).look(-0.3f, 0.6f).lid(-0.5f, -0.3f),
            eye(65, 33, 10).look(0.3f, 0.6f).lid(-0.3f, -0.5f))
        .behind("M24,24 L16,6 L36,14 Z", "M76,24 L84,6 L64,14 Z");
  }

  private static Recipe snork() {
    return Recipe.of(
            "M50,14 C74,14 86,30 86,54 C86,80 72,92 50,92 C28,92 14,80 14,54 C14,30 26,14 50,14 Z",
            Mouth.line("M66,74 C70,76 74,74 76,70"),
            eye(36, 40, 11).look(0.1f, 0.5f),
            eye(65, 39, 11).look(-0.1f, 0.5f))
        .behind(
            "M18,40 C2,34 0,54 10,66 C14,70 20,66 20,60 Z",
            "M82,40 C98,34 100,54 90,66 C86,70 80,66 80,60 Z")
        .front(
            "M43,48 C42,66 40,74 27,78 C17,82 20,94 31,92 C50,88 59,74 58,48 C54,43 47,43 43,48 Z");
  }

  private static Recipe wobble() {
    return Recipe.of(
        "M15,84 C13,40 25,11 50,11 C75,11 87,40 85,84 C82,94 72,94 68,85 C64,94 55,94 50,85"
            + " C45,94 36,94 32,85 C28,94 18,94 15,84 Z",
        Mouth.open(
            "M36,60 C44,63 57,63 65,59 C64,73 58,77 51,77 C43,77 37,72 36,60 Z",
            new float[] {46, 62, 8, 6}),
        eye(36, 42, 8).look(-0.5f, 0),
        eye(52, 34, 10).look(0.1f, -0.3f),
        eye(68, 43, 8).look(0.5f, 0));
  }

  private static Recipe grumph() {
    return Recipe.of(
            "M13,46 L26,20 L55,12 L80,24 L90,54 L82,84 L54,93 L20,87 L9,66 Z",
            Mouth.line("M30,76 L40,68 L48,75 L57,67 L68,75"),
            eye(35, 46, 11).look(0.3f, 0.4f).lid(-0.7f, 0.25f),
            eye(64, 45, 11).look(-0.3f, 0.4f).lid(0.25f, -0.7f))
        .behind("M12,60 L0,66 L4,82 L18,80 Z", "M88,60 L100,64 L97,81 L82,80 Z");
  }

  private static Recipe tentak() {
    return Recipe.of(
            "M21,56 C18,24 34,8 50,8 C66,8 82,24 79,56 C78,68 70,71 50,71 C30,71 22,68 21,56 Z",
            Mouth.open(Shapes.ellipse(50, 58, 9, 6)),
            eye(37, 38, 12).look(0.3f, 0.3f).pupil(Pupil.BAR, 0.42f),
            eye(65, 38, 12).look(0.3f, 0.3f).pupil(Pupil.BAR, 0.42f))
        .behind(
            "M26,58 C24,78 8,74 6,88 C8,96 18,94 22,88 C32,84 40,76 40,62 Z",
            "M74,58 C76,78 92,74 94,88 C92,96 82,94 78,88 C68,84 60,76 60,62 Z",
            "M36,64 C38,82 26,86 32,95 C40,99 48,90 49,66 Z",
            "M64,64 C62,82 74,86 68,95 C60,99 52,90 51,66 Z");
  }

  private static Recipe zapper() {
    return Recipe.of(
        "M60,5 L24,28 L37,35 L10,58 L30,62 L20,95 L84,56 L66,50 L92,26 L68,24 L78,8 Z",
        Mouth.line("M34,66 L41,61 L46,68 L54,61 L59,66"),
        eye(43, 42, 9.5f).look(0.4f, 0.2f).lid(-0.4f, -0.8f),
        eye(64, 37, 9.5f).look(0.4f, 0.2f).lid(-0.8f, -0.4f));
  }

  private static Recipe mudlur() {
    return Recipe.of(
            "M4,87 C5,70 18,68 22,54 C26,40 36,32 50,32 C66,32 74,42 78,55 C82,68 95,70 96,87"
                + " C82,95 18,95 4,87 Z",
            Mouth.open(
                "M28,66 C42,74 60,74 74,65 C72,80 62,84 50,84 C38,84 30,80 28,66 Z",
                new float[] {38, 71, 8, 7},
                new float[] {58, 71, 8, 7}),
            eye(33, 23, 12).look(0.2f, 0.2f).lid(-0.2f, -0.1f),
            eye(67, 18, 12).look(-0.2f, 0.4f).lid(0, -0.3f))
        .behind("M26,26 L34,52 L46,48 L40,24 Z", "M60,22 L54,50 L68,52 L74,22 Z");
  }

  private static Recipe horno() {
    return Recipe.of(
            "M50,22 C74,22 84,40 82,60 C80,82 68,93 50,93 C32,93 20,82 18,60 C16,40 26,22 50,22 Z",
            Mouth.line("M38,80 C46,74 55,74 62,80"),
            eye(35, 49, 9).look(0.3f, 0.3f).lid(-0.7f, 0),
            eye(65, 49, 9).look(-0.3f, 0.3f).lid(0, -0.7f))
        .behind(
            "M34,36 C12,38 0,22 6,5 C14,16 24,20 42,23 Z",
            "M66,36 C88,38 100,22 94,5 C86,16 76,20 58,23 Z")
        .front("M34,68 C34,58 42,56 50,56 C58,56 66,58 66,68 C66,76 34,76 34,68 Z");
  }

  private static Recipe spiko() {
    return Recipe.of(
        star(15, 46, 33),
        Mouth.open(
            "M34,60 C44,64 56,64 66,60 C65,74 58,78 50,78 C42,78 35,74 34,60 Z",
            new float[] {38, 61, 7, 7},
            new float[] {47, 62.5f, 7, 8},
            new float[] {56, 61, 7, 7}),
        eye(38, 44, 9).look(0.3f, 0),
        eye(61, 43, 10).look(0.2f, 0));
  }

  /** A ball of spikes, not quite even. */
  private static String star(int spikes, float out, float in) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < 2 * spikes; i++) {
      double angle = Math.PI * (i + 0.2 * (i % 3)) / spikes - Math.PI / 2;
      double radius = i % 2 == 0 ? out + (i % 4 == 0 ? 2 : -2) : in;
      path.append(
          String.format(
              Locale.ROOT,
              "%s%.2f,%.2f ",
              i == 0 ? "M" : "L",
              50 + radius * Math.cos(angle),
              51 + radius * Math.sin(angle)));
    }
    return path.append("Z").toString();
  }

  private static Recipe cyclo() {
    return Recipe.of(
            "M50,8 C74,8 85,32 83,58 C82,82 70,93 50,93 C30,93 18,82 17,58 C15,32 26,8 50,8 Z",
            Mouth.open(
                "M33,74 C43,78 58,78 68,73 C66,84 59,87 51,87 C42,87 35,84 33,74 Z",
                new float[] {41, 76, 8, 6}),
            eye(50, 43, 23).look(0.2f, 0.2f).pupil(Pupil.ROUND, 0.42f).lid(-0.75f, -0.6f))
        .behind("M30,18 L22,2 L42,10 Z", "M58,10 L72,0 L74,20 Z");
  }

  private static Recipe vampo() {
    return Recipe.of(
            "M32,24 L27,4 L45,15 C48,14 53,14 56,15 L74,4 L69,24 C79,36 80,64 72,80 C67,91 34,91"
                + " 29,80 C21,64 22,36 32,24 Z",
            Mouth.open(
                "M35,62 C44,66 57,66 66,61 C64,72 58,74 50,74 C43,74 36,72 35,62 Z",
                new float[] {39, 63, 7, 13},
                new float[] {55, 63, 7, 13}),
            eye(39, 43, 9).look(0.2f, 0.1f).pupil(Pupil.SLIT, 0.55f).lid(-0.7f, -0.1f),
            eye(62, 43, 9).look(0.2f, 0.1f).pupil(Pupil.SLIT, 0.55f).lid(-0.1f, -0.7f))
        .behind(
            "M30,40 C18,26 8,26 1,30 C8,38 4,46 8,54 C12,56 12,66 18,72 C24,68 28,72 32,76 Z",
            "M70,40 C82,26 92,26 99,30 C92,38 96,46 92,54 C88,56 88,66 82,72 C76,68 72,72 68,76 Z");
  }

  private static Recipe titanor() {
    return Recipe.of(
            "M5,95 L12,54 C14,43 26,40 32,38 L31,20 C34,6 66,6 69,20 L68,38 C74,40 86,43 88,54"
                + " L95,95 Z",
            Mouth.open(
                "M32,60 L68,60 L64,76 L36,76 Z",
                new float[] {34, 60, 8, 8},
                new float[] {46, 60, 8, 8},
                new float[] {58, 60, 8, 8}),
            eye(38, 32, 6.5f).look(0.2f, 0.3f).lid(-0.5f, 0.1f),
            eye(50, 26, 7).look(0, 0.4f),
            eye(62, 32, 6.5f).look(-0.2f, 0.3f).lid(0.1f, -0.5f))
        .behind(
            "M36,14 L30,0 L44,7 Z",
            "M46,9 L51,-3 L57,9 Z",
            "M58,7 L71,0 L65,14 Z",
            "M14,52 L2,44 L8,62 Z",
            "M86,52 L98,44 L92,62 Z");
  }
}
