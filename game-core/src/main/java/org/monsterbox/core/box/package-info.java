/** The contents of the box: which games there are. */
@NullMarked
package org.monsterbox.core.box;

import org.jspecify.annotations.NullMarked;
