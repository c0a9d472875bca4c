package org.monsterbox.app.referee;

import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/**
 * What a bot has decided.
 *
 * @param line where it was decided: others may have been quicker since
 */
record Decision<S extends Fingerprinted, M extends Move>(
    int seat, Line<S, M> line, Choice<M> choice) {}
