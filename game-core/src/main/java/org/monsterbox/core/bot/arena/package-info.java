/** Where bots play against each other, many games at once, to find out how good they are. */
@NullMarked
package org.monsterbox.core.bot.arena;

import org.jspecify.annotations.NullMarked;
