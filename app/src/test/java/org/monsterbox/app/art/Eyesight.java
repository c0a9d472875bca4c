package org.monsterbox.app.art;

import android.graphics.Color;
import androidx.annotation.ColorInt;
import androidx.core.graphics.ColorUtils;

/** How colours look to people who see fewer of them (Machado, Oliveira and Fernandes, 2009). */
@SuppressWarnings("ImmutableEnumChecker") // its arrays never change, and no other class has them
public enum Eyesight {
  USUAL(new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}),
  PROTAN(
      new double[][] {
        {0.152286, 1.052583, -0.204868},
        {0.114503, 0.786281, 0.099216},
        {-0.003882, -0.048116, 1.051998}
      }),
  DEUTAN(
      new double[][] {
        {0.367322, 0.860646, -0.227968},
        {0.280085, 0.672501, 0.047413},
        {-0.011820, 0.042940, 0.968881}
      }),
  TRITAN(
      new double[][] {
        {1.255528, -0.076749, -0.178779},
        {-0.078411, 0.930809, 0.147602},
        {0.004733, 0.691367, 0.303900}
      });

  /** What is left of linear red, green and blue. */
  private final double[][] left;

  Eyesight(double[][] left) {
    this.left = left;
  }

  /** How far apart two colours are in L*a*b*. */
  public double distance(@ColorInt int one, @ColorInt int other) {
    return ColorUtils.distanceEuclidean(seen(one), seen(other));
  }

  private double[] seen(@ColorInt int colour) {
    double[] linear = {
      linear(Color.red(colour)), linear(Color.green(colour)), linear(Color.blue(colour))
    };
    int[] shown = new int[linear.length];
    for (int i = 0; i < shown.length; i++) {
      double light = left[i][0] * linear[0] + left[i][1] * linear[1] + left[i][2] * linear[2];
      double part = Math.max(0, Math.min(1, light));
      shown[i] =
          (int)
              Math.round(
                  255
                      * (part <= 0.0031308
                          ? 12.92 * part
                          : 1.055 * Math.pow(part, 1 / 2.4) - 0.055));
    }
    double[] lab = new double[3];
    ColorUtils.RGBToLAB(shown[0], shown[1], shown[2], lab);
    return lab;
  }

  private static double linear(int value) {
    double part = value / 255.0;
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }
}
