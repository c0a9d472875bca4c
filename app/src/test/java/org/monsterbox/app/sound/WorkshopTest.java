package org.monsterbox.app.sound;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.app.games.Cue;

public final class WorkshopTest {

  private static final double FULL = Short.MAX_VALUE;

  private static List<Cue> heard() {
    List<Cue> cues = new ArrayList<>(List.of(Cue.values()));
    cues.remove(Cue.SILENCE);
    return cues;
  }

  @Test
  public void silenceIsSilent() {
    assertEquals(0, Workshop.make(Cue.SILENCE).length);
  }

  @Test
  public void everySoundIsAudible() {
    for (Cue cue : heard()) {
      double loudness = loudness(Workshop.make(cue));
      assertTrue(cue + " has " + loudness, loudness > 0.03);
    }
  }

  @Test
  public void everySoundIsShort() {
    for (Cue cue : heard()) {
      int millis = Workshop.make(cue).length * 1000 / Workshop.RATE;
      assertTrue(cue + " takes " + millis, millis >= 50 && millis <= 800);
    }
  }

  @Test
  public void noSoundIsClippedOrLouderThanAnother() {
    for (Cue cue : heard()) {
      double peak = 0;
      for (short sample : Workshop.make(cue)) {
        peak = Math.max(peak, Math.abs(sample / FULL));
      }
      assertEquals(cue.name(), 0.6, peak, 0.01);
    }
  }

  @Test
  public void everySoundBeginsAndEndsInSilence() {
    for (Cue cue : heard()) {
      short[] samples = Workshop.make(cue);
      assertEquals(cue.name(), 0, samples[0] / FULL, 0.01);
      assertEquals(cue.name(), 0, samples[samples.length - 1] / FULL, 0.01);
    }
  }

  @Test
  public void noTwoSoundsAreAlike() {
    List<Cue> cues = heard();
    for (int i = 0; i < cues.size(); i++) {
      for (int j = 0; j < i; j++) {
        double likeness = likeness(Workshop.make(cues.get(i)), Workshop.make(cues.get(j)));
        assertTrue(cues.get(i) + " and " + cues.get(j) + ": " + likeness, likeness < 0.8);
      }
    }
  }

  @Test
  public void aSoundIsTheSameEveryTime() {
    for (Cue cue : heard()) {
      assertArrayEquals(Workshop.make(cue), Workshop.make(cue));
    }
  }

  @Test
  public void ofSeveralMomentsTheWeightiestIsHeard() {
    assertEquals(Cue.END, Cues.heaviest(List.of(Cue.TAP, Cue.END, Cue.MATCH)));
    assertEquals(Cue.SILENCE, Cues.heaviest(List.of(Cue.SILENCE)));
    for (Cue cue : heard()) {
      assertEquals(cue, Cues.heaviest(List.of(cue, Cue.SILENCE)));
    }
  }

  /** The root of the mean square, as a part of full loudness. */
  private static double loudness(short[] samples) {
    double sum = 0;
    for (short sample : samples) {
      sum += sample / FULL * (sample / FULL);
    }
    return Math.sqrt(sum / samples.length);
  }

  /** 1 for the same samples, about 0 for others. */
  private static double likeness(short[] one, short[] other) {
    double product = 0;
    double ones = 0;
    double others = 0;
    for (int i = 0; i < Math.max(one.length, other.length); i++) {
      double a = i < one.length ? one[i] : 0;
      double b = i < other.length ? other[i] : 0;
      product += a * b;
      ones += a * a;
      others += b * b;
    }
    return Math.abs(product) / Math.sqrt(ones * others);
  }
}
