package org.monsterbox.core.bigmonster.terms;

import java.util.List;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;

/** The rules that a table has chosen, looked up once. The usual value of an option comes first. */
public record BigMonsterOptions(
    ModeChoice mode,
    ThreePlayerMode threePlayerMode,
    DraftOrder draftOrder,
    PlacementTiming placementTiming,
    int firstSeat,
    MedalOptions medals,
    BigMonsterTieBreak bigMonsterTieBreak,
    boolean ambassadorCountsExplorer,
    StretchGoals stretchGoals,
    LiveScores liveScores) {

  /** Which mode is played; {@code AUTO} goes by the number of players. */
  public enum ModeChoice {
    AUTO,
    DUEL,
    TRIO,
    INDIVIDUAL,
    TEAM
  }

  /** What {@code AUTO} means for three: open rows or secret packets. */
  public enum ThreePlayerMode {
    SERIES,
    DRAFT
  }

  /** Whether packets are passed in turn, or by whoever is first. */
  public enum DraftOrder {
    INITIATIVE,
    FREE
  }

  /** Whether a place may be named together with the tile that is kept. */
  public enum PlacementTiming {
    AFTER_REVEAL,
    WITH_PICK
  }

  /** Whether the medals are drawn, or chosen by the host. */
  public enum MedalSelection {
    RANDOM,
    CHOSEN
  }

  /** Whether a team medal waits until the individual one has been won. */
  public enum TeamMedalGate {
    OFF,
    PYRAMID
  }

  /** Who gets the penalty where all are level. */
  public enum PenaltyAllTied {
    EVERYONE,
    NOBODY
  }

  /** How teams that are level compare their Big Monsters. */
  public enum BigMonsterTieBreak {
    BEST_PLAYER,
    TEAM_SUM
  }

  /** Whether screens show scores before the end; the rules do not look at it. */
  public enum LiveScores {
    SHOW,
    HIDE
  }

  /** For {@link #FIRST_SEAT}: the first seat is drawn. */
  public static final int RANDOM = -1;

  public static final OptionSpec<ModeChoice> MODE =
      OptionSpec.choice("mode", List.of(ModeChoice.values()));
  public static final OptionSpec<ThreePlayerMode> THREE_PLAYER_MODE =
      OptionSpec.choice("threePlayerMode", List.of(ThreePlayerMode.values()));
  public static final OptionSpec<DraftOrder> DRAFT_ORDER =
      OptionSpec.choice("draftOrder", List.of(DraftOrder.values()));
  public static final OptionSpec<PlacementTiming> PLACEMENT_TIMING =
      OptionSpec.choice("placementTiming", List.of(PlacementTiming.values()));

  /** The seat that begins, from 0; a seat that nobody sits on cannot be chosen. */
  public static final OptionSpec<Integer> FIRST_SEAT =
      OptionSpec.number("firstSeat", RANDOM, 0, 5, RANDOM);

  public static final OptionSpec<MedalSelection> MEDAL_SELECTION =
      OptionSpec.choice("medalSelection", List.of(MedalSelection.values()));
  public static final OptionSpec<Integer> TEAM_ICE_THRESHOLD =
      OptionSpec.choice("teamIceThreshold", List.of(12, 8));
  public static final OptionSpec<TeamMedalGate> TEAM_MEDAL_GATE =
      OptionSpec.choice("teamMedalGate", List.of(TeamMedalGate.values()));
  public static final OptionSpec<PenaltyAllTied> PENALTY_ALL_TIED =
      OptionSpec.choice("penaltyAllTied", List.of(PenaltyAllTied.values()));
  public static final OptionSpec<Boolean> LATE_TILE_MEDALS =
      OptionSpec.flag("lateTileMedals", true);
  public static final OptionSpec<Boolean> INTEGRATED_COUNTS_FOR_PENALTY =
      OptionSpec.flag("integratedCountsForPenalty", true);
  public static final OptionSpec<BigMonsterTieBreak> BIG_MONSTER_TIE_BREAK =
      OptionSpec.choice("bigMonsterTieBreak", List.of(BigMonsterTieBreak.values()));
  public static final OptionSpec<Boolean> AMBASSADOR_COUNTS_EXPLORER =
      OptionSpec.flag("ambassadorCountsExplorer", true);
  public static final OptionSpec<Integer> PANDA_MEDAL_VALUE =
      OptionSpec.number("pandaMedalValue", 5, -20, 20);
  public static final OptionSpec<Integer> YETI_MEDAL_VALUE =
      OptionSpec.number("yetiMedalValue", 10, -20, 20);
  public static final OptionSpec<Boolean> SG_PANDA = OptionSpec.flag("sgPanda", false);
  public static final OptionSpec<Boolean> SG_UNICORNS = OptionSpec.flag("sgUnicorns", false);
  public static final OptionSpec<Boolean> SG_AMBASSADOR = OptionSpec.flag("sgAmbassador", false);
  public static final OptionSpec<Boolean> SG_YETI = OptionSpec.flag("sgYeti", false);
  public static final OptionSpec<Boolean> SG_GOLD = OptionSpec.flag("sgGold", false);
  public static final OptionSpec<Boolean> SG_DRAGON_TOKEN = OptionSpec.flag("sgDragonToken", false);
  public static final OptionSpec<Boolean> SG_EXPLORERS = OptionSpec.flag("sgExplorers", false);
  public static final OptionSpec<LiveScores> LIVE_SCORES =
      OptionSpec.choice("liveScores", List.of(LiveScores.values()));

  public static final List<OptionSpec<?>> ALL =
      List.of(
          MODE,
          THREE_PLAYER_MODE,
          DRAFT_ORDER,
          PLACEMENT_TIMING,
          FIRST_SEAT,
          MEDAL_SELECTION,
          TEAM_ICE_THRESHOLD,
          TEAM_MEDAL_GATE,
          PENALTY_ALL_TIED,
          LATE_TILE_MEDALS,
          INTEGRATED_COUNTS_FOR_PENALTY,
          BIG_MONSTER_TIE_BREAK,
          AMBASSADOR_COUNTS_EXPLORER,
          PANDA_MEDAL_VALUE,
          YETI_MEDAL_VALUE,
          SG_PANDA,
          SG_UNICORNS,
          SG_AMBASSADOR,
          SG_YETI,
          SG_GOLD,
          SG_DRAGON_TOKEN,
          SG_EXPLORERS,
          LIVE_SCORES);

  public static BigMonsterOptions of(Options options) {
    return new BigMonsterOptions(
        options.get(MODE),
        options.get(THREE_PLAYER_MODE),
        options.get(DRAFT_ORDER),
        options.get(PLACEMENT_TIMING),
        options.get(FIRST_SEAT),
        MedalOptions.of(options),
        options.get(BIG_MONSTER_TIE_BREAK),
        options.get(AMBASSADOR_COUNTS_EXPLORER),
        StretchGoals.of(options),
        options.get(LIVE_SCORES));
  }

  public boolean isFree() {
    return draftOrder == DraftOrder.FREE;
  }

  public boolean placesWithPick() {
    return placementTiming == PlacementTiming.WITH_PICK;
  }

  /** What a medal is worth. */
  public int value(Medal medal) {
    return switch (medal) {
      case PANDA -> stretchGoals.pandaMedalValue();
      case YETI -> stretchGoals.yetiMedalValue();
      default -> medal.value();
    };
  }

  /** What two partners need together. */
  public int teamNeed(Medal medal) {
    return medal == Medal.ICE ? medals.teamIceThreshold() : medal.teamNeed();
  }

  /** Whether this tile is one of the stretch goals that are played. */
  public boolean hasStretchGoal(int tile) {
    return switch (Tiles.type(tile)) {
      case SG_PANDA -> stretchGoals.panda();
      case SG_UNICORN_F, SG_UNICORN_M -> stretchGoals.unicorns();
      case SG_AMBASSADOR -> stretchGoals.ambassador();
      case SG_YETI -> stretchGoals.yeti();
      case SG_GOLD -> stretchGoals.gold();
      default -> false;
    };
  }

  /** Whether this explorer may be dealt to so many players. */
  public boolean hasExplorer(Explorer explorer, int seats) {
    return switch (explorer) {
      case S01, S03, S05 -> stretchGoals.explorers();
      case S02 -> stretchGoals.explorers() && stretchGoals.unicorns();
      case S04 -> stretchGoals.explorers() && stretchGoals.gold();
      default -> explorer.isFor(seats);
    };
  }

  public void addTo(Fingerprint fingerprint) {
    fingerprint.add(mode).add(threePlayerMode).add(draftOrder).add(placementTiming).add(firstSeat);
    medals.addTo(fingerprint);
    fingerprint.add(bigMonsterTieBreak).add(ambassadorCountsExplorer);
    stretchGoals.addTo(fingerprint);
    fingerprint.add(liveScores);
  }
}
