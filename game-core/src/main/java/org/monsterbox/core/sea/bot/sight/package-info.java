/** How bots look at a position: waters, hands, ways to swim and dangers. */
@NullMarked
package org.monsterbox.core.sea.bot.sight;

import org.jspecify.annotations.NullMarked;
