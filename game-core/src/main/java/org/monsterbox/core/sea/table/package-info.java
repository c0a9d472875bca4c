/** The game in play: the table, who sees what of it, and what follows from how things lie. */
@NullMarked
package org.monsterbox.core.sea.table;

import org.jspecify.annotations.NullMarked;
