/** How the whale plans its turn. */
@NullMarked
package org.monsterbox.core.sea.bot.whale;

import org.jspecify.annotations.NullMarked;
