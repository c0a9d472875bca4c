/**
 * The bots of Big Monster: what a map may become, which tile to keep, and whom to give the rest.
 */
@NullMarked
package org.monsterbox.core.bigmonster.bot;

import org.jspecify.annotations.NullMarked;
