package org.monsterbox.app.games.sea.words;

import android.content.Context;
import java.util.List;
import java.util.OptionalInt;
import org.monsterbox.app.R;
import org.monsterbox.app.games.Epilogue;
import org.monsterbox.app.games.SpokenGame;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.SeaEnd;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.terms.SeaOptions;

/** The sentences of Monster of the Sea in the language of a context. */
public final class SeaWords extends SpokenGame<SeaEvent, SeaMove, SeaView> {

  private final Names names;
  private final EventWords events;
  private final MoveWords moves;
  private final HintWords hints;
  private final ReasonWords reasons;
  private final PromptWords prompts;

  public SeaWords(Context context) {
    super(context, SeaEvent.class, OptionWords.of(context));
    names = new Names(context);
    events = new EventWords(names);
    moves = new MoveWords(names);
    hints = new HintWords(names, moves);
    reasons = new ReasonWords(names);
    prompts = new PromptWords(names);
  }

  public Names names() {
    return names;
  }

  @Override
  protected String sentence(SeaEvent event, List<Seat> seats) {
    return events.sentence(event, seats);
  }

  @Override
  public String heading(Event event, List<Seat> seats) {
    return event instanceof SeaEvent.RoundStarted started
        ? names.say(R.string.sea_log_heading, started.round())
        : "";
  }

  @Override
  public OptionalInt about(Event event, OptionalInt mover) {
    return event instanceof SeaEvent told ? Doers.of(told, mover) : mover;
  }

  @Override
  protected int refusalSentence(Code code) {
    return RefusalWords.sentence(code);
  }

  /** What a move does, and no more. */
  public String deed(SeaMove move, SeaView view, List<Seat> seats) {
    return moves.sentence(move, view, seats);
  }

  @Override
  public String move(SeaMove move, SeaView view, List<Seat> seats) {
    return hints.sentence(move, view, seats);
  }

  @Override
  public String reason(Reason reason, List<Seat> seats) {
    return reasons.sentence(reason, seats);
  }

  @Override
  public String prompt(SeaView view, List<Seat> seats) {
    return prompts.prompt(view, seats);
  }

  @Override
  public String setupNote(int seats, Options options) {
    int round = SeaOptions.of(options).stormRound(seats - 1);
    return context.getString(R.string.sea_setup_storm, round);
  }

  @Override
  protected int endingSentence(Code reason) {
    return switch ((SeaEnd) reason) {
      case ESCAPE -> R.string.sea_end_escape;
      case KILL_ALL -> R.string.sea_end_kill_all;
      case STORM -> R.string.sea_end_storm;
      case KILL -> R.string.sea_end_kill;
      case NET -> R.string.sea_end_net;
      case TRACTOR -> R.string.sea_end_tractor;
    };
  }

  @Override
  public Epilogue epilogue(SeaView over, List<Event> happened, List<Seat> seats) {
    return new EndWords(context, names).epilogue(over, happened, seats);
  }
}
