/** What dice may still become, computed exactly. */
@NullMarked
package org.monsterbox.core.thirteen.bot.odds;

import org.jspecify.annotations.NullMarked;
