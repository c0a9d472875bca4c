/** What a seat can do: how each kind of move is written, and what the rules say about it. */
@NullMarked
package org.monsterbox.core.bigmonster.moves;

import org.jspecify.annotations.NullMarked;
