package org.monsterbox.core.sea.terms;

import java.util.List;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.sea.box.SeaData;

/** The rules that a table has chosen (section 6), looked up once. The usual value comes first. */
public record SeaOptions(
    CollisionPolicy collisionPolicy,
    CaptureOptions capture,
    WhaleOptions whale,
    boolean wreckKeepsHand,
    boolean refloatDraws,
    boolean edgeRanges,
    int stormRound2,
    int stormRound3,
    NextWhale nextWhaleIfWhaleWon,
    boolean lineOfSight,
    boolean huntersShareHands) {

  /** What a Movement card does onto ice or another boat (ruling 5). */
  public enum CollisionPolicy {
    WRECK,
    REFUSE
  }

  /** How many tractor lines capture the whale (ruling 8). */
  public enum TractorQuota {
    STARTING,
    LIVING_MIN_2
  }

  /** What a mini-storm shortens (ruling 19). */
  public enum MiniStorm {
    LAST_CELL,
    EVERY_APPLICATION
  }

  /** When boats beside a whirlpool are wrecked (ruling 22). */
  public enum WhirlpoolRing {
    ROUND_START,
    END_OF_BOAT_TURN
  }

  /** Which cells of a whirlpool boats cannot pass (ruling 23). */
  public enum WhirlpoolPass {
    CENTRE,
    CENTRE_AND_RING
  }

  /** Who is the whale after a whale has won (ruling 39). */
  public enum NextWhale {
    KEEP,
    NEXT_SEAT,
    RANDOM
  }

  private static final int LATEST_STORM = 30;

  public static final OptionSpec<CollisionPolicy> COLLISION_POLICY =
      OptionSpec.choice("collisionPolicy", List.of(CollisionPolicy.values()));
  public static final OptionSpec<Integer> TRACTOR_RANGE =
      OptionSpec.choice("tractorRange", List.of(3, 2));
  public static final OptionSpec<TractorQuota> TRACTOR_QUOTA =
      OptionSpec.choice("tractorQuota", List.of(TractorQuota.values()));
  public static final OptionSpec<Integer> NET_REACH =
      OptionSpec.choice("netReach", List.of(2, 1, 99));
  public static final OptionSpec<Boolean> WHALE_ANCHORS_NETS =
      OptionSpec.flag("whaleAnchorsNets", true);
  public static final OptionSpec<Boolean> BOATS_ARE_WALLS = OptionSpec.flag("boatsAreWalls", true);
  public static final OptionSpec<Boolean> CAPTURE_NEEDS_NET =
      OptionSpec.flag("captureNeedsNet", true);
  public static final OptionSpec<Boolean> HEADWIND_BLOCKS_REORIENT =
      OptionSpec.flag("headwindBlocksReorient", false);
  public static final OptionSpec<MiniStorm> MINI_STORM =
      OptionSpec.choice("miniStorm", List.of(MiniStorm.values()));
  public static final OptionSpec<Integer> WAVE_RADIUS =
      OptionSpec.choice("waveRadius", List.of(2, 1, 3));
  public static final OptionSpec<WhirlpoolRing> WHIRLPOOL_RING =
      OptionSpec.choice("whirlpoolRing", List.of(WhirlpoolRing.values()));
  public static final OptionSpec<WhirlpoolPass> WHIRLPOOL_PASS =
      OptionSpec.choice("whirlpoolPass", List.of(WhirlpoolPass.values()));
  public static final OptionSpec<Boolean> ROCK_SLIDE_LEAVES_CHUNK =
      OptionSpec.flag("rockSlideLeavesChunk", false);
  public static final OptionSpec<Boolean> LEAP_UNTARGETABLE =
      OptionSpec.flag("leapUntargetable", false);
  public static final OptionSpec<Boolean> STRICT_REPLACEMENT =
      OptionSpec.flag("strictReplacement", false);
  public static final OptionSpec<Boolean> WRECK_KEEPS_HAND =
      OptionSpec.flag("wreckKeepsHand", true);
  public static final OptionSpec<Boolean> REFLOAT_DRAWS = OptionSpec.flag("refloatDraws", false);
  public static final OptionSpec<Boolean> EDGE_RANGES = OptionSpec.flag("edgeRanges", true);
  public static final OptionSpec<Integer> STORM_ROUND_2 =
      OptionSpec.number("stormRound2", SeaData.STORM_WITH_TWO_HUNTERS, 1, LATEST_STORM);
  public static final OptionSpec<Integer> STORM_ROUND_3 =
      OptionSpec.number("stormRound3", SeaData.STORM_WITH_THREE_HUNTERS, 1, LATEST_STORM);
  public static final OptionSpec<NextWhale> NEXT_WHALE_IF_WHALE_WON =
      OptionSpec.choice("nextWhaleIfWhaleWon", List.of(NextWhale.values()));
  public static final OptionSpec<Boolean> LINE_OF_SIGHT = OptionSpec.flag("lineOfSight", false);
  public static final OptionSpec<Boolean> HUNTERS_SHARE_HANDS =
      OptionSpec.flag("huntersShareHands", true);

  public static final List<OptionSpec<?>> ALL =
      List.of(
          COLLISION_POLICY,
          TRACTOR_RANGE,
          TRACTOR_QUOTA,
          NET_REACH,
          WHALE_ANCHORS_NETS,
          BOATS_ARE_WALLS,
          CAPTURE_NEEDS_NET,
          HEADWIND_BLOCKS_REORIENT,
          MINI_STORM,
          WAVE_RADIUS,
          WHIRLPOOL_RING,
          WHIRLPOOL_PASS,
          ROCK_SLIDE_LEAVES_CHUNK,
          LEAP_UNTARGETABLE,
          STRICT_REPLACEMENT,
          WRECK_KEEPS_HAND,
          REFLOAT_DRAWS,
          EDGE_RANGES,
          STORM_ROUND_2,
          STORM_ROUND_3,
          NEXT_WHALE_IF_WHALE_WON,
          LINE_OF_SIGHT,
          HUNTERS_SHARE_HANDS);

  public static SeaOptions of(Options options) {
    return new SeaOptions(
        options.get(COLLISION_POLICY),
        CaptureOptions.of(options),
        WhaleOptions.of(options),
        options.get(WRECK_KEEPS_HAND),
        options.get(REFLOAT_DRAWS),
        options.get(EDGE_RANGES),
        options.get(STORM_ROUND_2),
        options.get(STORM_ROUND_3),
        options.get(NEXT_WHALE_IF_WHALE_WON),
        options.get(LINE_OF_SIGHT),
        options.get(HUNTERS_SHARE_HANDS));
  }

  /** The storm breaks at the end of this round. */
  public int stormRound(int hunters) {
    return hunters == 2 ? stormRound2 : stormRound3;
  }

  public void addTo(Fingerprint fingerprint) {
    fingerprint.add(collisionPolicy);
    capture.addTo(fingerprint);
    whale.addTo(fingerprint);
    fingerprint
        .add(wreckKeepsHand)
        .add(refloatDraws)
        .add(edgeRanges)
        .add(stormRound2)
        .add(stormRound3)
        .add(nextWhaleIfWhaleWon)
        .add(lineOfSight)
        .add(huntersShareHands);
  }
}
