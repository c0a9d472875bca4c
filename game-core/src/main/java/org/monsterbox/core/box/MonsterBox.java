package org.monsterbox.core.box;

import java.util.List;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.game.GameFacts;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.thirteen.ThirteenMonsters;

/** The four games of the box, in the order in which they stand on the shelf. */
public final class MonsterBox {

  public static final GameFacts THIRTEEN = ThirteenMonsters.FACTS;
  public static final GameFacts CUBE = MonsterCube.FACTS;
  public static final GameFacts BIG_MONSTER = BigMonster.FACTS;
  public static final GameFacts SEA = MonsterOfTheSea.FACTS;

  public static final List<GameFacts> GAMES = List.of(THIRTEEN, CUBE, BIG_MONSTER, SEA);

  private MonsterBox() {}
}
