package org.monsterbox.core.bot.arena;

import org.monsterbox.core.bot.Bot;

/** A kind of bot that is measured, under the name that the report has for it. */
public record Contestant<M, V>(String name, BotMaker<M, V> maker) {

  /** Makes a fresh bot for a seat of one game, with no memory of another. */
  public interface BotMaker<M, V> {

    Bot<M, V> make(int seat, long seed);
  }
}
