package org.monsterbox.core.sea.terms;

import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.sea.terms.SeaOptions.TractorQuota;

/** How the whale is caught: by tractors and nets. */
public record CaptureOptions(
    int tractorRange,
    TractorQuota tractorQuota,
    int netReach,
    boolean whaleAnchorsNets,
    boolean boatsAreWalls,
    boolean captureNeedsNet) {

  static CaptureOptions of(Options options) {
    return new CaptureOptions(
        options.get(SeaOptions.TRACTOR_RANGE),
        options.get(SeaOptions.TRACTOR_QUOTA),
        options.get(SeaOptions.NET_REACH),
        options.get(SeaOptions.WHALE_ANCHORS_NETS),
        options.get(SeaOptions.BOATS_ARE_WALLS),
        options.get(SeaOptions.CAPTURE_NEEDS_NET));
  }

  void addTo(Fingerprint fingerprint) {
    fingerprint
        .add(tractorRange)
        .add(tractorQuota)
        .add(netReach)
        .add(whaleAnchorsNets)
        .add(boatsAreWalls)
        .add(captureNeedsNet);
  }
}
