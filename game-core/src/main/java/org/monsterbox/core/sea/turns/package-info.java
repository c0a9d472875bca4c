/** What happens between moves, and what both sides do. */
@NullMarked
package org.monsterbox.core.sea.turns;

import org.jspecify.annotations.NullMarked;
