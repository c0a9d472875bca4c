/** The monster cards, and what they are worth. */
@NullMarked
package org.monsterbox.core.cube.cards;

import org.jspecify.annotations.NullMarked;
