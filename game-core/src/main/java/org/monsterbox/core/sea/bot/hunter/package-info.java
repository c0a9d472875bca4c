/** How a hunter plans its turn. */
@NullMarked
package org.monsterbox.core.sea.bot.hunter;

import org.jspecify.annotations.NullMarked;
