package org.monsterbox.app.games.bigmonster.words;

import android.content.Context;
import org.monsterbox.app.R;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.tiles.Medal;

/** What has to be done for each medal. */
public final class MedalWords {

  private final Context context;

  MedalWords(Context context) {
    this.context = context;
  }

  /** What one player alone needs. */
  public String condition(Medal medal) {
    return condition(medal, medal.need());
  }

  /** What two partners need together. */
  public String teamCondition(Medal medal, BigMonsterOptions options) {
    return condition(medal, options.teamNeed(medal));
  }

  String condition(Medal medal, int need) {
    return switch (medal) {
      case DESERT -> count(R.plurals.bigmonster_need_desert, need);
      case RUNE -> count(R.plurals.bigmonster_need_rune, need);
      case BIG -> count(R.plurals.bigmonster_need_big, need);
      case SWAMP_MEADOW -> count(R.plurals.bigmonster_need_swamp_meadow, need);
      case TERRAINS -> count(R.plurals.bigmonster_need_terrains, need);
      case LAVA -> count(R.plurals.bigmonster_need_lava, need);
      case CRYSTALS -> count(R.plurals.bigmonster_need_crystals, need);
      case ICE -> count(R.plurals.bigmonster_need_ice, need);
      case MUTAGEN -> count(R.plurals.bigmonster_need_mutagen, need);
      case PENALTY -> context.getString(R.string.bigmonster_need_penalty);
      case PANDA -> context.getString(R.string.bigmonster_need_panda);
      case YETI -> context.getString(R.string.bigmonster_need_yeti);
    };
  }

  private String count(int plural, int number) {
    return context.getResources().getQuantityString(plural, number, number);
  }
}
