package org.monsterbox.app.games.bigmonster.learning;

import android.content.Context;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.map.MedalProgress;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Phase;

/**
 * What there is to learn: a first lesson up to the first mutation, and three short ones about
 * crystals, medals and ships, each for the moment when that first matters.
 */
public final class Tutorial {

  static final String CRYSTALS = "crystals";
  static final String MEDALS = "medals";
  static final String SHIPS = "ships";

  /** By then a map has edges that crystals can close at. */
  private static final int TURN_OF_CRYSTALS = 3;

  private final Context context;
  private final BigMonster rules;

  public Tutorial(Context context, BigMonster rules) {
    this.context = context;
    this.rules = rules;
  }

  public List<TutorialScript> scripts() {
    return List.of(
        new FirstDuel(context, rules).firstLesson(),
        new FirstDuel(context, rules)
            .crystals()
            .further(
                CRYSTALS,
                context.getString(R.string.bigmonster_tutorial_crystals_title),
                context.getString(R.string.bigmonster_tutorial_crystals_question)),
        new FirstDuel(context, rules)
            .medals()
            .further(
                MEDALS,
                context.getString(R.string.bigmonster_tutorial_medals_title),
                context.getString(R.string.bigmonster_tutorial_medals_question)),
        new FirstPacket(context, rules)
            .script()
            .further(
                SHIPS,
                context.getString(R.string.bigmonster_tutorial_ships_title),
                context.getString(R.string.bigmonster_tutorial_ships_question)));
  }

  /** Whether a further lesson matters at this moment. */
  public static boolean isTimeFor(String lesson, Sight<BigMonsterMove, BigMonsterView> sight) {
    BigMonsterTable table = sight.view().table();
    boolean isChoosing = table.phase() == Phase.TAKE || table.phase() == Phase.PICK;
    if (!isChoosing) {
      return false;
    }
    return switch (lesson) {
      case CRYSTALS -> table.turn() >= TURN_OF_CRYSTALS;
      case MEDALS -> hasNearMedal(table, sight.viewer());
      case SHIPS -> table.phase() == Phase.PICK;
      default -> false;
    };
  }

  /** One more, and it is won. */
  private static boolean hasNearMedal(BigMonsterTable table, int seat) {
    return table.medals().stream()
        .anyMatch(
            medal ->
                table.isOpen(medal)
                    && medal.need() > 1
                    && MedalProgress.own(medal, table.tableau(seat)) == medal.need() - 1);
  }
}
