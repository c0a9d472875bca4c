package org.monsterbox.app.games.bigmonster.words;

import android.content.Context;
import java.util.List;
import java.util.OptionalInt;
import org.monsterbox.app.R;
import org.monsterbox.app.games.Epilogue;
import org.monsterbox.app.games.SpokenGame;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.terms.BigMonsterEnd;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Event;

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
    events = new EventWords(sentences, names);
    moves = new MoveWords(sentences, names);
    reasons = new ReasonWords(sentences, names, tiles);
    prompts = new PromptWords(sentences, names, rules);
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
  public String heading(Event event, List<Seat> seats) {
    if (event instanceof BigMonsterEvent.TurnStarted turn) {
      return context.getString(R.string.bigmonster_heading_turn, turn.turn());
    }
    return event instanceof BigMonsterEvent.DayStarted day
        ? context.getString(R.string.bigmonster_heading_day, day.day())
        : "";
  }

  /** What befalls everybody is about nobody; packets and medals come to whoever gets them. */
  @Override
  public OptionalInt about(Event event, OptionalInt mover) {
    if (event instanceof BigMonsterEvent.PacketOpened packet) {
      return OptionalInt.of(packet.seat());
    } else if (event instanceof BigMonsterEvent.ExplorersOffered offered) {
      return OptionalInt.of(offered.seat());
    } else if (event instanceof BigMonsterEvent.MedalWon won) {
      return won.seats().size() == 1 ? OptionalInt.of(won.seats().get(0)) : OptionalInt.empty();
    }
    return isForAll(event) ? OptionalInt.empty() : mover;
  }

  private static boolean isForAll(Event event) {
    return event instanceof BigMonsterEvent.GameStarted
        || event instanceof BigMonsterEvent.MedalsSelected
        || event instanceof BigMonsterEvent.DayStarted
        || event instanceof BigMonsterEvent.TurnStarted
        || event instanceof BigMonsterEvent.RowOpened
        || event instanceof BigMonsterEvent.ExplorersRevealed
        || event instanceof BigMonsterEvent.TilesRevealed
        || event instanceof BigMonsterEvent.PenaltyGiven
        || event instanceof BigMonsterEvent.GameEnded;
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
  public Epilogue epilogue(BigMonsterView over, List<Event> happened, List<Seat> seats) {
    return new EndWords(context, names).epilogue(over.table());
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
