package org.monsterbox.core.sea.terms;

import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.sea.terms.SeaOptions.MiniStorm;
import org.monsterbox.core.sea.terms.SeaOptions.WhirlpoolPass;
import org.monsterbox.core.sea.terms.SeaOptions.WhirlpoolRing;

/** What the whale's cards do. */
public record WhaleOptions(
    boolean headwindBlocksReorient,
    MiniStorm miniStorm,
    int waveRadius,
    WhirlpoolRing whirlpoolRing,
    WhirlpoolPass whirlpoolPass,
    boolean rockSlideLeavesChunk,
    boolean leapUntargetable,
    boolean strictReplacement) {

  static WhaleOptions of(Options options) {
    return new WhaleOptions(
        options.get(SeaOptions.HEADWIND_BLOCKS_REORIENT),
        options.get(SeaOptions.MINI_STORM),
        options.get(SeaOptions.WAVE_RADIUS),
        options.get(SeaOptions.WHIRLPOOL_RING),
        options.get(SeaOptions.WHIRLPOOL_PASS),
        options.get(SeaOptions.ROCK_SLIDE_LEAVES_CHUNK),
        options.get(SeaOptions.LEAP_UNTARGETABLE),
        options.get(SeaOptions.STRICT_REPLACEMENT));
  }

  void addTo(Fingerprint fingerprint) {
    fingerprint
        .add(headwindBlocksReorient)
        .add(miniStorm)
        .add(waveRadius)
        .add(whirlpoolRing)
        .add(whirlpoolPass)
        .add(rockSlideLeavesChunk)
        .add(leapUntargetable)
        .add(strictReplacement);
  }
}
