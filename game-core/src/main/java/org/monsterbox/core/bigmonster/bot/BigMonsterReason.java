package org.monsterbox.core.bigmonster.bot;

import org.monsterbox.core.game.Code;

/**
 * Why a bot does something. In brackets what is put into the sentence: types of tiles, explorers
 * and medals by their names, seats from 0, points.
 */
public enum BigMonsterReason implements Code {
  /** There was nothing else to do. */
  ONLY_MOVE,
  /** The explorer whose ability brings most [explorer]. */
  GOOD_EXPLORER,
  /** One set of medals is as good as another. */
  ANY_MEDALS,
  /** The tile that is kept scores most [type, points]. */
  KEEP_POINTS,
  /** The tile that is kept scores little now, but more will come of it [type, points]. */
  KEEP_PROMISE,
  /** The tile that is kept wins a medal [type, medal]. */
  KEEP_MEDAL,
  /** The tile that is kept completes a crystal [type, colour]. */
  KEEP_CRYSTAL,
  /** With the tile that is kept something mutates [type, points]. */
  KEEP_MUTATION,
  /** The tile that is kept completes a Big Monster [type, points]. */
  KEEP_BIG_MONSTER,
  /** The tile that is kept leads nearly to a medal [type, medal, how far one is then]. */
  KEEP_NEAR_MEDAL,
  /** There the tile completes crystals [points, colour of the best]. */
  PLACE_CRYSTALS,
  /** There monsters mutate [points]. */
  PLACE_MUTATION,
  /** There a Big Monster becomes complete [points]. */
  PLACE_BIG_MONSTER,
  /** It meets the condition of a medal [medal]. */
  PLACE_MEDAL,
  /** There it scores most [points]. */
  PLACE_POINTS,
  /** There it scores nothing yet, and more can come of it. */
  PLACE_PROMISE,
  /** The medal is best with oneself. */
  AWARD_SELF,
  /** The partner has fewer points, and only those count [seat]. */
  AWARD_PARTNER,
  /** The medal costs points: it is for an opponent who leads [seat]. */
  AWARD_OPPONENT
}
