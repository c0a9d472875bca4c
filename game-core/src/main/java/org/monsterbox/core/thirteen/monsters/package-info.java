/** The pieces: monsters, the sets they are made of, and the two cards of each set. */
@NullMarked
package org.monsterbox.core.thirteen.monsters;

import org.jspecify.annotations.NullMarked;
