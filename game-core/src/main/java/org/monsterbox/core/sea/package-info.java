/** Monster of the Sea: one whale against two or three hunters. */
@NullMarked
package org.monsterbox.core.sea;

import org.jspecify.annotations.NullMarked;
