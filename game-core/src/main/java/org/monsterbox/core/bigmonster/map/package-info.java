/** The map of one player: which tile fits where, what it does there, and what all are worth. */
@NullMarked
package org.monsterbox.core.bigmonster.map;

import org.jspecify.annotations.NullMarked;
