/** The bots of Monster of the Sea: planners for whale and hunters, and a look ahead. */
@NullMarked
package org.monsterbox.core.sea.bot;

import org.jspecify.annotations.NullMarked;
