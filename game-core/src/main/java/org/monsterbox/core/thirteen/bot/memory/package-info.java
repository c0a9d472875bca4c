/** Which cards bots remember, and what they conclude from them. */
@NullMarked
package org.monsterbox.core.thirteen.bot.memory;

import org.jspecify.annotations.NullMarked;
