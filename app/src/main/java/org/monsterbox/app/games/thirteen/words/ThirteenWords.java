package org.monsterbox.app.games.thirteen.words;

import android.content.Context;
import java.util.List;
import java.util.OptionalInt;
import org.monsterbox.app.R;
import org.monsterbox.app.games.SpokenGame;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenEnd;
import org.monsterbox.core.thirteen.terms.ThirteenEvent;

/** The sentences of 13 Monsters in the language of a context. */
public final class ThirteenWords extends SpokenGame<ThirteenEvent, ThirteenMove, ThirteenView> {

  private final Names names;
  private final EventWords events;
  private final MoveWords moves;
  private final ReasonWords reasons;
  private final PromptWords prompts;

  public ThirteenWords(Context context) {
    super(context, ThirteenEvent.class, OptionWords.of(context));
    names = new Names(context);
    events = new EventWords(sentences, names);
    moves = new MoveWords(sentences, names);
    reasons = new ReasonWords(sentences, names);
    prompts = new PromptWords(sentences);
  }

  public Names names() {
    return names;
  }

  @Override
  protected String sentence(ThirteenEvent event, List<Seat> seats) {
    return events.sentence(event, seats);
  }

  /** Whose turn, card, set or battle it is, who need not be the one who made the move. */
  @Override
  public OptionalInt about(Event event, OptionalInt mover) {
    if (event instanceof ThirteenEvent.TurnStarted turn) {
      return OptionalInt.of(turn.seat());
    } else if (event instanceof ThirteenEvent.TurnRestarted turn) {
      return OptionalInt.of(turn.seat());
    } else if (event instanceof ThirteenEvent.Dealt dealt) {
      return OptionalInt.of(dealt.seat());
    } else if (event instanceof ThirteenEvent.SetMoved moved) {
      return OptionalInt.of(moved.to());
    } else if (event instanceof ThirteenEvent.BattleDecided battle) {
      return OptionalInt.of(battle.winner());
    }
    return mover;
  }

  @Override
  protected int refusalSentence(Code code) {
    return RefusalWords.sentence(code);
  }

  @Override
  public String move(ThirteenMove move, ThirteenView view, List<Seat> seats) {
    return moves.sentence(move, view, seats);
  }

  @Override
  public String reason(Reason reason, List<Seat> seats) {
    return reasons.sentence(reason, seats);
  }

  @Override
  public String prompt(ThirteenView view, List<Seat> seats) {
    return prompts.prompt(view, seats);
  }

  @Override
  public String showing(ThirteenView view, List<Seat> seats) {
    return prompts.showing(view, seats);
  }

  @Override
  protected int endingSentence(Code reason) {
    return switch ((ThirteenEnd) reason) {
      case HP -> R.string.thirteen_end_hp;
      case DEATH_BATTLE -> R.string.thirteen_end_duel;
      case ELEMENTAL_MASTER -> R.string.thirteen_end_master;
    };
  }
}
