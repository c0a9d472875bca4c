/** 13 Monsters: find halves, build creatures, roll dice for those of the others. */
@NullMarked
package org.monsterbox.core.thirteen;

import org.jspecify.annotations.NullMarked;
