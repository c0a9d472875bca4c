package org.monsterbox.app.games.bigmonster.words;

import android.content.Context;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.SpokenGame;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.terms.BigMonsterEnd;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.game.Code;

/** The sentences of Big Monster in the language of a context. */
public final class BigMonsterWords
    extends SpokenGame<BigMonsterEvent, BigMonsterMove, BigMonsterView> {

  private final Names names;
  private final TileWords tiles;
  private final MedalWords medals;
  private final EventWords events;
  private final MoveWords moves;
  private final ReasonWords reasons;
  private final PromptWords prompts;

  public BigMonsterWords(Context context, BigMonster rules) {
    super(context, BigMonsterEvent.class, OptionWords.of(context));
    names = new Names(context);
    tiles = new TileWords(context, names);
    medals = new MedalWords(context);
    events = new EventWords(context, names);
    moves = new MoveWords(context, names);
    reasons = new ReasonWords(context, names, tiles);
    prompts = new PromptWords(context, names, rules);
  }

  public Names names() {
    return names;
  }

  public TileWords tiles() {
    return tiles;
  }

  public MedalWords medals() {
    return medals;
  }

  @Override
  protected String sentence(BigMonsterEvent event, List<Seat> seats) {
    return events.sentence(event, seats);
  }

  @Override
  protected int refusalSentence(Code code) {
    return RefusalWords.sentence(code);
  }

  @Override
  public String move(BigMonsterMove move, BigMonsterView view, List<Seat> seats) {
    return moves.sentence(move, view, seats);
  }

  @Override
  public String reason(Reason reason, List<Seat> seats) {
    return reasons.sentence(reason, seats);
  }

  @Override
  public String prompt(BigMonsterView view, List<Seat> seats) {
    return prompts.prompt(view, seats);
  }

  @Override
  protected int endingSentence(Code reason) {
    return switch ((BigMonsterEnd) reason) {
      case POINTS -> R.string.bigmonster_end_points;
      case BETTER_PARTNER -> R.string.bigmonster_end_partner;
      case BIG_MONSTERS -> R.string.bigmonster_end_big;
      case SHARED -> R.string.bigmonster_end_shared;
    };
  }
}
