package org.monsterbox.app.games.bigmonster.words;

import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.speech.Sentences;
import org.monsterbox.core.bigmonster.bot.BigMonsterReason;
import org.monsterbox.core.bigmonster.tiles.Colour;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bot.Reason;

/** Why a bot would make a move. Which tile it is about, the move has said. */
final class ReasonWords {

  private final Sentences sentences;
  private final Names names;
  private final TileWords tiles;

  ReasonWords(Sentences sentences, Names names, TileWords tiles) {
    this.sentences = sentences;
    this.names = names;
    this.tiles = tiles;
  }

  String sentence(Reason reason, List<Seat> seats) {
    if (!(reason.code() instanceof BigMonsterReason code)) {
      return sentences.say(R.string.bigmonster_why_unknown);
    }
    List<String> about = reason.about();
    return switch (code) {
      case ONLY_MOVE -> sentences.say(R.string.bigmonster_why_only_move);
      case GOOD_EXPLORER ->
          sentences.say(
              R.string.bigmonster_why_explorer, tiles.ability(Explorer.valueOf(about.get(0))));
      case ANY_MEDALS -> sentences.say(R.string.bigmonster_why_any_medals);
      case KEEP_POINTS -> points(R.string.bigmonster_why_keep_points, about.get(1));
      case KEEP_PROMISE -> sentences.say(R.string.bigmonster_why_keep_promise);
      case KEEP_MEDAL -> medal(R.string.bigmonster_why_keep_medal, about.get(1));
      case KEEP_CRYSTAL ->
          sentences.say(R.string.bigmonster_why_keep_crystal, crystal(about.get(1)));
      case KEEP_MUTATION -> points(R.string.bigmonster_why_keep_mutation, about.get(1));
      case KEEP_BIG_MONSTER -> points(R.string.bigmonster_why_keep_big, about.get(1));
      case KEEP_NEAR_MEDAL -> near(about);
      case PLACE_CRYSTALS ->
          sentences.say(
              R.string.bigmonster_why_crystals,
              crystal(about.get(1)),
              names.points(Integer.parseInt(about.get(0))));
      case PLACE_MUTATION -> points(R.string.bigmonster_why_mutation, about.get(0));
      case PLACE_BIG_MONSTER -> points(R.string.bigmonster_why_big, about.get(0));
      case PLACE_MEDAL -> medal(R.string.bigmonster_why_medal, about.get(0));
      case PLACE_POINTS -> points(R.string.bigmonster_why_points, about.get(0));
      case PLACE_PROMISE -> sentences.say(R.string.bigmonster_why_promise);
      case AWARD_SELF -> sentences.say(R.string.bigmonster_why_award_self);
      case AWARD_PARTNER ->
          sentences.say(
              R.string.bigmonster_why_award_partner, seats.get(Integer.parseInt(about.get(0))));
      case AWARD_OPPONENT ->
          sentences.say(
              R.string.bigmonster_why_award_opponent, seats.get(Integer.parseInt(about.get(0))));
    };
  }

  /** How far somebody would then be on the way to a medal. */
  private String near(List<String> about) {
    Medal medal = Medal.valueOf(about.get(1));
    int have = Integer.parseInt(about.get(2));
    return sentences.say(
        R.string.bigmonster_why_keep_near, names.theMedal(medal), have, medal.need());
  }

  private String crystal(String colour) {
    return names.aCrystal(Colour.valueOf(colour));
  }

  private String points(int id, String points) {
    return sentences.say(id, names.points(Integer.parseInt(points)));
  }

  private String medal(int id, String medal) {
    return sentences.say(id, names.theMedal(Medal.valueOf(medal)));
  }
}
