/** What the rules say about each move of a hunter. */
@NullMarked
package org.monsterbox.core.sea.hunter;

import org.jspecify.annotations.NullMarked;
