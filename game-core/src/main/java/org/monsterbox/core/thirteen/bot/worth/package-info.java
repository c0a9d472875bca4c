/** What bots think that sets and monsters are worth. */
@NullMarked
package org.monsterbox.core.thirteen.bot.worth;

import org.jspecify.annotations.NullMarked;
