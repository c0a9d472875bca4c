package org.monsterbox.app.games.bigmonster.words;

import android.content.Context;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bigmonster.bot.BigMonsterReason;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bot.Reason;

/** Why a bot would make a move. Which tile it is about, the move has said. */
final class ReasonWords {

  private final Context context;
  private final Names names;
  private final TileWords tiles;

  ReasonWords(Context context, Names names, TileWords tiles) {
    this.context = context;
    this.names = names;
    this.tiles = tiles;
  }

  String sentence(Reason reason, List<Seat> seats) {
    if (!(reason.code() instanceof BigMonsterReason code)) {
      return context.getString(R.string.bigmonster_why_unknown);
    }
    List<String> about = reason.about();
    return switch (code) {
      case ONLY_MOVE -> context.getString(R.string.bigmonster_why_only_move);
      case GOOD_EXPLORER ->
          context.getString(
              R.string.bigmonster_why_explorer, tiles.ability(Explorer.valueOf(about.get(0))));
      case ANY_MEDALS -> context.getString(R.string.bigmonster_why_any_medals);
      case KEEP_POINTS -> points(R.string.bigmonster_why_keep_points, about.get(1));
      case KEEP_PROMISE -> context.getString(R.string.bigmonster_why_keep_promise);
      case KEEP_MEDAL -> medal(R.string.bigmonster_why_keep_medal, about.get(1));
      case PLACE_CRYSTALS -> points(R.string.bigmonster_why_crystals, about.get(0));
      case PLACE_MUTATION -> points(R.string.bigmonster_why_mutation, about.get(0));
      case PLACE_BIG_MONSTER -> points(R.string.bigmonster_why_big, about.get(0));
      case PLACE_MEDAL -> medal(R.string.bigmonster_why_medal, about.get(0));
      case PLACE_POINTS -> points(R.string.bigmonster_why_points, about.get(0));
      case PLACE_PROMISE -> context.getString(R.string.bigmonster_why_promise);
      case AWARD_SELF -> context.getString(R.string.bigmonster_why_award_self);
      case AWARD_PARTNER ->
          context.getString(
              R.string.bigmonster_why_award_partner,
              seats.get(Integer.parseInt(about.get(0))).name());
      case AWARD_OPPONENT ->
          context.getString(
              R.string.bigmonster_why_award_opponent,
              seats.get(Integer.parseInt(about.get(0))).name());
    };
  }

  private String points(int id, String points) {
    return context.getString(id, names.points(Integer.parseInt(points)));
  }

  private String medal(int id, String medal) {
    return context.getString(id, names.theMedal(Medal.valueOf(medal)));
  }
}
