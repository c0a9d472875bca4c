package org.monsterbox.core.bigmonster.bot;

import java.util.List;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Award;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.ChooseExplorer;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Place;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.TakeDiscard;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Reason;

/** Where to place, which explorer, which late tile, and who gets a medal. */
final class SmallChoices {

  /** What a piece of a crystal on an explorer is worth. */
  private static final double PIECE = 0.5;

  private final Situation situation;

  SmallChoices(Situation situation) {
    this.situation = situation;
  }

  Choice<BigMonsterMove> place() {
    int tile = situation.table().revealed(situation.seat());
    Spot spot = situation.worth().best(situation.stakes(), Tiles.type(tile));
    return new Choice<>(
        new Place(spot.x, spot.y),
        Reasons.placing(situation.table(), situation.seat(), tile, new Anchor(spot.x, spot.y)));
  }

  Choice<BigMonsterMove> lateTile() {
    List<Integer> tiles = situation.view().lateTiles();
    Spot spot = Keeping.ranked(situation.worth(), situation.stakes(), tiles).get(0);
    int tile = Situation.tile(tiles, spot.type);
    return new Choice<>(
        new TakeDiscard(tile), Reasons.keeping(situation.table(), situation.seat(), tile, spot));
  }

  Choice<BigMonsterMove> explorer() {
    List<Explorer> offer = situation.view().offer();
    Explorer best = expected(offer.get(1)) > expected(offer.get(0)) ? offer.get(1) : offer.get(0);
    return new Choice<>(new ChooseExplorer(best), Reason.of(BigMonsterReason.GOOD_EXPLORER, best));
  }

  /** What an explorer will bring, as seen over many games. */
  private static double expected(Explorer explorer) {
    double ability =
        switch (explorer) {
          case E03, E09, E10, E12, S05 -> 6;
          case E04, E05, S02 -> 5;
          case E06, E07, E08, E11, S01, S04 -> 4;
          case E01, E02, S03 -> 3;
        };
    return ability + PIECE * explorer.pieces().size();
  }

  Choice<BigMonsterMove> award() {
    int receiver = new Awarding(situation.table(), situation.seat()).receiver();
    return new Choice<>(new Award(receiver), awardReason(receiver));
  }

  private Reason awardReason(int receiver) {
    if (receiver == situation.seat()) {
      return Reason.of(BigMonsterReason.AWARD_SELF);
    }
    return receiver == situation.table().partner(situation.seat())
        ? Reason.of(BigMonsterReason.AWARD_PARTNER, receiver)
        : Reason.of(BigMonsterReason.AWARD_OPPONENT, receiver);
  }
}
