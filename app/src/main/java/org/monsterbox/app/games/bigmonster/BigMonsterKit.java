package org.monsterbox.app.games.bigmonster;

import android.content.Context;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.lid.BigMonsterLid;
import org.monsterbox.app.games.Box;
import org.monsterbox.app.games.CoreKit;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.app.games.RulesPage;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.bigmonster.learning.RulesText;
import org.monsterbox.app.games.bigmonster.learning.Tutorial;
import org.monsterbox.app.games.bigmonster.map.Hand;
import org.monsterbox.app.games.bigmonster.moment.Miniature;
import org.monsterbox.app.games.bigmonster.moment.Props;
import org.monsterbox.app.games.bigmonster.table.BigMonsterScenes;
import org.monsterbox.app.games.bigmonster.words.BigMonsterWords;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.bot.BigMonsterBots;
import org.monsterbox.core.bigmonster.bot.BigMonsterWithBots;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;

/** Puts Big Monster on the table. */
public final class BigMonsterKit extends CoreKit<BigMonsterState, BigMonsterMove, BigMonsterView> {

  private final BigMonster rules = new BigMonster();

  public BigMonsterKit() {
    super(new BigMonsterWithBots(), BigMonsterMove.class, BigMonsterPacing.TABLE);
  }

  @Override
  public Box box() {
    return new Box(
        rules().facts(),
        R.string.bigmonster_name,
        R.string.bigmonster_tagline,
        R.string.bigmonster_story,
        BigMonsterLid::new);
  }

  @Override
  public GameWords<BigMonsterMove, BigMonsterView> words(Context context) {
    return new BigMonsterWords(context, rules);
  }

  @Override
  public SceneMaker<BigMonsterMove, BigMonsterView> scenes(Context context) {
    return new BigMonsterScenes(context, rules);
  }

  /** The map of the seat that has the most points. */
  @Override
  public Piece miniature(Context context, BigMonsterView view) {
    return new Miniature(new Props(context), view.table());
  }

  @Override
  public RulesPage rulesPage(Context context) {
    return new RulesText(context, new BigMonsterWords(context, rules), new Props(context)).page();
  }

  @Override
  public List<TutorialScript> tutorials(Context context) {
    return new Tutorial(context, rules).scripts();
  }

  @Override
  public boolean isTimeFor(String lesson, Sight<BigMonsterMove, BigMonsterView> sight) {
    return Tutorial.isTimeFor(lesson, sight);
  }

  /** Packets, kept tiles and explorers are hidden. */
  @Override
  public boolean keepsSecrets() {
    return true;
  }

  /** Tiles are placed, rows are taken from and medals are given before all eyes. */
  @Override
  public boolean mayLook(BigMonsterView view, int other) {
    BigMonsterTable table = view.table();
    return switch (table.phase()) {
      case MEDALS, TAKE, PLACE, AWARD, OVER -> true;
      case LATE_TILE -> table.revealed(table.lateSeat()) != Tiles.NONE;
      case EXPLORER_CHOICE, PICK -> false;
    };
  }

  @Override
  public Function<Event, Optional<Piece>> pictures(Context context) {
    return new EventPictures(context);
  }

  /** The tile that is about to be taken out of an open row. */
  @Override
  public String aim(BigMonsterMove move) {
    return move instanceof BigMonsterMove.Take take ? Hand.id(take.keep()) : "";
  }

  /** In a free draft whoever is first passes first: bots take their time as people do. */
  @Override
  public long hesitation(BigMonsterView view, int seat, Grade grade, long seed) {
    BigMonsterTable table = view.table();
    if (!table.options().isFree() || table.phase() != Phase.PICK) {
      return 0;
    }
    Chance chance =
        Chance.of(seed, "hesitation").branch(table.day()).branch(table.turn()).branch(seat);
    return BigMonsterBots.millisToPick(grade, table.handSize(), chance);
  }

  /** Tiles that have been placed. */
  @Override
  public float progress(BigMonsterView view) {
    BigMonsterTable table = view.table();
    if (table.phase() == Phase.OVER) {
      return 1;
    }
    int placed = 0;
    for (int seat = 0; table.hasTableaus() && seat < table.seats(); seat++) {
      placed += table.tableau(seat).size();
    }
    return 0.98f * Math.min(1, (float) placed / (table.seats() * table.mode().placements()));
  }
}
