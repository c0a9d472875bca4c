/** What all games share; knows none of them. */
@NullMarked
package org.monsterbox.core.game;

import org.jspecify.annotations.NullMarked;
