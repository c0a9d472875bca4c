package org.monsterbox.app.games.sea.words;

import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.moves.WhaleCard;

/** What a card does that the whale plays, and what it gives for it. */
final class WhaleCardWords {

  private final Names names;

  WhaleCardWords(Names names) {
    this.names = names;
  }

  String sentence(WhaleCard move, List<Seat> seats) {
    String played = played(move, seats);
    List<Integer> given = given(move);
    return given.isEmpty()
        ? played
        : names.say(R.string.sea_move_giving, played, names.cards(given));
  }

  private String played(WhaleCard move, List<Seat> seats) {
    if (move instanceof WhaleCard.Headwind wind) {
      return where(move, names.direction(wind.direction()));
    } else if (move instanceof WhaleCard.IceWave wave) {
      return from(move, wave.iceberg(), names.direction(wave.direction()));
    } else if (move instanceof WhaleCard.RockSlide slide) {
      return from(move, slide.iceberg(), Board.text(slide.target()));
    } else if (move instanceof WhaleCard.Whirlpool whirlpool) {
      return where(move, Board.text(whirlpool.cell()));
    } else if (move instanceof WhaleCard.Devour devour) {
      return where(move, names.name(devour.boat(), seats));
    } else if (move instanceof WhaleCard.Push push) {
      return where(move, names.name(push.boat(), seats));
    } else if (move instanceof WhaleCard.Charge charge) {
      return where(move, names.cells(charge.path()));
    } else if (move instanceof WhaleCard.Leap leap) {
      return where(move, Board.text(leap.target()));
    }
    return names.say(R.string.sea_move_play, names.card(move.card()));
  }

  private String where(WhaleCard move, String target) {
    return names.say(R.string.sea_move_play_where, names.card(move.card()), target);
  }

  private String from(WhaleCard move, int iceberg, String target) {
    return names.say(
        R.string.sea_move_play_from, names.card(move.card()), Board.text(iceberg), target);
  }

  private static List<Integer> given(WhaleCard move) {
    if (move instanceof WhaleCard.Charge charge) {
      return charge.give();
    } else if (move instanceof WhaleCard.RockSlide slide) {
      return slide.give();
    } else if (move instanceof WhaleCard.Leap leap) {
      return leap.give();
    } else if (move instanceof WhaleCard.Push push) {
      return push.give();
    }
    return List.of();
  }
}
