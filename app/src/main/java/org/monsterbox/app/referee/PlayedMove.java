package org.monsterbox.app.referee;

import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.record.Hashed;

/**
 * A move that the rules have accepted, with what it led to.
 *
 * @param before where it was made
 * @param after where it led
 * @param events what happened on the way
 */
public record PlayedMove<S extends Fingerprinted, M>(
    int seat, M move, Hashed<S> before, Hashed<S> after, EventLog events) {}
