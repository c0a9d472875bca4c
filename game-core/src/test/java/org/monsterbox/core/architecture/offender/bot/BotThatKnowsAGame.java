package org.monsterbox.core.architecture.offender.bot;

import org.monsterbox.core.architecture.offender.sea.SeaThatReflects;

/** What no bot that all games share may be. */
public record BotThatKnowsAGame(SeaThatReflects game) {}
