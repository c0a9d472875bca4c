package org.monsterbox.app.art.thirteen;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Tone;

/** The simplest monster. */
record Blob(int colour, int eyeCount) implements Monster {

  @Override
  public void top(Collage collage) {
    collage.sheet(colour, "M19,50 C19,30 22,8 50,8 C78,8 81,30 81,50");
  }

  @Override
  public void eyes(Collage collage) {
    collage.piece(colour, "M19,0 H81 V40 H19 Z").sheet(colour, "M19,0 V40 M81,0 V40");
    for (int i = 0; i < eyeCount; i++) {
      collage.eye(new Glance(50 + (i - (eyeCount - 1) / 2f) * 22, 20, 10), Tone.shade(colour));
    }
  }

  @Override
  public void bottom(Collage collage) {
    collage.sheet(
        colour, "M19,0 C19,20 10,46 30,46 C40,46 40,40 50,40 C60,40 60,46 70,46 C90,46 81,20 81,0");
  }
}
