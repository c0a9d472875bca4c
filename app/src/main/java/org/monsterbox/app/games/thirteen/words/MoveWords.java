package org.monsterbox.app.games.thirteen.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.speech.Sentences;
import org.monsterbox.core.thirteen.dice.Dice;
import org.monsterbox.core.thirteen.dice.Duel;
import org.monsterbox.core.thirteen.dice.Throwing;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.Triple;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** What a move does, for a hint. */
final class MoveWords {

  /** What is said of moves that have no parts, or too many to tell. */
  private static final Map<Class<? extends ThirteenMove>, Integer> PLAIN =
      Map.of(
          ThirteenMove.StopSearch.class,
          R.string.thirteen_move_stop_search,
          ThirteenMove.Ack.class,
          R.string.thirteen_move_ack,
          ThirteenMove.Accept.class,
          R.string.thirteen_move_accept,
          ThirteenMove.Decline.class,
          R.string.thirteen_move_decline,
          ThirteenMove.Sacrifice.class,
          R.string.thirteen_move_sacrifice,
          ThirteenMove.Stop.class,
          R.string.thirteen_move_stop,
          ThirteenMove.EndTurn.class,
          R.string.thirteen_move_end);

  private final Sentences sentences;
  private final Names names;

  MoveWords(Sentences sentences, Names names) {
    this.sentences = sentences;
    this.names = names;
  }

  String sentence(ThirteenMove move, ThirteenView view, List<Seat> seats) {
    Integer plain = PLAIN.get(move.getClass());
    if (plain != null) {
      return text(plain);
    } else if (move instanceof ThirteenMove.BeginSearch search) {
      return text(
          search.prophet() ? R.string.thirteen_move_prophet : R.string.thirteen_move_search);
    } else if (move instanceof ThirteenMove.Flip flip) {
      return cell(R.string.thirteen_move_flip, flip.cell());
    } else if (move instanceof ThirteenMove.ProposeTrade trade) {
      return trade(trade, seats);
    } else if (move instanceof ThirteenMove.Counter counter) {
      return counter(counter);
    } else if (move instanceof ThirteenMove.Permafrost frost) {
      return cell(R.string.thirteen_move_freeze, frost.cell());
    } else if (move instanceof ThirteenMove.SuperNova nova) {
      return superNova(nova, view, seats);
    } else if (move instanceof ThirteenMove.Attack attack) {
      return attack(attack, view, seats);
    } else if (move instanceof ThirteenMove.Throw toss) {
      return toss(toss, view);
    } else if (move instanceof ThirteenMove.Take take) {
      return text(R.string.thirteen_move_take, names.set(take.set()));
    } else if (move instanceof ThirteenMove.Build build) {
      return build(build.triple());
    } else if (move instanceof ThirteenMove.Pick pick) {
      return pick(pick, view);
    }
    throw new IllegalArgumentException("No words for " + move);
  }

  private String cell(int id, int cell) {
    return text(id, Names.row(cell), Names.column(cell));
  }

  private String trade(ThirteenMove.ProposeTrade trade, List<Seat> seats) {
    return text(
        R.string.thirteen_move_trade,
        seats.get(trade.to()),
        names.sets(trade.give()),
        names.sets(trade.get()));
  }

  private String counter(ThirteenMove.Counter counter) {
    return text(
        R.string.thirteen_move_counter, names.sets(counter.give()), names.sets(counter.get()));
  }

  private String superNova(ThirteenMove.SuperNova nova, ThirteenView view, List<Seat> seats) {
    return text(
        R.string.thirteen_move_super_nova,
        seats.get(nova.owner()),
        theMonster(nova.monster(), view));
  }

  private String attack(ThirteenMove.Attack attack, ThirteenView view, List<Seat> seats) {
    return text(
        R.string.thirteen_move_attack,
        seats.get(attack.target()),
        names.set(attack.set()),
        theMonster(attack.monster(), view));
  }

  private String theMonster(int id, ThirteenView view) {
    return view.monster(id)
        .map(Monster::species)
        .map(names::theSpecies)
        .orElseGet(() -> sentences.part(R.string.thirteen_nothing));
  }

  private String toss(ThirteenMove.Throw toss, ThirteenView view) {
    Dice dice = view.throwing().map(Throwing::dice).orElse(Dice.NONE);
    List<String> kept = new ArrayList<>();
    for (int die = 0; die < Dice.COUNT; die++) {
      if ((toss.keep() >>> die & 1) == 1) {
        kept.add(Integer.toString(dice.face(die)));
      }
    }
    return kept.isEmpty()
        ? text(R.string.thirteen_move_throw)
        : text(R.string.thirteen_move_keep, names.phrases().list(kept));
  }

  private String build(Triple triple) {
    Monster monster = new Monster(0, triple.top(), triple.eyes(), triple.bottom());
    return text(
        R.string.thirteen_move_build,
        names.aSpecies(monster.species()),
        names.sets(List.of(triple.top(), triple.eyes(), triple.bottom())));
  }

  private String pick(ThirteenMove.Pick pick, ThirteenView view) {
    return pick.monster() == Duel.NOBODY
        ? text(R.string.thirteen_move_pick_none)
        : text(R.string.thirteen_move_pick, theMonster(pick.monster(), view));
  }

  private String text(int id, Object... blanks) {
    return sentences.say(id, blanks);
  }
}
