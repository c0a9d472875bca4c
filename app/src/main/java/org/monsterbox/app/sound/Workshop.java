package org.monsterbox.app.sound;

import java.util.List;
import java.util.Random;
import org.monsterbox.app.games.Cue;

/** Makes sounds out of nothing but numbers: the same ones every time. */
final class Workshop {

  /** Samples in a second. */
  static final int RATE = 22_050;

  /** The loudest moment of every sound: no sound is louder than another, and none is clipped. */
  private static final double PEAK = 0.6;

  /** Wood does not ring in whole multiples of its pitch, as strings do. */
  private static final double[] PARTIALS = {1, 2.76, 5.4};

  private static final double[] PARTIAL_LEVELS = {1, 0.35, 0.12};
  private static final double ATTACK_SECONDS = 0.002;
  private static final double DYING = 5.5;
  private static final int SEED = 13;

  private Workshop() {}

  /** The samples of the sound; none for silence. */
  static short[] make(Cue cue) {
    List<Strike> strikes = CueRecipes.of(cue);
    double[] mixed = new double[length(strikes)];
    Random rustle = new Random(SEED);
    for (Strike strike : strikes) {
      mix(strike, rustle, mixed);
    }
    return levelled(mixed);
  }

  private static int length(List<Strike> strikes) {
    int millis = 0;
    for (Strike strike : strikes) {
      millis = Math.max(millis, strike.at() + strike.millis());
    }
    return samples(millis);
  }

  private static int samples(int millis) {
    return (int) ((long) millis * RATE / 1000);
  }

  private static void mix(Strike strike, Random rustle, double[] into) {
    int start = samples(strike.at());
    int length = Math.min(samples(strike.millis()), into.length - start);
    // Noise through a filter that lets pass what is about the pitch or lower.
    double softness = Math.min(0.9, 6 * strike.pitch() / RATE);
    double paper = 0;
    for (int i = 0; i < length; i++) {
      double seconds = (double) i / RATE;
      double part = (double) i / length;
      double loudness =
          Math.min(1, seconds / ATTACK_SECONDS) * Math.exp(-DYING * part) * (1 - part);
      paper += softness * (rustle.nextDouble() * 2 - 1 - paper);
      double sample = (1 - strike.paper()) * wood(strike.pitch(), seconds, part);
      sample += strike.paper() * paper * 2;
      into[start + i] += strike.level() * loudness * sample;
    }
  }

  /** The higher a partial, the sooner it dies. */
  private static double wood(double pitch, double seconds, double part) {
    double sum = 0;
    for (int i = 0; i < PARTIALS.length; i++) {
      sum +=
          PARTIAL_LEVELS[i]
              * Math.exp(-2 * DYING * i * part)
              * Math.sin(2 * Math.PI * pitch * PARTIALS[i] * seconds);
    }
    return sum;
  }

  private static short[] levelled(double[] mixed) {
    double loudest = 1e-9;
    for (double sample : mixed) {
      loudest = Math.max(loudest, Math.abs(sample));
    }
    short[] samples = new short[mixed.length];
    for (int i = 0; i < samples.length; i++) {
      samples[i] = (short) Math.round(mixed[i] / loudest * PEAK * Short.MAX_VALUE);
    }
    return samples;
  }
}
