package org.monsterbox.core.thirteen.bot;

import java.util.List;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.thirteen.TestGame;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.TestTable;

/** A bot at a table that a test has set up. */
final class BotAtTable {

  private static final ThirteenMonsters RULES = new ThirteenMonsters();

  private final TestGame game;
  private final int seat;
  private final ThirteenBot bot;
  private int watched;

  BotAtTable(Grade grade, int seat, TestGame game) {
    this.game = game;
    this.seat = seat;
    this.bot = ThirteenBots.of(grade, seat, 7);
  }

  static BotAtTable monster(int seat, TestTable table) {
    return new BotAtTable(Grade.MONSTER, seat, new TestGame(table));
  }

  TestGame game() {
    return game;
  }

  ThirteenBot bot() {
    return bot;
  }

  /** What it would do now, having seen all that has happened. */
  Choice<ThirteenMove> choose() {
    List<Event> events = game.events();
    for (Event event : events.subList(watched, events.size())) {
      bot.watch(event);
    }
    watched = events.size();
    List<ThirteenMove> moves = RULES.legalMoves(game.state(), seat);
    return bot.choose(game.view(), moves, Chance.of(watched, "choice"), () -> false);
  }

  String move() {
    return RULES.text(choose().move());
  }

  /** Does it as well, and says why: {@code "KNOWN_PAIR [01T]"}. */
  String act() {
    Choice<ThirteenMove> choice = choose();
    game.play(seat, RULES.text(choice.move()));
    return choice.reason().code().name() + " " + choice.reason().about();
  }
}
