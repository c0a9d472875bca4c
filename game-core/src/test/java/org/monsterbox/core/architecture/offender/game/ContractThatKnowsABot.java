package org.monsterbox.core.architecture.offender.game;

import org.monsterbox.core.architecture.offender.bot.BotThatKnowsAGame;

/** What no part of the contract may be. */
public record ContractThatKnowsABot(BotThatKnowsAGame bot) {}
