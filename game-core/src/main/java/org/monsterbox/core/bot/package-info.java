/**
 * What the bots of all games share: levels, search, time, and the arena where they are measured.
 */
@NullMarked
package org.monsterbox.core.bot;

import org.jspecify.annotations.NullMarked;
